import KeylineModel

@testable import KeylineData

/// Reads seed text that a test made by hand, each as the file `a.json`.
enum Decoding {
  static func device(_ text: String) throws -> Device {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Device(try text.value(), in: text, layer: .local)
  }

  static func rule(_ text: String) throws -> Rule {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Rule(
      try text.value(), metric: "tabBar.height", in: text, path: "rules[0]", layer: .local)
  }

  static func observation(_ text: String) throws -> Observation {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Observation(
      try text.value(), metric: "tabBar.height", in: text, path: "observations[0]", layer: .local)
  }

  static func metric(_ text: String) throws -> Metric {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Metric(try text.value(), in: text, path: "metrics[0]")
  }

  static func source(_ text: String) throws -> Source {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Source(try text.value(), in: text, path: "sources[0]", layer: .local)
  }

  static func release(_ text: String) throws -> Release {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try Release(try text.value(), in: text, path: "releases[0]")
  }

  /// The conditions of a rule whose `where` is the given text.
  static func scope(_ text: String) throws -> Scope {
    try rule(ruleText(extra: "\"where\": \(text)")).scope
  }

  /// The bounds of a rule whose `os` is the given text.
  static func bounds(_ text: String) throws -> OSBounds {
    try rule(ruleText(extra: "\"os\": \(text)")).os
  }

  /// The versions of an observation whose `os` is the given text.
  static func statedOS(_ text: String) throws -> Observation.StatedOS {
    try observation(observationText(os: text)).os
  }

  /// A rule with the fewest keys and one more.
  static func ruleText(extra: String) -> String {
    "{ \"id\": \"a/b\", \(extra), \"value\": 1, \"rests-on\": [\"s/o\"] }"
  }

  /// An observation with the fewest keys.
  static func observationText(os: String = "\"14\"") -> String {
    "{ \"id\": \"s/o\", \"source\": \"s\", \"os\": \(os), \"value\": 1, \"obtained\": \"measured\" }"
  }

  /// A device with the fewest keys and one more.
  static func deviceText(extra: String) -> String {
    "{ \"id\": \"a\", \"name\": \"A\", \"family\": \"iphone\", \(extra) }"
  }

  /// A string as JSON.
  static func quoted(_ text: String) -> String { JSONValue.string(text).inline }
}

/// Reads a file of evidence that a test made by hand.
enum EvidenceText {
  static func read(_ text: String) throws -> MetricFile {
    try MetricFile(SourceText(name: "a.json", bytes: text.utf8), layer: .local)
  }
}
