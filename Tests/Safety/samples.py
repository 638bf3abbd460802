"""Files that somebody could hand to Keyline: malformed, oversized, deceptive. They are made, not stored."""

import json
import re

import imports

DEVICE = '{ "id": "bar", "name": "Bar", "family": "ipad", "width": 375 }'
RULE = ('{ "metric": "statusBar.height", "rules": [ { "id": "status-bar-height/mine", "where": '
        '{ "devices": ["iphone-x"] }, "os": { "from": "12" }, "value": 44, '
        '"rests-on": ["qmui-633/navigation-bar-phones-portrait"] } ] }')
OBSERVATION = ('{ "metric": "statusBar.height", "observations": [ { "id": "seed-000/mine", "source": '
               '"seed-000", "os": "11", "value": 44, "obtained": "measured" } ] }')
CSV = "device,os,orientation,metric,value\niPhone X,11,portrait,statusBar.height,44\n"
SPECS = ('{ "identifier": "apple/ios/phone/iphone-x", "name": "iPhone X", "portraitSize": '
         '{ "width": 375, "height": 812 }, "devicePixelRatio": 3, "portraitPadding": { "top": 44 } }')
SWIFT = """extension ViewImageConfig {
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    let safeArea: UIEdgeInsets
    let size: CGSize
    switch orientation {
    case .landscape:
      safeArea = .init(top: 0, left: 44, bottom: 24, right: 44)
      size = .init(width: 812, height: 375)
    case .portrait:
      safeArea = .init(top: 44, left: 0, bottom: 34, right: 0)
      size = .init(width: 375, height: 812)
    }
    return .init(safeArea: safeArea, size: size, traits: .iPhoneX(orientation))
  }
}
"""
DOCUMENT = """<!-- keyline:begin get safeAreaInsets.top -d iphone-xr --os 12-18 -->
<!-- keyline:end -->
"""

NUMBERS = """NaN nan Infinity -Infinity inf 1e309 -1e309 1e-400 -0 -0.0 9223372036854775807
    9223372036854775808 -9223372036854775809 123456789012345678901234 0x10 01 +1 .5 5. 1e 1e+ 1_000
    5.000000000000000000001 375.1 1e3 100000 -44 ٣ １２ ²""".split()

NAMES = {
    "NUL": "a\0b", "escape": "a\x1b[31mb", "bell": "a\x07", "line break": "a\nb", "carriage return": "a\rb",
    "tabulator": "a\tb", "line separator": "a\u2028b", "paragraph separator": "a\u2029b",
    "next line": "a\u0085b", "no-break space": "a\u00a0b", "zero width space": "a\u200bb",
    "joiner": "a\u200db", "bidi override": "a\u202eb", "bidi isolate": "a\u2066b",
    "byte order mark": "a\ufeffb", "private use": "a\ue000b", "no character": "a\uffffb",
    "tag": "a\U000e0041b", "marks": "a" + "\u0301" * 20000, "decomposed": "Cafe\u0301",
    "kelvin": "\u212aPhone", "cyrillic": "\u0456Phone", "full width": "\uff49Phone", "empty": "",
    "dot": ".", "dots": "..", "traversal": "../../../etc/passwd", "absolute": "/etc/passwd",
    "back-slash": "..\\..\\x", "long": "a" * 100000, "formula": "=1+1", "plus": "+1", "minus": "-1",
    "at": "@SUM(A1)", "exchange": "=cmd|' /C calc'!A0", "quotes": "a\"b'c`d",
    "statement": "'; DROP TABLE device; --", "script": "<script>alert(1)</script>",
    "attribute": "\" onmouseover=\"x", "entity": "&lt;&#0;", "section": "]]>", "comment": "-->",
    "end of script": "</script>", "link": "[a](javascript:x)", "image": "![a](http://x/)", "pipe": "a|b",
    "interpolation": "\\(exit(1))", "end of comment": "*/", "raw string": "\"#", "substitution": "$(id)",
    "back-tick": "`id`", "format": "%n%s%d", "address": "file:///etc/passwd", "flag": "-rf", "home": "~",
    "reserved": "con", "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467", "hebrew": "אייפון",
    "digit": "٣", "space": " ", "outer space": " a ", "double space": "a  b", "null word": "null",
}


