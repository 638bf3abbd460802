"""Prints what a page and initialMetrics are to see: expected.py PROGRAM, from its own answers."""
import json
import subprocess
import sys

METRICS = ["screen.width", "screen.height", *(f"screen.safeAreaInsets.{side}" for side in ("top", "left", "bottom", "right"))]

for model in ("iphone-17-pro", "iphone-se-3"):
    for orientation in ("portrait", "landscape"):
        said = subprocess.run(
            [sys.argv[1], "get", *METRICS, "-d", model, "--os", "26", f"--{orientation}", "--strict", "--json"],
            check=True, capture_output=True).stdout
        values = {result["metric"]: result["value"] for result in json.loads(said)["results"]}
        for reader in ("page", "native"):
            print(model, orientation, reader, *(values[metric] for metric in METRICS))
print("refused: screen.width of iphone-17-pro with iOS 18 is unknown")
print("refused: iphone-99 is not in metrics.ts")
