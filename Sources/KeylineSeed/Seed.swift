import KeylineFiles
public import KeylineJSON
public import KeylineModel

/// The shipped knowledge: the files below `seed/`.
public enum Seed {
  /// Reads the seed that is part of the program.
  public static func bundled() throws(InputError) -> Knowledge {
    try knowledge(
      EmbeddedFile.files(in: "seed").map { JSONText(name: $0.path, bytes: $0.bytes) })
  }

  /// Reads seed files; each goes by its path, `seed/devices/iphone-x.json`.
  ///
  /// Errors: what ``EvidenceFile`` says, a file that is not expected, one whose name is not its
  /// identifier, an identifier that stands in two files.
  public static func knowledge(_ files: [JSONText]) throws(InputError) -> Knowledge {
    var knowledge = Knowledge()
    for file in files { try add(file, to: &knowledge) }
    return knowledge
  }

  /// The number of the data that is part of the program; it only grows.
  public static func bundledNumber() throws(InputError) -> Int {
    let file = EmbeddedFile.files(in: "seed").first { $0.path == "seed/data.json" }
    guard let file else { throw InputError(file: "seed/data.json", message: "it is missing") }
    return try number(JSONText(name: file.path, bytes: file.bytes))
  }

  private static func number(_ file: JSONText) throws(InputError) -> Int {
    let fields = try Fields(try file.value(), in: file, allowed: ["number"])
    _ = try fields.required("number")
    return try fields.integer("number", in: 1...1_000_000) ?? 0
  }

  private static func add(_ file: JSONText, to knowledge: inout Knowledge) throws(InputError) {
    let path = file.name.split(separator: "/").map(String.init)
    let name = path.last.map { $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0 } ?? ""
    switch (path.count == 3 ? path[1] : "", name) {
    case ("devices", _):
      let device = try DeviceCoding.decode(try file.value(), in: file, layer: .shipped)
      try expect(device.id, named: name, in: file)
      knowledge.devices.append(device)
    case ("rules", _):
      let evidence = try EvidenceFile(file, layer: .shipped)
      try expect(evidence.metric, named: name, in: file)
      knowledge.rules += evidence.rules
      knowledge.observations += evidence.observations
    case ("techniques", _):
      let technique = try TechniqueCoding.decode(try file.value(), in: file, layer: .shipped)
      try expect(technique.id, named: name, in: file)
      knowledge.techniques.append(technique)
    case ("", "data"): knowledge.data = try number(file)
    case ("", "metrics"):
      for (value, path) in try table("metrics", file) {
        knowledge.metrics.append(try MetricCoding.decode(value, in: file, path: path))
      }
    case ("", "releases"):
      for (value, path) in try table("releases", file) {
        knowledge.releases.append(try ReleaseCoding.decode(value, in: file, path: path))
      }
    case ("", "sources"):
      for (value, path) in try table("sources", file) {
        let source = try SourceCoding.decode(value, in: file, path: path, layer: .shipped)
        knowledge.sources.append(source)
      }
    default: throw InputError(file: file.name, message: "a seed has no such file")
    }
  }

  private static func table(
    _ key: String, _ file: JSONText
  ) throws(InputError) -> [(value: JSONValue, path: String)] {
    try Fields(try file.value(), in: file, allowed: [key]).objects(key)
  }

  private static func expect(
    _ id: String, named name: String, in file: JSONText
  ) throws(InputError) {
    guard id == name else {
      throw InputError(
        file: file.name, message: "it holds \"\(id)\"; a file is named after what it holds")
    }
  }
}
