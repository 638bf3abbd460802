"""Out of memory: commands in which one allocation of SQLite fails, or all from one on. The command gives
its usual answer, or says in a sentence that it could not (exit 74); afterwards the database is sound and
as it was or as the command makes it, and the command succeeds when it runs again."""

import array
import os
import random
import re
import shutil
import subprocess

import databases
import imports
import support

QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]
# A name, the arguments and the database that the command begins with.
COMMANDS = [
    ("get", QUESTION, "present"),
    ("first use", QUESTION, None),
    ("device add", ["device", "add", "Baz Phone", "--like", "iphone-x"], "present"),
    ("rule edit", ["rule", "edit", "status-bar-height/mine", "{inputs}/edited.json"], "present"),
    ("import", ["import", "{inputs}/seed.json"], "present"),
    ("undo", ["undo"], "present"),
    ("log", ["log"], "present"),
    ("db backup", ["db", "backup", "{folder}/copy.sqlite"], "present"),
]


class Memory:
    """Runs commands with allocations that fail, each in a folder of its own."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.shim = f"{scratch}/memory.so"
        source = os.path.join(os.path.dirname(__file__), "memory.c")
        subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", self.shim, source, "-ldl"], check=True)
        self.bases, self.inputs = f"{scratch}/bases", f"{scratch}/in"
        present = f"{self.bases}/present"
        databases.create(self.program, present)
        self.must("device", "add", "Later Phone", "--family", "iphone", "--database", present)
        imports.write(self.inputs)
        with open(f"{self.inputs}/edited.json", "w") as file:
            file.write(databases.noted()[0])

    def must(self, *line):
        done = support.run(self.program, list(line))
        assert done.code == 0, (line, done.messages)

    def begin(self, folder, base):
        """A folder with the database as it is before the command."""
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(f"{folder}/data")
        if base:
            shutil.copy(f"{self.bases}/{base}", f"{folder}/data/keyline.sqlite")

    def call(self, folder, arguments, at=None, onward=False):
        """Runs a command; `at` is the allocation that fails, 0 none, and None leaves SQLite alone."""
        variables = {"XDG_CACHE_HOME": f"{folder}/cache"} if arguments is QUESTION else {}
        if at is not None:
            variables |= {"LD_PRELOAD": self.shim, "MEMORY_AT": str(at)}
            if at == 0:
                variables["MEMORY_LOG"] = f"{folder}/calls"
            if onward:
                variables["MEMORY_ONWARD"] = "1"
        words = [word.format(folder=folder, inputs=self.inputs) for word in arguments]
        return support.run(
            self.program, [*words, "--database", f"{folder}/data/keyline.sqlite"], variables, folder=folder)

    def allocations(self, folder):
        """What led to each allocation of the last call without a failure: equal numbers, the same calls."""
        found = array.array("Q")
        with open(f"{folder}/calls", "rb") as file:
            found.frombytes(file.read())
        return found

    @staticmethod
    def state(folder):
        """The user's own rows, and the copy that a command makes."""
        copy = f"{folder}/copy.sqlite"
        return support.rows(f"{folder}/data/keyline.sqlite"), support.rows(copy)


def check(memory, command, report, options, figures):
    """Tries one command with every chosen allocation."""
    name, arguments, base = command
    folder = f"{memory.scratch}/{name.replace(' ', '-')}"
    memory.begin(folder, base)
    old = memory.state(folder)
    usual = memory.call(folder, arguments, 0)
    calls, new = memory.allocations(folder), memory.state(folder)
    count = len(calls)
    report.case(name, None if usual.code == 0 else f"with memory: {usual.code} {usual.messages}",
                None if count > 100 else f"only {count} allocations are counted")
    numbers = chosen(calls, options)
    points = [(False, number) for number in numbers] + [(True, number) for number in numbers[::4]]

    def one(point):
        onward, number = point
        place = f"{folder}-{number}{'-onward' if onward else ''}"
        try:
            found = after(memory, command, place, point, usual, old, new)
        except Exception as error:
            found = [f"{type(error).__name__}: {error}"], "bad"
        shutil.rmtree(place, ignore_errors=True)
        return f"{name}: allocation {number} of {count}{' and on' if onward else ''}", *found

    for title, objections, outcome in support.each(one, points):
        report.case(title, *objections)
        figures[outcome] = figures.get(outcome, 0) + 1
    shutil.rmtree(folder)
    print(f"  {name}: {count} allocations from {len(set(calls))} places, {len(points)} faults", flush=True)


def chosen(calls, options):
    """Which allocations are tried: at night the first of those that the same calls led to (a loop over rows
    makes hundreds of thousands), by day some of these."""
    first = {}
    for number, place in enumerate(calls, 1):
        first.setdefault(place, number)
    numbers = sorted(first.values())
    limit = options.count(8, 1_000_000)
    return numbers if len(numbers) <= limit else sorted(random.Random(7).sample(numbers, limit))


def placeless(output):
    """An answer without the scratch folder and the time that it names, which every call has others of."""
    return re.sub(rb"/\S*/keyline-safety-[^/]*/[^/\s]*|\d{8}T\d{6}Z", b"", output)


def after(memory, command, folder, point, usual, old, new):
    """What is wrong after an allocation failed, and how it ended."""
    _, arguments, base = command
    onward, number = point
    memory.begin(folder, base)
    outcome = memory.call(folder, arguments, number, onward)
    objections = [outcome.objection]
    if outcome.code == 0:
        same = placeless(outcome.output) == placeless(usual.output)
        objections.append(None if same else f"another answer: {outcome.output[:200]}")
    elif outcome.code != 74:
        objections.append(f"exit {outcome.code}, not 74: {outcome.messages}")
    elif not outcome.messages.startswith("error: ") or "out of memory" not in outcome.messages:
        objections.append(f"no sentence: {outcome.messages}")
    objections.append(support.unsound(memory.program, f"{folder}/data/keyline.sqlite"))
    state = memory.state(folder)
    if outcome.code == 0 and state != new:
        objections.append("said 0 and did not do it")
    if state not in (old, new):
        objections.append("neither old nor new")
    if outcome.code and state == old:
        again = memory.call(folder, arguments)
        if again.code or memory.state(folder) != new:
            objections.append(f"again: {again.code} {again.messages}")
    if os.path.exists(f"{folder}/data/keyline.sqlite-journal"):
        objections.append("a journal is left")
    left = [name for _, folders, files in os.walk(folder) for name in [*folders, *files] if ".tmp-" in name]
    objections.append(f"left behind: {left}" if left else None)
    return [text for text in objections if text], f"exit {outcome.code}"


def main():
    options = support.Options(__doc__)
    report = support.Report("out of memory")
    figures = {}
    with support.Scratch() as scratch:
        memory = Memory(options, scratch)
        for command in COMMANDS:
            if options.only in command[0]:
                check(memory, command, report, options, figures)
    report.finish(*(f"{number} {text}" for text, number in sorted(figures.items())))


main()
