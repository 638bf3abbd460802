"""The edges of one's own file, terminal and project: what somebody else wrote or placed beside a file, a
name or a folder neither changes rows nor steers a terminal, and takes no more than two seconds."""

import json
import os
import pty
import re
import shutil
import signal
import sqlite3
import stat
import struct
import subprocess
import time

import databases
import support

QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]
NOBODY = 65534

# Signs that steer a terminal, with a word that shows where the name was printed.
SIGNS = [chr(code) for code in
         [*range(1, 9), *range(11, 32), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F,
          *range(0x202A, 0x202F), *range(0x2066, 0x206A)]]
NAMES = ["\x1b[31mred", "\x1b]0;title\x07", "\x1b]8;;http://a\x1b\\link", "\x9b31m", "\u202etxt.exe",
         "a\rb", "a\x08b", *(f"a{sign}b" for sign in SIGNS)]


def steering(data):
    """The first sign in an output that would steer a terminal; line ends and tabs do not."""
    text = data.decode("utf-8", "replace") if isinstance(data, bytes) else data
    return next((hex(ord(sign)) for sign in re.sub("\r+\n", "\n", text) if sign in SIGNS), None)


class Edges:
    """Calls the program in scratch folders of its own."""

    def __init__(self, options, scratch):
        self.program, self.scratch, self.report = options.program, scratch, support.Report("edges of databases")
        self.options = options
        self.base = f"{scratch}/base"
        databases.create(self.program, self.base)
        self.count = 0

    def folder(self):
        self.count += 1
        os.mkdir(f"{self.scratch}/{self.count}")
        return f"{self.scratch}/{self.count}"

    def copy(self, folder, name="keyline.sqlite"):
        shutil.copy(self.base, f"{folder}/{name}")
        return f"{folder}/{name}"

    def call(self, line, database=None, **options):
        options.setdefault("seconds", 60)
        return support.run(self.program, [*line, *(["--database", database] if database else [])], **options)

    def case(self, name, *objections):
        self.report.case(name, *objections)

    def refused(self, name, outcome, code, before=None, path=None, words=""):
        """A call that must end with a code, say why, and change nothing."""
        self.case(name, outcome.objection,
                  None if outcome.code == code else f"{outcome.code} instead of {code}: {outcome.messages}",
                  "asks for a report" if "report this" in outcome.messages else None,
                  None if words in outcome.messages else f"does not say {words}: {outcome.messages}",
                  "changed it" if path and support.digest(path) != before else None)



def companions(edges):
    """What lies beside a database and is no file of its own is refused at once."""
    for ending in ("-journal", "-wal", "-shm"):
        for kind, make in (("a pipe", os.mkfifo), ("a folder", os.mkdir),
                           ("a link", lambda path: os.symlink(f"{path}.victim", path))):
            folder = edges.folder()
            path = edges.copy(folder)
            make(path + ending)
            before = support.digest(path)
            for line in (QUESTION, ["device", "add", "Foo", "--family", "ipad"], ["db", "check"]):
                outcome = edges.call(line, path, seconds=8)
                edges.refused(f"{kind} at {ending}: {line[0]}", outcome, 66, before, path, path + ending)
            edges.case(f"{kind} at {ending}: followed",
                       "the link was followed" if os.path.exists(f"{path}{ending}.victim") else None)