def json_texts():
    """Texts that are much work for whoever reads JSON, as bytes by name."""
    texts = {
        "keys": json.dumps({f"k{number}": 1 for number in range(50000)}).encode(),
        "elements": b"[" + b"1," * 1_000_000 + b"1]", "string": b'"' + b"a" * 6_000_000 + b'"',
        "escapes": b'"' + b"\\u0041" * 1_000_000 + b'"', "digits": b"1" * 1_000_000,
        "lines": b"\n" * 4_000_000, "too large": b" " * (8 * 1024 * 1024 + 1),
        "strings": b'["' + b'","' * 500_000 + b'"]',
    }
    for depth in (15, 16, 17, 512, 513, 10_000, 1_000_000):
        texts[f"{depth} arrays"] = b"[" * depth + b"]" * depth
        texts[f"{depth} open objects"] = b'{"a":' * depth
    return texts


def named_texts():
    """Texts of the right form with a bad name, number or reference in them, by command."""
    devices = {f"name: {name}": DEVICE.replace('"Bar"', json.dumps(text)) for name, text in NAMES.items()}
    devices |= {f"raw name: {name}": DEVICE.replace("Bar", text) for name, text in NAMES.items()
                if len(text) < 100 and '"' not in text and "\\" not in text}
    devices |= {f"id: {name}": DEVICE.replace('"bar"', json.dumps(text)) for name, text in NAMES.items()}
    devices |= {f"width {number}": DEVICE.replace("375", number) for number in NUMBERS}
    rules = {f"value {number}": RULE.replace('"value": 44', f'"value": {number}') for number in NUMBERS}
    rules |= {f"formula {text[:20]}": RULE.replace('"value": 44', f'"value": {json.dumps(text)}')
              for text in ["", "+", "a", "a +", "screen.height - ", "screen.height " * 2000,
                           "+ screen.height" * 5000, "statusBar.height + statusBar.height"]}
    rules |= {f"version {text}": RULE.replace('"12"', json.dumps(text))
              for text in ["", "0", "1000", "11.x", "-1", "11..12", "1.2.3.4", "１１", "9" * 5000, 12, None, []]}
    observations = {f"value {number}": OBSERVATION.replace("44", number) for number in NUMBERS}
    observations |= {f"id {name}": OBSERVATION.replace('"seed-000/mine"', json.dumps("seed-000/" + text))
                     for name, text in NAMES.items() if len(text) < 1000}
    return {"device": devices, "rule": rules, "observation": observations}


def tables():
    """Tables of values separated by commas, for `compare --as csv`."""
    texts = {
        "empty": "", "no rows": "device,value\n", "no header": "iPhone X,44\n", "carriage returns": CSV.replace("\n", "\r"),
        "both": CSV.replace("\n", "\r\n"), "open quote": 'device,value,metric\n"iPhone X,44\n',
        "quote inside": 'device,value,metric\niPhone "X",44,a\n', "after a quote": 'device,value,metric\n"iPhone"X,44,a\n',
        "short row": "device,metric,value\niPhone X\n", "long row": "device,metric,value\niPhone X,a,44,5,6\n",
        "NUL": CSV.replace("X", "\0"), "header twice": "device,device,metric,value\na,b,c,4\n",
        "a million columns": "device,metric,value" + ",x" * 1_000_000 + "\n",
        "many rows": "device,metric,value\n" + "iPhone X,statusBar.height,44\n" * 20_000,
        "long cell": f"device,metric,value\n{'x' * 4_000_000},statusBar.height,44\n",
        "commas": "," * 2_000_000, "quotes": '"' * 2_000_000, "lines": "\n" * 2_000_000,
        "semicolons": CSV.replace(",", ";"), "formula": CSV.replace("iPhone X", "=1+1"),
        "decimal comma": CSV.replace(",44", ',"44,5"'), "unknown metric": CSV.replace("statusBar", "x"),
        "version": CSV.replace("11", "26.10.10.10"), "orientation": CSV.replace("portrait", "sideways"),
    }
    texts["many values of a name for ten devices"] = "device,os,metric,value\n" + "".join(
        f"iPad,,safeAreaInsets.top,{number}\n" for number in range(10_000))
    texts |= {
        "ten thousand " + name: "device,os,metric,value\n" + "".join(row(n) for n in range(10_000))
        for name, row in {
            "devices": lambda n: f"Phone {n},12,statusBar.height,44\n",
            "metrics": lambda n: f"iPhone X,12,m{n}.height,44\n",
            "metrics in words": lambda n: f"iPhone X,12,status bar {n},44\n",
            "metrics without a point": lambda n: f"iPhone X,12,statusbar{n},44\n",
            "versions": lambda n: f"iPhone X,{7 + n % 13}.{n // 13 % 100}.{n // 1300},statusBar.height,44\n",
            "ranges": lambda n: f"iPhone X,{7 + n % 13}.{n // 13}-99,statusBar.height,44\n",
            "lists": lambda n: f'iPhone X,"{n % 900},9.{n // 900}",statusBar.height,44\n',
            "values": lambda n: f"iPhone X,12,statusBar.height,{n}\n",
            "of the same": lambda n: "iPhone X,12,statusBar.height,44\n",
        }.items()}
    texts |= {f"value {number}": CSV.replace(",44", f",{number}") for number in NUMBERS}
    texts |= {f"device {name}": CSV.replace("iPhone X", '"' + text.replace('"', '""') + '"')
              for name, text in NAMES.items()}
    return texts


