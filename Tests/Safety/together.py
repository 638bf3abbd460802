"""Twenty processes at once: the first use, the first changes, further changes. All succeed, nothing is lost, and
nothing but the two files is left."""

import os
import shutil
import subprocess

import databases
import support

PROCESSES = 20
QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]


def at_once(program, lines, folder):
    """Starts all of them before waiting for any; gives their codes, outputs and messages."""
    variables = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": f"{folder}/cache",
                 "XDG_DATA_HOME": f"{folder}/data"}
    started = [subprocess.Popen([program, *line], env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
               for line in lines]
    return [(*process.communicate(timeout=600), process.returncode) for process in started]


def strange(folder):
    """What is there and should not be."""
    found = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
    data = [path for path in found if path.startswith(f"{folder}/cache/keyline/data-")]
    others = [path for path in found if path not in data and path != f"{folder}/data/keyline/keyline.sqlite"]
    return None if len(data) == 1 and not others else f"there is {found}"


def first_use(program, folder, _):
    wrong = [run for run in at_once(program, [QUESTION] * PROCESSES, folder) if run != (b"44\n", b"", 0)]
    made = os.path.exists(f"{folder}/data")
    return (f"{len(wrong)} of {PROCESSES} failed, the first with {wrong[0]}" if wrong else None,
            "a question made a file of one's own" if made else None, strange(folder))


def first_changes(program, folder, _):
    return additions(program, folder)


def changes(program, folder, base):
    os.makedirs(f"{folder}/data/keyline")
    shutil.copy(base, f"{folder}/data/keyline/keyline.sqlite")
    return additions(program, folder)


def additions(program, folder):
    path = f"{folder}/data/keyline/keyline.sqlite"
    before = support.rows(path) or []
    lines = [["device", "add", f"Phone {number}", "--family", "iphone"] for number in range(PROCESSES)]
    runs = at_once(program, lines, folder)
    failed = [run for run in runs if run[2] != 0]
    after = support.rows(path)
    added = {row for row in after if row[0] == "state"} - set(before)
    lost = PROCESSES - len(failed) - len(added)
    return (f"{len(failed)} failed, the first with {failed[0]}" if failed else None,
            f"{lost} additions lost that were said to be stored" if lost else None,
            None if set(before) <= set(after) else "rows from before lost",
            support.unsound(program, path), strange(folder))


def main():
    options = support.Options(__doc__)
    report = support.Report("twenty at once")
    rounds = options.count(30, 300)
    with support.Scratch() as scratch:
        base = f"{scratch}/base"
        databases.create(options.program, base)
        for work in (first_use, first_changes, changes):
            if options.only not in work.__name__:
                continue
            for number in range(1, rounds + 1):
                folder = f"{scratch}/{work.__name__}-{number}"
                os.mkdir(folder)
                report.case(f"{work.__name__}, round {number}", *work(options.program, folder, base))
                shutil.rmtree(folder)
    report.finish(f"{rounds} rounds of {PROCESSES} processes each: first use, first changes, changes")


main()
