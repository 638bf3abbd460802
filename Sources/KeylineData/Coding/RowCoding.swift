package import KeylineModel

/// A row that files and answers hold.
package protocol SeedRow: Sendable {
  /// The row with the seed's keys in the seed's order; rules and observations name their metric.
  var json: JSONValue { get }
  /// The definition of such objects in a schema.
  static var schema: SchemaDefinition { get }
}

extension Form where Value: SeedRow {
  /// A row, by a reference to its definition.
  package static var row: Form { Form(Value.schema.reference) { $0.json } }
}

extension KnowledgeRow {
  /// The row with the seed's keys in the seed's order; rules and observations name their metric.
  package var json: JSONValue {
    switch self {
    case .device(let row): row.json
    case .rule(let row): row.json
    case .observation(let row): row.json
    case .source(let row): row.json
    case .technique(let row): row.json
    }
  }
}

/// Reads and writes rows of any kind; rules and observations name their metric.
package enum RowCoding {
  /// The conditions of a scope with the seed's keys; nil if it has none.
  package static func conditions(of scope: Scope) -> JSONValue? { ScopeCoding.encode(scope) }

  /// The scope for conditions with the seed's keys; nil means no conditions.
  package static func scope(
    _ conditions: JSONValue?, in text: SourceText
  ) throws(InputError) -> Scope {
    let object = try ObjectReader(.object([("where", conditions)]), in: text, allowed: ["where"])
    return try ScopeCoding.decode(object, "where")
  }

  /// Checks a row against the limits of a seed file.
  package static func validate(_ row: KnowledgeRow) throws(InputError) {
    let nowhere = SourceText(name: row.key.kind.rawValue, bytes: [])
    _ = try decode(row.json, row.key.kind, in: nowhere, layer: row.layer)
  }

  /// True if two rows are equal apart from their layers.
  package static func areSame(_ row: KnowledgeRow, _ other: KnowledgeRow) -> Bool {
    row == other || text(row) == text(other)
  }

  /// The row on one line; equal rows give equal text, whatever their layers.
  package static func text(_ row: KnowledgeRow) -> String { row.json.inline }

  /// Reads a row.
  package static func decode(
    _ value: JSONValue, _ kind: RowKind, in text: SourceText, path: String = "", layer: Layer
  ) throws(InputError) -> KnowledgeRow {
    switch kind {
    case .device: return .device(try Device(value, in: text, layer: layer))
    case .rule:
      let (metric, rest) = try takingMetric(from: value, in: text, path: path)
      return .rule(try Rule(rest, metric: metric, in: text, path: path, layer: layer))
    case .observation:
      let (metric, rest) = try takingMetric(from: value, in: text, path: path)
      return .observation(
        try Observation(rest, metric: metric, in: text, path: path, layer: layer))
    case .source: return .source(try Source(value, in: text, path: path, layer: layer))
    case .technique: return .technique(try Technique(value, in: text, layer: layer))
    }
  }

  /// Reads a row from its text.
  package static func decode(
    _ text: String, _ kind: RowKind, layer: Layer
  ) throws(InputError) -> KnowledgeRow {
    let text = SourceText(name: kind.rawValue, bytes: text.utf8)
    return try decode(try text.value(), kind, in: text, layer: layer)
  }

  /// Takes the metric out of a row: a seed file names it once, above the rows, but a row alone
  /// names its own.
  private static func takingMetric(
    from value: JSONValue, in text: SourceText, path: String
  ) throws(InputError) -> (metric: Metric.ID, rest: JSONValue) {
    guard case .object(let members) = value.kind else {
      throw text.error("\(value.summary) where an object is expected", at: value.offset, path: path)
    }
    let object = try ObjectReader(value, in: text, path: path, allowed: members.map(\.key))
    let metric = try object.identifier(
      "metric", Identifier.isMetric, form: "for example statusBar.height")
    let rest = JSONValue(.object(members.filter { $0.key != "metric" }), offset: value.offset)
    return (metric, rest)
  }
}
