"""What the files, folders and names of others cannot do: a marker runs nothing that changes anything, an
output replaces no database and nothing that Keyline did not write, an identifier leads nowhere, a cell runs
in no spreadsheet, an output that is interrupted is whole or as it was, and one that is refused leaves nothing
behind."""

import csv
import io
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time

import databases
import support

BLOCK = "<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->\n<!-- keyline:end -->\n"


def commands(program):
    """The words of every command, from the program's own description of itself."""
    done = support.run(program, ["--experimental-dump-help"])
    assert done.code == 0, done.messages
    found = []

    def walk(command, words):
        for below in command.get("subcommands", []):
            path = [*words, below["commandName"]]
            walk(below, path) if below.get("subcommands") else found.append(path)

    walk(json.loads(done.output)["command"], [])
    return found


class Edges:
    """Runs commands in a folder of its own for each case."""

    def __init__(self, options, scratch, report):
        self.options, self.program, self.scratch, self.report = options, options.program, scratch, report
        self.base = f"{scratch}/base"
        databases.create(self.program, self.base)
        self.number = 0

    def folder(self):
        self.number += 1
        path = f"{self.scratch}/case-{self.number}"
        os.mkdir(path)
        shutil.copy(self.base, f"{path}/keyline")
        return path

    def run(self, folder, *words, variables=None):
        return support.run(
            self.program, [*words, "--database", f"{folder}/keyline"], variables, folder=folder)

    def case(self, name, *objections):
        self.report.case(name, *objections)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return path


def read(path):
    if not os.path.isfile(path):
        return None
    with open(path, "rb") as file:
        return file.read()


def changed(before, folder):
    """Says which files of a folder are not as they were."""
    after = support.files(folder)
    names = sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
    return f"changed: {names[:4]}" if names else None


def leftovers(folder):
    """Says what is left of outputs that were never finished."""
    found = [name for _, folders, files in os.walk(folder) for name in [*folders, *files]
             if name.endswith(".part") or ".tmp-" in name]
    return f"left behind: {found[:3]}" if found else None


def markers(edges):
    """Every command of the program in a marker, with what would make it change, open or print anything."""
    further = ["", "evil --like iphone-x", "iphone-x --force", "--from evil.json", "iphone-x --to evil",
               "evil.json --output evil", "iphone-x --database evil.sqlite", "mine/status-bar-1 --force"]
    for words in commands(edges.program):
        folder = edges.folder()
        write(f"{folder}/evil.json", '{ "id": "evil", "name": "Evil", "family": "ipad" }')
        paths = []
        for number, end in enumerate(further):
            text = " ".join([*words, end, "-f text"])
            paths.append(write(f"{folder}/{number}.md", f"<!-- keyline:begin {text} -->\n<!-- keyline:end -->\n"))
        before = support.files(folder)
        objections = []
        lines = [["docs", "check", path] for path in paths] + [["docs", "update", "--dry-run", paths[1]]]
        for line, done in zip(lines, support.each(lambda line: edges.run(folder, *line), lines)):
            objections.append(done.objection)
            if done.code == 65 and f"{line[-1]}:1: " not in done.messages:
                objections.append(f"no place: {done.messages}")
        edges.case(f"marker: {' '.join(words)}", changed(before, folder), *objections)


