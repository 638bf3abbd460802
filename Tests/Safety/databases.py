"""A file of one's own to begin with."""

import json
import os

from support import run

# One row of every kind, one over a shipped row and one shipped row taken away.
LINES = [
    ["device", "add", "Bar Phone", "--like", "iphone-x", "--corner-radius", "42"],
    ["device", "edit", "iphone-xr", "--note", "Mine."],
    ["device", "remove", "iphone-8"],
]
RULE = """{ "metric": "statusBar.height", "rules": [ { "id": "status-bar-height/mine", "value": 44,
  "where": { "devices": ["bar-phone"] }, "os": { "from": "12" }, "rests-on": ["mine/status-bar-1"] } ] }
"""
OBSERVATIONS = 50


def observations(name, count):
    """A file with observations of a source of one's own."""
    return json.dumps({
        "metric": "statusBar.height",
        "observations": [
            {"id": f"{name}/status-bar-{number}", "source": name, "where": {"devices": ["iphone-x"]},
             "os": f"11.{number}", "value": 44, "obtained": "measured"}
            for number in range(1, count + 1)]})


def noted():
    """The own rule and one of the observations with a note, each as the file that edits it."""
    rows = json.loads(observations("mine", 2))
    rows["observations"] = [{**rows["observations"][1], "note": "New."}]
    return RULE.replace('"value": 44,', '"value": 44, "note": "New.",'), json.dumps(rows)


def create(program, path):
    """Makes a file with rows of every kind."""
    folder = os.path.dirname(path)
    os.makedirs(folder, exist_ok=True)
    first = ["set", "statusBar.height=44", "-d", "iphone-x", "--os", "11.2", "--source", "mine",
             "--source-title", "My notes", "--evidence"]
    file = os.path.join(folder, "observations.json")
    with open(file, "w") as text:
        text.write(observations("mine", OBSERVATIONS))
    rule = os.path.join(folder, "rule.json")
    with open(rule, "w") as text:
        text.write(RULE)
    for line in [first, ["observation", "add", file], *LINES, ["rule", "add", rule]]:
        outcome = run(program, [*line, "--database", path])
        assert outcome.code == 0, (line, outcome.messages)
    os.remove(file)
    os.remove(rule)
