"""Damaged and hostile files in the place of either: no call crashes or hangs, one's own file is refused or says what
it said, and what ships is answered from a sound file or from the program."""

import os
import random
import shutil
import sqlite3

import databases
import support

# The time on a processor that a call may take; on a busy machine the clock says nothing.
SECONDS = 5
PAGE = 4096
QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]


def truncated(data, source):
    return data[:source.choice([source.randrange(len(data)), source.randrange(len(data) // PAGE) * PAGE])]


def bit_flipped(data, source):
    place = source.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << source.randrange(8)]) + data[place + 1:]


def zeroed(data, source):
    page = source.randrange(len(data) // PAGE) * PAGE
    return data[:page] + bytes(PAGE) + data[page + PAGE:]


def scribbled(data, source):
    length = source.randrange(1, 512)
    place = source.randrange(len(data) - length)
    return data[:place] + source.randbytes(length) + data[place + length:]


def swapped(data, source):
    one, other = sorted(source.sample(range(len(data) // PAGE), 2))
    pages = [data[place:place + PAGE] for place in range(0, len(data), PAGE)]
    pages[one], pages[other] = pages[other], pages[one]
    return b"".join(pages)


def headed(data, source):
    place = source.randrange(100)
    return data[:place] + source.randbytes(1) + data[place + 1:]


def altered(data, source):
    """Another letter in some text: a change that is as plausible as what was there."""
    while True:
        place = source.randrange(PAGE, len(data))
        if chr(data[place]).isalnum():
            letter = source.choice(b"abcdefghijklmnopqrstuvwxyz0123456789")
            return data[:place] + bytes([letter]) + data[place + 1:]


DAMAGES = [truncated, bit_flipped, zeroed, scribbled, swapped, headed, altered]

# Where the numbers of a header stand, their sizes, and what somebody could write there.
HEADERS = [(16, 2, (0, 1, 512, 3, 65535)), (18, 1, (0, 2, 3, 255)), (19, 1, (0, 2, 3, 255)), (20, 1, (1, 255)),
           (21, 1, (0, 65)), (22, 1, (0, 33)), (23, 1, (0, 33)), (28, 4, (0, 1, 2**32 - 1)), (32, 4, (1, 2**32 - 1)),
           (36, 4, (1, 2**32 - 1)), (44, 4, (0, 5, 2**31, 2**32 - 1)), (48, 4, (2**32 - 1,)), (52, 4, (1, 2**32 - 1)),
           (56, 4, (0, 2, 3, 4)), (64, 4, (1,)), (96, 4, (0, 2**32 - 1))]

# What somebody could do to the schema so that reading does harm; {T} is a table that every question reads.
HOSTILE = {
    "endless view": """ALTER TABLE {T} RENAME TO kept; CREATE VIEW {T} AS WITH RECURSIVE n(i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT kept.* FROM kept, n""",
    "deleting trigger": "CREATE TRIGGER evil AFTER INSERT ON {T} BEGIN DELETE FROM {T}; END",
    "printf bomb": "CREATE VIEW evil AS SELECT printf('%500000000s', 'x') AS x",
    "blob bomb as a generated column": "ALTER TABLE {T} ADD COLUMN evil ANY AS (zeroblob(900000000)) VIRTUAL",
    "index on an expression": "CREATE INDEX evil ON {T} (printf('%400000000s', id)) WHERE id = 'nobody'",
    "table more": "CREATE TABLE evil (x)",
    "table less": "DROP TABLE {T}",
    "column more": "ALTER TABLE {T} ADD COLUMN evil TEXT",
    "column renamed": "ALTER TABLE {T} RENAME COLUMN id TO name",
    "virtual table": "CREATE VIRTUAL TABLE evil USING fts5(x)",
    "schema text": "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE {T} (x' WHERE name = '{T}'",
    "check taken out": """PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = '{T}'""",
    "root page of another table": """PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage =
        (SELECT max(rootpage) FROM sqlite_schema) WHERE name = '{T}'""",
    "newer": "PRAGMA user_version = 9999",
    "negative version": "PRAGMA user_version = -1",
    "another program's mark": "PRAGMA application_id = 1",
    "a trigger named as SQLite's own": """PRAGMA writable_schema = ON;
        CREATE TRIGGER sqlite_evil AFTER INSERT ON {T} BEGIN DELETE FROM {T}; END""",
    "a trigger named as an automatic index": """PRAGMA writable_schema = ON;
        CREATE TRIGGER sqlite_autoindex_{T}_9 AFTER INSERT ON {T} BEGIN DELETE FROM {T}; END""",
    "a view named as statistics": "PRAGMA writable_schema = ON; CREATE VIEW sqlite_stat1 AS SELECT 1",
    "a table under another name": """PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET tbl_name = 'x' WHERE name = '{T}'""",
}


class Damage:
    """Tries files in the place of one's own and of what ships."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.own = f"{scratch}/base"
        databases.create(self.program, self.own)
        self.name = os.listdir(f"{support.CACHE}/keyline")[0]
        self.data = f"{support.CACHE}/keyline/{self.name}"
        with open(self.own, "rb") as own, open(self.data, "rb") as data:
            self.bytes = {"own": own.read(), "data": data.read()}
        self.rows = set(support.rows(self.own))

    def try_file(self, kind, content, place, must_object):
        """What is wrong with how a file is met that holds this, and what came of it."""
        os.makedirs(f"{place}/cache/keyline", 0o700)
        path = f"{place}/keyline.sqlite"
        data = f"{place}/cache/keyline/{self.name}"
        with open(path, "wb") as own, open(data, "wb") as shipped:
            own.write(content if kind == "own" else self.bytes["own"])
            shipped.write(content if kind == "data" else self.bytes["data"])
        os.chmod(data, 0o600)
        found = self.own_file(path, place, must_object) if kind == "own" else self.data_file(path, place, must_object)
        shutil.rmtree(place)
        return found

    def call(self, line, path, place):
        return support.run(self.program, [*line, "--database", path], {"XDG_CACHE_HOME": f"{place}/cache"},
                           processor=SECONDS)

    def own_file(self, path, place, must_object):
        before = support.digest(path)
        calls = [self.call(line, path, place) for line in (
            QUESTION, ["log"], ["device", "add", "Evil Phone", "--family", "ipad"], ["db", "check"])]
        objections = [call.objection for call in calls]
        objections += ["asks for a report" for call in calls if call.code == 70]
        refused = [call.code not in (0, 1) for call in calls]
        if must_object and not all(refused):
            objections.append(f"is used: {[call.code for call in calls]}")
        if refused[2] and support.digest(path) != before:
            objections.append("was refused and changed")
        return objections, "refused" if any(refused) else "used"

    def data_file(self, path, place, must_object):
        asked = self.call(QUESTION, path, place)
        checked = self.call(["db", "check"], path, place)
        again = self.call(QUESTION, path, place)
        objections = [call.objection for call in (asked, checked, again)]
        # A changed letter in a file that is otherwise sound is found by the check alone.
        if asked.code or must_object and asked.output != b"44\n":
            objections.append(f"another answer: {asked.code} {asked.output} {asked.messages}")
        if (again.code, again.output) != (0, b"44\n"):
            objections.append(f"another answer after db check: {again.output} {again.messages}")
        return objections, "right" if asked.output == b"44\n" else "a changed letter"


def main():
    options = support.Options(__doc__)
    report = support.Report("damaged files")
    figures = {}
    with support.Scratch() as scratch:
        damage = Damage(options, scratch)

        def one(case):
            kind, change, number = case
            name = f"{kind}, {change.__name__} {number}"
            content = change(damage.bytes[kind], random.Random(name))
            is_whole = change in (bit_flipped, altered, scribbled, swapped, headed, zeroed)
            return kind, change.__name__, name, damage.try_file(
                kind, content, f"{scratch}/{name}", kind == "data" and not is_whole)

        count = options.count(150, 1_400)
        cases = [(kind, change, number) for kind in ("own", "data") for change in DAMAGES
                 for number in range(count) if options.only in change.__name__]
        for kind, change, name, (objections, outcome) in support.each(one, cases):
            report.case(name, *objections)
            figures[kind, change, outcome] = figures.get((kind, change, outcome), 0) + 1
        if options.only in "headers":
            headers(damage, report)
        if options.only in "hostile":
            hostile(damage, report)
    report.finish(*(f"{number} {', '.join(names)}" for names, number in sorted(figures.items())))


def headers(damage, report):
    """Every number of the header by itself."""
    cases = [(kind, place, size, value) for kind in ("own", "data") for place, size, values in HEADERS for value in values]

    def one(case):
        kind, place, size, value = case
        content = damage.bytes[kind]
        content = content[:place] + value.to_bytes(size, "big") + content[place + size:]
        return case, damage.try_file(kind, content, f"{damage.scratch}/{kind}-{place}-{value}", kind == "data")[0]

    for (kind, place, _, value), objections in support.each(one, cases):
        report.case(f"{kind}: {value} at byte {place}", *objections)


def hostile(damage, report):
    """Files that are made to do harm."""
    folder = f"{damage.scratch}/hostile"
    os.mkdir(folder)
    cases = []
    for kind, table in (("own", "state"), ("data", "rule")):
        for name, statements in HOSTILE.items():
            path = f"{folder}/made"
            with open(path, "wb") as file:
                file.write(damage.bytes[kind])
            connection = sqlite3.connect(path, isolation_level=None)
            connection.executescript(statements.replace("{T}", table))
            connection.close()
            with open(path, "rb") as file:
                cases.append((kind, name, file.read()))
            os.remove(path)

    def one(numbered):
        number, (kind, name, content) = numbered
        # The version of what ships says nothing.
        harmless = kind == "data" and name in ("newer", "negative version")
        return f"{kind}: {name}", damage.try_file(kind, content, f"{damage.scratch}/h{number}", not harmless)[0]

    for name, objections in support.each(one, list(enumerate(cases))):
        report.case(name, *objections)


main()