def sites(edges):
    """Folders that came from a stranger."""
    def export(folder, devices="iphone-x", *further):
        return edges.run(folder, "export", "site", "statusBar.height", "-d", devices, "--os", "11",
                         "--output", f"{folder}/site", *further)

    head = "Written by keyline export site, which may replace and remove these files:"

    def listed(folder, *paths):
        """The list of a site's files, made by a stranger."""
        write(f"{folder}/site/.keyline-files", "\n".join([head, *paths, "../outside/keep.html",
                                                            f"{folder}/outside/keep.html", ""]))

    for further in ([], ["--force"]):
        folder = edges.folder()
        write(f"{folder}/outside/home/keep.html", "keep")
        listed(folder, "devices/home/keep.html")
        os.symlink("../outside", f"{folder}/site/devices")
        before = support.files(f"{folder}/outside")
        done = export(folder, "iphone-x", *further)
        edges.case(f"site: a linked folder {further}", done.objection, changed(before, f"{folder}/outside"),
                   None if done.code == 73 else f"exit code {done.code}")
        folder = edges.folder()
        write(f"{folder}/outside/keep.html", "keep")
        write(f"{folder}/site/home/keep", "keep")
        write(f"{folder}/site/devices/keep/keep.html", "keep")
        write(f"{folder}/site/keep.txt", "keep")
        listed(folder, ".git", "home/keep", "keep.txt", "devices/keep/keep.html")
        kept = {name: text for name, text in support.files(folder).items()
                if "keep" in name and "/.keyline-" not in name}
        export(folder, "iphone-x", *further)
        now = support.files(folder)
        lost = [name for name in kept if now.get(name) != kept[name]]
        edges.case(f"site: a list of everything {further}", f"lost: {lost}" if lost else None)
    folder = edges.folder()
    edges.case("site: an edited page", *edited(export, folder))
    folder = edges.folder()
    victim = write(f"{folder}/victim/index.html", "victim")
    last = int(open("/proc/sys/kernel/ns_last_pid").read()) if os.path.exists("/proc/sys/kernel/ns_last_pid") \
        else os.getpid()
    for number in range(last, last + 2_000):
        os.symlink("victim", f"{folder}/site.tmp-{number}")
    export(folder)
    edges.case("site: links at names of temporaries", None if read(victim) == b"victim" else "the victim changed")


def edited(export, folder):
    """What is wrong after a page was edited without changing its size: it is output and written anew."""
    if export(folder, "iphone-x,iphone-8").code != 0:
        return ["the first export failed"]
    page = f"{folder}/site/devices/iphone-8.html"
    text = read(page)
    if text is None:
        return ["there is no page"]
    with open(page, "wb") as file:
        file.write(text.replace(b"<h1>", b"<h2>", 1))
    export(folder, "iphone-x,iphone-8")
    return [None if read(page) == text else "the edited page is not written anew"]


def outputs(edges):
    """Links, databases and files that may only be read as the place of an output."""
    lines = {
        "export csv": ["export", "csv", "statusBar.height", "-d", "iphone-x", "--output"],
        "export sqlite": ["export", "sqlite", "statusBar.height", "-d", "iphone-x", "--output"],
        "metadata": ["export", "sqlite", "statusBar.height", "-d", "iphone-x", "--output", "m.db", "--metadata"],
        "draw": ["draw", "timeline", "statusBar.height", "-d", "iphone-x", "--output"],
    }
    for name, line in lines.items():
        for way in ("path", "link", "copy", "other", "journal"):
            folder = edges.folder()
            database = f"{folder}/keyline"
            place = {"path": database, "journal": database + "-journal"}.get(way, f"{folder}/out")
            if way == "link":
                os.symlink("keyline", place)
            elif way == "copy":
                shutil.copy(database, place)
            elif way == "other":
                shutil.copy(database, f"{folder}/second")
                os.link(f"{folder}/second", place)
            before = support.files(folder)
            done = edges.run(folder, *line, place)
            edges.case(f"output: {name} over a database by {way}", done.objection, changed(before, folder),
                       None if done.code == 73 else f"exit code {done.code}", leftovers(folder))
        if name == "metadata":
            continue
        folder = edges.folder()
        write(f"{folder}/target", "x" * 900_000)
        os.symlink("target", f"{folder}/out")
        plain = edges.run(folder, *line, f"{folder}/plain")
        done = edges.run(folder, *line, "out")
        edges.case(f"output: {name} through a link", plain.objection, done.objection,
                   None if done.code == 0 and read(f"{folder}/target") == read(f"{folder}/plain") else "not whole",
                   None if os.path.islink(f"{folder}/out") else "the link is gone")
        folder = edges.folder()
        os.chmod(write(f"{folder}/out", "before"), 0o444)
        done = edges.run(folder, *line, f"{folder}/out")
        edges.case(f"output: {name} over a file that is read-only",
                   None if done.code == 77 and read(f"{folder}/out") == b"before" else f"exit code {done.code}")
    folder = edges.folder()
    os.chmod(write(f"{folder}/m.json", "before"), 0o444)
    done = edges.run(folder, *lines["metadata"], f"{folder}/m.json")
    edges.case("output: both or none", None if done.code else "exit code 0",
               "the database was written" if os.path.exists(f"{folder}/m.db") else None)


