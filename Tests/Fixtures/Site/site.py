"""Uses a site in headless Chromium as readers do: site.py FOLDER BROWSER ADDRESS [SHOTS].

Every kind of page is opened in both widths, light and dark, from a server on loopback; then states, search, tables, the
keyboard, a page without its script, one from file://, and axe. The names that a screen reader says are those in
names.txt; with KEYLINE_ACCEPT=1 it writes them there. The address is the one that the site was exported for. With one
more argument it leaves screenshots there.
"""
import functools
import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

folder, browser_path = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
address = sys.argv[3]
shots = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
names = pathlib.Path(__file__).with_name("names.txt")
KINDS = {
    "home": "index.html", "device": "devices/iphone-17-pro.html", "eleven": "devices/iphone-11.html",
    "pad": "devices/ipad-pro-11-m5.html", "duo": "devices/iphone-duo.html", "small": "devices/iphone-se-3.html",
    "metric": "metrics/statusBar.height.html", "widget": "metrics/widget.width.html", "version": "versions/26.html",
    "tables": "tables.html", "devices": "devices.html", "metrics": "metrics.html", "techniques": "techniques.html",
    "sources": "sources.html", "data": "data.html", "screens": "screen-sizes.html", "widgets": "widget-sizes.html",
}
# The queries that the program understands as well, and what the search of the site alone leads to.
EXAMPLES = json.loads(pathlib.Path(__file__).with_name("searches.json").read_text(encoding="utf-8"))
SEARCHES = {
    "852x393": ["iphone-16", "iphone-15-pro", "iphone-15", "iphone-14-pro"],
    "852 × 393": ["iphone-16", "iphone-15-pro", "iphone-15", "iphone-14-pro"],
    "iphone17": ["iphone-17"], "ios 18.4": ["18"], "UINavigationBar": ["navigationBar.height"],
    "what changed in ios 26": ["26"], "new in 26": ["26"], "widgets 393": ["widget-sizes"], "16 pro": ["iphone-16-pro"],
    "iphone 16 pro landscape": ["iphone-16-pro"], "tab bar ios 26": ["tabBar.height"], "iphone 17 safe area ios 26": ["iphone-17"],
}
faults, good = [], 0


