"""What goes in comes out: random devices and rules in the seed's form go into a database, out of it,
into another and out again. What comes out says what went in, and the second time it is the same bytes."""

import json
import os
import random
import shutil

import support

METRICS = ["statusBar.height", "tabBar.height", "navigationBar.y", "toolbar.height", "keyboard.height"]
WORDS = ["A", "é", "\"q\"", "\\", "電話", "1", "x + y", "😀", "a/b", "{}", "</b>", "'", "Ω", "ß"]


class Rows:
    """Random rows, the same for the same number."""

    def __init__(self, number):
        self.number, self.source = number, random.Random(f"rows {number}")

    def maybe(self, value):
        return value if self.source.random() < 0.5 else None

    def text(self):
        return "T" + " ".join(self.source.choices(WORDS, k=self.source.randrange(1, 6)))

    def length(self, least, most):
        """A length as it is written: at most three decimals, a multiple of a sixth."""
        sixths = self.source.randint(least * 6, most * 6)
        whole, rest = divmod(abs(sixths), 6)
        digits = f"{whole}" + ["", ".167", ".333", ".5", ".667", ".833"][rest]
        return Number(("-" if sixths < 0 else "") + digits)

    def device(self, index):
        id = f"phone-{self.number}-{index}"
        scale = self.source.choice([1, 2, 3])
        # Wider than all that rules name: a device as wide as two kinds of phones may be a conflict.
        width, height = self.source.randint(1_400, 2_000), self.source.randint(100, 2_000)
        has_screen = self.source.random() < 0.8
        housing = self.maybe(self.source.choice(["none", "notch", "dynamic-island"]))
        # Rules hold for phones with a notch and for phones with a home button; one with both is refused.
        has_button = self.source.random() < 0.5 and housing in (None, "none")
        return present({
            "id": id, "name": f"Phone {self.number} {index} {self.text()}",
            "family": self.source.choice(["iphone", "ipod", "ipad"]),
            "identifiers": self.maybe([f"Phone{self.number},{index}"]),
            "released": self.maybe(f"20{self.source.randint(10, 26)}-0{self.source.randint(1, 9)}-15"),
            "width": Number(str(width)) if has_screen else None,
            "height": Number(str(height)) if has_screen else None, "scale": scale if has_screen else None,
            "native-width": self.maybe(width * scale) if has_screen else None,
            "pixels-per-inch": self.maybe(self.source.randint(1, 10_000)),
            "corner-radius": self.maybe(self.length(0, 100)),
            "home-button": self.maybe(has_button), "sensor-housing": housing,
            "size-class-in-landscape": self.maybe(self.source.choice(["compact", "regular"])),
            # Evidence on iOS 11 about a device that came later is refused.
            "os": self.maybe({"first": str(self.source.randint(1, 11)),
                              "last": f"{self.source.randint(21, 40)}.{self.source.randint(0, 9)}"}),
            "sources": ["random"], "note": self.maybe(self.text())})

    def where(self, index):
        return present({
            "devices": [f"phone-{self.number}-{index}"],
            "orientation": self.maybe(self.source.choice(["portrait", "landscape"])),
            "width": self.maybe([10, 20, 375])})

    def bounds(self):
        first = self.source.randint(8, 20)
        return {"from": str(first)} | self.source.choice([
            {}, {"until": str(first + 3)}, {"until": {"after": str(first + 2), "by": str(first + 4)}}])

    def evidence(self, index):
        """A rule with the observation that it rests on."""
        metric, where = self.source.choice(METRICS), self.where(index)
        name = f"o-{self.number}-{index}"
        observation = present({
            "id": f"random/{name}", "metric": metric, "source": "random", "where": where,
            "os": self.source.choice(["11", "11.2", "11.2.6", ["11", "12.1"], {"from": "12"}]),
            "value": self.length(0, 1_000), "obtained": self.source.choice(["measured", "reported"]),
            "tool": self.maybe(self.text()), "locator": self.maybe(self.text()),
            "note": self.maybe(self.text())})
        rule = present({
            "id": f"random/r-{self.number}-{index}", "metric": metric, "where": where,
            "os": self.bounds(), "value": observation["value"],
            "rests-on": [observation["id"]], "note": self.maybe(self.text())})
        return rule, observation

    def seed(self, count):
        pairs = [self.evidence(index) for index in range(count)]
        return {"sources": [{"id": "random", "title": "Random", "kind": "notes", "locator": "not kept"}],
                "devices": [self.device(index) for index in range(count)],
                "rules": [rule for rule, _ in pairs], "observations": [row for _, row in pairs]}


class Number(str):
    """A number with its digits as they are written."""


def present(row):
    return {key: value for key, value in row.items() if value is not None}


def written(value):
    """JSON of rows, numbers with their digits."""
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{written(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def content(text):
    """What a text says, whatever the order of its rows and keys: numbers stay as they are written."""
    tables = json.loads(text, parse_float=Number, parse_int=Number)
    return {name: sorted((json.dumps(row, sort_keys=True) for row in rows))
            for name, rows in tables.items()}


class Trip:
    """Brings rows through databases."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        os.mkdir(folder)

    def through(self, name, source):
        """The rows of a file or folder after a database of their own; as one text and as files."""
        database, folder = f"{self.folder}/{name}.sqlite", f"{self.folder}/{name}"
        for line in (["import", source], ["export", "seed", "--to", folder], ["export", "seed"]):
            outcome = support.run(self.program, [*line, "--database", database])
            assert outcome.code == 0, f"{line[:2]}: {outcome.code} {outcome.messages}"
        with open(f"{folder}.json", "wb") as file:
            file.write(outcome.output)
        return f"{folder}.json", folder


def main():
    options = support.Options(__doc__)
    report = support.Report("round trips")
    files, count = options.count(6, 60), 900
    with support.Scratch() as scratch:
        def one(number):
            trip = Trip(options.program, f"{scratch}/{number}")
            text = written(Rows(number).seed(count))
            given = f"{trip.folder}/given.json"
            with open(given, "w") as file:
                file.write(text)
            try:
                first, folder = trip.through("first", given)
                second, other = trip.through("second", first)
                third, last = trip.through("third", folder)
            except AssertionError as error:
                return number, [str(error)]
            with open(first) as file:
                came = file.read()
            found = [None if content(came) == content(text) else "what comes out is not what went in"]
            for path in (second, third):
                found.append(None if support.digest(path) == support.digest(first) else f"other bytes in {path}")
            for path in (other, last):
                found.append(None if support.files(path) == support.files(folder) else f"other files in {path}")
            shutil.rmtree(trip.folder)
            return number, found

        for number, objections in support.each(one, range(files)):
            report.case(f"file {number}", *objections)
    report.finish(f"{files * count * 2} random devices and rules, each with an observation")


main()