def sources():
    """Swift and JSON of other libraries, for `compare` in their formats."""
    swift = {
        "empty": "", "cut": SWIFT[:300], "open comment": "/*" * 100_000, "open string": '"' * 100_001,
        "brackets": "(" * 1_000_000, "braces": "{" * 1_000_000, "long name": "a" * 4_000_000,
        "functions": SWIFT.split("}\n", 1)[0] * 2_000, "switches": "switch x { case .portrait: " * 50_000,
        "NUL": SWIFT.replace("X", "\0"), "many": SWIFT * 3_000, "raw strings": "#" * 1_000_000 + '"',
        "interpolation": '"\\(' * 200_000, "latin": "é" * 1_000_000,
    }
    swift |= {f"inset {number}": SWIFT.replace("top: 44", f"top: {number}") for number in NUMBERS}
    specs = {f"padding {number}": SPECS.replace("44", number) for number in NUMBERS}
    specs |= {"array": f"[{SPECS}]", "many": "[" + ",".join([SPECS] * 12_000) + "]",
              "wrong kinds": SPECS.replace("3,", '"3",'), "missing": "{}", "nulls": SPECS.replace("375", "null")}
    return {"view-image-config": swift, "device-specs": specs, **others()}


def others():
    """The small right file of every other format, with each of its numbers and texts made wrong in turn,
    and very many of them."""
    texts = {}
    for format in ("apple-dimensions", "probe"):
        right = imports.TABLES[format][1]
        texts[format] = {"right": right, "cut": right[:len(right) // 2], "null": "null",
                         "nulls": re.sub(r"(?<=: )[0-9.]+", "null", right),
                         "texts": re.sub(r"(?<=: )[0-9.]+", '"1"', right),
                         "arrays": re.sub(r"(?<=: )\{", '[ {', right).replace("}", "} ]"),
                         "many in an array": "[" + ",".join([right.strip(" []")] * 3_000) + "]"}
        place = re.search(r"(?<=: )[0-9.]+(?= }| ,|,)", right)
        texts[format] |= {f"number {number}": right[:place.start()] + number + right[place.end():]
                          for number in NUMBERS}
        name = re.search(r"(?<=: )\"iPhone[^\"]*\"", right)
        texts[format] |= {f"name {title}": right[:name.start()] + json.dumps(text) + right[name.end():]
                          for title, text in NAMES.items()}
    probe = json.loads(imports.TABLES["probe"][1])
    texts["probe"]["many readings"] = json.dumps(probe | {"readings": probe["readings"] * 1_499})
    texts["probe"]["many different readings"] = json.dumps(probe | {"readings": [
        reading | {"value": number} for number in range(1_499) for reading in probe["readings"]]})
    return texts


def seeds():
    """Rows in the seed's form, very many of them or many of one kind."""
    def device(number, **further):
        return {"id": f"phone-{number}", "name": f"Phone {number}", "family": "iphone"} | further

    def rule(number, **further):
        return {"id": f"status-bar-height/r{number}", "metric": "statusBar.height", "where": {
            "devices": ["iphone-x"], "orientation": "portrait"}, "os": {"from": f"{number + 1}"},
            "value": number, "rests-on": ["qmui-633/navigation-bar-phones-portrait"]} | further

    def observation(number, **further):
        return {"id": f"seed-000/o{number}", "metric": "statusBar.height", "source": "seed-000",
                "where": {"devices": ["iphone-x"]}, "os": "11", "value": 44,
                "obtained": "measured"} | further

    def texts(**tables):
        return json.dumps(tables)

    numbers = range(10_000)
    some = range(900)
    chain = [device(0, like="iphone-x")] + [device(n, like=f"phone-{n - 1}") for n in numbers[1:]]
    return {
        "many devices": texts(devices=[device(n) for n in numbers]),
        "many devices like another": texts(devices=[device(n, like="iphone-x") for n in numbers]),
        "a chain of devices": texts(devices=chain),
        "a ring of devices": texts(devices=[device(0, like="phone-1"), device(1, like="phone-0")]),
        "the same name": texts(devices=[device(n, name="Same") for n in numbers]),
        "too many devices": texts(devices=[device(n) for n in range(10_001)]),
        "too many rules": texts(rules=[rule(n % 900, id=f"status-bar-height/r{n}") for n in numbers]),
        "many rules": texts(rules=[rule(n % 900, id=f"status-bar-height/r{n}") for n in some]),
        "rules of own devices": texts(
            devices=[device(n) for n in some],
            rules=[rule(n, where={"devices": [f"phone-{n}"]}, os={"from": "12"}) for n in some]),
        "rules of no device": texts(rules=[rule(n, where={}, os={"from": "12"}) for n in some]),
        "rules of every device": texts(rules=[
            rule(n, where={"width": n, "orientation": "portrait"}, os={"from": "12"}) for n in some]),
        "formulas": texts(rules=[
            rule(n, where={"devices": ["iphone-x"]}, os={"from": f"{n + 1}", "until": f"{n + 2}"},
                 value="navigationBar.maxY - navigationBar.y") for n in some]),
        "formulas in a ring": texts(rules=[
            rule(1, value="navigationBar.y"), rule(2, metric="navigationBar.y", id="navigation-bar-y/r",
                                                   value="statusBar.height")]),
        "rests on itself": texts(rules=[rule(1, **{"continues": ["status-bar-height/r1"]})]),
        "many observations": texts(observations=[observation(n) for n in numbers]),
        "many different observations": texts(observations=[
            observation(n, value=n, os=f"{8 + n % 18}") for n in numbers]),
        "many versions": texts(observations=[observation(1, os=[f"{n}.1" for n in range(1, 900)])]),
        "many conditions": texts(observations=[
            observation(n, where={"width": list(range(1, 101))}) for n in range(800)]),
        "too many conditions": texts(observations=[observation(1, where={"width": list(range(1, 900))})]),
        "many sources": texts(sources=[
            {"id": f"s-{n}", "title": "S", "kind": "notes", "locator": "not kept"} for n in numbers]),
        "many masks": texts(masks=[{"kind": "rule", "id": f"status-bar-height/r{n}"} for n in numbers]),
        "everything masked": texts(masks=[{"kind": "device", "id": f"iphone-{n}"} for n in range(1, 17)]),
        "twice": texts(devices=[device(1), device(1)]),
    }


def documents():
    """Documents with blocks, for `docs check`."""
    begin, end = DOCUMENT.splitlines()
    texts = {
        "empty": "", "no end": begin, "no beginning": end, "two beginnings": f"{begin}\n{begin}\n{end}\n",
        "open comment": "<!-- keyline:begin get", "no command": "<!-- keyline:begin -->\n<!-- keyline:end -->\n",
        "many blocks": DOCUMENT * 300, "many beginnings": (begin + "\n") * 20_000,
        "many comments": "<!--" * 500_000, "fences": "```\n" * 500_000, "long line": "x" * 4_000_000,
        "lines": "\n" * 4_000_000, "not UTF-8": "\udcff" + DOCUMENT, "NUL": "\0" + DOCUMENT,
        "many different blocks": "".join(
            f"<!-- keyline:begin get statusBar.height -d iphone-x --os {11 + n / 100:.2f} -->\n{end}\n"
            for n in range(200)),
        "too many blocks": DOCUMENT * 50_000,
        "everything in a block": f"<!-- keyline:begin get --os all -->\n{end}\n",
        "every metric in a block": f"<!-- keyline:begin get safeAreaInsets navigationBar --os all -->\n{end}\n",
        "every device in blocks": "".join(
            f"<!-- keyline:begin get safeAreaInsets.top --os {n} -->\n{end}\n" for n in range(5, 27)),
        "many stale lines": f"{begin}\n" + "".join(f"line {n}\n" for n in range(300_000)) + f"{end}\n",
        "stale rows": f"{begin}\n\n| Device | iOS | Top |\n| --- | --- | ---: |\n" + "".join(
            f"| Phone {n} | 12 | {n} |\n" for n in range(150_000)) + f"\n{end}\n",
        "a long value": f"{begin.strip()}{'x' * 4_000_000}{end}\n",
        "carriage returns": DOCUMENT.replace("\n", "\r"), "both": DOCUMENT.replace("\n", "\r\n"),
        "too large": DOCUMENT + " " * (8 * 1024 * 1024),
    }
    for number, command in enumerate([
            "device add Foo --family ipad", "db backup x", "undo", "get", "get a.b --database /etc/passwd",
            "get statusBar.height --os 99999", "get statusBar.height -d " + "x" * 50_000,
            "docs check .", "get statusBar.height --output x", "export csv --output x", '"', "'", "\\",
            "audit " + "(" * 5000, "find " + "9" * 5000, "get " + "statusBar.height " * 3000,
            "diff a b", "$(id)", "--help", "--version", "get " + "a" * 4_000, "get " + "a" * 100_000]):
        texts[f"command {number}"] = f"<!-- keyline:begin {command} -->\n{end}\n"
    return texts | large_documents()


def large_documents():
    """Documents of 8 MiB of one thing, after a block, in a block or before the markers; each is a function that
    makes the text. The system counts the memory of this process as that of the programs it starts, so it
    must not hold them all."""
    begin, end = DOCUMENT.splitlines()

    def full(unit, before=DOCUMENT, after=""):
        # Room for the answer, without which the file could not be written.
        size = 8 * 1024 * 1024 - 4_096 - len((before + after).encode())
        return lambda: before + unit * (size // len(unit.encode())) + after

    units = {"spaces": " ", "backticks": "`", "spans": "`a` ", "open spans": "`a ``b ```c ", "less": "<",
             "brackets": "[", "braces": "{", "parentheses": "(", "combining characters": "\u0301",
             "composed characters": "e\u0301\u0323", "comments": "<!---->", "open comments": "<!-- ",
             "words": "keyline:begin ", "ends": "<!-- keyline: end -->", "lines": "\n", "returns": "\r",
             "line ends": "\r\n", "bars": "|", "rows": "| a |\n", "letters": "k", "fences": "```\n",
             "tildes": "~~~\n", "tabs": "\t", "quotes": '"', "backslashes": "\\", "tags": "<tr><td>&amp;"}
    texts = {}
    for name, unit in units.items():
        texts[f"8 MiB of {name}"] = full(unit)
        texts[f"8 MiB of {name} in a block"] = full(unit, f"{begin}\n", f"\n{end}\n")
    for name, unit in {"strings": '"a" ', "quotes": "'", "triple quotes": '"""', "comments": "/**/", "stars": "/*",
                       "slashes": "// ", "words": "keyline:end ", "escapes": '"\\', "ticks": "`a` "}.items():
        code = "// keyline:begin get statusBar.height -d iphone-x --os 11 -f text\n// keyline:end\n"
        texts[f"8 MiB of {name}.swift"] = full(unit, code)
    texts["8 MiB of markers"] = full(f"<!-- keyline:begin x -->1{end}\n", "")
    texts["8 MiB of words in a marker"] = full("a", "<!-- keyline:begin get ", f" -->\n{end}\n")
    texts["markers behind 100,000 spaces"] = f"{' ' * 100_000}{begin}\n{' ' * 100_000}{end}\n"
    texts["many markers behind spaces"] = f"{' ' * 20_000}{begin}\n{' ' * 20_000}{end}\n" * 199
    texts["8 MiB of spaces before a marker"] = full(" ", "", f"{begin}\n{end}\n")
    texts["a table.adoc"] = full("|a\n", f"// keyline:begin get statusBar.height\n[%header,cols=\"<\"]\n|===\n",
                                 "|===\n// keyline:end\n")
    return texts
