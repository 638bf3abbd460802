"""Damaged and hostile databases: no call crashes or hangs, and `db verify` objects to every database
whose shipped rows are not the ones that were shipped."""

import gzip
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

# What somebody could do to the schema so that reading does harm.
HOSTILE = {
    "endless view": """DROP TABLE rule_term; CREATE VIEW rule_term AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT 'x' AS rule, 'shipped' AS layer, i AS position, 'm' AS metric, 1 AS sign FROM n""",
    "endless view of the shipment": """DROP TABLE shipment; CREATE VIEW shipment AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT 1 AS id, max(i) AS data FROM n""",
    "endless view of the migrations": """DROP TABLE schema_migration;
        CREATE VIEW schema_migration AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i AS version, '' AS name, '' AS sql FROM n""",
    "deleting trigger": """CREATE TRIGGER evil AFTER INSERT ON journal
        BEGIN DELETE FROM device WHERE layer = 'local'; END""",
    "deleting trigger on keys": """CREATE TRIGGER evil BEFORE INSERT ON device_key
        BEGIN DELETE FROM observation WHERE layer = 'local'; END""",
    "printf bomb": "CREATE VIEW evil AS SELECT printf('%500000000s', 'x') AS x",
    "printf bomb as a table": """DROP TABLE metric_see; CREATE VIEW metric_see AS
        SELECT id AS metric, 0 AS position, printf('%500000000s', 'x') AS see FROM metric""",
    "blob bomb as a generated column":
        "ALTER TABLE release ADD COLUMN evil ANY AS (zeroblob(900000000)) VIRTUAL",
    "index on an expression": "CREATE INDEX evil ON device (printf('%400000000s', name))"
        " WHERE layer = 'nobody'",
    "table more": "CREATE TABLE evil (x)",
    "table less": "DROP TABLE rule_support",
    "column more": "ALTER TABLE device ADD COLUMN evil TEXT",
    "column renamed": "ALTER TABLE device RENAME COLUMN width TO breadth",
    "virtual table": "CREATE VIRTUAL TABLE evil USING fts5(x)",
    "other encoding and empty": None,
    "schema text": """PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = 'CREATE TABLE device (x' WHERE name = 'device'""",
    "check taken out": """PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'device'""",
    "root page of another table": """PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage =
        (SELECT rootpage FROM sqlite_schema WHERE name = 'rule') WHERE name = 'device'""",
    "newer": "PRAGMA user_version = 9999",
    "negative version": "PRAGMA user_version = -1",
    "another program's mark": "PRAGMA application_id = 1",
    "write-ahead log": "PRAGMA journal_mode = WAL",
}


def foreign(path, present):
    """Files that are no Keyline database, by name."""
    def other(name, *statements):
        connection = sqlite3.connect(f"{path}/{name}", isolation_level=None)
        for statement in statements:
            connection.executescript(statement)
        connection.close()

    mark = f"PRAGMA application_id = {0x4B45594C};"
    other("another program's", "CREATE TABLE note (x); PRAGMA user_version = 1")
    other("another program's, marked", mark + "CREATE TABLE note (x); PRAGMA user_version = 1")
    other("marked, version 0, filled", mark + "CREATE TABLE note (x)")
    other("marked and empty", mark + "PRAGMA user_version = 3; VACUUM")
    other("UTF-16", "PRAGMA encoding = 'UTF-16le';" + mark + "CREATE TABLE note (x)")
    other("another page size", "PRAGMA page_size = 512;" + mark + "CREATE TABLE note (x)")
    for name, content in {
            "text": b"Dear diary. " * 100, "short": b"x", "magic only": b"SQLite format 3\0",
            "gzip": gzip.compress(present), "random": random.Random(1).randbytes(9000),
            "a hundred bytes": present[:100], "twice": present + present,
            "zeros": bytes(8192), "header over text": present[:100] + b"x" * 8092}.items():
        with open(f"{path}/{name}", "wb") as file:
            file.write(content)


