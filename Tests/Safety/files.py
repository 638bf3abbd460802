"""Hostile files for every command that reads one: each call ends within two seconds and 256 MiB with an
exit code that is documented, and what is refused leaves the database as it was. Very many documents and sources
are read with few open files and little memory."""

import json
import os
import shutil
import subprocess

import databases
import imports
import samples
import support

SECONDS, MEBIBYTES = 2, 256
SLOW = f"takes more than {SECONDS} s"
ADDING = ["device", "rule", "observation"]


def cases():
    """Every file: its name, its content, and the command lines that are to read it."""
    def add(noun):
        return [noun, "add", *(["--from"] if noun == "device" else []), "{file}"]

    for name, content in samples.json_texts().items():
        # The reader is the same for all, so each text goes to one adding command and one of the others.
        noun = ADDING[len(name) % 3]
        yield f"JSON, {name}.json", content, [add(noun), ["compare", "{file}"], ["import", "{file}"]]
    for noun, texts in samples.named_texts().items():
        for name, text in texts.items():
            yield f"{noun}, {name}.json", text, [add(noun), ["import", "{file}"]]
    for name, text in samples.tables().items():
        yield f"table, {name}.csv", text, [
            read("compare", "csv"), read("compare", "csv") + ["--json"], read("import", "csv")]
    for format, texts in samples.sources().items():
        for name, text in texts.items():
            lines = [read("import", format), read("compare", format), read("compare", format) + ["--json"]]
            yield f"{format}, {name}", text, lines
    for name, text in samples.seeds().items():
        yield f"seed, {name}.json", text, [["import", "{file}"], ["import", "{file}", "--as", "seed"]]
    for name, text in samples.documents().items():
        name = name if "." in name else name + ".md"
        yield f"document, {name}", text, [["docs", "check", "{file}"], ["docs", "check", "--diff", "{file}"]]


def read(command, format):
    """The command line that reads a file as some format."""
    line = [command, "{file}", "--as", format]
    return line + imports.THEIRS * (command == "import" and format != "probe")


SPECIAL = {
    "/dev/zero": None, "/dev/null": None, "/dev/random": None, "{folder}": None,
    "{folder}/nothing": None, "{folder}/pipe": lambda path: os.mkfifo(path),
    "{folder}/dangling": lambda path: os.symlink("/nowhere", path),
    "{folder}/looping": lambda path: os.symlink(path, path),
    "{folder}/sparse": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 1 << 34),
}


QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]


def many(folder, count, text):
    for number in range(count):
        with open(f"{folder}/devices/phone-{number}.json", "w") as file:
            file.write(text.replace("ID", f"phone-{number}").replace("NAME", f"Phone {number}"))


def below(folder, name):
    """A folder in it."""
    os.mkdir(f"{folder}/{name}")
    return f"{folder}/{name}"


def nested(folder, count):
    """Folders in each other, deeper than a path can say."""
    back = os.open(".", os.O_RDONLY)
    os.chdir(folder)
    for _ in range(count):
        os.mkdir("a")
        os.chdir("a")
    os.fchdir(back)
    os.close(back)


def documents(folder, count):
    """Documents as large as they may be; one file, which has many names."""
    block = "<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->\n<!-- keyline:end -->\n"
    with open(f"{folder}/../0.md", "w") as file:
        file.write(block + "x " * (4 * 1024 * 1024 - len(block)))
    for number in range(count):
        os.link(f"{folder}/../0.md", f"{folder}/{number}.md")


def configuration(folder, text):
    with open(f"{folder}/config.json", "w") as file:
        file.write(text)


