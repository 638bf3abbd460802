"""Reads every page of a site: links.py FOLDER.

Each link must lead to a place that exists, elements must nest, and nothing may come from elsewhere or run in a page.
"""
import html.parser
import pathlib
import posixpath
import re
import sys

folder = pathlib.Path(sys.argv[1])
wrong = []
EMPTY = {"meta", "link", "input", "br"}


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.path = path
        self.ids, self.links, self.open, self.count, self.canonical = set(), [], [], 0, None
        self.top = ""
        self.feed((folder / path).read_text(encoding="utf-8"))
        self.close()
        if self.open:
            self.fail(f"<{self.open[-1]}> does not end")

    def fail(self, what):
        wrong.append(f"{self.path}: {what}")

    def handle_starttag(self, tag, attributes):
        self.count += 1
        given = dict(attributes)
        if len(given) != len(attributes):
            self.fail(f"<{tag}> has an attribute twice")
        if "id" in given:
            if given["id"] in self.ids:
                self.fail(f"id {given['id']} twice")
            self.ids.add(given["id"])
        for name, value in attributes:
            if name == "style" or name.startswith("on"):
                self.fail(f"<{tag} {name}>")
            if name in ("src", "srcset", "data", "poster", "xlink:href", "action", "background"):
                if (tag, name) != ("script", "src") or posixpath.basename(value) != "site.js":
                    self.fail(f"<{tag} {name}={value}>")
        if tag == "script" and given.get("src", "").startswith("/"):
            self.top = given["src"].removesuffix("site.js")
        if tag in ("style", "iframe", "object", "embed", "img") or tag == "form" and given.get("id") != "switches":
            self.fail(f"<{tag}>")
        if given.get("rel") == "canonical":
            self.canonical = given["href"]
        elif "href" in given:
            self.links.append((tag, given["href"]))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.fail(f"</{tag}> ends nothing")
            return
        self.open.pop()


files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
pages = {path: Page(path) for path in sorted(files) if path.endswith(".html")}
links = external = 0
# Without an address of the site there is neither a list of pages nor a page that names its own.
listed = []
if "sitemap.xml" in files:
    listed = re.findall("<loc>([^<]*)</loc>", (folder / "sitemap.xml").read_text(encoding="utf-8"))
own = [page.canonical for page in pages.values() if page.canonical]
# The page of addresses that do not exist has none itself, and is served at any of them.
if sorted(listed) != sorted(own) or listed and len(own) < len(pages) - ("404.html" in pages):
    wrong.append("the sitemap is not the pages")
for path, page in pages.items():
    if page.count > 3_000:
        page.fail(f"{page.count} elements")
    for tag, address in page.links:
        if tag == "a" and address.startswith(("https://", "http://")):
            external += 1
            continue
        links += 1
        if path == "404.html":
            if not page.top or not address.startswith(("#", page.top)):
                page.fail(f"{address} is found at one depth alone")
            address = address.removeprefix(page.top)
        file, _, anchor = address.partition("#")
        # The table of devices takes those that it shows side by side, the page of a foldable one of its displays.
        file, _, query = file.partition("?")
        if query not in ("display=outer", "display=inner") and any(
                f"devices/{name}.html" not in files for name in query.removeprefix("d=").split(",") if name):
            page.fail(f"{address} names no device")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
        if target not in files:
            page.fail(f"{address} is no file")
        elif anchor and anchor not in pages[target].ids:
            page.fail(f"{address} is no place")
for path in files:
    if path.endswith((".css", ".js", ".svg")):
        text = (folder / path).read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        if re.search(r"https?:|[\"'(]//\w|url\(|@import|fetch\(|XMLHttp|\beval\b", text.replace("url(#clip)", "")):
            wrong.append(f"{path} names something elsewhere")
print(f"{len(pages)} pages, {links} links within, {external} to sources")
if wrong or not links:
    print(f"{len(wrong)} faults:", *wrong[:20], sep="\n", file=sys.stderr)
    sys.exit(1)