class Damage:
    """Tries databases."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.base = f"{scratch}/base"
        databases.create(self.program, self.base)
        with open(self.base, "rb") as file:
            self.bytes = file.read()
        self.shipped = self.content(self.base)
        self.answer = support.run(self.program, [*QUESTION, "--database", self.base]).output

    def content(self, path):
        """The shipped rows, read without Keyline; None where they cannot be."""
        try:
            connection = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
            try:
                return databases.shipped(connection)
            finally:
                connection.close()
        except (sqlite3.Error, UnicodeDecodeError, TypeError):
            return None

    def call(self, line, path):
        return support.run(
            self.program, [*line, "--database", path], processor=SECONDS)

    def verify(self, path, must_object):
        """What is wrong with how a database is verified and read, and how both ended."""
        before = support.digest(path)
        verified = self.call(["db", "verify"], path)
        objections = [verified.objection and f"db verify {verified.objection}"]
        # Working the content out takes longer than the call, and is needed only where it says nothing.
        # Data of another number is told as not compared.
        is_compared = b"\n?" not in b"\n" + verified.output
        changed = verified.code == 0 and is_compared and (
            must_object or self.content(path) != self.shipped)
        if changed:
            objections.append("db verify does not see that the shipped rows are others")
        asked = self.call(QUESTION, path)
        objections.append(asked.objection and f"get {asked.objection}")
        objections += ["asks for a report" for outcome in (verified, asked) if outcome.code == 70]
        if must_object and asked.code == 0:
            objections.append("get answers from it")
        if verified.code and asked.code and support.digest(path) != before:
            objections.append("it was refused and changed all the same")
        is_wrong = asked.code == 0 and asked.output != self.answer
        kind = "seen" if verified.code else "MISSED" if changed else "shipped rows unchanged"
        return objections, kind, is_wrong


def main():
    options = support.Options(__doc__)
    report = support.Report("damaged databases")
    figures, wrong = {}, []
    with support.Scratch() as scratch:
        damage = Damage(options, scratch)

        def one(case):
            kind, number = case
            path = f"{scratch}/{kind.__name__}-{number}"
            source = random.Random(f"{kind.__name__} {number}")
            with open(path, "wb") as file:
                file.write(kind(damage.bytes, source))
            found = damage.verify(path, False)
            os.remove(path)
            return kind.__name__, f"{kind.__name__} {number}", found

        count = options.count(388, 2900)
        cases = [(kind, number) for kind in DAMAGES for number in range(count)
                 if options.only in kind.__name__]
        for kind, name, (objections, outcome, is_wrong) in support.each(one, cases):
            report.case(name, *objections)
            figures[kind, outcome] = figures.get((kind, outcome), 0) + 1
            wrong += [name] if is_wrong else []
        if options.only in "hostile":
            hostile(damage, report)
        if options.only in "extremes":
            extremes(damage, report)
    report.finish(*(f"{number} {kind}, {outcome}" for (kind, outcome), number in sorted(figures.items())),
                  f"{len(wrong)} answers to a question from unverified rows were others: {wrong[:5]}")


def hostile(damage, report):
    """Databases that are made to do harm, and files that are none."""
    folder = f"{damage.scratch}/hostile"
    os.mkdir(folder)
    for name, statements in HOSTILE.items():
        path = f"{folder}/{name}"
        shutil.copy(damage.base, path)
        connection = sqlite3.connect(path, isolation_level=None)
        if statements:
            connection.executescript("PRAGMA foreign_keys = OFF;" + statements)
        connection.close()
    os.remove(f"{folder}/other encoding and empty")
    foreign(folder, damage.bytes)

    def one(name):
        path = f"{folder}/{name}"
        # A log beside the file is another way to write, not other content.
        harmless = name in ("write-ahead log", "twice")
        objections, _, _ = damage.verify(path, not harmless)
        before = support.digest(path)
        added = damage.call(["device", "add", "Evil Phone", "--family", "ipad"], path)
        objections.append(added.objection and f"device add {added.objection}")
        if not harmless and added.code == 0:
            objections.append("device add writes into it")
        if added.code and support.digest(path) != before:
            objections.append("device add was refused and changed it")
        return name, objections

    for name, objections in support.each(one, sorted(os.listdir(folder))):
        report.case(name, *objections)


# Questions and changes that together read every row and count with every number.
READERS = [["db", "check"], ["device", "add", "Foo", "--family", "iphone"]]


def extremes(damage, report):
    """Every column of whole numbers with numbers that no arithmetic can stand, and rows that name what
    is not there: checks and references refuse them, and damage asks neither."""
    folder = f"{damage.scratch}/extremes"
    os.mkdir(folder)
    connection = sqlite3.connect(damage.base)
    numbers = [(table, column[1]) for table in databases.tables(connection)
               for column in connection.execute(f"PRAGMA table_info({table})") if column[2] == "INTEGER"]
    connection.close()
    statements = {
        f"{table}.{column} {value}": f"UPDATE OR IGNORE {table} SET {column} = {value}"
        for table, column in numbers
        for value in ([2**63 - 1, -2**63] if table == "scope_condition" else [2**63 - 1])}
    statements |= {
        "scopes taken away": "DELETE FROM scope",
        "a scope that is not there": "UPDATE rule SET scope = 99999",
        "devices of a scope that is not there": "UPDATE scope_device SET scope = 99999 WHERE scope = 1",
        "conditions twice": "INSERT INTO scope_condition SELECT scope, layer, dimension, position + 50,"
            " value, low, high FROM scope_condition",
        "bounds upside down": "UPDATE rule SET os_from = os_until, os_until = os_from",
    }

    def one(name):
        path = f"{folder}/{name}".replace(".", "-")
        shutil.copy(damage.base, path)
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statements[name])
        connection.close()
        objections, _, _ = damage.verify(path, False)
        for line in READERS:
            outcome = damage.call(line, path)
            objections.append(outcome.objection and f"{line[0]} {outcome.objection}")
        os.remove(path)
        return name, objections

    for name, objections in support.each(one, sorted(statements)):
        report.case(name, *objections)


main()
