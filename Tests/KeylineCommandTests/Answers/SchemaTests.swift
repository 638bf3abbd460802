import KeylineData
import KeylineTestSupport
import Testing

@Suite("JSON Schemas")
struct SchemaTests {
  /// The schemas of answers.
  static let names = [
    "keyline.adapt/1", "keyline.audit/1", "keyline.change/1", "keyline.changes/1",
    "keyline.check/1", "keyline.compare/1", "keyline.coverage-cells/1", "keyline.coverage/1",
    "keyline.device/1", "keyline.devices/1", "keyline.diff/1", "keyline.docs-check/1",
    "keyline.docs-update/1", "keyline.explain/1", "keyline.export/1", "keyline.find-same/1",
    "keyline.find-screen/1", "keyline.find/1", "keyline.gaps/1", "keyline.get/1",
    "keyline.import-summary/1", "keyline.import/1", "keyline.log/1", "keyline.metrics/1",
    "keyline.navbar/1",
    "keyline.observation/1", "keyline.observations/1", "keyline.release-notes/1",
    "keyline.rule/1", "keyline.rules/1", "keyline.scroll/1", "keyline.search/1",
    "keyline.sheet/1", "keyline.source/1", "keyline.sources/1", "keyline.status/1",
    "keyline.technique/1",
    "keyline.techniques/1",
  ]

  /// The schemas of the files of the site's API.
  static let api = [
    "keyline.api-index/1", "keyline.api-changes/1", "keyline.api-device/1",
    "keyline.api-devices/1", "keyline.api-latest/1", "keyline.api-latest-device/1",
    "keyline.api-metric/1", "keyline.api-metrics/1",
    "keyline.api-sources/1", "keyline.api-techniques/1",
  ]

  /// The schemas of the files of a seed.
  static let seed = [
    "seed/conditions", "seed/data", "seed/device", "seed/metrics", "seed/redesigns",
    "seed/releases", "seed/rules",
    "seed/sources", "seed/technique",
  ]

  /// Reads a schema as the program prints it.
  static func schema(_ name: String) throws -> JSONValue {
    try JSONValue.reading(try keyline("schema \(name)").output)
  }

  /// Every part of a schema, itself included, with its path.
  private func parts(_ part: JSONValue, at path: String = "#") -> [(path: String, part: JSONValue)]
  {
    var inner: [(String, JSONValue)] = []
    for key in ["properties", "$defs"] {
      inner += part[key]?.members.map { ("\(path)/\(key)/\($0.key)", $0.value) } ?? []
    }
    inner += part["items"].map { [("\(path)/items", $0)] } ?? []
    inner += part["anyOf"]?.elements.enumerated().map { ("\(path)/anyOf/\($0)", $1) } ?? []
    return [(path, part)] + inner.flatMap { parts($0.1, at: $0.0) }
  }

  @Test func `every answer has one, and they are listed by name`() throws {
    #expect(try keyline("schema").output.lines == Self.names + Self.api + Self.seed)
  }

  @Test(arguments: names + api + seed)
  func `is draft 2020-12 and says what it is about`(name: String) throws {
    let schema = try Self.schema(name)
    #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["title"]?.text == name)
    #expect(schema["description"]?.text?.isEmpty == false)
  }

  @Test(arguments: names + api)
  func `an answer states its schema and the number of the data`(name: String) throws {
    let schema = try Self.schema(name)
    #expect(schema["properties"]?["schema"]?["enum"]?.texts == [name])
    #expect(schema["required"]?.texts.contains("data") == true)
  }

  @Test(arguments: names + api + seed)
  func `allows no keys but those that it describes`(name: String) throws {
    for (path, part) in parts(try Self.schema(name)) {
      #expect(Set(part.members.map(\.key)).isSubset(of: SchemaValidator.keywords), "\(path)")
      guard let properties = part["properties"] else { continue }
      #expect(part["additionalProperties"]?.kind == .bool(false), "\(path)")
      for property in properties.members {
        let description = property.value["description"]?.text ?? ""
        #expect(description.hasSuffix("."), "\(path)/\(property.key)")
      }
      let keys = Set(properties.members.map(\.key))
      #expect(keys.isSuperset(of: part["required"]?.texts ?? []), "\(path)")
    }
  }

  @Test(arguments: names + api + seed)
  func `every definition is referred to, and every reference is defined`(name: String) throws {
    let schema = try Self.schema(name)
    let references = parts(schema).compactMap { $0.part["$ref"]?.text }
    let defined = schema["$defs"]?.members.map { "#/$defs/\($0.key)" } ?? []
    #expect(Set(references) == Set(defined))
  }

  @Test func `cells are described alike wherever they stand`() throws {
    let cells = try ["get", "sheet"].map {
      try Self.schema("keyline.\($0)/1")["$defs"]?["cell"]?.inline
    }
    #expect(cells[0] != nil)
    #expect(Set(cells).count == 1)
  }
}
