"""Hostile files for every command that reads one: each call ends within two seconds and 512 MiB with an
exit code that is documented, and what is refused leaves the database as it was."""

import os
import shutil

import databases
import samples
import support

SECONDS, MEBIBYTES = 2, 512
ADDING = ["device", "rule", "observation"]


def cases():
    """Every file: its name, its content, and the command lines that are to read it."""
    def add(noun):
        return [noun, "add", "--from", "{file}"]

    for name, content in samples.json_texts().items():
        # The reader is the same for all, so each text goes to one adding command and one of the others.
        noun = ADDING[len(name) % 3]
        yield f"JSON, {name}.json", content, [add(noun), ["compare", "{file}"]]
    for noun, texts in samples.named_texts().items():
        for name, text in texts.items():
            yield f"{noun}, {name}.json", text, [add(noun)]
    for name, text in samples.tables().items():
        yield f"table, {name}.csv", text, [["compare", "{file}", "--as", "csv"]]
    for format, texts in samples.sources().items():
        for name, text in texts.items():
            yield f"{format}, {name}", text, [["compare", "{file}", "--as", format]]
    for name, text in samples.documents().items():
        yield f"document, {name}.md", text, [["docs", "check", "{file}"]]


SPECIAL = {
    "/dev/zero": None, "/dev/null": None, "/dev/random": None, "{folder}": None,
    "{folder}/nothing": None, "{folder}/pipe": lambda path: os.mkfifo(path),
    "{folder}/dangling": lambda path: os.symlink("/nowhere", path),
    "{folder}/looping": lambda path: os.symlink(path, path),
    "{folder}/sparse": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 1 << 34),
}


class Files:
    """Hands files to the program."""

    def __init__(self, options, scratch):
        self.program, self.scratch = options.program, scratch
        self.base = f"{scratch}/base"
        databases.create(self.program, self.base)
        self.slowest, self.largest = (0, ""), (0, "")

    def call(self, line, database, name, input=None):
        """What is wrong with how one call ends."""
        outcome = support.run(self.program, [*line, "--database", database], input=input,
                              processor=30)
        self.slowest = max(self.slowest, (outcome.seconds, name))
        self.largest = max(self.largest, (outcome.mebibytes, name))
        objections = [outcome.objection]
        if outcome.seconds > SECONDS:
            objections.append(f"takes {outcome.seconds:.1f} s")
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

    def special(self, path, make, number):
        """Lets the adding and comparing commands read what is no regular file."""
        folder = f"{self.scratch}/{number}"
        os.mkdir(folder)
        path = path.format(folder=folder)
        if make:
            make(path)
        found = []
        for line in (["device", "add", "--from", path], ["compare", path], ["docs", "check", path]):
            objections, code = self.call(line, self.base, f"{line[0]}: {path}")
            # A folder without documents has no stale block.
            if code == 0 and not (line[0] == "docs" and path == folder):
                objections.append(f"{line[0]} takes it")
            found += objections
        shutil.rmtree(folder)
        return path, found


def main():
    options = support.Options(__doc__)
    report = support.Report("hostile files")
    with support.Scratch() as scratch:
        files = Files(options, scratch)
        given = [case for case in cases() if options.only in case[0]]
        if options.scale < 1:
            given = given[::round(1 / options.scale)]
        results = support.each(lambda item: files.read(*item[1], item[0]), list(enumerate(given)))
        if options.only in "special":
            results += support.each(
                lambda item: files.special(*item[1], f"special-{item[0]}"), list(enumerate(SPECIAL.items())))
        for name, objections in results:
            report.case(name, *objections)
    report.finish(f"slowest: {files.slowest[0]:.2f} s, {files.slowest[1]}",
                  f"largest: {files.largest[0]:.0f} MiB, {files.largest[1]}")


main()
