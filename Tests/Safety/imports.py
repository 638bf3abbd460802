"""Files that `import` takes, one of every format: small, right, and of numbers that are made up."""

import json
import os

THEIRS = ["--source", "theirs", "--source-title", "Their table"]
MAP = ["--map", "device=Model", "--map", "screen.safeAreaInsets.top=Top"]

# By format: the name of the file, its text, and what stands behind it on the command line.
TABLES = {
    "device-specs": ("specs.json", """{ "id": "theirs-x", "name": "iPhone X", "platform": "iOS",
        "portraitSize": { "width": 375, "height": 812 }, "devicePixelRatio": 3,
        "portraitPadding": { "left": 0, "top": 44, "right": 0, "bottom": 34 },
        "landscapePadding": { "left": 44, "top": 0, "right": 44, "bottom": 21 } }""", ["--os", "12", *THEIRS]),
    "apple-dimensions": ("apple.json", """{ "name": "iPhone 15 Pro", "systemName": "iOS",
        "systemVersion": "17.2", "screen": { "width": 393, "height": 852 }, "scale": 3,
        "safeAreaInsets": { "top": 59, "left": 0, "bottom": 34, "right": 0 } }""", THEIRS),
    "view-image-config": ("View.swift", """extension ViewImageConfig {
  static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape:
      safeArea = .init(top: 0, left: 44, bottom: 24, right: 44)
      size = .init(width: 812, height: 375)
    case .portrait:
      safeArea = .init(top: 44, left: 0, bottom: 34, right: 0)
      size = .init(width: 375, height: 812)
    }
    return .init(safeArea: safeArea, size: size)
  }
}
""", THEIRS),
    "probe": ("probe.json", """{ "schema": "keyline.probe/1", "device": "iPhone10,3", "os": "11.2",
        "runtime": "simulator", "sdk": "11.2", "tool": "Xcode 9.2", "readings": [
          { "metric": "statusBar.height", "orientation": "portrait", "value": 44 },
          { "metric": "navigationBar.promptHeight", "orientation": "landscape",
            "with": ["navigation-bar", "prompt"], "value": 31.5 } ] }""", []),
    "csv": ("sizes.csv", "Model,Top\niPhone X,47\niPhone 8,20\nNokia 3310,1\n",
            [*MAP, "--os", "12", *THEIRS]),
}

DEVICES = ["iphone-13", "iphone-13-mini", "iphone-xs", "iphone-xr", "iphone-11", "iphone-12", "iphone-12-mini",
           "ipad-air-4", "ipad-pro-11-1", "ipad-pro-12-9-3"]
METRICS = ["statusBar.height", "tabBar.height", "toolbar.height"]


def many(count):
    """A table of so many rows, no two of which are about the same: every device and metric, then the
    next version of iOS 15 and 16, which all of them ran."""
    subjects = [(device, metric) for device in DEVICES for metric in METRICS]
    rows = []
    for number in range(count):
        device, metric = subjects[number % len(subjects)]
        version = number // len(subjects)
        rows.append(f"{device},{15 + version // 250}.{version % 250},{metric},{20 + version % 60}\n")
    return "device,os,metric,value\n" + "".join(rows)


# The files of a folder in the seed's form; the text of one file has all of them together.
FOLDER = {
    "sources.json": '{ "sources": [ { "id": "notes", "title": "Notes", "kind": "notes", '
                    '"locator": "not kept" } ] }',
    "devices/quux-phone.json": '{ "id": "quux-phone", "name": "Quux Phone", "family": "iphone", '
                               '"width": 301, "height": 700, "scale": 2, "os": { "first": "12" } }',
    "rules/statusBar.height.json": """{ "metric": "statusBar.height", "rules": [
        { "id": "status-bar-height/quux", "where": { "devices": ["quux-phone"],
          "orientation": "portrait" }, "os": { "from": "12" }, "value": 51,
          "rests-on": ["notes/quux"] } ],
      "observations": [ { "id": "notes/quux", "source": "notes", "where": {
          "devices": ["quux-phone"], "orientation": "portrait" }, "os": "12", "value": 51,
          "obtained": "measured" } ] }""",
    "masks.json": '{ "masks": [ { "kind": "device", "id": "iphone-11" } ] }',
}


def seed():
    """The rows of the folder as one text."""
    evidence = json.loads(FOLDER["rules/statusBar.height.json"])
    rows = {kind: [row | {"metric": evidence["metric"]} for row in evidence[kind]]
            for kind in ("rules", "observations")}
    device = json.loads(FOLDER["devices/quux-phone.json"])
    return json.dumps({**json.loads(FOLDER["sources.json"]), "devices": [device], **rows,
                       **json.loads(FOLDER["masks.json"])})


def write(path):
    """Writes all of them: the tables, the folder `rows` and `seed.json`."""
    texts = {f"rows/{name}": text for name, text in FOLDER.items()}
    texts |= {name: text for name, text, _ in TABLES.values()}
    texts |= {"seed.json": seed()}
    # The first fills a batch of the journal; the second has as many rows as one file may have.
    texts |= {"many.csv": many(400), "most.csv": many(10_000)}
    for name, text in texts.items():
        os.makedirs(os.path.dirname(f"{path}/{name}"), exist_ok=True)
        with open(f"{path}/{name}", "w") as file:
            file.write(text)