def journal(path, page, name):
    """A journal that SQLite would apply to a database, whose end names a super-journal."""
    with open(path, "rb") as file:
        data = file.read()
    mark, size = bytes.fromhex("d9d505f920a163d7"), 4096
    content = data[(page - 1) * size:page * size]
    nonce = 7
    total = nonce + sum(content[place] for place in range(size - 200, 0, -200))
    header = mark + struct.pack(">IIIII", 1, nonce, len(data) // size, 512, size)
    name = name.encode()
    return (header.ljust(512, b"\0") + struct.pack(">I", page) + content + struct.pack(">I", total & 0xFFFFFFFF)
            + struct.pack(">I", 2**30 // size + 1) + name + struct.pack(">II", len(name), sum(name)) + mark)


def journals(edges):
    """A journal that names a super-journal deletes nothing, whatever it names."""
    for line in (QUESTION, ["device", "list"], ["device", "add", "Foo", "--family", "ipad"], ["db", "check"],
                 ["db", "status"], ["db", "backup", "copy"], ["undo"], ["log"]):
        for kind in ("a file", "another journal", "a pipe", "a database that is not there", "an empty database"):
            folder = edges.folder()
            path = f"{folder}/keyline.sqlite" if kind.endswith("there") else edges.copy(folder)
            victim = f"{folder}/other-journal" if kind == "another journal" else f"{folder}/victim"
            if kind == "a pipe":
                os.mkfifo(victim)
            else:
                shutil.copy(edges.base, victim)
            with open(path + "-journal", "wb") as file:
                file.write(journal(edges.base, 2, victim))
            if kind == "an empty database":
                os.truncate(path, 0)
            before = support.digest(path)
            outcome = edges.call(line, path, seconds=8)
            edges.refused(f"a super-journal, {kind}: {' '.join(line[:2])}", outcome, 65, before, path,
                          path + "-journal")
            left = sorted(os.listdir(folder))
            expected = sorted(os.path.basename(name) for name in (path, path + "-journal", victim)
                              if name != path or before)
            edges.case(f"a super-journal, {kind}: {' '.join(line[:2])}: left",
                       None if left == expected else f"there is {left}")


def formats(edges):
    """What the first bytes of a file may say, each by itself: an answer or a sentence, never a request for a report."""
    with open(edges.base, "rb") as file:
        data = file.read()
    for place, size, values in ((16, 2, (0, 1, 512, 3, 65535)), (18, 1, (0, 2, 3, 255)), (19, 1, (0, 2, 3, 255)),
                                (20, 1, (1, 255)), (21, 1, (0, 65)), (22, 1, (0, 33)), (23, 1, (0, 33)),
                                (28, 4, (0, 1, 2**32 - 1)), (32, 4, (1, 2**32 - 1)), (36, 4, (1, 2**32 - 1)),
                                (44, 4, (0, 5, 2**31, 2**32 - 1)), (48, 4, (2**32 - 1,)), (52, 4, (1, 2**32 - 1)),
                                (56, 4, (0, 2, 3, 4)), (64, 4, (1,)), (96, 4, (0, 2**32 - 1))):
        for value in values:
            folder = edges.folder()
            path = f"{folder}/keyline.sqlite"
            with open(path, "wb") as file:
                file.write(data[:place] + value.to_bytes(size, "big") + data[place + size:])
            before = support.digest(path)
            for line in (QUESTION, ["log"], ["db", "status"]):
                outcome = edges.call(line, path)
                name = f"{value} at byte {place}: {' '.join(line[:2])}"
                if outcome.code:
                    edges.refused(name, outcome, 65, before, path)
                else:
                    edges.case(name, outcome.objection)


def places(edges):
    """Only a folder that is Keyline's own is made; a place that was mistyped is refused with the nearest folder."""
    for line in (["device", "add", "Foo", "--family", "ipad"], ["set", "statusBar.height=1", "-d", "iphone-x", "--os", "12"]):
        for way in ("--database", "KEYLINE_DATABASE", "a relative path"):
            folder = edges.folder()
            path = "mistyped/a/x.sqlite" if way == "a relative path" else f"{folder}/mistyped/a/x.sqlite"
            named = way != "KEYLINE_DATABASE"
            outcome = edges.call(line, path if named else None, folder=folder,
                                 variables={} if named else {"KEYLINE_DATABASE": path})
            edges.refused(f"a folder that is not there by {way}: {' '.join(line[:2])}", outcome, 66, words=folder)
            edges.case(f"a folder that is not there by {way}: {' '.join(line[:2])}: left",
                       f"made {os.listdir(folder)}" if os.listdir(folder) else None)
        folder = edges.folder()
        outcome = edges.call(line, variables={"XDG_DATA_HOME": f"{folder}/data"})
        made = os.path.exists(f"{folder}/data/keyline/keyline.sqlite")
        edges.case(f"the default place: {' '.join(line[:2])}", outcome.objection,
                   f"{outcome.code}: {outcome.messages}" if outcome.code else None, None if made else "not made")


def copies(edges):
    """A copy has the mode of its origin, a new database is its owner's alone."""
    for mode in (0o600, 0o640, 0o644):
        folder = edges.folder()
        path = edges.copy(folder)
        os.chmod(path, mode)
        edges.call(["db", "backup", f"{folder}/copy"], path)
        found = stat.S_IMODE(os.stat(f"{folder}/copy").st_mode)
        edges.case(f"a copy of {mode:o}", f"it is {found:o}" if found != mode else None)
    for mask in ("000", "022", "077"):
        folder = edges.folder()
        script = f'umask {mask}; exec "$0" "$@" --database {folder}/keyline.sqlite'
        support.run("/bin/sh", ["-c", script, edges.program, "device", "add", "Foo", "--family", "ipad"],
                    {"XDG_CACHE_HOME": folder})
        made = [f"{folder}/keyline.sqlite", *(f"{folder}/keyline/{name}" for name in os.listdir(f"{folder}/keyline"))]
        found = {stat.S_IMODE(os.stat(path).st_mode) for path in made}
        edges.case(f"new files under {mask}", f"they are {found}" if found != {0o600} or len(made) != 2 else None)
    interrupted(edges)


def interrupted(edges):
    """Copies that a signal ends: whole or not there, and what is left is hidden."""
    count = edges.options.count(10, 300)
    folder = edges.folder()
    path = edges.copy(folder)
    wrong = []
    for signal_ in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL):
        for number in range(count):
            target = f"{folder}/copy-{signal_.name}-{number}"
            process = subprocess.Popen([edges.program, "db", "backup", target, "--database", path],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(0.03 * number / count)
            process.send_signal(signal_)
            process.wait()
            wrong += [f"{target}: {found}" for found in [support.unsound(edges.program, target)] if found]
    last = edges.call(["db", "backup", f"{folder}/last"], path)
    left = [name for name in os.listdir(folder) if not name.startswith(("keyline.sqlite", "last", "copy-", ".keyline-"))]
    edges.case(f"{4 * count} copies that were ended by signals", wrong[0] if wrong else None,
               None if last.code == 0 else last.messages, f"left behind: {left}" if left else None)


def hostile(edges, folder, name):
    """A file of one's own whose every text is a name."""
    path = edges.copy(folder)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE change SET title = ?", [name])
    for key in ("name", "note", "title", "locator", "tool"):
        connection.execute(f"UPDATE state SET row = json_set(row, '$.{key}', ?) WHERE json_type(row, '$.{key}') = 'text'",
                           [name])
    connection.close()
    return path


READERS = [
    ["explain", "statusBar.height", "-d", "iphone-xr", "--os", "14"], ["metric", "show", "statusBar.height"],
    ["metric", "list"], ["iphone-xr"], ["get", "statusBar.height", "-d", "notch"], ["device", "show", "iphone-xr"],
    ["device", "list"], ["undo", "--dry-run"], ["log"], ["log", "1"], ["source", "list"], ["technique", "list"],
    ["rule", "list", "statusBar.height"], ["observation", "list", "statusBar.height"],
    ["source", "show", "qmui-633"], ["find", "statusBar.height", "44"], ["db", "status"],
    ["diff", "-d", "iphone-x,iphone-xr"],
    ["device", "remove", "iphone-xr", "--dry-run"],
    ["explain", "statusBar.height", "-d", "iphone-xr", "--os", "14", "--json"], ["device", "list", "--json"],
    ["metric", "list", "-f", "html"], ["device", "list", "-f", "markdown"],
]


def terminal(edges):
    """No name reaches a terminal as it is, from a database, an argument, a file or its name."""
    def one(numbered):
        number, name = numbered
        folder = f"{edges.scratch}/names-{number}"
        os.mkdir(folder)
        found = []

        def look(what, outcome):
            sign = steering(outcome.output) or steering(outcome.messages)
            found.extend([f"{what}: {sign}"] if sign else [])
            found.extend([f"{what}: {outcome.objection}"] if outcome.objection else [])

        path = hostile(edges, folder, name)
        for line in READERS if number % 6 == 0 else READERS[:5]:
            look(" ".join(line), edges.call(line, path))
        for line in (["get", name], ["get", "statusBar.height", "-d", name], ["device", "add", name], [name],
                     ["get", "statusBar.height", "--os", name], ["db", "backup", f"/no/{name}"], [f"--{name}"],
                     ["compare", f"/{name}"], ["schema", name], ["audit", name]):
            look(f"{line[0]} with a name", edges.call(line, edges.base))
        os.makedirs(f"{folder}/{name}/.keyline/devices".replace("\x00", ""))
        with open(f"{folder}/{name}/.keyline/config.json", "w") as file:
            json.dump({"os": name}, file)
        look("a configuration", edges.call(QUESTION, edges.base, folder=f"{folder}/{name}"))
        with open(f"{folder}/{name}/.keyline/config.json", "w") as file:
            json.dump({}, file)
        with open(f"{folder}/{name}/.keyline/devices/a.json", "w") as file:
            json.dump({"id": "a", "name": name, "family": "ipad"}, file)
        look("a project", edges.call(QUESTION, edges.base, folder=f"{folder}/{name}"))
        document = f"{folder}/{name}.md"
        with open(document, "w") as file:
            file.write("<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->\n"
                       f"| {name} | {name} |\n| --- | --- |\n| {name} | {name} |\n<!-- keyline:end -->\n"
                       f"<!-- keyline:begin get {name} -->\n<!-- keyline:end -->\n")
        look("docs check", edges.call(["docs", "check", document]))
        with open(document, "w") as file:
            file.write("<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->\n"
                       f"| {name} | {name} |\n| --- | --- |\n| {name} | {name} |\n<!-- keyline:end -->\n")
        look("docs check of old contents", edges.call(["docs", "check", document]))
        return repr(name), found

    for name, found in support.each(one, list(enumerate(NAMES))[:edges.options.count(len(NAMES), len(NAMES))]):
        edges.case(f"the name {name}", *found[:3])
    folder = edges.folder()
    path = hostile(edges, folder, "\x1b[31mred\u202e")
    for line in (["device", "list", "-f", "csv"], ["export", "csv", "statusBar.height", "-d", "iphone-x"]):
        data = on_terminal(edges.program, [*line, "--database", path])
        edges.case(f"{' '.join(line)} on a terminal", steering(data))


def on_terminal(program, line):
    """What a call writes to a terminal."""
    main, side = pty.openpty()
    process = subprocess.Popen([program, *line], stdout=side, stderr=side, stdin=subprocess.DEVNULL,
                               env={"HOME": "/nonexistent", **os.environ})
    os.close(side)
    data = b""
    try:
        while part := os.read(main, 65536):
            data += part
    except OSError:
        pass
    os.close(main)
    process.wait()
    return data


DEVICE = {"id": "iphone-x", "name": "iPhone X", "family": "iphone", "width": 300, "height": 600, "scale": 2,
          "os": {"first": "11"}}


def project(folder, config=None, device=None):
    os.makedirs(f"{folder}/.keyline/devices")
    if config is not None:
        with open(f"{folder}/.keyline/config.json", "w") as file:
            file.write(config)
    with open(f"{folder}/.keyline/devices/iphone-x.json", "w") as file:
        json.dump(device or DEVICE, file)


WIDTH = ["get", "screen.width", "-d", "iphone-x", "--os", "11"]


def projects(edges):
    """Whose rows count is said, and only a project that the user chose counts."""
    shipped = edges.call(WIDTH, edges.base).output
    folder = edges.folder()
    project(folder)
    outcome = edges.call(WIDTH, edges.base, folder=folder)
    notes = [line for line in outcome.messages.splitlines() if f"{folder}/.keyline" in line]
    edges.case("rows of a project count", None if outcome.output == b"300\n" else f"{outcome.output}",
               None if len(notes) == 1 else f"{len(notes)} notes: {outcome.messages}")
    outcome = edges.call([*WIDTH, "--no-project"], edges.base, folder=folder)
    edges.case("--no-project", None if outcome.output == shipped and not outcome.messages else outcome.messages)
    inner = f"{folder}/repository/below"
    os.makedirs(f"{folder}/repository/.git")
    os.mkdir(inner)
    outcome = edges.call(WIDTH, edges.base, folder=inner)
    edges.case("the search ends at a repository", None if outcome.output == shipped else "it goes on")
    for what, config, device in (("configuration", "{", None), ("row", None, {"id": "other"})):
        folder = edges.folder()
        project(folder, config, device)
        for line, code in ((["db", "status"], 0), (["db", "path"], 0), (["db", "check"], 77),
                           (["db", "coverage", "statusBar.height"], 0), (["db", "backup", f"{folder}/copy"], 0),
                           ([*WIDTH, "--no-project"], 0)):
            outcome = edges.call(line, edges.base, folder=folder)
            edges.case(f"a broken {what}: {' '.join(line[:2])}",
                       None if outcome.code in (0, code) else f"{outcome.code}: {outcome.messages}")
        outcome = edges.call(["--version"], folder=folder)
        edges.case(f"a broken {what}: --version", None if outcome.code == 0 else outcome.messages)
    folder = edges.folder()
    project(f"{folder}/shared", '{ "os": "11" }')
    os.mkdir(f"{folder}/work")
    os.symlink(f"{folder}/shared/.keyline", f"{folder}/work/.keyline")
    outcome = edges.call(WIDTH[:-2], edges.base, folder=f"{folder}/work")
    edges.case("a link to a project", None if outcome.output == b"300\n" else f"{outcome.output} {outcome.messages}")
    shutil.rmtree(f"{folder}/shared/.keyline/devices")
    os.mkdir(f"{folder}/rows")
    os.symlink(f"{folder}/rows", f"{folder}/shared/.keyline/devices")
    outcome = edges.call(WIDTH, edges.base, folder=f"{folder}/shared")
    edges.refused("a link in a project", outcome, 65, words="is a link")
    if os.geteuid() == 0:
        folder = edges.folder()
        project(folder)
        os.mkdir(f"{folder}/below")
        os.chown(folder, NOBODY, NOBODY)
        outcome = edges.call(WIDTH, edges.base, folder=f"{folder}/below")
        edges.case("a folder of another user", None if outcome.output == shipped else f"{outcome.output}",
                   None if "belongs to another user" in outcome.messages else outcome.messages)


def bounds(edges):
    """What somebody else made large ends within the bounds."""
    folder = edges.folder()
    path = edges.copy(folder)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE state SET row = json_set(row, '$.note', ?) WHERE id = 'iphone-xr'", ["x" * 3_900_000])
    connection.close()
    for line in (QUESTION, ["device", "list"], ["iphone-xr"], ["get", "statusBar.height", "-d", "iphone-xr"]):
        outcome = edges.call(line, path)
        edges.case(f"a note of 3.9 MB: {line[0]}", None if outcome.code == 65 else f"{outcome.code}",
                   f"{outcome.mebibytes:.0f} MiB" if outcome.mebibytes > 512 else None,
                   f"{outcome.seconds:.1f} s" if support.is_slow(outcome.seconds, 2) else None)
    with open(f"{folder}/t.csv", "w") as file:
        file.write("Model,Top\niphone-x,44\n")
    maps = [word for number in range(10_000) for word in ("--map", f"statusBar.height=C{number}")]
    outcome = edges.call(["import", f"{folder}/t.csv", *maps], edges.base)
    edges.case("10,000 maps", None if outcome.code in (64, 65) else f"{outcome.code}",
               f"{outcome.seconds:.1f} s" if support.is_slow(outcome.seconds, 2) else None)
    for kind in ("one device", "every device"):
        folder = edges.folder()
        os.makedirs(f"{folder}/.keyline/rules")
        where = {"devices": ["iphone-x"]} if kind == "one device" else {"idiom": "phone"}
        with open(f"{folder}/.keyline/sources.json", "w") as file:
            json.dump({"sources": [{"id": "team", "title": "Team", "kind": "notes", "locator": "not kept"}]}, file)
        with open(f"{folder}/.keyline/rules/statusBar.height.json", "w") as file:
            json.dump({"metric": "statusBar.height", "rules": [
                {"id": f"status-bar-height/p{number}", "where": {**where, "orientation": "portrait"},
                 "os": {"from": f"11.{number}", "until": f"11.{number + 1}"}, "value": 44,
                 "rests-on": [f"team/a{number}"]} for number in range(999)],
                "observations": [
                {"id": f"team/a{number}", "source": "team", "where": where, "os": f"11.{number}", "value": 44,
                 "obtained": "measured"} for number in range(999)]}, file)
        outcome = edges.call(["db", "check"], edges.base, folder=folder, seconds=300)
        edges.case(f"db check in a project of 1,000 rules on {kind}", outcome.objection,
                   f"{outcome.code}: {outcome.messages}" if outcome.code not in (0, 1) else None,
                   f"{outcome.mebibytes:.0f} MiB" if outcome.mebibytes > 512 else None,
                   f"{outcome.seconds:.1f} s" if support.is_slow(outcome.seconds, 15) else None)


def main():
    options = support.Options(__doc__)
    with support.Scratch() as scratch:
        edges = Edges(options, scratch)
        for part in (formats, companions, journals, places, copies, terminal, projects, bounds):
            if options.only in part.__name__:
                part(edges)
        edges.report.finish()


main()
