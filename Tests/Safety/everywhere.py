"""The same bytes wherever Keyline runs, and exit 0 only when all was written: answers and exports across
locales, time zones, hash seeds and folders; commands that write where the disk is full; and a
crashed database in a folder that cannot be written."""

import os
import shutil
import subprocess

import databases
import imports
import support

LINES = [
    ["get", "safeAreaInsets.top", "-d", "notch,home-button", "--os", "11-18"],
    ["get", "safeAreaInsets.top", "-d", "notch", "--os", "11-18", "-f", "json"],
    ["iphone-x"], ["explain", "statusBar.height", "-d", "iphone-x", "--os", "11"],
    ["export", "csv"], ["export", "json"], ["export", "swift"],
    ["export", "typescript"], ["export", "swift-snapshot-testing", "--os", "17"], ["export", "seed"],
    ["device", "list", "-f", "json"], ["find", "statusBar.height=44"], ["schema"], ["probe"],
    ["compare", "{scratch}/in/specs.json"], ["import", "{scratch}/in/seed.json", "--dry-run"],
]
# What answers without a database.
PLAIN = {"schema", "probe"}
LOCALES = ["C", "tr_TR.UTF-8", "de_DE.UTF-8"]
ZONES = ["UTC", "Asia/Kathmandu"]


def words(line, scratch):
    """A line with the files and the database that it is about."""
    words = [word.format(scratch=scratch) for word in line]
    return words if line[0] in PLAIN else [*words, "--database", f"{scratch}/base"]


def same_bytes(options, scratch, report):
    """Every line in every surrounding; hash seeds differ from process to process by themselves."""
    runs = options.count(10, 50)
    surroundings = [(locale, zone) for locale in LOCALES for zone in ZONES]
    surroundings = (surroundings * runs)[:max(len(surroundings), runs)]

    def one(line):
        outputs = set()
        for number, (locale, zone) in enumerate(surroundings):
            variables = {"LC_ALL": locale, "LANG": locale, "TZ": zone}
            outcome = support.run(options.program, words(line, scratch), variables,
                                  folder=["/", scratch][number % 2])
            if outcome.objection or outcome.code not in (0, 1):
                return line, f"{outcome.code} {outcome.messages}"
            outputs.add(outcome.output)
        return line, None if len(outputs) == 1 else f"{len(outputs)} different outputs"

    for line, objection in support.each(one, LINES):
        report.case(" ".join(line), objection)


def full_disk(options, scratch, report):
    """Every command that writes, on a file system with no room left."""
    place = f"{scratch}/small"
    os.mkdir(place)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "none", place], capture_output=True)
    if mounted.returncode:
        print("  NOT RUN: a full file system, since no tmpfs can be mounted here")
        return
    try:
        shutil.copy(f"{scratch}/base", f"{place}/keyline.sqlite")
        with open(f"{place}/filling", "wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass
        before = support.rows(f"{place}/keyline.sqlite")
        for line in (["device", "add", "Foo", "--family", "ipad"], ["db", "backup", f"{place}/copy"],
                     ["undo"], ["export", "csv", "--output", f"{place}/a.csv"],
                     ["import", f"{scratch}/in/seed.json"],
                     ["export", "seed", "--to", f"{place}/rows"],
                     ["export", "site", "statusBar.height", "--output", f"{place}/site"]):
            outcome = support.run(options.program, [*line, "--database", f"{place}/keyline.sqlite"])
            left = sorted(name for name in support.files(place)
                          if name not in ("keyline.sqlite", "filling") and os.path.getsize(f"{place}/{name}"))
            report.case(
                f"full file system: {' '.join(line[:2])}",
                outcome.code not in (73, 74) and f"{outcome.code} {outcome.messages}",
                support.rows(f"{place}/keyline.sqlite") != before and "changed the rows",
                left and f"left {left}")
        asked = support.run(options.program, ["get", "statusBar.height", "-d", "iphone-x", "--os", "11"],
                            {"XDG_CACHE_HOME": place})
        report.case("full file system: a question", asked.output != b"44\n" and f"{asked.code} {asked.messages}")
    finally:
        subprocess.run(["umount", place], check=False)


def crashed_and_read_only(options, scratch, report):
    """A crash leaves a journal; where nobody may write, the half of a change must not be answered from."""
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    if os.getuid() or subprocess.run([*nobody, options.program, "--version"], capture_output=True).returncode:
        print("  NOT RUN: a crashed database in a read-only folder, since nobody cannot run the program")
        return
    folder = f"{scratch}/crashed"
    os.mkdir(folder)
    os.chmod(scratch, 0o755)
    path = f"{folder}/keyline.sqlite"
    shutil.copy(f"{scratch}/base", path)
    shim = f"{scratch}/faults.so"
    source = os.path.join(os.path.dirname(__file__), "faults.c")
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], check=True)
    variables = {"LD_PRELOAD": shim, "FAULT_FOLDER": folder, "FAULT_LOG": f"{scratch}/calls"}
    line = ["device", "remove", "iphone-11", "--database"]
    shutil.copy(path, f"{folder}/other.sqlite")
    support.run(options.program, [*line, f"{folder}/other.sqlite"], variables)
    with open(f"{scratch}/calls") as file:
        calls = file.read().splitlines()
    # The middle of what is written to the database itself, the journal being on the disk already.
    writes = [number for number, call in enumerate(calls, 1)
              if "write" in call and call.endswith("other.sqlite")]
    fault = {**variables, "FAULT_KIND": "kill", "FAULT_AT": str(writes[len(writes) // 2])}
    crashed = support.run(options.program, [*line, path], fault)
    hot = os.path.exists(path + "-journal") and os.path.getsize(path + "-journal") > 0
    report.case("the crash leaves a journal", (crashed.code != -9 or not hot) and f"{crashed.code}")
    # Keyline's files are its user's alone; here somebody else may read them.
    for name in os.listdir(folder):
        os.chmod(f"{folder}/{name}", 0o644)
    os.chmod(folder, 0o555)
    words = ["device", "show", "iphone-11", "--database", path]
    asked = subprocess.run([*nobody, options.program, *words], capture_output=True, text=True)
    wrong = asked.returncode != 73 or "A crash left" not in asked.stderr or asked.stdout
    report.case("where nobody may write", wrong and f"{asked.returncode} {asked.stdout} {asked.stderr}")
    os.chmod(folder, 0o755)
    asked = support.run(options.program, words)
    report.case("where it may be recovered", asked.code and f"{asked.code} {asked.messages}")


def main():
    options = support.Options(__doc__)
    report = support.Report("everywhere the same")
    with support.Scratch() as scratch:
        databases.create(options.program, f"{scratch}/base")
        imports.write(f"{scratch}/in")
        for part in (same_bytes, full_disk, crashed_and_read_only):
            if options.only in part.__name__:
                part(options, scratch, report)
    report.finish()


main()