DEVICE = '{ "id": "ID", "name": "NAME", "family": "ipad" }'
FOLDERS = {
    "empty": lambda folder: None,
    "a pipe": lambda folder: os.mkfifo(f"{folder}/sources.json"),
    "a pipe as the configuration": lambda folder: os.mkfifo(f"{folder}/config.json"),
    "a pipe as a document": lambda folder: os.mkfifo(f"{folder}/a.md"),
    "a pipe as the data": lambda folder: os.mkfifo(f"{folder}/data.json"),
    "an endless device": lambda folder: os.symlink("/dev/zero", f"{folder}/sources.json"),
    "an endless device as the data": lambda folder: os.symlink("/dev/zero", f"{folder}/data.json"),
    "a link to itself": lambda folder: os.symlink(f"{folder}/a.json", f"{folder}/a.json"),
    "a folder linked into itself": lambda folder: os.symlink(folder, f"{folder}/devices"),
    "a link to the root": lambda folder: os.symlink("/", f"{folder}/devices"),
    "a link to nowhere": lambda folder: os.symlink("/nowhere.json", f"{folder}/masks.json"),
    "a folder named like a file": lambda folder: os.mkdir(f"{folder}/sources.json"),
    "many devices": lambda folder: (below(folder, "devices"), many(folder, 2_000, DEVICE)),
    "too many files": lambda folder: (below(folder, "devices"), many(folder, 20_001, DEVICE)),
    "much text": lambda folder: (below(folder, "devices"), many(folder, 9, DEVICE + " " * 1_000_000)),
    "a sparse file": lambda folder: os.truncate(
        os.open(f"{folder}/masks.json", os.O_CREAT | os.O_WRONLY), 1 << 34),
    "20,000 stars": lambda folder: configuration(folder, json.dumps({"devices": ["*"] * 20_000})),
    "20,000 stars in a set": lambda folder: configuration(folder, json.dumps({"devices": ["*," * 20_000 + "*"]})),
    "20,000 versions": lambda folder: configuration(folder, json.dumps({"os": "11," * 20_000 + "11"})),
    "20,000 folders in each other": lambda folder: nested(folder, 20_000),
    "60 documents of 8 MiB": lambda folder: documents(folder, 60),
    "names that are no text": lambda folder: os.mkdir(os.fsencode(folder) + b"/\xff.json"),
}


