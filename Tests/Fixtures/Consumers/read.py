"""Reads an export with Python's own parsers: read.py json|csv FILE [names].

With "names" it prints the names of the devices, each followed by a zero byte; without, how much it
read.
"""
import csv
import json
import sys

kind, path = sys.argv[1:3]
if kind == "json":
    with open(path, encoding="utf-8", newline="") as file:
        document = json.load(file)
    names = [device["name"] for device in document["devices"]]
    count = sum(len(series["stretches"]) for series in document["series"])
else:
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, strict=True))
    names = list(dict.fromkeys(row["name"] for row in rows))
    count = len(rows)
    for row in rows:
        assert None not in row and None not in row.values(), row
        if row["value"]:
            float(row["value"])
if "names" in sys.argv:
    sys.stdout.buffer.write("".join(name + "\0" for name in names).encode("utf-8"))
else:
    print(f"{kind}: {len(names)} devices, {count} answers")
