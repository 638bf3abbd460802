"""Random documents of Markdown, each with a value between two markers: Keyline takes them for a block if, and only
if, cmark-gfm passes both on as comments. Where it shows them, as code or as text, Keyline leaves them alone."""

import html.parser
import json
import random
import re

import cmarkgfm
from cmarkgfm import cmark

import support

QUERY = "get statusBar.height iphone-x ios 11"
BEGIN, END = f"<!-- keyline:begin {QUERY} -->", "<!-- keyline:end -->"
VALUE = f"{BEGIN}44{END}"
OPTIONS = cmark.Options.CMARK_OPT_UNSAFE | cmark.Options.CMARK_OPT_FOOTNOTES

# What a line begins with; most decide in which block it is.
STARTS = ["", "", "", "", "> ", ">", "- ", "* ", "1. ", "2) ", "10. ", "  ", "   ", "    ", "      ", "\t", " \t", "-\t",
          "# ", "[^1]: "]
# What it says.
TEXTS = ["", "", "", "text", "```", "```", "````", "~~~", "``` swift", "`a`", "`", "``", "\\`", "\\", "``` a ```", "---",
         "===", "***", "<pre>", "</pre>", "<div>", "</div>", "<a b='", "'>", "<b>", "<b c=\"`\">", "</b>", "<!-- note",
         "-->", "<!-- note -->", "<!--\n```\n-->", "<?a", "?>", "<!A", "<![CDATA[ ` ]]>", "<script>", "</script>",
         "<http://a.b/`>", "| a | b |", "| - | - |", "|-|", "a | `", "a \\| b", "-", "1.", ">", "<", "text `", "` text"]
BESIDE = ["", "", "", "", "text ", "`", "``", " ` ", "\\", "\\`", "| ", "<b>", "<i c='", "`<b>`", "<!-- a -->", "> ", "#"]


def document(random):
    """A document of a few lines, in one of which the value stands."""
    count = random.randint(1, 7)
    lines = [random.choice(STARTS) + random.choice(["", "", random.choice(STARTS)]) + random.choice(TEXTS)
             for _ in range(count)]
    value = random.choice(BESIDE) + VALUE + random.choice(BESIDE)
    place = random.randrange(count + 1)
    if random.random() < 0.3 and place < count:
        lines[place] += random.choice(["", " "]) + value
    else:
        lines.insert(place, random.choice(STARTS) + random.choice(["", random.choice(STARTS)]) + value)
    return "\n".join(lines) + "\n\ntext[^1]\n"


class Comments(html.parser.HTMLParser):
    """The comments of HTML."""

    # What a browser shows of these is not asked: Keyline looks for comments in them, too.
    CDATA_CONTENT_ELEMENTS = RCDATA_CONTENT_ELEMENTS = ()

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)
        self.isOpen = bool(self.rawdata)

    def handle_comment(self, data):
        self.found.append(data.strip())


def rendered(text):
    """The document as HTML."""
    return cmarkgfm.markdown_to_html_with_extensions(text, options=OPTIONS, extensions=["table"])


def expected(text):
    """What a reader sees: "block", "nothing" or, where a marker stands in another comment, "error"."""
    page = rendered(text)
    found = Comments(page).found
    wanted = [BEGIN[4:-3].strip(), END[4:-3].strip()]
    if [word for word in found if word in wanted] == wanted and not any(
            "keyline:" in word for word in found if word not in wanted):
        return "block"
    # Code in a comment that is open is left alone, as all code is.
    isCode = "&lt;!-- keyline:begin" in page and "&lt;!-- keyline:end" in page
    return "error" if not isCode and any("keyline:" in word for word in found) else "nothing"


# What versions of CommonMark disagree about, and what a browser ends by rules of its own.
UNFAIR = re.compile(
    r"(?s:<!-->|<!--->|<!A\S|<script>.*(<[!?][Aa]|=')|<a b='(?!.*'>)|<!-- note.*--\s+>"
    r"|<!-- note(?! -->).*\[\^1\]:|\[\^1\]:.*<!-- note(?! -->))")


def is_fair(text):
    """False for a document about which two renderers may differ."""
    if UNFAIR.search(text):
        return False
    page = rendered(text)
    parser = Comments(page)
    # What is open at the end is hidden by some browsers and shown by others.
    if parser.isOpen:
        return False
    # A footnote that nothing refers to is not shown.
    return "[^1]:" not in text or "footnote-ref" in page and text.count("[^1]:") == 1


class Documents:
    """Hands documents to the program."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch

    def verdicts(self, texts):
        """What Keyline says of each."""
        names = [f"{self.scratch}/{number}.md" for number in range(len(texts))]
        for name, text in zip(names, texts):
            with open(name, "w") as file:
                file.write(text)
        outcome = support.run(self.program, ["docs", "check", "--json", "--skip-others", *names], folder=self.scratch)
        if outcome.code not in (0, 65):
            return [f"exit code {outcome.code}: {outcome.messages}"] * len(names)
        found = {result["path"]: "block" for result in json.loads(outcome.output)["results"]}
        found |= dict.fromkeys(re.findall(r"^error: (.*?):\d+: ", outcome.messages, re.MULTILINE), "error")
        return [found.get(name, "nothing") for name in names]


def main():
    options = support.Options(__doc__)
    report = support.Report("documents")
    source = random.Random(57)
    counts = {}
    with support.Scratch() as scratch:
        documents = Documents(options, scratch)
        texts = [text for text in (document(source) for _ in range(options.count(4_000, 100_000))) if is_fair(text)]
        for start in range(0, len(texts), 100):
            part = texts[start:start + 100]
            for text, verdict in zip(part, documents.verdicts(part)):
                wanted = expected(text)
                counts[wanted] = counts.get(wanted, 0) + 1
                report.case(repr(text), None if verdict == wanted else f"{verdict}, not {wanted}")
    report.finish(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