def documents(edges):
    """Documents that cannot be what they were after an update."""
    folder = edges.folder()
    write(f"{folder}/target.md", BLOCK)
    os.symlink("target.md", f"{folder}/a.md")
    check = edges.run(folder, "docs", "check", "a.md")
    done = edges.run(folder, "docs", "update", "a.md")
    edges.case("docs: a link", None if (check.code, done.code) == (1, 0) else f"{check.code}, {done.code}",
               None if os.path.islink(f"{folder}/a.md") else "the link is gone",
               None if b"44" in (read(f"{folder}/target.md") or b"") else "the target is not filled")
    folder = edges.folder()
    path = write(f"{folder}/a.md", BLOCK)
    os.chmod(path, 0o440)
    done = edges.run(folder, "docs", "update", path)
    edges.case("docs: a file that is read-only",
               None if done.code == 77 and read(path) == BLOCK.encode() else f"exit code {done.code}")
    for end in ("\n", "\r\n"):
        for form in ("text", "markdown", "html", "csv", "tsv", "jsonl", "json"):
            folder = edges.folder()
            text = ("one\n" + BLOCK.replace("11 -->", f"11 -f {form} -->") + "two\n").replace("\n", end)
            path = f"{folder}/a.md"
            with open(path, "wb") as file:
                file.write(text.encode())
            first = edges.run(folder, "docs", "update", path)
            once = read(path)
            check = edges.run(folder, "docs", "check", path)
            bare = once.count(b"\n") - once.count(b"\r\n")
            edges.case(f"docs: {form} with {end!r}", None if first.code == 0 else first.messages,
                       None if check.code == 0 else "stale after one update",
                       "mixed line ends" if bare and end == "\r\n" or b"\r" in once and end == "\n" else None)
    folder = edges.folder()
    path = write(f"{folder}/a.md", "\ufeff" + BLOCK)
    done = edges.run(folder, "docs", "update", path)
    edges.case("docs: a byte order mark", None if done.code == 0 else done.messages,
               None if (read(path) or b"").startswith(b"\xef\xbb\xbf<!--") else "it is gone")
    for name in ("A<!-- keyline:end -->", "A<!-- keyline:begin get x -->"):
        folder = edges.folder()
        added = edges.run(folder, "device", "add", name, "--id", "evil", "--like", "iphone-x")
        path = write(f"{folder}/a.md", "<!-- keyline:begin device list evil -f text -->\n<!-- keyline:end -->\n")
        before = read(path)
        done = edges.run(folder, "docs", "update", "--local", path)
        edges.case(f"docs: the name {name}", None if added.code == 0 else added.messages,
                   None if done.code == 65 and read(path) == before else f"exit code {done.code}")


def many(edges):
    """More documents than files may be open, all of them or none."""
    def docs(count):
        folder = edges.folder()
        for number in range(count):
            write(f"{folder}/docs/{number}.md", BLOCK)
        return folder

    def update(folder):
        return support.run("/bin/sh", [
            "-c", 'ulimit -n 256; exec "$0" "$@"', edges.program, "docs", "update", f"{folder}/docs",
            "--database", f"{folder}/keyline"], folder=folder)

    count = 5_000
    folder = docs(count)
    done = update(folder)
    empty = sum(b"44" not in read(f"{folder}/docs/{number}.md") for number in range(count))
    edges.case(f"docs: {count} documents with 256 open files", None if done.code == 0 else done.messages[:300],
               f"{empty} are not filled" if empty else None, leftovers(folder),
               f"{done.mebibytes:.0f} MiB" if done.mebibytes > 256 else None)
    folder = docs(400)
    os.chmod(f"{folder}/docs/99.md", 0o444)
    before = support.files(folder)
    done = update(folder)
    edges.case("docs: 400 documents, the last of which is read-only", None if done.code == 77 else f"{done.code}",
               changed(before, folder), leftovers(folder))
    folder = docs(3)
    os.makedirs(f"{folder}/docs/" + "a/" * 70)
    edges.case("docs: folders 70 deep", None if update(folder).code == 77 else "no refusal")


