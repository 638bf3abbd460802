"""All or nothing: every command that changes something, with one system call of it failing or the
process dying there. Afterwards the user's own file is sound, says what it said before or what it is to say,
has lost no row, and the command can be run again. A question gets its answer whatever happens to the cache, and
changes nothing."""

import os
import random
import shutil
import subprocess

import databases
import imports
import support

# How a call is interfered with: a name, the kind and whether it goes on.
KINDS = [("kill", "kill", False), ("torn", "torn", False), ("eio", "eio", False),
         ("enospc", "enospc", False), ("eio from there on", "eio", True),
         ("enospc from there on", "enospc", True)]

DOCUMENT = """# Ours
<!-- keyline:begin get safeAreaInsets.top -d iphone-xr --os 12-18 -->
<!-- keyline:end -->
"""

# Every command that changes something, run in its folder, since the journal names the file that is
# imported: its name, its arguments, the file it begins with, and the
# other files that it writes; a folder, which is written file by file, ends in a slash.
DATABASE = "{folder}/data/keyline/keyline.sqlite"
COMMANDS = [
    ("first use", ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"], None, ["data/cache/"]),
    ("use of a broken file", ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"], "broken", ["data/cache/"]),
    ("first change", ["device", "add", "Baz Phone", "--like", "iphone-x"], None, []),
    ("set", ["set", "statusBar.height=45", "-d", "iphone-x", "--os", "12"], "present", []),
    ("device add", ["device", "add", "Baz Phone", "--like", "iphone-x"], "present", []),
    ("device edit", ["device", "edit", "iphone-x", "--corner-radius", "40"], "present", []),
    ("device remove", ["device", "remove", "iphone-11"], "present", []),
    ("device restore", ["device", "restore", "iphone-8"], "present", []),
    ("device remove, an own one", ["device", "remove", "bar-phone", "--force"], "present", []),
    ("rule add", ["rule", "add", "{folder}/rule.json"], "present", []),
    ("rule edit", ["rule", "edit", "status-bar-height/mine", "{folder}/edited.json"], "present", []),
    ("rule remove", ["rule", "remove", "status-bar-height/mine"], "present", []),
    ("rule restore", ["rule", "restore", "status-bar-height/x-family"], "masked", []),
    ("observation add", ["observation", "add", "{folder}/observations.json"], "present", []),
    ("observation edit", ["observation", "edit", "mine/status-bar-2", "{folder}/noted.json"], "present", []),
    ("observation remove", ["observation", "remove", "mine/status-bar-2"], "present", []),
    ("observation restore", ["observation", "restore", "seed-000/title-view-gap-11"], "masked", []),
    ("undo", ["undo"], "present", []),
    ("undo of an import", ["undo"], "imported", []),
    *((f"import {format}", ["import", f"in/{file}", *further], "present", [])
      for format, (file, _, further) in imports.TABLES.items()),
    ("import of a folder", ["import", "in/rows"], "present", []),
    ("import of a seed file", ["import", "in/seed.json"], "present", []),
    ("import of many rows", ["import", "in/many.csv", *imports.THEIRS], "present", []),
    ("import of as many rows as one file holds", ["import", "in/most.csv", *imports.THEIRS], "present", []),
    ("undo of many rows", ["undo"], "many", []),
    ("db backup", ["db", "backup", "{folder}/data/copy.sqlite"], "present", ["data/copy.sqlite"]),
    ("docs update", ["docs", "update", "{folder}/data/a.md"], "present", ["data/a.md"]),
    ("docs update of a folder", ["docs", "update", "{folder}/data/docs"], "present", ["data/docs/"]),
    ("export --output", ["export", "csv", "-d", "iphone-x", "--output", "{folder}/data/a.csv"],
     "present", ["data/a.csv"]),
    ("export sqlite", ["export", "sqlite", "statusBar.height", "-d", "iphone-x", "--output",
                       "{folder}/data/a.sqlite"], "present", ["data/a.sqlite"]),
    ("export seed --to", ["export", "seed", "--to", "{folder}/data/rows"], "present", ["data/rows/"]),
    ("export site", ["export", "site", "statusBar.height", "-d", "iphone-x", "--os", "11", "--output",
                     "{folder}/data/site"], "present", ["data/site/"]),
]

# Commands with so many calls, each of which takes so long, that few are tried.
SLOW = ["import of as many rows as one file holds"]

# A question whose answer no command here changes.
QUESTION = ["device", "show", "iphone-7"]
RULE = """{ "metric": "statusBar.height", "rules": [
  { "id": "status-bar-height/other", "where": { "devices": ["bar-phone"], "orientation": "portrait" },
    "os": { "from": "12" }, "value": 44, "rests-on": ["mine/status-bar-3"] } ] }
"""


class Faults:
    """Runs commands with faults, each in a folder of its own."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.shim = os.path.join(scratch, "faults.so")
        source = os.path.join(os.path.dirname(__file__), "faults.c")
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O1", "-o", self.shim, source, "-ldl"], check=True)
        self.bases = os.path.join(scratch, "bases")
        self.inputs = os.path.join(scratch, "in")
        self.make_bases()

    def make_bases(self):
        """The databases that commands begin with."""
        present = os.path.join(self.bases, "present")
        databases.create(self.program, present)
        # Of the rows that were exported before, one more is there now.
        done = support.run(self.program, ["export", "seed", "--to", f"{self.bases}/rows", "--database", present])
        assert done.code == 0, done.messages
        done = support.run(self.program, ["device", "add", "Later Phone", "--family", "iphone",
                                          "--database", present])
        assert done.code == 0, done.messages
        imports.write(self.inputs)
        self.derive("imported", ["import", f"{self.inputs}/rows"])
        self.derive("many", ["import", f"{self.inputs}/many.csv", *imports.THEIRS])
        self.derive("masked", ["rule", "remove", "status-bar-height/x-family", "--force"],
                    ["observation", "remove", "seed-000/title-view-gap-11", "--force"])
        shutil.copy(present, os.path.join(self.bases, "broken"))
        done = support.run(self.program, [
            "export", "site", "statusBar.height", "navigationBar.height", "-d", "iphone-x,iphone-8", "--os", "11",
            "--output", f"{self.bases}/site", "--database", present])
        assert done.code == 0, done.messages

    def derive(self, name, *lines):
        """Another database to begin with: the usual one after some commands."""
        path = os.path.join(self.bases, name)
        shutil.copy(os.path.join(self.bases, "present"), path)
        for line in lines:
            done = support.run(self.program, [*line, "--database", path])
            assert done.code == 0, (line, done.messages)

    def prepare(self, folder, base):
        """A folder as it is before the command."""
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(f"{folder}/data")
        if base is not None:
            os.makedirs(f"{folder}/data/keyline")
            shutil.copy(os.path.join(self.bases, base), DATABASE.format(folder=folder))
            with open(f"{folder}/data/a.md", "w") as file:
                file.write(DOCUMENT)
            os.mkdir(f"{folder}/data/docs")
            for name in "abc":
                shutil.copy(f"{folder}/data/a.md", f"{folder}/data/docs/{name}.md")
            with open(f"{folder}/data/a.csv", "w") as file:
                file.write("before\n")
            # Folders that were written before: of what stands there, something stays, something is
            # replaced and something goes.
            shutil.copytree(os.path.join(self.bases, "rows"), f"{folder}/data/rows")
            shutil.copytree(os.path.join(self.bases, "site"), f"{folder}/data/site")
        if base == "broken":
            cached = os.path.join(support.CACHE, "keyline")
            os.makedirs(f"{folder}/data/cache/keyline", 0o700)
            for name in os.listdir(cached):
                shutil.copy(f"{cached}/{name}", f"{folder}/data/cache/keyline")
                os.truncate(f"{folder}/data/cache/keyline/{name}", 9000)
        os.symlink(self.inputs, f"{folder}/in")
        with open(f"{folder}/rule.json", "w") as file:
            file.write(RULE)
        with open(f"{folder}/observations.json", "w") as file:
            file.write(databases.observations("mine", databases.OBSERVATIONS).replace(
                "mine/status-bar-", "mine/other-"))
        for name, text in zip(["edited", "noted"], databases.noted()):
            with open(f"{folder}/{name}.json", "w") as file:
                file.write(text)

    def call(self, folder, arguments, fault=None, further=None):
        """Runs a command in a folder; a fault is a kind, whether it goes on, and a number.

        Both files lie in their default places, whose folders Keyline makes."""
        variables = {"XDG_DATA_HOME": f"{folder}/data", "XDG_CACHE_HOME": self.cache(folder), **(further or {})}
        if fault is not None:
            kind, onward, number = fault
            variables |= {"LD_PRELOAD": self.shim, "FAULT_FOLDER": f"{folder}/data",
                          "FAULT_AT": str(number), "FAULT_LOG": f"{folder}/calls"}
            if kind:
                variables["FAULT_KIND"] = kind
            if onward:
                variables["FAULT_ONWARD"] = "1"
        words = [word.format(folder=folder) for word in arguments]
        return support.run(self.program, words, variables, folder=folder)

    def cache(self, folder):
        """A cache of the folder's own where the command is to make it, one outside of what is counted otherwise."""
        own = any(word in os.path.basename(folder) for word in ("first-", "use-of-"))
        return f"{folder}/data/cache" if own else support.CACHE

    def state(self, folder, files):
        """What the command is about: the rows, and the files that it writes."""
        contents = []
        for name in files:
            path = f"{folder}/{name}"
            contents.append(finished(path) if name.endswith("/")
                            else support.tables(path) if name == "data/a.sqlite"
                            else support.rows(path) if name.endswith(".sqlite")
                            else support.digest(path))
        try:
            return support.rows(DATABASE.format(folder=folder)), contents
        except Exception as error:
            return f"unreadable: {error}", contents


def finished(path):
    """The files of a folder; a process that dies leaves what it had not finished in a folder beside."""
    return {name: text for name, text in support.files(path).items() if ".part/" not in name}


def leftovers(path):
    """What is not finished below a folder."""
    return sorted(name for _, folders, files in os.walk(path) for name in [*folders, *files]
                  if ".tmp-" in name or name.endswith(".part"))


def order(calls):
    """What is wrong with the order in which a file got its final name: its content must be on the
    disk before, the folder after. The files of a site are made again rather than kept, and not
    synchronized."""
    written, renamed = {}, {}
    for line in calls:
        name, _, path = line.split(" ", 2)
        path, _, target = path.partition(" -> ")
        if "/site/" in path:
            continue
        if "write" in name:
            written[path] = True
        elif name in ("fsync", "fdatasync"):
            written[path] = False
            renamed = {old: folder for old, folder in renamed.items() if folder != path}
        elif name.startswith("rename"):
            if written.get(path):
                return f"{path} is renamed before it was synchronized"
            renamed[path] = os.path.dirname(target)
    return f"the folder is not synchronized after {sorted(renamed)}" if renamed else None


# How an objection begins that something hidden is still there: after another run, or at once.
STAYS = ("after the next run there is", "left behind:")


def check(faults, command, report, options, figures):
    """Runs one command with every fault."""
    name, arguments, base, files = command
    folder = f"{faults.scratch}/{name.replace(' ', '-')}"
    faults.prepare(folder, base)
    old = faults.state(folder, files)
    plain = faults.call(folder, arguments, ("", False, 0))
    new = faults.state(folder, files)
    with open(f"{folder}/calls") as file:
        calls = file.read().splitlines()
    report.case(name, None if plain.code == 0 else f"without a fault: {plain.code} {plain.messages}",
                support.unsound(faults.program, DATABASE.format(folder=folder)),
                None if old != new else "changes nothing", order(calls))
    points = []
    for label, kind, onward in KINDS:
        numbers = list(range(1, len(calls) + 1))
        if kind == "torn":
            numbers = [number for number in numbers if "write" in calls[number - 1]]
        points += [(label, kind, onward, number)
                   for number in chosen(numbers, options, 2 if name in SLOW else 5)]

    def one(point):
        label, kind, onward, number = point
        place = f"{folder}-{label.replace(' ', '-')}-{number}"
        title = f"{name}: {label} at {number} of {len(calls)} ({' '.join(calls[number - 1].split(' ')[:2])})"
        try:
            objections, outcome = after(faults, command, place, (kind, onward, number), old, new, plain.output)
            # What could not be removed stays hidden, as Safety.md says.
            if calls[number - 1].split(" ")[0] in ("unlink", "unlinkat", "rmdir"):
                objections = [text for text in objections if not text.startswith(STAYS)]
        except Exception as error:
            objections, outcome = [f"{type(error).__name__}: {error}"], "bad"
        shutil.rmtree(place, ignore_errors=True)
        return title, objections, outcome

    for title, objections, outcome in support.each(one, points):
        report.case(title, *objections)
        figures[outcome] = figures.get(outcome, 0) + 1
    shutil.rmtree(folder)


# Questions and changes that together read every page.
READERS = [["get", "statusBar.height", "-d", "iphone-x", "--os", "11"], ["db", "check"], ["log"],
           ["db", "backup", "{folder}/copy.sqlite"], ["device", "add", "Baz Phone", "--family", "ipad"]]
READS = {"FAULT_READS": "1"}


def reading(faults, report, options):
    """One read of one's own file that fails: 74 with the system's words, nothing changed, and no word of damage.
    One of the file of what ships: the usual answer."""
    for number in range(1, options.count(40, 200)):
        place = f"{faults.scratch}/cached-{number}"
        shutil.copytree(support.CACHE, f"{place}/cache")
        outcome = support.run(faults.program, READERS[0], {
            "LD_PRELOAD": faults.shim, "FAULT_FOLDER": f"{place}/cache", "FAULT_AT": str(number),
            "FAULT_KIND": "eio", "XDG_CACHE_HOME": f"{place}/cache", "XDG_DATA_HOME": place, **READS})
        report.case(f"get: eio at read {number} of what ships",
                    None if (outcome.code, outcome.output) == (0, b"44\n") else f"{outcome.code} {outcome.messages}")
        shutil.rmtree(place)
    for arguments in READERS:
        name = " ".join(arguments[:2])
        folder = f"{faults.scratch}/reading-{'-'.join(arguments[:2])}"

        faults.prepare(folder, "present")
        old = faults.state(folder, [])
        plain = faults.call(folder, arguments, ("", False, 0), READS)
        with open(f"{folder}/calls") as file:
            calls = file.read().splitlines()
        # What the linter finds in rows of one's own is no failure.
        usual = {0, 1} if arguments[1:] == ["check"] else {0}
        report.case(f"{name}, its reads", None if plain.code in usual else f"{plain.code} {plain.messages}",
                    None if len(calls) > 9 else f"{len(calls)} reads")

        def one(number):
            place = f"{folder}-{number}"
            faults.prepare(place, "present")
            before = support.files(f"{place}/data")
            outcome = faults.call(place, arguments, ("eio", False, number), READS)
            objections = [
                outcome.objection, None if outcome.code == 74 else f"{outcome.code}: {outcome.messages}",
                None if "Input/output error" in outcome.messages else "does not say why",
                "speaks of damage" if "damaged" in outcome.messages else None,
                None if faults.state(place, []) == old else "changed rows",
                None if before == support.files(f"{place}/data") else "changed files"]
            again = faults.call(place, arguments)
            objections.append(None if again.code in usual else f"again: {again.code} {again.messages}")
            shutil.rmtree(place)
            return number, objections

        for number, objections in support.each(one, chosen(list(range(1, len(calls) + 1)), options, 20)):
            report.case(f"{name}: eio at read {number} of {len(calls)} ({calls[number - 1]})", *objections)
        shutil.rmtree(folder)


# What only asks.
QUESTIONS = [READERS[0], ["docs", "check", "{folder}/data/a.md"], ["docs", "update", "--dry-run", "{folder}/data/a.md"],
             ["find", "statusBar.height=44"], ["compare", "in/sizes.csv", *imports.MAP], ["log"], ["db", "status"],
             ["audit", "hasNotch ? 44 : 20", "--metric", "statusBar.height"], ["undo", "--dry-run"],
             ["draw", "screen", "-d", "iphone-x", "--os", "11"], ["import", "in/rows", "--dry-run"]]


def asking(faults, report):
    """No call that changes a file, or opens one to write, but SQLite's first look at one's own."""
    folder = f"{faults.scratch}/asking"
    for words in QUESTIONS:
        faults.prepare(folder, "present")
        done = faults.call(folder, words, ("", False, 0), {"FAULT_OPENS": "1"})
        calls = []
        if os.path.exists(f"{folder}/calls"):
            with open(f"{folder}/calls") as file:
                calls = file.read().splitlines()
        own = DATABASE.format(folder=folder)
        others = [call for call in calls if not (call.startswith("open") and call.split(" ", 2)[2] == own)]
        report.case(f"asking: {' '.join(words[:2])}", done.objection, others and f"changes: {others[:2]}")
        shutil.rmtree(folder)


def chosen(numbers, options, usual):
    """Which of the calls are tried: the first, the last and some in between. To try all of every command takes
    longer than a night."""
    limit = options.count(usual, 24 if usual > 2 else 12)
    if len(numbers) <= limit:
        return numbers
    edge = limit // 4
    between = numbers[edge:-edge] if edge else numbers
    return sorted(numbers[:edge] + numbers[len(numbers) - edge:]
                  + random.Random(7).sample(between, limit - 2 * edge))


def after(faults, command, folder, fault, old, new, answer):
    """What is wrong after a command met a fault, and how it ended."""
    name, arguments, base, files = command
    faults.prepare(folder, base)
    before = old[0] if isinstance(old[0], list) else []
    outcome = faults.call(folder, arguments, fault)
    is_killed = fault[0] in ("kill", "torn")
    objections = []
    if is_killed:
        objections.append(None if outcome.code == -9 else f"was not killed: {outcome.code}")
    else:
        objections.append(outcome.objection)
    path = DATABASE.format(folder=folder)
    # The next call of the program recovers what was left behind, whichever it is.
    if fault[2] % 2:
        asked = faults.call(folder, QUESTION)
        if asked.code:
            objections.append(f"the next question: {asked.code} {asked.messages}")
    objections.append(support.unsound(faults.program, path))
    state = faults.state(folder, files)
    is_old, is_new = state == old, state == new
    is_between = is_piecewise(state, old, new, files)
    if not (is_old or is_new or is_between):
        objections.append(f"neither old nor new: {summary(state)}")
    # Nothing is ever taken out of the file.
    missing = set(before) - set(state[0] if isinstance(state[0], list) else [])
    if missing:
        objections.append(f"{len(missing)} own rows lost, {sorted(missing, key=repr)[:1]}")
    # A question is answered from the seed where its file cannot be made.
    if arguments[0] == "get":
        if not is_killed and (outcome.code, outcome.output) != (0, answer):
            objections.append(f"another answer: {outcome.code} {outcome.output} {outcome.messages}")
    elif outcome.code == 0 and not is_new:
        objections.append("said 0 and did not do it")
    if name.startswith("docs") and is_between and not (is_old or is_new or is_killed):
        written = [path for path, text in finished(f"{folder}/{files[0]}").items() if text != old[1][0][path]]
        silent = [path for path in written if f"{files[0]}{path}" not in outcome.messages]
        objections.append(f"does not say that it wrote {silent}" if silent else None)
    if is_old or is_between:
        again = faults.call(folder, arguments)
        if again.code != 0 or faults.state(folder, files) != new:
            objections.append(f"again: {again.code} {again.messages}")
        # What a dead process or a disk that fails for good left stays, hidden.
        if not is_killed and not fault[1] and leftovers(f"{folder}/data"):
            objections.append(f"{STAYS[0]} {leftovers(f'{folder}/data')}")
    if os.path.exists(path + "-journal"):
        objections.append("a journal is left")
    if not is_killed and not fault[1]:
        left = leftovers(f"{folder}/data")
        objections.append(f"{STAYS[1]} {left}" if left else None)
    kind = "died" if is_killed else "was refused" if outcome.code else "went on"
    found = "new" if is_new else "old" if is_old else "some files of a folder new"
    return [text for text in objections if text], f"{kind}, {found}"


def is_piecewise(state, old, new, files):
    """Whether the database is as it was and each file of a folder is as it was or as it is to be."""
    if len(files) != 1 or not files[0].endswith("/") or state[0] != old[0]:
        return False
    found, before, after = (dict(contents[1][0]) for contents in (state, old, new))
    # Until the end a site lists what was there and what is to be there.
    names = {name for name in {*found, *before, *after} if name != ".keyline-files"}
    return all(found.get(name) in (before.get(name), after.get(name)) for name in names)


def summary(state):
    """A state in few words."""
    found, contents = state
    if isinstance(found, list):
        found = f"{len(found)} rows"
    return f"{found}, {[text if isinstance(text, (str, type(None))) else len(text) for text in contents]}"


def main():
    options = support.Options(__doc__)
    report = support.Report("all or nothing")
    figures = {}
    with support.Scratch() as scratch:
        faults = Faults(options, scratch)
        for command in COMMANDS:
            if options.only not in command[0]:
                continue
            before = report.cases
            check(faults, command, report, options, figures)
            print(f"  {command[0]}: {report.cases - before - 1} fault points", flush=True)
        if options.only in "reading":
            reading(faults, report, options)
        if options.only in "asking":
            asking(faults, report)
    report.finish(*(f"{number} {text}" for text, number in sorted(figures.items())))


main()
