"""Databases to begin with: one with rows of the user's own, and ones that an older Keyline made."""

import glob
import hashlib
import json
import os
import shutil
import sqlite3

import support
from support import ROOT, run

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
    """Makes a database that holds the shipped data and some own rows."""
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


def tables(connection):
    """The tables of a database with their columns."""
    names = [name for (name,) in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")]
    return {name: [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]
            for name in names}


def of_first_release(target):
    """A copy of a database that release 0.1.0 made, with data 1 and rows of every kind of the user's own."""
    shutil.copy(os.path.join(ROOT, "Tests", "Fixtures", "FirstRelease", "own-rows.sqlite"), target)


def taken_apart(table):
    """Fills a table that held parts of rows before scopes were shared and versions stood in the row."""
    kind, part = table.split("_")
    if part == "version":
        return """INSERT INTO main.observation_version (observation, layer, position, version)
            SELECT row.id, row.layer, part.key, part.value FROM present.observation AS row
            JOIN json_each('["' || replace(row.os_on, ' ', '","') || '"]') AS part"""
    columns = {"device": ["device"], "condition": ["dimension", "position", "value", "low", "high"]}[part]
    shared = ", ".join(f"shared.{column}" for column in columns)
    return (f"INSERT OR IGNORE INTO main.{table} ({kind}, layer, {', '.join(columns)})"
            f" SELECT row.id, row.layer, {shared} FROM present.{kind} AS row"
            f" JOIN present.scope_{part} AS shared USING (scope, layer)")


# How the first migrations were recorded.
RECORD = """CREATE TABLE schema_migration (
  version INTEGER PRIMARY KEY CHECK (version > 0),
  name    TEXT NOT NULL CHECK (name <> ''),
  sha256  TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
) STRICT"""


def with_older_schema(path, target):
    """A database as it was before rows shared their scopes, with the rows that fit into it.

    Its data is the first: later data has rows that do not fit, and an upgrade brings them back."""
    migrations = sorted(glob.glob(os.path.join(ROOT, "migrations", "[0-9]*.sql")))[:3]
    connection = sqlite3.connect(target, isolation_level=None)
    connection.execute("ATTACH ? AS present", [path])
    connection.execute(f"PRAGMA application_id = {0x4B45594C}")
    connection.execute(f"PRAGMA user_version = {len(migrations)}")
    connection.execute(RECORD)
    for number, migration in enumerate(migrations, 1):
        with open(migration, newline="") as file:
            text = file.read()
        connection.executescript(text)
        connection.execute("INSERT INTO schema_migration VALUES (?, ?, ?)", [
            number, f"migrations/{os.path.basename(migration)}", hashlib.sha256(text.encode()).hexdigest()])
    present = {name: [column[1] for column in connection.execute(f"PRAGMA present.table_info({name})")]
               for (name,) in connection.execute(
                   "SELECT name FROM present.sqlite_schema WHERE type = 'table'")}
    connection.execute("BEGIN")
    for table, columns in tables(connection).items():
        if table == "schema_migration":
            continue
        if table == "shipment":
            connection.execute("INSERT INTO main.shipment VALUES (1, 1, ?)", ["0" * 64])
            continue
        if table not in present:
            connection.execute(taken_apart(table))
            continue
        names = ", ".join(f'"{name}"' for name in columns if name in present[table])
        connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM present.{table}")
    connection.execute("COMMIT")
    connection.close()


# Where rules and observations are kept, before rows shared their scopes and since.
EVIDENCE = {"rule", "observation", "rule_device", "rule_condition", "observation_device",
            "observation_condition", "observation_version", "scope", "scope_device", "scope_condition"}


def own(path):
    """The user's own rows, the same before and after the tables are others."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    connection.row_factory = sqlite3.Row
    is_shared = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'scope'").fetchone()

    def parts(kind, row, part, columns):
        table, key = (f"scope_{part}", "scope") if is_shared else (f"{kind}_{part}", kind)
        return [tuple(found) for found in connection.execute(
            f"SELECT {columns} FROM {table} WHERE {key} = ? AND layer = 'local' ORDER BY {columns}",
            [row["scope" if is_shared else "id"]])]

    # A column that a migration adds is empty in rows of one's own.
    found = [tuple(value for value in row if value is not None)
             for row in support.own(support.rows(path)) if row[0] not in EVIDENCE]
    for kind in ("rule", "observation"):
        for row in connection.execute(f"SELECT * FROM {kind} WHERE layer = 'local' ORDER BY id"):
            said = {name: row[name] for name in row.keys()
                    if name not in ("scope", "os_on") and row[name] is not None}
            said["devices"] = parts(kind, row, "device", "device")
            said["conditions"] = parts(
                kind, row, "condition", "dimension, position, value, low, high")
            if kind == "observation":
                said["versions"] = (row["os_on"] or "").split() if is_shared else [
                    version for (version,) in parts(kind, row, "version", "version")]
            found.append((kind, repr(sorted(said.items()))))
    connection.close()
    return found


LAYERED = """source device device_identifier device_source device_copy scope scope_device
    scope_condition observation rule rule_term rule_support
    technique technique_item technique_source technique_support technique_constant""".split()
UNLAYERED = """release redesign redesign_metric redesign_source metric metric_element
    metric_see""".split()


def shipped(connection):
    """The shipped rows, read without Keyline."""
    def rows(table, condition=""):
        columns = list(connection.execute(f"PRAGMA table_info({table})"))
        keys = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
        return table, list(connection.execute(f"SELECT * FROM {table} {condition} ORDER BY {', '.join(keys)}"))

    return [*(rows(table, "WHERE layer = 'shipped'") for table in LAYERED), *map(rows, UNLAYERED),
            rows("shipment")]