def comments(edges):
    """Words of Keyline's in comments that are no markers, and what is no comment."""
    get = "get statusBar.height -d iphone-x --os 11"
    fine = f"// keyline:begin {get}\n// keyline:end\n"
    bad = {
        "c.swift": f"{fine}let a = /* keyline:begin {get} */ 0 /* keyline:end */\n{fine}",
        "c.py": f"{fine}# keyline:begin {get}\n# keyline:end\n", "c.sql": f"{fine}-- keyline:begin {get}\n",
        "c.c": f"{fine}/*\n * keyline:begin {get}\n */\n", "a.md": f"{BLOCK}<!-- see keyline:end -->\n",
        "b.md": f"{BLOCK}<!--\nkeyline:begin {get} -->\n", "a.adoc": f"{fine}// see keyline:begin\n",
    }
    good = {
        "a.swift": f'{fine}let a = "/* keyline:begin */" // `keyline:end`\nlet b = """\n  /* keyline:end */\n  """\n',
        "a.md": f"{BLOCK}`<!-- keyline:begin x`\n```\n<!--\nkeyline:begin\n```\nkeyline:end ends a block\n",
        "a.adoc": f"{fine}----\n// see keyline:begin\n----\n",
    }
    for texts, code in ((bad, 65), (good, 0)):
        for name, text in texts.items():
            folder = edges.folder()
            path = write(f"{folder}/{name}", text)
            line = next((number for number, line in enumerate(text.splitlines(), 1)
                         if "keyline:" in line and line not in (fine + BLOCK).splitlines()), 0)
            for command in ("check", "update"):
                before = read(path)
                done = edges.run(folder, "docs", command, path)
                wanted = 1 if command == "check" and code == 0 else code
                edges.case(f"docs {command}: {name} {code}", None if done.code == wanted else
                           f"exit code {done.code}: {done.messages}",
                           None if code == 0 or f"{path}:{line}: " in done.messages else f"no line: {done.messages}",
                           "changed" if code and read(path) != before else None)


def written(edges):
    """What is written can be read again, and an empty answer is said in words."""
    folder = edges.folder()
    size = 8 * 1024 * 1024 - len(BLOCK) - 10
    path = write(f"{folder}/a.md", BLOCK + "x" * size)
    before = support.digest(path)
    done = edges.run(folder, "docs", "update", path)
    edges.case("docs: a file that would be larger than 8 MiB", None if done.code == 65 else f"exit code {done.code}",
               None if support.digest(path) == before else "changed", leftovers(folder))
    folder = edges.folder()
    path = write(f"{folder}/a.md", "<!-- keyline:begin changes 11.1 statusBar.height -->\n<!-- keyline:end -->\n")
    said = edges.run(folder, "changes", "11.1", "statusBar.height").messages.splitlines()[:1]
    done = edges.run(folder, "docs", "update", path)
    text = (read(path) or b"").decode()
    edges.case("docs: changes without a change", None if done.code == 0 else done.messages,
               None if said and said[0] in text else f"not {said}: {text}",
               None if edges.run(folder, "docs", "check", path).code == 0 else "stale after one update")
    folder = edges.folder()
    path = write(f"{folder}/a.adoc", "// keyline:begin get statusBar.height -d iphone-x,iphone-8 --os 11\n"
                 "// keyline:end\n")
    edges.run(folder, "docs", "update", path)
    text = (read(path) or b"").decode()
    edges.case("docs: AsciiDoc", None if "|===\n|Device |iOS |Status bar height\n|iPhone X |11 |44\n" in text else text)
    write(path, text.replace("|44", "|43"))
    done = edges.run(folder, "docs", "check", path)
    edges.case("docs: a stale cell of AsciiDoc", None if b"iPhone X, iOS 11: 43" in done.output else f"{done.output}")


