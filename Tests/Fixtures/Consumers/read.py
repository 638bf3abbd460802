"""Reads an export with Python's own parsers: read.py json|csv|site|svg PATH [names].

With "names" it prints the names of the devices, each as the hexadecimal digits of its bytes; without,
how much it read. A site is a folder, and its names are those of the list of devices; they must also stand
on the pages to which they lead. SVG is a folder of files, and their titles are printed in the order of the
files.
"""
import csv
import html.parser
import json
import pathlib
import re
import sys
import xml.etree.ElementTree


class Page(html.parser.HTMLParser):
    """The texts of the first heading and title, and the links in the heads of rows."""

    def __init__(self, path):
        super().__init__()
        self.texts, self.links, self.open = {}, {}, []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        address = dict(attributes).get("href")
        if self.open[-2:] == ["th", "a"] and address:
            self.links.setdefault(address, "")
            self.address = address
        if tag == "svg":
            self.texts["picture"] = dict(attributes)["aria-label"]
        if tag in ("meta", "link", "input", "br"):
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"</{tag}> ends nothing"

    def handle_data(self, text):
        if self.open and self.open[-1] in ("h1", "title"):
            self.texts[self.open[-1]] = self.texts.get(self.open[-1], "") + text
        if self.open[-2:] == ["th", "a"] and "tbody" in self.open:
            self.links[self.address] += text


def site_names(folder):
    names = []
    for address, text in Page(folder / "devices.html").links.items():
        if not address.startswith("devices/"):
            continue
        page = Page(folder / address)
        name = page.texts["h1"]
        assert text == name, address
        assert page.texts["title"].startswith(name + ": "), address
        assert page.texts["picture"] == name + ", to scale", address
        names.append(name)
    return names


def text(cell):
    """The text of a cell of CSV: an apostrophe keeps a spreadsheet from running it."""
    assert not re.match(r"[=+\-@\t\r]", cell) or re.fullmatch(r"[+-][0-9]+(\.[0-9]+)?", cell), cell
    return cell[1:] if re.match(r"'+[=+\-@\t\r]", cell) else cell


kind, path = sys.argv[1:3]
if kind in ("site", "svg"):
    folder = pathlib.Path(path)
    names = site_names(folder) if kind == "site" else [
        xml.etree.ElementTree.parse(file).getroot().find("{*}title").text
        for file in sorted(folder.glob("*.svg"))
    ]
    for name in names:
        print(name.encode("utf-8").hex())
    sys.exit()
with open(path, encoding="utf-8", newline="") as file:
    if kind == "json":
        document = json.load(file)
        names = [device["name"] for device in document["devices"]]
        count = sum(len(series["stretches"]) for series in document["series"])
    else:
        rows = [{key: text(cell) for key, cell in row.items()} for row in csv.DictReader(file, strict=True)]
        names = list(dict.fromkeys(row["name"] for row in rows))
        count = len(rows)
        for row in rows:
            assert None not in row and None not in row.values(), row
            if row["value"]:
                float(row["value"])
if "names" in sys.argv:
    for name in names:
        print(name.encode("utf-8").hex())
else:
    print(f"{kind}: {len(names)} devices, {count} answers")