class Files:
    """Hands files to the program."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.base = f"{scratch}/base"
        databases.create(self.program, self.base)
        self.slowest, self.largest = (0, ""), (0, "")

    def call(self, line, database, name, folder="/"):
        """What is wrong with how one call ends."""
        database = [] if "--seed" in line else ["--database", database]
        outcome = support.run(self.program, [*line, *database], folder=folder, processor=20)
        self.slowest = max(self.slowest, (outcome.seconds, name))
        self.largest = max(self.largest, (outcome.mebibytes, name))
        objections = [outcome.objection]
        # Two seconds are for one file.
        if "60 documents" not in name and support.is_slow(outcome.seconds, SECONDS):
            objections.append(SLOW)
        if outcome.mebibytes > MEBIBYTES:
            objections.append(f"takes {outcome.mebibytes:.0f} MiB")
        if outcome.code and not outcome.messages and line[0] not in ("compare", "docs"):
            objections.append("says nothing")
        if "\x1b" in outcome.messages or "\x1b" in outcome.output.decode("utf-8", "replace"):
            objections.append("hands an escape sequence to the terminal")
        return objections, outcome.code

    def read(self, name, content, lines, number):
        """Writes a file and lets commands read it, each with a database of its own."""
        folder = f"{self.scratch}/{number}"
        os.mkdir(folder)
        file = f"{folder}/file" + os.path.splitext(name)[1][:5]
        if callable(content):
            content = content()
        if isinstance(content, str):
            content = content.encode("utf-8", "surrogateescape")
        with open(file, "wb") as target:
            target.write(content)
        found = []
        for line in lines:
            database = f"{folder}/keyline.sqlite"
            shutil.copy(self.base, database)
            before = support.digest(database)
            line = [word.format(file=file, folder=folder) if "{" in word else word for word in line]
            objections, code = self.call(line, database, f"{line[0]}: {name}")
            if code and support.digest(database) != before:
                objections.append("was refused and changed the database")
            with open(file, "rb") as target:
                if target.read() != content:
                    objections.append("changed the file")
            found += objections
        shutil.rmtree(folder)
        return name, found

    def folder(self, name, make, number):
        """Lets the commands that read folders read one, and a call stand in it as in a project."""
        place = f"{self.scratch}/{number}"
        os.makedirs(f"{place}/.keyline")
        make(f"{place}/.keyline")
        found = []
        for line in (["import", f"{place}/.keyline"], ["docs", "check", f"{place}/.keyline"],
                     ["export", "seed", "--to", f"{place}/.keyline", "--dry-run"],
                     ["metric", "list", "--seed", f"{place}/.keyline"], QUESTION):
            database = f"{place}/keyline.sqlite"
            shutil.copy(self.base, database)
            before = support.digest(database)
            objections, code = self.call(line, database, f"{line[0]}: {name}", folder=place)
            if code and support.digest(database) != before:
                objections.append("was refused and changed the database")
            found += [f"{' '.join(line[:2])} {text}" for text in objections if text]
        # Python would run out of its stack in deep folders.
        subprocess.run(["rm", "-rf", place], check=True)
        return f"folder, {name}", found

    def special(self, path, make, number):
        """Lets the adding and comparing commands read what is no regular file."""
        folder = f"{self.scratch}/{number}"
        os.mkdir(folder)
        path = path.format(folder=folder)
        if make:
            make(path)
        found = []
        for line in (["device", "add", "--from", path], ["compare", path], ["docs", "check", path],
                     ["import", path]):
            objections, code = self.call(line, self.base, f"{line[0]}: {path}")
            # A folder without documents has no stale block, one without rows nothing to store.
            if code == 0 and not (line[0] in ("docs", "import") and path == folder):
                objections.append(f"{line[0]} takes it")
            found += objections
        shutil.rmtree(folder)
        return path, found


BLOCK = "<!-- keyline:begin get statusBar.height -d iphone-x --os 11 -->\n<!-- keyline:end -->\n"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def crowds(options, folder, report):
    """5,000 documents with 256 open files, and 10,000 sources with a link, a pipe and a first line of 100 MB."""
    for number in range(5_000):
        write(f"{folder}/docs/{number}.md", BLOCK)
    done = support.run("/bin/sh", ["-c", 'ulimit -n 256; exec "$0" docs update docs', options.program], folder=folder)
    empty = 0
    for number in range(5_000):
        with open(f"{folder}/docs/{number}.md") as file:
            empty += "44" not in file.read()
    report.case("5,000 documents with 256 open files", done.code and done.messages[:300],
                empty and f"{empty} are not filled", len(os.listdir(f"{folder}/docs")) != 5_000 and "left something",
                done.mebibytes > MEBIBYTES and f"{done.mebibytes:.0f} MiB")
    question = "// keyline:file export swift statusBar.height -d iphone-x --os 11\n"
    for number in range(10_000):
        ending = ("swift", "h", "ts")[number % 3]
        write(f"{folder}/sources/{number % 100}/{number}.{ending}", f"let a{number} = 1\n" * 300)
    # In pieces, which keep this process small.
    with open(f"{folder}/sources/long.ts", "w") as file:
        for _ in range(100):
            file.write("//" + "x" * 1_000_000)
    write(f"{folder}/elsewhere.txt", question)
    os.symlink("../elsewhere.txt", f"{folder}/sources/link.swift")
    os.mkfifo(f"{folder}/sources/pipe.h")
    done = support.run(options.program, ["docs", "check", "sources"], folder=folder)
    report.case("10,000 sources", done.objection, done.code != 1 and f"exit code {done.code}",
                support.is_slow(done.seconds, SECONDS) and f"{done.seconds:.2f} s",
                done.mebibytes > 32 and f"{done.mebibytes:.0f} MiB")
    write(f"{folder}/sources/M.swift", question)
    before = support.digest(f"{folder}/elsewhere.txt")
    done = support.run(options.program, ["docs", "update", "sources"], folder=folder)
    report.case("a generated file among them", done.output != b"Updated sources/M.swift.\n" and done.messages,
                support.digest(f"{folder}/elsewhere.txt") != before and "followed a link out of the folder")


def main():
    options = support.Options(__doc__)
    report = support.Report("hostile files")
    # First: the peak of a program's memory begins with that of the process that starts it.
    if options.only in "crowds":
        with support.Scratch() as scratch:
            crowds(options, scratch, report)
    with support.Scratch() as scratch:
        files = Files(options, scratch)
        given = [case for case in cases() if options.only in case[0]]
        if not options.nightly:
            # With every change each file is read by one of its commands, in turn, every night by all.
            given = [(name, content, [lines[index % len(lines)]])
                     for index, (name, content, lines) in enumerate(given)]
        if options.scale < 1:
            given = given[::round(1 / options.scale)]
        parts = [(files.read, given)]
        if options.only in "special":
            parts.append((files.special, SPECIAL.items()))
        if options.only in "folders":
            parts.append((files.folder, FOLDERS.items()))
        for work, items in parts:
            def one(item):
                return work(*item[1], f"{work.__name__}-{item[0]}")

            numbered = list(enumerate(items))
            for item, (name, objections) in zip(numbered, list(support.each(one, numbered))):
                if any(SLOW in objection for objection in objections if objection):
                    # Several at a time may share a core: what was slow has a second try alone.
                    objections = one(item)[1]
                report.case(name, *objections)
    report.finish(f"slowest: {files.slowest[0]:.2f} s, {files.slowest[1]}",
                  f"largest: {files.largest[0]:.0f} MiB, {files.largest[1]}")


main()
