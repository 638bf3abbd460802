"""Reads an export with Python's own parsers: read.py json|csv FILE [names].

With "names" it prints the names of the devices, each as the hexadecimal digits of its bytes; without,
how much it read.
"""
import csv
import json
import sys

kind, path = sys.argv[1:3]
with open(path, encoding="utf-8", newline="") as file:
    if kind == "json":
        document = json.load(file)
        names = [device["name"] for device in document["devices"]]
        count = sum(len(series["stretches"]) for series in document["series"])
    else:
        rows = list(csv.DictReader(file, strict=True))
        names = list(dict.fromkeys(row["name"] for row in rows))
        count = len(rows)
        for row in rows:
            assert None not in row and None not in row.values(), row
            if row["value"]:
                float(row["value"])
if "names" in sys.argv:
    for name in names:
        print(name.encode("utf-8").hex())
else:
    print(f"{kind}: {len(names)} devices, {count} answers")
