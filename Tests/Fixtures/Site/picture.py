"""Takes the picture of a device's page that README.md shows: picture.py FOLDER BROWSER TARGET."""
import pathlib
import sys

from playwright.sync_api import sync_playwright

folder, browser_path, target = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1100, "height": 430}, color_scheme="light")
    page.goto((folder / "devices/iphone-17-pro.html").as_uri() + "?os=26")
    page.wait_for_selector("#switches")
    page.screenshot(path=target)
    browser.close()