def check(what, holds):
    global good
    if holds:
        good += 1
    else:
        faults.append(what)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A host that has the site at its root and at the path of its address."""
    root = "/" + address.split("/", 3)[3]

    def log_message(self, *_):
        pass

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(self.root) if path.startswith(self.root) else path)

    def send_error(self, *_):
        # As hosts of static sites do, but for the code, of which a browser complains.
        body = (folder / "404.html").read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


server = http.server.ThreadingHTTPServer(
    ("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
threading.Thread(target=server.serve_forever, daemon=True).start()
top = f"http://127.0.0.1:{server.server_port}/"


def open_page(browser, **options):
    """A page that notes what it says to the console and what it loads from elsewhere."""
    context = browser.new_context(**options)
    page = context.new_page()
    page.on("console", lambda message: faults.append(f"{page.url}: console: {message.text}"))
    page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
    page.on("request", lambda request: request.url.startswith((top, "file://")) or
            faults.append(f"{page.url}: loads {request.url}"))
    return page


def looks(browser):
    for width, height in ((390, 844), (1280, 900)):
        for scheme in ("light", "dark"):
            page = open_page(browser, viewport={"width": width, "height": height}, color_scheme=scheme)
            for kind, path in KINDS.items():
                page.goto(top + path)
                wide = page.evaluate("document.documentElement.scrollWidth")
                check(f"{kind} at {width} is {wide} wide", wide <= width)
                if kind == "device" and width == 390:
                    tall = page.evaluate("document.documentElement.scrollHeight")
                    check(f"a device has {tall / height:.1f} screens", tall <= 6 * height)
                if shots:
                    page.screenshot(path=shots / f"{kind}-{width}-{scheme}.png", full_page=kind != "sources")
            page.context.close()
    # A window of 1280 px at 200 % has 640.
    for width in (320, 640):
        page = open_page(browser, viewport={"width": width, "height": 640})
        for kind, path in KINDS.items():
            page.goto(top + path)
            wide = page.evaluate("document.documentElement.scrollWidth")
            check(f"{kind} at {width} is {wide} wide", wide <= width)
        page.context.close()


def states(browser):
    page = open_page(browser, viewport={"width": 390, "height": 844})
    page.goto(top + KINDS["eleven"])

    def value(metric):
        return page.inner_text(f'[id="{metric}"] summary .value')

    def choose(choice):
        page.check(f'#switches input[value="{choice}"]', force=True)

    choose("13")
    check("status bar of the iPhone 11 on 13", value("statusBar.height") == "44")
    choose("landscape")
    choose("nav")
    caption = page.inner_text("#caption")
    check(f"caption: {caption}", caption == "iOS 13, landscape, navigation bar.")
    check("a change is said", page.text_content("#said").startswith(caption + " Safe area: "))
    check(page.url, page.url.endswith("?os=13&orientation=landscape&bars=nav"))
    address = page.url
    page.go_back()
    check("back", page.inner_text("#caption") == "iOS 13, landscape, navigation and tab bar.")
    page.goto(address)
    check("an address is a state", page.inner_text("#caption") == caption)
    check("of the picture as well", page.locator(".mark[data-mark=tab]").is_hidden())
    page.goto(top + KINDS["eleven"] + "?os=19&bars=foo")
    words = page.inner_text("#fallback")
    check(words, words.startswith("There is no iOS 19; after 18 came 26."))
    page.goto(top + KINDS["eleven"])
    check("the newest versions that were measured", page.inner_text("#caption").startswith("iOS 26, "))
    check(page.inner_text("#usual"), "easured on iOS 26." in page.inner_text("#usual"))
    choose("27")
    check(page.inner_text("#usual"), "nothing known to have changed" in page.inner_text("#usual"))
    near = page.locator("[id='tabBar.height'] summary .value")
    check(f"the last known value: {near.inner_text()}", near.inner_text() == "49 on iOS 18")
    page.context.close()


def prints(browser):
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    for kind in ("device", "eleven", "pad", "duo", "small"):
        for state in ("", "?orientation=landscape"):
            page.goto(top + KINDS[kind] + state)
            count = len(re.findall(rb"/Type /Page\b", page.pdf(format="A4")))
            check(f"{kind}{state} prints on {count} pages", 1 <= count <= 2)
    page.goto(top + KINDS["sources"])
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    check("print opens every part", page.locator("details:not([open])").count() == 0)
    page.context.close()


def sums(browser):
    """A sum is shown as its parts, which add up in every state, each with a source or the page of its metric."""
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    seen = 0
    for kind in ("device", "eleven", "pad", "small", "duo"):
        page.goto(top + KINDS[kind])
        keys = page.evaluate("Object.keys(JSON.parse(document.getElementById('states').textContent).states)")
        names = page.evaluate("JSON.parse(document.getElementById('states').textContent).switches")
        for key in keys[::5]:
            page.goto(top + KINDS[kind] + "?" + "&".join(map("=".join, zip(names, key.split("/")))))
            for text, value, sources in page.evaluate(
                    "[...document.querySelectorAll('.answer:not([hidden]) [data-sum]')].map(sum => [sum.textContent,"
                    "sum.closest('.row').querySelector('.value').textContent,"
                    "[...sum.closest('.answer').querySelectorAll('li')].map(part => part.querySelectorAll('a').length)])"):
                whole, _, parts = text.partition(" = ")
                check(f"{kind} {key}: {text}, but {value}", whole == value or not whole)
                check(f"{kind} {key}: {text}: {sources}", min(sources) > 0)
                if parts:
                    seen += 1
                    total = sum(map(float, parts.replace("− ", "-").replace("+ ", "").split()))
                    check(f"{kind} {key}: {text}", abs(total - float(whole)) < 0.01)
    check(f"{seen} sums", seen > 30)
    page.goto(top + KINDS["device"] + "#navigationBar.maxY")
    check("116 is a sum", page.text_content("[id='navigationBar.maxY'] .answer:not([hidden]) [data-sum]") == "116 = 62 + 54")
    page.locator("[id='navigationBar.height'] [href$='#sources']").first.evaluate("link => link.click()")
    page.wait_for_url("**/metrics/navigationBar.height.html#sources")
    check("the other sources are open", page.locator("#sources").evaluate("part => part.open"))
    page.context.close()


def touched(browser):
    """What a finger touches at 390 px is 44 px tall; links within text are not meant."""
    page = open_page(browser, viewport={"width": 390, "height": 844})
    for kind, path in list(KINDS.items()) + [("compared", "tables.html?d=iphone-15,iphone-17-pro")]:
        page.goto(top + path)
        small = page.evaluate(
            "[...document.querySelectorAll('summary, button, select, input, tbody th a, h3 a, nav a, .facts a, .ways a')]"
            ".filter(part => !part.closest('.more, foreignObject')).map(part => [part.matches('input') && part.closest('label') || part, part])"
            ".map(([box, part]) => [box.getBoundingClientRect().height, part.outerHTML.slice(0, 90)])"
            ".filter(([height]) => height > 0 && height < 43.9)")
        check(f"{kind}: {small[:3]} are small", not small)
    page.context.close()


class Task:
    """Something that a reader wants from home, and the actions that it takes."""

    def __init__(self, browser, name):
        self.page = open_page(browser, viewport={"width": 1280, "height": 900},
                              permissions=["clipboard-read", "clipboard-write"])
        self.name, self.actions = name, 0
        self.page.goto(top + "index.html")

    def search(self, words, enter=True):
        self.actions += 1
        self.page.fill("#search", words)
        self.page.wait_for_selector("[role=option]")
        if enter:
            self.page.keyboard.press("Enter")
            self.page.wait_for_url(lambda url: not url.endswith("index.html"))

    def act(self, action):
        self.actions += 1
        action(self.page)

    def row(self, metric):
        """The value of the line that is open."""
        row = self.page.locator(f"[id='{metric}'][open]")
        return row.locator("summary .value").inner_text() if row.count() else "closed"

    def ends(self, found):
        print(f"task: {self.name}: {self.actions} actions, {'found' if found else 'NOT FOUND'}")
        check(f"task: {self.name}: not found: {self.page.url}", found)
        check(f"task: {self.name}: {self.actions} actions", self.actions <= 2)
        self.page.context.close()


def tasks(browser):
    """What people come for, from home, with two actions at most; to type words and press Enter is one."""
    task = Task(browser, "top inset of the 16 Pro in landscape")
    task.search("iphone 16 pro landscape top safe area inset")
    task.ends(task.row("safeAreaInsets.top") == "0" and "landscape" in task.page.inner_text("#caption"))

    task = Task(browser, "compare the 15 and the 17 Pro")
    task.search("iphone 15 vs 17 pro")
    heads = task.page.locator("#side thead th a").all_inner_texts()
    task.ends(heads == ["iPhone 15", "iPhone 17 Pro"] and task.page.locator("#side .differs").count() > 0)

    task = Task(browser, "who has 59")
    task.search("59", enter=False)
    task.act(lambda page: page.get_by_role("option", name="All devices with 59").dispatch_event("mousedown"))
    task.page.wait_for_url("**/tables.html?q=59")
    shown = task.page.locator("#grid tbody tr:not(.kind):visible th a").all_inner_texts()
    task.ends(len(shown) == 8 and "iPhone 14 Pro" in shown and "iPhone 17" not in shown)

    task = Task(browser, "the tab bar of an iPad")
    task.search("ipad pro 11 m5 tab bar")
    task.ends(task.row("tabBar.frameHeight") == "44" or task.row("tabBar.height") == "44")

    task = Task(browser, "what changed in 26")
    task.act(lambda page: page.get_by_role("link", name="Everything iOS 26 changed").click())
    change = task.page.locator(".change", has_text="Navigation bar height", has=task.page.locator("p", has_text="iPhones"))
    task.ends("44 → 54" in re.sub(r"\s*→\s*", " → ", change.first.inner_text()))

    task = Task(browser, "a value as Swift")
    task.search("iphone 17 pro keyboard height")
    task.act(lambda page: page.locator("[open] .copy button", has_text="Swift").click())
    task.page.wait_for_selector("text=Copied")
    said = task.page.evaluate("navigator.clipboard.readText()")
    task.ends(said == "let keyboardHeight: CGFloat = 335  // iPhone 17 Pro, iOS 26, portrait, no bars; assumed")

    task = Task(browser, "a link to a state")
    task.search("iphone 17 landscape tab bar")
    caption = task.page.inner_text("#caption")
    task.act(lambda page: page.locator("[open] .copy button", has_text="Link").click())
    task.page.wait_for_selector("text=Copied")
    task.page.goto(task.page.evaluate("navigator.clipboard.readText()"))
    task.ends(task.page.inner_text("#caption") == caption and "landscape, navigation and tab bar" in caption)

    task = Task(browser, "the sources of a value")
    task.search("iphone 17 pro navigation bar bottom edge")
    links = task.page.locator("[id='navigationBar.maxY'][open] .answer:not([hidden]) .sources small a[href^=https]")
    task.ends(task.row("navigationBar.maxY") == "116" and links.count() == 2)

    task = Task(browser, "the keyboard of the 17")
    task.search("iphone 17 keyboard")
    task.ends(task.row("keyboard.height") == "335")

    task = Task(browser, "widgets of 393-point phones")
    task.search("widget sizes")
    task.act(lambda page: page.fill("#filter", "393"))
    rows = task.page.locator("tbody tr:not(.kind):visible").all_inner_texts()
    task.ends(len(rows) > 0 and all("393 × 852" in row for row in rows))

    task = Task(browser, "the sizes of all current iPhones")
    task.search("iphone screen sizes")
    rows = task.page.locator("tbody tr:visible").all_inner_texts()
    task.ends(any("iPhone 17 Pro" in row and "402 × 874" in row and "1206 × 2622" in row for row in rows))

    task = Task(browser, "the corner radius")
    task.search("corner radius iphone 17 pro")
    task.ends(task.row("screen.cornerRadius") == "62")

    # Each device leads to a table of it and another, which the table changes; the search does so, too.
    page = open_page(browser, viewport={"width": 390, "height": 844})
    page.goto(top + KINDS["device"])
    page.get_by_role("link", name="Compare with iPhone 16 Pro").click()
    page.wait_for_url("**/tables.html?d=iphone-17-pro,iphone-16-pro")
    page.select_option("#other", "iphone-15")
    page.get_by_role("button", name="Leave out iPhone 16 Pro").click()
    heads = page.locator("#side thead th a").all_inner_texts()
    check(f"another device: {heads}", heads == ["iPhone 17 Pro", "iPhone 15"])
    check(page.url, page.url.endswith("?d=iphone-17-pro%2Ciphone-15"))
    page.goto(top + "index.html")
    page.fill("#search", "iphone 17 pro")
    page.wait_for_selector("[role=option]")
    to = page.get_by_role("option", name="Compare iPhone 17 Pro").get_attribute("data-to")
    check(f"compare in the search: {to}", to == "tables.html?d=iphone-17-pro")
    page.context.close()


def copies(browser):
    """What is copied of a line, in the state that is shown."""
    page = open_page(browser, viewport={"width": 390, "height": 844}, permissions=["clipboard-read", "clipboard-write"])
    page.goto(top + KINDS["device"] + "?orientation=landscape&bars=tabs#safeAreaInsets.left")
    menu = page.get_by_role("group", name="Copy Left")
    said = []
    page.focus("[id='safeAreaInsets.left'] summary")
    for _ in menu.get_by_role("button").all():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        said.append(page.evaluate("navigator.clipboard.readText()"))
    about = "iPhone 17 Pro, iOS 26, landscape, navigation and tab bar; assumed"
    check(f"copied: {said}", said[:3] == [
        "62", f"let safeAreaInsetsLeft: CGFloat = 62  // {about}", f"--safe-area-insets-left: 62px; /* {about} */"])
    check(f"copied: {said[3:4]}", json.loads(said[3]) == {
        "device": "iphone-17-pro", "metric": "safeAreaInsets.left", "os": "26", "orientation": "landscape", "bars": "tabs",
        "value": 62, "unit": "pt", "status": "assumed"})
    check(f"copied: {said[4:]}", said[4:] == [
        page.url.split("?")[0] + "?os=26&orientation=landscape&bars=tabs#safeAreaInsets.left",
        "keyline get safeAreaInsets.left -d iphone-17-pro --os 26 --landscape"])
    page.context.close()


def missing(browser):
    """An address that does not exist, at a depth that no page has: the search leads on from it."""
    page = open_page(browser, viewport={"width": 390, "height": 844})
    page.goto(top + "a/b/c/no-such-page.html")
    check("a page for what is missing", page.inner_text("h1") == "There is no such page")
    page.fill("#search", "iphone 15 pro")
    page.wait_for_selector("[role=option]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/devices/iphone-15-pro.html")
    page.context.close()


def search(browser):
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    page.goto(top + "index.html")
    # The list is loaded when the field is first touched.
    page.fill("#search", "i")
    page.wait_for_selector("[role=option]")

    def found(words):
        page.fill("#search", words)
        return page.evaluate(
            "[...document.querySelectorAll('[role=option][data-to]')]"
            ".filter(option => !option.dataset.to.includes('tables.html'))"
            ".map(option => option.dataset.to.replace(/.*\\//, '').replace(/[?#].*/, '').replace('.html', ''))")

    for words, expected in SEARCHES.items():
        pages = found(words)
        check(f"{words}: {pages[:4]}", pages[:len(expected)] == expected)
    for example in EXAMPLES:
        pages, first = found(example["query"]), set(example["first"])
        if "uncovered" in example:
            check(f"{example['query']}: {pages}", not pages)
            said = page.inner_text(".find .none")
            check(f"{example['query']}: {said}", said.startswith("Apple devices only"))
            continue
        if "device" in example:
            option = page.locator("[role=option]").first
            text, to = option.inner_text(), option.get_attribute("data-to")
            check(f"{example['query']}: {text}", re.search(r" · .* [0-9.]+", text) is not None)
            check(f"{example['query']}: {to}",
                  f"/{example['device']}.html?" in "/" + to and to.endswith("#" + example["row"]))
            pages = [name for name in pages if not name.startswith(("iphone", "ipad"))]
        check(f"{example['query']}: {pages}", set(pages[:len(first)]) == first)
        check(f"{example['query']}: {pages}", not set(pages) & set(example.get("absent", [])))
        near = page.locator(".find .none").count() > 0
        if "respelled" not in example:
            check(f"{example['query']} is spelled right: {not near}", near == example.get("suggestion", False))
    for words, text, to in (
            ("iphone 17 safe area", "iPhone 17 · safe area 62 top, 34 bottom", "#safeAreaInsets.top"),
            ("iphone 16 pro landscape safe area", "iPhone 16 Pro · safe area 62 left, 20 bottom", "#safeAreaInsets.left"),
            ("iphone 16 pro landscape", "iPhone 16 Pro · safe area 62 left, 20 bottom", "#safeAreaInsets.left"),
            ("16 pro landscape top inset", "iPhone 16 Pro · top safe area inset 0", "#safeAreaInsets.top"),
            ("widgets 393", "Widget sizes", "widget-sizes.html?q=393"),
            ("iphone 15 vs 17 pro", "iPhone 15 and iPhone 17 Pro side by side", "tables.html?d=iphone-15,iphone-17-pro")):
        page.fill("#search", words)
        option = page.locator("[role=option]").first
        check(f"{words}: {option.inner_text()}", option.inner_text().startswith(text))
        check(f"{words}: {option.get_attribute('data-to')}", option.get_attribute("data-to").endswith(to))
    page.fill("#search", "安全区")
    said = page.locator("[role=option] small").all_inner_texts()
    check(f"a metric has a value as well: {said}", "62 on iPhone 17 Pro" in said)
    page.fill("#search", "iphone 17 safe area")
    page.keyboard.press("Enter")
    page.wait_for_url("**/devices/iphone-17.html?*")
    row = page.locator("[id='safeAreaInsets.top']")
    check("a device and a metric open that line", row.evaluate("row => row.open"))
    check("in the state that was told", row.locator("summary .value").inner_text() == "62")
    page.goto(top + "index.html")
    page.fill("#search", "iphone 15 pro")
    page.wait_for_selector("[role=option]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/devices/iphone-15-pro.html")
    page.keyboard.press("/")
    check("a slash leads to the search", page.evaluate("document.activeElement.id") == "find")
    page.context.close()


def tables(browser):
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    page.goto(top + "tables.html")
    page.check("input[value=iphone-11]")
    page.check("input[value=iphone-17]")
    page.click("#show")
    every = page.locator("#side tbody tr").count()
    page.check("#only")
    rows = page.locator("#side tbody tr")
    check("differences only", 0 < rows.count() < every)
    for row in rows.all():
        cells = row.locator("td").all_inner_texts()
        check(f"two values: {cells}", len(cells) == 2 and cells[0] != cells[1])
    check(page.url, page.url.endswith("?d=iphone-11%2Ciphone-17&only=differences"))

    def shown():
        return page.locator("#grid tbody tr:not(.kind):visible th a").all_inner_texts()

    # A number finds who has it, a link says it as well, and a head sorts, what is unknown last.
    page.goto(top + "tables.html?q=59")
    check(f"59: {shown()}", len(shown()) == 8 and {"iPhone 15", "iPhone 16 Plus"} <= set(shown()))
    page.fill("#filter", "393")
    check(f"393: {shown()}", shown() == ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"])
    page.fill("#filter", "")
    for head in page.locator("#grid thead button").all():
        head.click()
        column = page.evaluate(
            "[...document.querySelectorAll('#grid thead th')].findIndex(h => h.ariaSort === 'ascending')")
        cells = page.evaluate(
            "column => [...document.querySelectorAll('#grid tbody')[0].rows].slice(1)"
            ".map(row => row.cells[column].textContent)", column)
        numbers = [float(n.split()[0]) for n in cells if re.fullmatch(r"\d+(\.\d+)?", n)]
        known = [bool(re.match(r"\d", n)) for n in cells]
        check(f"column {column} is sorted: {numbers}", column < 2 or numbers == sorted(numbers))
        check(f"column {column}: unknown last", column == 0 or known == sorted(known, reverse=True))
    page.goto(top + "tables.html?d=iphone-15,iphone-17-pro")
    check("two devices of a link", page.locator("#side thead th a").all_inner_texts() == ["iPhone 15", "iPhone 17 Pro"])
    page.context.close()
    page = open_page(browser, viewport={"width": 390, "height": 844})
    page.goto(top + "tables.html")
    card = page.locator("#grid tbody tr:not(.kind)").first
    check("a card is as wide as the screen", card.bounding_box()["width"] <= 390)
    check("a card names its values", "Points" in card.locator("td").nth(1).evaluate(
        "cell => getComputedStyle(cell, '::before').content + cell.dataset.head"))
    page.context.close()


def filters(browser):
    page = open_page(browser, viewport={"width": 390, "height": 844})
    for kind in ("devices", "tables"):
        page.goto(top + KINDS[kind])
        links = page.locator("tbody th a:visible")
        every = links.count()
        page.focus("#filter")
        page.keyboard.type("iphone 17 pro")
        check(f"{kind}: {links.all_inner_texts()}", links.all_inner_texts() == ["iPhone 17 Pro Max", "iPhone 17 Pro"])
        check(f"{kind}: how many is said", page.inner_text("#found") == "2 devices")
        check(f"{kind}: a family without devices is gone", not page.get_by_text("iPads", exact=True).is_visible())
        page.fill("#filter", "no such device")
        check(f"{kind}: none is said", page.inner_text("#found") == "0 devices")
        page.fill("#filter", "")
        check(f"{kind}: all are back", links.count() == every)
    for kind, size in (("devices", "402 x 874"), ("screens", "402 x 874"), ("screens", "1206x2622")):
        page.goto(top + KINDS[kind])
        page.fill("#filter", size)
        check(f"{kind}: {size}", page.locator("tbody th a:visible").first.inner_text() == "iPhone 18 Pro")
    page.context.close()


def keyboard(browser):
    page = open_page(browser, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page.goto(top + KINDS["device"])
    page.keyboard.press("Tab")
    check("first the way to the content", page.evaluate("document.activeElement.className") == "skip")
    seen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.name || document.activeElement.tagName"))
    check(f"the switches and the list are reached: {seen}", {"os", "orientation", "bars", "SUMMARY"} <= seen)
    page.focus("input[name=bars]:checked")
    page.keyboard.press("ArrowLeft")
    check("an arrow changes the bars", page.input_value("input[name=bars]:checked") == "title")
    page.context.close()


def moves(browser):
    page = open_page(browser, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    for kind, path in KINDS.items():
        page.goto(top + path)
        moving = page.evaluate(
            "[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e); return [s.transitionDuration,"
            "s.animationDuration].some(d => d.split(', ').some(t => parseFloat(t) > 0.01)) || s.scrollBehavior === 'smooth'"
            "}).length")
        check(f"{kind}: {moving} elements move", moving == 0)
    page.context.close()


def spoken(browser):
    """What a screen reader says of each kind of page, numbers left out: they change with the data."""
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    parts = []
    for kind in ("home", "device", "pad", "duo", "metric", "version", "tables", "devices", "techniques", "sources", "data"):
        page.goto(top + KINDS[kind])
        lines = re.sub(r"\d+(\.\d+)?", "#", page.locator("body").aria_snapshot()).splitlines()
        # The addresses of links are checked elsewhere, and the beginning of a long list is like its end.
        parts += [f"== {kind}"] + [line for line in lines if "/url:" not in line][:90]
    page.goto(top + KINDS["eleven"])
    page.check('#switches input[value="landscape"]', force=True)
    parts += ["== a change", page.text_content("#said")]
    page.context.close()
    text = "\n".join(parts) + "\n"
    if os.environ.get("KEYLINE_ACCEPT"):
        names.write_text(text, encoding="utf-8")
    expected = names.read_text(encoding="utf-8") if names.exists() else ""
    if text != expected:
        pairs = zip(text.splitlines() + [""], expected.splitlines() + [""])
        check("names.txt: " + repr(next((pair for pair in pairs if pair[0] != pair[1]), "longer")), False)


def api(browser):
    """The command that data.html prints, asked of this server."""
    page = open_page(browser, viewport={"width": 1280, "height": 900})
    page.goto(top + KINDS["data"])
    command = next(text for text in page.locator(".copy code").all_inner_texts() if "jq" in text)
    check(command, command.startswith(f"curl -s {address}api/v1/latest/iphone-17-pro.json | jq "))
    run = subprocess.run(
        ["bash", "-c", command.replace(address, top)], capture_output=True, text=True, check=False)
    check(f"{command}: {run.stdout}{run.stderr}", run.stdout == "62\n")
    page.context.close()


def bare(browser):
    page = open_page(browser, viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page.goto(top + KINDS["device"])
    check("values without a script", page.locator(".row .value").first.inner_text() == "54")
    check("no switches without a script", page.locator("#switches").is_hidden())
    check("no search without a script", page.locator(".find").first.is_hidden())
    page.goto(top + KINDS["devices"])
    check("a plain list without a script", page.locator("#filter").is_hidden())
    check("of all devices", page.locator("tbody th a:visible").count() > 100)
    page.goto(top + KINDS["device"])
    page.locator("summary").first.click()
    check("evidence without a script", page.locator(".answer").first.is_visible())
    page.context.close()
    page = open_page(browser, viewport={"width": 390, "height": 844})
    page.goto((folder / KINDS["device"]).as_uri())
    page.check('#switches input[value="landscape"]', force=True)
    check("switches from a folder", "landscape" in page.inner_text("#caption"))
    page.fill("#find", "iphone 11")
    page.wait_for_selector("[role=option]")
    page.context.close()


def axe(browser):
    # The policy of the pages forbids what axe injects.
    page = browser.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True).new_page()
    for kind, path in KINDS.items():
        page.goto(top + path)
        faults_of(page, kind)
    # Each choice of each switch, beside the state that a page shows first; then what opens.
    for kind in ("device", "pad", "duo"):
        page.goto(top + KINDS[kind])
        for choice in page.locator("#switches input").all():
            choice.check(force=True)
            faults_of(page, f"{kind} with {choice.get_attribute('value')}")
    page.goto(top + KINDS["device"])
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
    faults_of(page, "device with every part open")
    page.goto(top + "index.html")
    page.fill("#search", "iphone")
    page.wait_for_selector("[role=option]")
    faults_of(page, "a search")
    page.fill("#search", "nothing like it at all")
    faults_of(page, "a search that finds nothing")
    page.goto(top + KINDS["devices"])
    page.fill("#filter", "no such device")
    faults_of(page, "a list without a row")
    page.goto(top + "tables.html?d=iphone-17%2Ciphone-11&only=differences")
    faults_of(page, "ticked devices")
    page.goto(top + KINDS["eleven"] + "?os=19")
    faults_of(page, "an address of no state")
    page.context.close()


def faults_of(page, state):
    found = Axe().run(page, options={"preload": False, "resultTypes": ["violations"]}).response["violations"]
    check(f"axe: {state}: {[(fault['id'], fault['nodes'][0]['html'][:120]) for fault in found]}", not found)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    for part in (looks, touched, states, sums, copies, tasks, prints, search, missing, tables, filters, keyboard, moves, spoken, api, bare, axe):
        part(browser)
    browser.close()
server.shutdown()
print(f"{good} ok")
if faults:
    print(f"{len(faults)} faults:", *faults[:20], sep="\n", file=sys.stderr)
    sys.exit(1)
