"""Twenty processes at once: the first use of a database, an upgrade, additions. All succeed, nothing
is lost, and nothing but the database is left (and, after an upgrade, one copy of what was there)."""

import os
import shutil
import subprocess

import databases
import support

PROCESSES = 20
QUESTION = ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"]


def at_once(program, lines, path):
    """Starts all of them before waiting for any; gives their codes, outputs and messages."""
    variables = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    started = [subprocess.Popen([program, *line, "--database", path], env=variables,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE) for line in lines]
    return [(*process.communicate(timeout=600), process.returncode) for process in started]


def answers(program, path):
    """What is wrong with what twenty questions were answered."""
    wrong = [run for run in at_once(program, [QUESTION] * PROCESSES, path) if run != (b"44\n", b"", 0)]
    return f"{len(wrong)} of {PROCESSES} failed, the first with {wrong[0]}" if wrong else None


def unsound(program, path):
    """What `db verify` says of it."""
    verified = support.run(program, ["db", "verify", "--database", path])
    return None if verified.code == 0 else f"db verify: {verified.output.decode()}{verified.messages}"


def strange(folder, copies=0):
    """What lies beside the database and should not."""
    found = sorted(name for name in os.listdir(folder) if name != "keyline.sqlite")
    autos = [name for name in found if ".auto-" in name and ".tmp-" not in name]
    return None if len(found) == len(autos) == copies else f"beside it: {found}"


def first_use(program, folder, _):
    path = f"{folder}/keyline.sqlite"
    return answers(program, path), unsound(program, path), strange(folder)


def upgrade(program, folder, bases):
    return upgraded(program, folder, f"{bases}/older")


def upgrade_of_first_release(program, folder, bases):
    return upgraded(program, folder, f"{bases}/first-release")


def upgraded(program, folder, base):
    path = f"{folder}/keyline.sqlite"
    shutil.copy(base, path)
    before = databases.own(path)
    wrong = answers(program, path)
    lost = None if databases.own(path) == before else "own rows changed"
    return wrong, unsound(program, path), lost, strange(folder, copies=1)


def additions(program, folder, bases):
    path = f"{folder}/keyline.sqlite"
    shutil.copy(f"{bases}/present", path)
    before = support.own(support.rows(path))
    lines = [["device", "add", f"Phone {number}", "--family", "iphone"] for number in range(PROCESSES)]
    runs = at_once(program, lines, path)
    failed = [run for run in runs if run[2] != 0]
    after = support.own(support.rows(path))
    added = {row for row in after if row[0] == "device"} - {row for row in before if row[0] == "device"}
    lost = PROCESSES - len(failed) - len(added)
    return (f"{len(failed)} failed, the first with {failed[0]}" if failed else None,
            f"{lost} additions lost that were said to be stored" if lost else None,
            None if set(before) <= set(after) else "rows from before lost",
            unsound(program, path), strange(folder))


def main():
    options = support.Options(__doc__)
    report = support.Report("twenty at once")
    rounds = options.count(30, 300)
    with support.Scratch() as scratch:
        present = f"{scratch}/present"
        databases.create(options.program, present)
        databases.with_older_schema(present, f"{scratch}/older")
        databases.of_first_release(f"{scratch}/first-release")
        for work in (first_use, upgrade, upgrade_of_first_release, additions):
            if options.only not in work.__name__:
                continue
            for number in range(1, rounds + 1):
                folder = f"{scratch}/{work.__name__}-{number}"
                os.mkdir(folder)
                report.case(f"{work.__name__}, round {number}", *work(options.program, folder, scratch))
                shutil.rmtree(folder)
    report.finish(f"{rounds} rounds of {PROCESSES} processes each: first use, upgrades, additions")


main()
