/// The smallest document of every schema: nothing that may be left out is there, and every list
/// whose rows have a form has one. The words are those of the design.
enum SmallestDocuments {
  static let cell = #"""
    { "device": "iphone-x", "metric": "m", "orientation": "portrait", "situation": {},
      "status": "known", "value": 44, "confidence": "confirmed", "verifiedThrough": "11",
      "rules": ["m/x"], "os": "11", "unit": "pt", "pixels": 132, "sources": ["s"] }
    """#

  static let observation = #"""
    { "id": "s/1", "metric": "m", "source": "s", "os": "11", "value": 44, "obtained": "measured" }
    """#

  static let rule = #"{ "id": "m/x", "metric": "m", "value": 44, "rests-on": ["s/1"] }"#

  static let source = #"{ "id": "s", "title": "S", "kind": "issue", "locator": "exact" }"#

  static let device = #"{ "id": "iphone-x", "name": "iPhone X", "family": "iphone" }"#

  static let metric = #"""
    { "id": "m", "title": "M", "definition": "What.", "since": "2", "unit": "pt" }
    """#

  static let technique = #"""
    { "id": "t", "title": "T", "kind": "technique", "effect": "It helps.", "sources": ["s"] }
    """#

  private static let insets = #"{ "top": 44, "left": 0, "bottom": 34, "right": null }"#

  private static let place = #"""
    "device": "iphone-x", "os": "11", "orientation": "landscape", "situation": {}
    """#

  private static let slot = #""slot": "left 1", "x": 16, "width": 40, "gap": null"#

  private static let side = #"""
    { "os": "11", "situation": {}, "status": "unknown", "value": null, "confidence": null,
      "verifiedThrough": null, "rules": [], "sources": [] }
    """#

  private static let difference = #"""
    "metric": "m", "orientations": ["portrait"], "devices": ["iphone-x"], "kind": "changed",
    "left": [\#(side)], "right": [], "rules": ["m/x"], "unit": "pt"
    """#

  private static let part = #"""
    { "metric": "m", "status": "known", "value": 44, "confidence": "single source",
      "verifiedThrough": "11", "rules": [], "independentSources": 1, "observations": ["s/1"],
      "against": [{ "observation": "s/2", "source": "s", "value": 45 }],
      "beaten": [{ "rule": "m/a", "by": "m/x" }],
      "misses": [{ "rule": "m/b", "because": "only in landscape" }], "terms": [] }
    """#

  private static let rows = #"""
    { "added": [{ "id": "a", "title": null }], "removed": [],
      "changed": [
        { "id": "b", "title": "B", "fields": [{ "key": "k", "before": null, "after": "1" }] } ] }
    """#

  private static let reading = #"""
    { "name": "X", "device": null, "metric": "m", "orientation": "portrait", "split": "none",
      "stated": 44, "line": 2, "column": 5, "path": "value", "verdict": "not known",
      "overall": "not known", "publishers": [], "stretches": [
        { "os": "11", "verdict": "agrees", "status": "known", "value": 44,
          "confidence": "inferred", "rules": [], "sources": [] } ] }
    """#

  /// What stands in a document besides its schema and the number of the data.
  static let answers: [String: String] = [
    "adapt": #"""
    "results": [
      { "goal": "table-shift", "device": "iphone-x", "orientation": "portrait", "situation": {},
        "versions": [{ "os": "11", "ran": true }], "techniques": [
          { "technique": "t", "title": "T", "effect": "It helps.",
            "support": [{ "verdict": "works" }], "constants": [{ "name": "c", "values": [null] }],
            "hazards": ["h"], "sources": [] } ],
        "behaviours": [], "missing": ["m"], "notes": [] } ]
    """#,
    "audit": #"""
    "results": [
      { "device": "iphone-x", "metric": "m", "orientation": "portrait", "situation": {},
        "status": "known", "value": 44, "expression": "44", "os": "11", "verdict": "agrees",
        "says": [44], "variables": [{ "name": "notch", "values": [true] }] } ]
    """#,
    "change": #"""
    "stored": true, "changes": [
      { "kind": "source", "id": "s", "action": "added", "before": null, "after": \#(source) } ]
    """#,
    "changes": #""version": "11", "results": [{ \#(difference), "when": {} }]"#,
    "check": #"""
    "checks": [{ "name": "c", "findings": [{ "subject": "s", "message": "m" }] }],
    "remarks": [{ "name": "n", "findings": [] }],
    "replay": { "agrees": 1, "disputed": 0, "disagrees": 0, "uncertain": 0, "not covered": 0 }
    """#,
    "compare": #"""
    "counts": { "differs": 0, "right only on some versions": 0, "right only for some devices": 0,
      "equals another metric": 0, "same": 0, "not known": 1 },
    "format": "csv", "leftOut": 0, "missed": 0, "outside": 0, "readings": [\#(reading)]
    """#,
    "coverage": #"""
    "coverage": [
      { "metric": "m", "orientation": "portrait", "cells": 1, "answered": 1, "share": 100,
        "open": 0,
        "known": 1, "assumed": 0, "inferred": 0, "uncertain": 0, "unknown": 0 } ]
    """#,
    "coverage-cells": #"""
    "cells": [
      { "metric": "m", "orientation": "portrait", "device": "iphone-x", "major": 11,
        "status": "known" } ]
    """#,
    "device": #""device": \#(device)"#, "devices": #""devices": [\#(device)]"#,
    "diff": #""left": "iOS 11", "right": "iOS 12", "results": [{ \#(difference) }]"#,
    "docs-check": docs, "docs-update": docs,
    "explain": #"""
    "results": [
      { "device": "iphone-x", "metric": "m", "orientation": "portrait", "situation": {},
        "status": "known", "value": 44, "os": "11", "readings": [\#(part)] } ]
    """#,
    "export": #"""
    "devices": [
      { "id": "iphone-x", "name": "iPhone X", "identifiers": ["iPhone10,3"], "idiom": "phone",
        "width": 375, "height": null, "scale": 3 } ],
    "metrics": [{ "id": "m", "title": "M", "definition": "What.", "unit": "pt" }],
    "series": [
      { "device": "iphone-x", "metric": "m", "orientation": "portrait", "stretches": [
        { "from": "11.0", "os": "11", "status": "known", "until": null, "value": 44 } ] } ],
    "situation": {}
    """#,
    "find": #""results": [\#(cell)], "undecided": [{ "device": "iphone-x", "os": "11" }]"#,
    "find-same": #"""
    "results": [
      { "device": "iphone-x", "os": "11", "same": 1, "unknown": 0, "absent": 0, "undecided": [] } ],
    "undecided": []
    """#,
    "find-screen": #"""
    "results": [
      { "device": "iphone-x", "name": "iPhone X", "points": { "width": 375, "height": 812 },
        "scale": 3, "rendered": null, "native": null, "fits": ["points"] } ]
    """#,
    "gaps": #"""
    "gaps": [
      { "metric": "m", "orientation": "portrait", "devices": ["iphone-x"], "majors": [11],
        "reason": "unknown" } ]
    """#,
    "get": results, "sheet": results,
    "import": #"""
    "format": "csv", "stored": false,
    "counts": { "added": 1, "same": 0, "changed": 0, "conflicting": 0, "left out": 0 },
    "items": [
      { "status": "added", "kind": "observation", "id": "s/1", "devices": ["iphone-x"],
        "source": "s", "metric": "m", "value": "44", "detail": null } ],
    "simulators": [
      { "name": "iPhone X", "identifier": null, "device": "iphone-x", "verdict": "same",
        "first": "11.0", "knownFirst": "11", "last": null, "knownLast": "16" } ]
    """#,
    "log": #"""
    "entries": [
      { "number": 1, "at": "2026-01-01T00:00:00Z", "title": "t", "data": 1, "changes": [] } ]
    """#,
    "metrics": #""metrics": [\#(metric)]"#,
    "migrate": #"""
    "path": "p", "done": false, "before": { "schema": 5, "data": 1 },
    "after": { "schema": 6, "data": 1 }, "migrations": ["migrations/0001.sql"],
    "ownRows": [{ "kind": "rule", "id": "m/x", "verdict": "confirmed", "detail": "d" }]
    """#,
    "navbar": #"""
    "results": [
      { \#(place), "barWidth": 375, "slots": [{ \#(slot) }], "corrections": [
          { "side": "left", "spacer": -16, "items": [
              { \#(slot), "move": -16, "alignmentRectInsets": \#(insets), "widthAnchor": 40,
                "heightAnchor": null } ],
            "stackView": { "x": 0, "width": 40, "origins": [0], "overhang": 0 },
            "techniques": [{ "technique": "t", "verdict": null }] } ],
        "remarks": [], "otherwise": [
          { "observation": "s/1", "metric": "m", "source": "s", "value": 8, "os": "11" } ],
        "elsewhere": [
          { "observation": "t/1", "metric": "m", "source": "t", "value": 3, "os": "15" } ],
        "missing": [], "notes": [] } ]
    """#,
    "observation": #""observation": \#(observation), "replay": "agrees""#,
    "observations": #""observations": [\#(observation)]"#,
    "release-notes": #"""
    "from": 1, "to": 2, "devices": \#(rows), "releases": \#(rows), "redesigns": \#(rows), "metrics": \#(rows),
    "sources": \#(rows), "techniques": \#(rows), "rules": \#(rows), "observations": \#(rows),
    "values": [{ "situation": {}, "differences": [{ \#(difference) }] }]
    """#,
    "rule": #""rule": \#(rule)"#, "rules": #""rules": [\#(rule)]"#,
    "scroll": #"""
    "results": [
      { \#(place), "behavior": "automatic", "scrolls": "vertical",
        "inNavigationController": true, "automaticallyAdjusts": true,
        "contentInset": \#(insets), "safeAreaInsets": null, "adjustedContentInset": \#(insets),
        "shift": 44, "contentY": null, "safeArea": {
          "frame": { "x": 0, "y": 44, "width": 375, "height": null }, "insets": \#(insets),
          "screenHeight": 812, "parts": [44] },
        "remedies": [
          { "technique": "t", "verdict": "works", "set": {}, "adjustedContentInset": \#(insets),
            "contentY": 0 } ],
        "missing": [], "notes": [] } ]
    """#,
    "search": #"""
    "query": "m", "results": [
      { "kind": "metric", "id": "m", "title": "M", "next": "keyline get m -d DEVICE" } ]
    """#,
    "source": #""source": \#(source), "observations": [\#(observation)]"#,
    "sources": #""sources": [\#(source)]"#,
    "status": #"""
    "path": "p", "project": null, "programData": 1, "schemaVersion": 1, "sqlite": "3.40.0",
    "counts": [{ "table": "rule", "layer": "shipped", "rows": 1 }],
    "ownRows": [{ "kind": "rule", "id": "m/x", "verdict": "confirmed", "detail": "d" }]
    """#,
    "technique": #""technique": \#(technique)"#, "techniques": #""techniques": [\#(technique)]"#,
    "verify": #""path": "p", "checks": [{ "name": "c", "objections": ["o"] }]"#,
  ]

  private static let results = #""results": [\#(cell)]"#

  private static let docs = #"""
    "results": [
      { "path": "README.md", "stale": true, "blocks": [
        { "line": 1, "query": "get m", "stale": [{ "line": 2, "text": "44 → 48" }] } ] } ]
    """#

  /// The files of a seed.
  static let files: [String: String] = [
    "data": #"{ "number": 1 }"#, "device": device, "metrics": #"{ "metrics": [\#(metric)] }"#,
    "redesigns": #"""
    { "redesigns": [{ "id": "r", "name": "the bar", "version": "18", "sources": ["s"] }] }
    """#,
    "releases": #"{ "releases": [{ "version": "11.0" }] }"#,
    "rules": #"""
    { "metric": "m", "rules": [{ "id": "m/x", "value": "a + b", "rests-on": ["s/1"] }],
      "observations": [
        { "id": "s/1", "source": "s", "os": ["11"], "value": 44, "obtained": "reported" } ] }
    """#,
    "sources": #"{ "sources": [\#(source)] }"#, "technique": technique,
  ]

  /// Every document by the name of its schema.
  static let all: [(name: String, text: String)] =
    answers.map { key, members in
      let name = "keyline.\(key)/1"
      return (name, #"{ "schema": "\#(name)", "data": 1, \#(members) }"#)
    }.sorted { $0.0 < $1.0 } + files.map { ("seed/\($0)", $1) }.sorted { $0.0 < $1.0 }
}
