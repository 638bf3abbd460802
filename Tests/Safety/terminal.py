"""No name in a file of one's own steers a terminal: not a sign of it is printed as it is."""

import os
import pty
import re
import shutil
import sqlite3
import subprocess

import databases
import support

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


def hostile(base, path, name):
    """A file of one's own whose every text is a name."""
    shutil.copy(base, path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE change SET title = ?", [name])
    for key in ("name", "note", "title", "locator", "tool"):
        connection.execute(f"UPDATE state SET row = json_set(row, '$.{key}', ?) WHERE json_type(row, '$.{key}') = 'text'",
                           [name])
    connection.close()


READERS = [
    ["explain", "statusBar.height", "-d", "iphone-xr", "--os", "14"], ["metric", "show", "statusBar.height"],
    ["metric", "list"], ["iphone-xr"], ["get", "statusBar.height", "-d", "notch"], ["device", "show", "iphone-xr"],
    ["device", "list"], ["undo", "--dry-run"], ["log"], ["log", "1"], ["source", "list"], ["technique", "list"],
    ["rule", "list", "statusBar.height"], ["observation", "list", "statusBar.height"],
    ["source", "show", "qmui-633"], ["find", "statusBar.height=44"], ["db", "status"],
    ["diff", "-d", "iphone-x,iphone-xr"],
    ["device", "remove", "iphone-xr", "--dry-run"],
    ["explain", "statusBar.height", "-d", "iphone-xr", "--os", "14", "--json"], ["device", "list", "--json"],
    ["metric", "list", "-f", "html"], ["device", "list", "-f", "markdown"],
]


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


def main():
    options = support.Options(__doc__)
    report = support.Report("names on a terminal")
    with support.Scratch() as scratch:
        base = f"{scratch}/base"
        databases.create(options.program, base)

        def one(numbered):
            number, name = numbered
            path = f"{scratch}/{number}"
            hostile(base, path, name)
            found = []
            for line in READERS if number % 6 == 0 else READERS[:5]:
                outcome = support.run(options.program, [*line, "--database", path])
                sign = steering(outcome.output) or steering(outcome.messages)
                found += [f"{' '.join(line)}: {text}" for text in (sign, outcome.objection) if text]
            return repr(name), found

        for name, found in support.each(one, list(enumerate(NAMES))):
            report.case(name, *found[:3])
        hostile(base, f"{scratch}/red", "\x1b[31mred\u202e")
        for line in (["device", "list", "-f", "csv"], ["export", "csv", "statusBar.height", "-d", "iphone-x"]):
            data = on_terminal(options.program, [*line, "--database", f"{scratch}/red"])
            report.case(f"{' '.join(line)} on a terminal", steering(data))
    report.finish()


main()