def generated(edges):
    """Generated files from strangers, and folders of very many sources."""
    question = "export swift statusBar.height -d iphone-x --os 11"
    markers = ["export swift --output /etc/x", "export swift --database x", "export swift --local", "export site",
               "device add X --like iphone-x", "export swift -d 'x", f"export swift -d {'a' * 5000}",
               "export swift \0 -d x", "export seed --to x", "db backup x", "export swift --help"]
    for marker in markers:
        folder = edges.folder()
        path = write(f"{folder}/M.swift", f"// keyline:file {marker}\n")
        before = support.files(folder)
        for command in ("check", "update"):
            done = edges.run(folder, "docs", command, path)
            edges.case(f"docs {command}: {marker[:40]}", None if done.code == 65 else f"exit code {done.code}",
                       None if f"{path}:1: " in done.messages else f"no place: {done.messages}",
                       changed(before, folder), leftovers(folder))
    folder = edges.folder()
    path = write(f"{folder}/M.swift", f"// keyline:file {question}\n")
    os.chmod(path, 0o640)
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    before = os.stat(path)
    done = edges.run(folder, "docs", "update", folder)
    after = os.stat(path)
    edges.case("docs: mode and owner of a generated file", None if done.code == 0 else done.messages,
               None if b"44" in read(path) else "not written", leftovers(folder),
               None if (before.st_mode, before.st_uid, before.st_gid) == (after.st_mode, after.st_uid, after.st_gid)
               else "not kept")
    text = read(path)
    edges.run(folder, "docs", "update", path)
    exported = edges.run(folder, *question.split())
    edges.case("docs: twice the same bytes, and those of the export",
               None if read(path) == text == exported.output else "other bytes")

    folder = edges.folder()
    for number in range(10_000):
        ending = ("swift", "h", "ts")[number % 3]
        write(f"{folder}/sources/{number % 100}/{number}.{ending}", f"let a{number} = 1\n" * 300)
    with open(f"{folder}/sources/long.ts", "wb") as file:
        file.write(b"//" + b"x" * 100_000_000)
    write(f"{folder}/elsewhere.txt", f"// keyline:file {question}\n")
    os.symlink("../elsewhere.txt", f"{folder}/sources/link.swift")
    os.mkfifo(f"{folder}/sources/pipe.h")
    before = read(f"{folder}/elsewhere.txt")
    done = edges.run(folder, "docs", "check", "sources")
    edges.case("docs: 10,000 sources", done.objection, None if done.code == 1 else f"exit code {done.code}",
               f"{done.seconds:.2f} s" if support.is_slow(done.seconds, 2) else None,
               f"{done.mebibytes:.0f} MiB" if done.mebibytes > 32 else None)
    write(f"{folder}/sources/M.swift", f"// keyline:file {question}\n")
    done = edges.run(folder, "docs", "update", "sources")
    edges.case("docs: a generated file among them", None if done.output == b"Updated sources/M.swift.\n" else
               f"{done.output} {done.messages}",
               None if read(f"{folder}/elsewhere.txt") == before else "followed a link out of the folder")


NOBODY = 65_534


def unread(edges):
    """A folder that may not be read: a check names it and exits with 77, or with 1 if something is stale."""
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        return
    os.chmod(edges.scratch, 0o711)
    for text, code in ((None, 77), (BLOCK, 1)):
        folder = edges.folder()
        path = write(f"{folder}/docs/a.md", BLOCK)
        edges.run(folder, "docs", "update", path)
        if text:
            write(f"{folder}/docs/b.md", text)
        write(f"{folder}/docs/locked/c.md", BLOCK)
        for place, folders, names in os.walk(folder):
            for name in (place, *(f"{place}/{name}" for name in names)):
                os.chown(name, NOBODY, NOBODY)
        os.chmod(f"{folder}/docs/locked", 0)
        for command in ("check", "update"):
            before = support.files(f"{folder}/docs")
            done = support.run("setpriv", [
                f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", edges.program, "docs", command,
                f"{folder}/docs", "--database", f"{folder}/keyline"], folder="/")
            wanted = 77 if command == "update" else code
            edges.case(f"docs {command}: a folder that may not be read, {code}", done.objection,
                       None if done.code == wanted else f"exit code {done.code}: {done.messages}",
                       None if f"{folder}/docs/locked" in done.messages else f"not named: {done.messages}",
                       changed(before, f"{folder}/docs"), leftovers(folder))
        os.chmod(f"{folder}/docs/locked", 0o700)


