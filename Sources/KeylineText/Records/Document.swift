package import KeylineData

/// A machine-readable answer: an object with the name of its schema and the number of the data.
package struct Document {
  /// The name and version of the schema, for example `keyline.get/1`.
  package let schema: String
  /// The number of the shipped data.
  package let data: Int
  /// The members that follow, by key.
  package let members: [(String, JSONValue?)]

  /// Creates a document; members without a value are left out.
  package init(schema: String, data: Int, members: [(String, JSONValue?)]) {
    self.schema = schema
    self.data = data
    self.members = members
  }

  /// The text, keys sorted, over several lines.
  package var text: String { object.pretty }

  /// The text with sorted keys, a line for each member and for each object of a list, and no
  /// spaces: a third of the size.
  package var brief: String {
    guard case .object(let members) = object.kind else { return "" }
    return "{\n"
      + members.map { "  \"\($0.key)\": \(Self.brief($0.value))" }.joined(separator: ",\n")
      + "\n}\n"
  }

  private static func brief(_ value: JSONValue) -> String {
    guard case .array(let values) = value.kind, values.contains(where: \.isContainer) else {
      return value.compact
    }
    return "[\n" + values.map { "    " + $0.compact }.joined(separator: ",\n") + "\n  ]"
  }

  private var object: JSONValue {
    JSONValue.object([("data", .number(data)), ("schema", .string(schema))] + members).sorted
  }

  /// The text with an array under one more key, in pieces; its elements are created one by one,
  /// since there may be very many.
  package func write(
    _ key: String, _ elements: some Sequence<JSONValue>, to take: (String) throws -> Void
  ) rethrows {
    guard case .object(let sorted) = object.kind else { return }
    let place =
      sorted.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? sorted.endIndex
    let (before, after) = (sorted[..<place], sorted[place...])
    try take("{\n" + before.map { Self.line($0) + ",\n" }.joined() + "  \"\(key)\": [")
    var isEmpty = true
    for element in elements {
      try take((isEmpty ? "\n    " : ",\n    ") + element.sorted.pretty(indent: "    "))
      isEmpty = false
    }
    try take((isEmpty ? "]" : "\n  ]") + after.map { ",\n" + Self.line($0) }.joined() + "\n}\n")
  }

  private static func line(_ member: JSONValue.Member) -> String {
    "  \"\(member.key)\": " + member.value.pretty(indent: "  ")
  }
}

/// A kind of answer: the name of its schema, its meaning, and the fields of its document.
package struct AnswerKind<Root>: Sendable {
  /// The schema of such answers.
  package let schema: JSONSchema
  private let fields: [Field<Root>]

  init(
    _ name: String, _ description: String, _ fields: [Field<Root>],
    definitions: [SchemaDefinition] = []
  ) {
    schema = JSONSchema(name, description, fields.map(\.property), definitions: definitions)
    self.fields = fields
  }

  /// The answer as a document; the data is the number of the shipped data.
  package func document(_ root: Root, data: Int) -> Document {
    Document(
      schema: schema.name, data: data, members: fields.map { ($0.property.name, $0.get(root)) })
  }
}
