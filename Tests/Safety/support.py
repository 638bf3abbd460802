"""What every part of the safety harness needs: the program, scratch folders, and the state of the files."""

import argparse
import atexit
import collections
import concurrent.futures
import ctypes
import hashlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

# The exit codes that Keyline documents; anything else, and any signal, is a failure.
CODES = {0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78}

# The system counts for a process what the one had that it was forked from, so large texts are given back at once.
M_MMAP_THRESHOLD = -3
if hasattr(ctypes.CDLL(None), "mallopt"):
    ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, 1 << 18)

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "..", ".."))


class Options:
    """The command line that all parts share."""

    def __init__(self, summary):
        parser = argparse.ArgumentParser(description=summary)
        parser.add_argument("program", help="a keyline that is linked dynamically")
        parser.add_argument("--nightly", action="store_true", help="the larger counts")
        parser.add_argument("--scale", type=float, default=1, help="a part of the counts, for a first look")
        parser.add_argument("--only", default="", help="only cases whose name has this in it")
        given = parser.parse_args()
        self.program = os.path.realpath(given.program)
        self.nightly, self.scale, self.only = given.nightly, given.scale, given.only

    def count(self, usual, nightly):
        """How many of something are wanted."""
        return max(1, round((nightly if self.nightly else usual) * self.scale))


class Outcome:
    """What one call left behind; a negative code is the signal that ended it."""

    def __init__(self, code, output, messages, seconds=0.0, mebibytes=0.0, is_hung=False):
        self.code, self.output, self.messages = code, output, messages
        self.seconds, self.mebibytes, self.is_hung = seconds, mebibytes, is_hung

    @property
    def objection(self):
        """What is wrong with how it ended, whatever it was asked."""
        if self.is_hung:
            return "does not end"
        if self.code < 0:
            return f"ended by {signal.Signals(-self.code).name}"
        if self.code >= 128 or self.code not in CODES:
            return f"exit code {self.code} is not documented"
        return None


# The file of what ships, which all calls share that need none of their own.
CACHE = tempfile.mkdtemp(prefix="keyline-cache-")
atexit.register(shutil.rmtree, CACHE, ignore_errors=True)


def run(program, arguments, variables=None, input=None, folder="/", seconds=600, processor=None):
    """Runs the program; `processor` limits the time on a processor, which a busy machine does not use up."""
    environment = {"HOME": "/nonexistent", "XDG_CACHE_HOME": CACHE, "PATH": os.environ["PATH"], "SWIFT_BACKTRACE": "enable=no",
                   "COLUMNS": "1000"}
    # A toolchain that is not in the linker's folders is found by this alone.
    if "LD_LIBRARY_PATH" in os.environ:
        environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
    environment.update(variables or {})

    def limit():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if processor:
            resource.setrlimit(resource.RLIMIT_CPU, (processor, processor + 1))

    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as messages:
        process = subprocess.Popen(
            [program, *arguments], env=environment, cwd=folder, preexec_fn=limit,
            stdin=subprocess.PIPE if input is not None else subprocess.DEVNULL,
            stdout=output, stderr=messages)
        if input is not None:
            try:
                process.stdin.write(input)
                process.stdin.close()
            except BrokenPipeError:
                pass
        status, usage, is_hung = wait(process, seconds)
        output.seek(0)
        messages.seek(0)
        return Outcome(
            os.waitstatus_to_exitcode(status), output.read(),
            messages.read().decode("utf-8", "replace"), usage.ru_utime + usage.ru_stime,
            usage.ru_maxrss / 1024, is_hung)


def wait(process, seconds):
    """Waits for a process and tells what it used."""
    end = time.monotonic() + seconds
    pause = 0.002
    while True:
        found, status, usage = os.wait4(process.pid, os.WNOHANG)
        if found:
            process.returncode = os.waitstatus_to_exitcode(status)
            return status, usage, False
        if time.monotonic() > end:
            process.kill()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            return status, usage, True
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)


def is_slow(seconds, limit):
    """Tells whether a call took longer on a processor than a limit. It stands for a machine on which Python
    counts to twenty million within a second; how much slower this one is, is measured beside the call."""
    return seconds > limit and seconds > limit * pace()


def pace():
    """How many seconds Python takes to count to twenty million."""
    start = time.thread_time()
    count = 0
    for _ in range(20_000_000):
        count += 1
    return time.thread_time() - start


class Scratch:
    """A folder that is gone afterwards; in memory where there is such a place."""

    def __init__(self):
        place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.path = os.path.realpath(tempfile.mkdtemp(prefix="keyline-safety-", dir=place))

    def __enter__(self):
        return self.path

    def __exit__(self, *_):
        subprocess.run(["chmod", "-R", "u+w", self.path], check=False)
        shutil.rmtree(self.path, ignore_errors=True)


class Report:
    """Counts cases and prints what went wrong."""

    def __init__(self, title):
        self.title, self.cases, self.bad, self.start = title, 0, 0, time.monotonic()

    def case(self, name, *objections):
        """Counts a case; the objections that are not None stand against it."""
        self.cases += 1
        found = [text for text in objections if text]
        if found:
            self.bad += 1
            print(f"  BAD {name}: {'; '.join(found)}", flush=True)

    def finish(self, *figures):
        """Prints the figures and ends the process."""
        seconds = time.monotonic() - self.start
        for text in figures:
            print(f"  {text}")
        print(f"{self.title}: {self.cases} cases, {self.bad} bad, {seconds:.0f} s", flush=True)
        sys.exit(1 if self.bad else 0)


def each(work, items):
    """Does some work for every item, as many at once as there are processors; gives the results in
    their order, each when it is there. Few items are taken ahead: the system counts what this process
    has when it starts another as that one's memory, too."""
    processors = os.cpu_count()
    waiting = collections.deque()
    with concurrent.futures.ThreadPoolExecutor(processors) as pool:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > 2 * processors:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def rows(path):
    """The changes of a file of one's own and the states that they left, without the times. None where there
    is no file, or one without a change yet."""
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        return None
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return [(table, *row) for table, chosen in (
            ("change", "number, title, data, undoes"), ("state", "change, place, kind, id, metric, row, below"))
            for row in connection.execute(f"SELECT {chosen} FROM {table} ORDER BY 1, 2")]
    finally:
        connection.close()


def unsound(program, path, variables=None):
    """What SQLite and Keyline say against a file of one's own."""
    if not os.path.exists(path) or os.path.getsize(path) == 0:
        return None
    listed = run(program, ["log", "--json", "--database", path], variables)
    # A first change that was taken back leaves an empty file.
    if listed.code == 1 and os.path.getsize(path) == 0:
        return None
    if listed.code:
        return f"log: {listed.code} {listed.messages}"
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        broken = connection.execute("PRAGMA foreign_key_check").fetchall()
        return None if found == "ok" and not broken else f"{found} {broken}"
    finally:
        connection.close()


def tables(path):
    """All rows of any database; None where there is none."""
    if not os.path.exists(path):
        return None
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def files(path):
    """The digests of all files below a folder, by their paths in it."""
    return {os.path.relpath(os.path.join(folder, name), path): digest(os.path.join(folder, name))
            for folder, _, names in os.walk(path) for name in names}


def digest(path):
    """The digest of a file; None where there is none."""
    if not os.path.isfile(path):
        return None
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()
