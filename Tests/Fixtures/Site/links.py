"""Reads every page of a site: links.py FOLDER.

Each link must lead to a place that exists, each number to the rule or the facts behind it, each rule to
what it rests on, each statement to its source; and nothing may come from elsewhere or run in a page.
"""
import html.parser
import pathlib
import posixpath
import re
import sys

folder = pathlib.Path(sys.argv[1])
wrong = []
NUMBER = re.compile(r"-?\d+(\.\d+)?( or |$)")
EMPTY = {"meta", "link", "input"}


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.path = path
        self.ids, self.links, self.open = set(), [], []
        # The numbers that must lead somewhere, and whether each did.
        self.numbers = []
        self.rules = {}
        self.statements = {}
        self.text = None
        self.feed((folder / path).read_text(encoding="utf-8"))
        self.close()
        if self.open:
            self.fail(f"<{self.open[-1][0]}> does not end")

    def fail(self, what):
        wrong.append(f"{self.path}: {what}")

    def inside(self, name, **attributes):
        """The innermost open element of a name with these attributes."""
        for tag, given in reversed(self.open):
            if tag == name and all((given.get(key) or "") == value for key, value in attributes.items()):
                return given
        return None

    def handle_starttag(self, tag, attributes):
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
        if tag in ("style", "iframe", "object", "embed", "img", "form") and given.get("id") != "filters":
            self.fail(f"<{tag}>")
        if "href" in given:
            self.links.append((tag, given["href"]))
            self.lead(given["href"])
        if tag not in EMPTY:
            self.open.append((tag, given))
        if self.number_place():
            self.text, self.led = "", False

    handle_startendtag = lambda self, tag, attributes: (  # noqa: E731
        self.handle_starttag(tag, attributes),
        self.open.pop() if tag not in EMPTY else None,
    )

    def number_place(self):
        """Whether the innermost element holds a number that must lead somewhere."""
        tag, given = self.open[-1] if self.open else ("", {})
        names = (given.get("class") or "").split()
        if tag == "td" and "n" in names:
            return self.table() in ("values", "matrix")
        if tag == "li" and self.inside("td") is not None and self.table() == "timeline":
            return True
        return tag == "tspan" and "value" in names

    def table(self):
        return (self.inside("table") or {}).get("class")

    def lead(self, address):
        if self.text is not None and address != "#":
            self.led = True
        section = self.inside("section")
        if section is not None:
            self.rules.setdefault(section["id"], False)
            if "#observation-" in address:
                self.rules[section["id"]] = True
        row = self.inside("tr")
        if row and (row.get("id") or "").startswith("observation-") and "#source-" in address:
            self.statements[row["id"]] = True

    def handle_data(self, text):
        if self.text is not None and "unseen" not in (self.open[-1][1].get("class") or ""):
            if self.table() != "timeline" or not self.open[-1][0] == "span" or self.inside("a"):
                self.text += text

    def handle_endtag(self, tag):
        if not self.open or self.open[-1][0] != tag:
            self.fail(f"</{tag}> ends nothing")
            return
        if self.number_place() and self.text is not None:
            if NUMBER.match(self.text.strip()):
                led = self.led or self.inside("a") is not None
                self.numbers.append(led)
                if not led:
                    self.fail(f"the number {self.text.strip()} leads nowhere")
            self.text = None
        if tag == "tr" and (self.open[-1][1].get("id") or "").startswith("observation-"):
            self.statements.setdefault(self.open[-1][1]["id"], False)
        self.open.pop()


files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
pages = {path: Page(path) for path in sorted(files) if path.endswith(".html")}
links = external = 0
for path, page in pages.items():
    for tag, address in page.links:
        if tag == "a" and address.startswith(("https://", "http://")):
            external += 1
            continue
        links += 1
        file, _, anchor = address.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
        if target not in files:
            page.fail(f"{address} is no file")
        elif anchor and anchor not in pages[target].ids:
            page.fail(f"{address} is no place")
    for rule, rests in page.rules.items():
        if not rests:
            page.fail(f"{rule} rests on nothing")
    for statement, sourced in page.statements.items():
        if not sourced:
            page.fail(f"{statement} has no source")
for path in files:
    if path.endswith((".css", ".js", ".svg")):
        text = (folder / path).read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        if re.search(r"https?:|//\w|url\(|@import|fetch\(|XMLHttp|\beval\b", text):
            wrong.append(f"{path} names something elsewhere")
numbers = sum(len(page.numbers) for page in pages.values())
pictures = sum("keyline-picture" in (folder / path).read_text(encoding="utf-8") for path in pages)
print(
    f"{len(pages)} pages, {links} links within, {external} to sources, {numbers} numbers that lead to a "
    f"reason, {sum(len(page.rules) for page in pages.values())} rules, "
    f"{sum(len(page.statements) for page in pages.values())} statements, pictures on {pictures} pages")
if wrong or not numbers or not pictures:
    print(f"{len(wrong)} faults:", *wrong[:20], sep="\n", file=sys.stderr)
    sys.exit(1)
