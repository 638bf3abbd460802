package import KeylineModel

/// Reads the files below `seed/` as knowledge and writes them.
package enum Seed {
  /// Reads seed files, each by its path, `seed/devices/iphone-x.json`.
  ///
  /// Errors: those of ``MetricFile``, an unexpected file, a file not named after its identifier, an
  /// identifier in two files.
  package static func knowledge(_ files: [SourceText]) throws(InputError) -> Knowledge {
    var knowledge = Knowledge()
    var owners: [String: String] = [:]
    for file in files {
      let known = (knowledge.rules.count, knowledge.observations.count)
      try add(file, to: &knowledge)
      let new =
        knowledge.rules[known.0...].map(\.id) + knowledge.observations[known.1...].map(\.id)
      for id in new {
        guard let owner = owners.updateValue(file.name, forKey: id) else { continue }
        throw InputError(file: file.name, message: "\"\(id)\" is already in \(owner)")
      }
    }
    // File names sort differently from identifiers: "-" comes before the "." of ".json".
    knowledge.devices.sort { $0.id < $1.id }
    try expectOnce(knowledge.metrics.map(\.id), in: "seed/metrics.json")
    try expectOnce(knowledge.sources.map(\.id), in: "seed/sources.json")
    try expectOnce(knowledge.releases.map(\.version.description), in: "seed/releases.json")
    try expectOnce(knowledge.redesigns.map(\.id), in: "seed/redesigns.json")
    if !files.contains(where: { $0.name == "seed/redesigns.json" }) {
      knowledge.redesigns = [redesignOfDataOne]
    }
    return knowledge
  }

  /// The redesign for data 1, which has no file of redesigns; its program knew this one.
  private static let redesignOfDataOne = Redesign(
    id: "liquid-glass", name: "the interface", version: OSVersion(26), sources: [])

  /// Reads `seed/data.json`: the number of the data.
  package static func number(_ file: SourceText) throws(InputError) -> Int {
    let object = try ObjectReader(try file.value(), in: file, allowed: ["number"])
    _ = try object.required("number")
    return try object.integer("number", in: 1...1_000_000) ?? 0
  }

  private static func add(_ file: SourceText, to knowledge: inout Knowledge) throws(InputError) {
    let path = file.name.split(separator: "/").map(String.init)
    let name = path.last.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 } ?? ""
    guard path.first == "seed", (2...3).contains(path.count), file.name.hasSuffix(".json") else {
      throw InputError(file: file.name, message: "this is not a file of a seed")
    }
    switch (path.count == 3 ? path[1] : "", name) {
    case ("devices", _):
      let device = try Device(try file.value(), in: file, layer: .shipped)
      try expect(device.id, named: name, in: file)
      knowledge.devices.append(device)
    case ("rules", _):
      let evidence = try MetricFile(file, layer: .shipped)
      try expect(evidence.metric, named: name, in: file)
      knowledge.rules += evidence.rules
      knowledge.observations += evidence.observations
    case ("techniques", _):
      let technique = try Technique(try file.value(), in: file, layer: .shipped)
      try expect(technique.id, named: name, in: file)
      knowledge.techniques.append(technique)
    case ("", "conditions"):
      // A condition is a row there and a part of the program, so another table would mean nothing.
      let own = try conditions()
      if file.bytes != own.bytes, try file.value() != own.value() {
        throw InputError(
          file: file.name,
          message: "its conditions are not those of this program; after an edit, run script/embed "
            + "and build")
      }
    case ("", "data"): knowledge.data = try number(file)
    case ("", "metrics"):
      for (value, path) in try table("metrics", file) {
        knowledge.metrics.append(try Metric(value, in: file, path: path))
      }
    case ("", "releases"):
      for (value, path) in try table("releases", file) {
        knowledge.releases.append(try Release(value, in: file, path: path))
      }
    case ("", "redesigns"):
      for (value, path) in try table("redesigns", file) {
        knowledge.redesigns.append(try Redesign(value, in: file, path: path))
      }
    case ("", "sources"):
      for (value, path) in try table("sources", file) {
        let source = try Source(value, in: file, path: path, layer: .shipped)
        knowledge.sources.append(source)
      }
    default: throw InputError(file: file.name, message: "this is not a file of a seed")
    }
  }

  private static func expectOnce(_ ids: [String], in file: String) throws(InputError) {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      throw InputError(file: file, message: "\"\(id)\" appears twice")
    }
  }

  private static func table(
    _ key: String, _ file: SourceText
  ) throws(InputError) -> [(value: JSONValue, path: String)] {
    try ObjectReader(try file.value(), in: file, allowed: [key]).objects(key)
  }

  private static func expect(
    _ id: String, named name: String, in file: SourceText
  ) throws(InputError) {
    guard id == name else {
      throw InputError(
        file: file.name, message: "it holds \"\(id)\"; name the file after what it holds")
    }
  }
}