def strangers(edges):
    """Rows of a project count only where everything is its user's own."""
    def project(change):
        folder = edges.folder()
        write(f"{folder}/.keyline/devices/iphone-x.json",
              '{ "id": "iphone-x", "name": "iPhone X", "family": "iphone", "width": 300, "height": 812 }')
        change(f"{folder}/.keyline")
        return edges.run(folder, "get", "screen.width", "-d", "iphone-x", "--os", "11"), folder

    edges.case("project: its own rows", None if project(lambda path: None)[0].output == b"300\n" else "do not count")
    ways = {"a folder for everybody": lambda path: os.chmod(f"{path}/devices", 0o777),
            "a file for everybody": lambda path: os.chmod(f"{path}/devices/iphone-x.json", 0o666),
            "the project for everybody": lambda path: os.chmod(path, 0o777)}
    if os.geteuid() == 0:
        ways["a folder of another user"] = lambda path: os.chown(f"{path}/devices", NOBODY, NOBODY)
        ways["a file of another user"] = lambda path: os.chown(f"{path}/devices/iphone-x.json", NOBODY, NOBODY)
    for name, change in ways.items():
        done, folder = project(change)
        edges.case(f"project: {name}", None if done.code == 0 and done.output == b"375\n" else f"{done.output}",
                   None if f"{folder}/.keyline" in done.messages else f"not said: {done.messages}")


def identifiers(edges):
    """A file of one's own in which an identifier is a path."""
    for name in ("../../pwned", "/tmp/pwned"):
        folder = edges.folder()
        os.mkdir(f"{folder}/a")
        connection = sqlite3.connect(f"{folder}/keyline")
        connection.execute("UPDATE state SET id = replace(id, 'bar-phone', ?), row = replace(row, 'bar-phone', ?)",
                           [name, name])
        connection.commit()
        connection.close()
        before = support.files(edges.scratch)
        done = edges.run(folder, "export", "seed", "--to", f"{folder}/a/rows")
        edges.case(f"identifier: {name}", done.objection,
                   None if done.code == 65 else f"exit code {done.code}", changed(before, edges.scratch))
    folder = edges.folder()
    theirs = write(f"{folder}/rows/devices/bar-phone.json",
                   '{ "id": "bar-phone", "name": "Theirs", "family": "ipad" }')
    before = read(theirs)
    done = edges.run(folder, "export", "seed", "--to", f"{folder}/rows")
    edges.case("identifier: a teammate's row", None if done.code == 73 and read(theirs) == before
               else f"exit code {done.code}")


def cells(edges):
    """Names of a foreign table that a spreadsheet would run."""
    names = ["=cmd|' /C calc'!A0", "+SUM(A1)", "-2+3", "@SUM(A1)", "\t=1", "'=1"]
    folder = edges.folder()
    with open(f"{folder}/in.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["device", "os", "orientation", "metric", "value"])
        rows.writerows([name, "11", "portrait", "statusBar.height", "-8"] for name in names)
    for line in (["compare", "in.csv"], ["import", "in.csv", "--dry-run", "--source", "s", "--source-title", "S"]):
        for form in ("csv", "tsv"):
            done = edges.run(folder, *line, "-f", form)
            found = csv.reader(io.StringIO(done.output.decode(), newline=""),
                               delimiter="," if form == "csv" else "\t")
            bad = [cell for row in found for cell in row
                   if cell[:1] in ("=", "+", "-", "@", "\t", "\r") and not cell.lstrip("+-").replace(".", "").isdigit()]
            edges.case(f"cells: {line[0]} -f {form}", done.objection, f"cells: {bad[:2]}" if bad else None)


def readers(edges):
    """What only asks changes nothing: no call that changes a file, but those of SQLite's first look."""
    shim = f"{edges.scratch}/faults.so"
    source = os.path.join(os.path.dirname(__file__), "faults.c")
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], check=True)
    folder = edges.folder()
    path = write(f"{folder}/a.md", BLOCK)
    write(f"{folder}/in.csv", "device,os,orientation,metric,value\niPhone X,11,portrait,statusBar.height,44\n")
    for line in (["docs", "check", path], ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"],
                 ["find", "statusBar.height=44"], ["explain", "statusBar.height", "-d", "iphone-x", "--os", "11"],
                 ["compare", "in.csv"], ["audit", "hasNotch ? 44 : 20", "--metric", "statusBar.height"],
                 ["draw", "screen", "-d", "iphone-x", "--os", "11"], ["docs", "update", "--dry-run", path]):
        log = f"{edges.scratch}/calls"
        if os.path.exists(log):
            os.remove(log)
        done = edges.run(folder, *line, variables={
            "LD_PRELOAD": shim, "FAULT_FOLDER": folder, "FAULT_LOG": log, "FAULT_OPENS": "1"})
        calls = (read(log) or b"").decode().splitlines()
        database = f"{folder}/keyline"
        others = [call for call in calls
                  if not (call.startswith("open") and call.split(" ", 2)[2] == database)]
        edges.case(f"reading: {' '.join(line[:2])}", done.objection,
                   f"changes: {others[:2]}" if others else None)


SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL]


def interrupted(edges):
    """Outputs that are interrupted at some time: whole or as they were, and nothing that is hidden is in the way
    of the next."""
    count = edges.options.count(40, 300)
    lines = {
        "export csv": (["export", "csv", "-d", "notch", "--output", "out.csv"], ["out.csv"]),
        "export sqlite": (["export", "sqlite", "statusBar.height", "--output", "out.db", "--metadata", "out.json"],
                          ["out.db", "out.json"]),
        "export seed": (["export", "seed", "--to", "rows", "--force"], ["rows/devices/bar-phone.json"]),
        "export site": (["export", "site", "statusBar.height", "-d", "iphone-x", "--output", "site"],
                        ["site/index.html", "site/devices/iphone-x.html"]),
        "docs update": (["docs", "update", "a.md"], ["a.md"]),
    }
    for name, (line, files) in lines.items():
        folder = edges.folder()

        def prepare():
            write(f"{folder}/a.md", "# Ours\n" + BLOCK)
            for file in files:
                if not file.startswith("site") and file != "a.md":
                    if file == "rows/devices/bar-phone.json":
                        continue
                    write(f"{folder}/{file}", "before\n")

        prepare()
        old = {file: read(f"{folder}/{file}") for file in files}
        start = time.monotonic()
        done = edges.run(folder, *line)
        length = time.monotonic() - start
        new = {file: read(f"{folder}/{file}") for file in files}
        edges.case(f"interrupted: {name}, left alone", None if done.code == 0 else done.messages)
        generator = random.Random(11)
        for number in range(count):
            for file in files:
                if os.path.exists(f"{folder}/{file}"):
                    os.remove(f"{folder}/{file}")
            if name == "export site":
                shutil.rmtree(f"{folder}/site", ignore_errors=True)
            prepare()
            environment = {"HOME": "/nonexistent", "PATH": os.environ["PATH"]}
            if "LD_LIBRARY_PATH" in os.environ:
                environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
            process = subprocess.Popen(
                [edges.program, *line, "--database", f"{folder}/keyline"], cwd=folder, env=environment,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(generator.random() * length)
            process.send_signal(SIGNALS[number % len(SIGNALS)])
            process.wait()
            state = {file: read(f"{folder}/{file}") for file in files}
            torn = [file for file in files if state[file] not in (old[file], new[file], None)
                    or state[file] is None and old[file] is not None]
            if number % 4 == 3:
                again = edges.run(folder, *line)
                edges.case(f"interrupted: {name} {number}", f"neither old nor new: {torn}" if torn else None,
                           None if again.code == 0 else again.messages)
            else:
                edges.case(f"interrupted: {name} {number}", f"neither old nor new: {torn}" if torn else None)
        again = edges.run(folder, *line)
        edges.case(f"interrupted: {name}, the next run", None if again.code == 0 else again.messages,
                   None if {file: read(f"{folder}/{file}") for file in files} == new else "not what it is to be")


def main():
    options = support.Options(__doc__)
    report = support.Report("edges of files")
    with support.Scratch() as scratch:
        edges = Edges(options, scratch, report)
        for part in (markers, sites, outputs, documents, many, comments, written, generated, unread, strangers, identifiers, cells,
                     readers, interrupted):
            if options.only not in part.__name__:
                continue
            before = report.cases
            part(edges)
            print(f"  {part.__name__}: {report.cases - before} cases", flush=True)
    report.finish()


main()
