public import KeylineJSON

/// A kind of answer: the name of its schema, what it is, and the fields of its document.
public struct AnswerKind<Root>: Sendable {
  /// The schema of such answers.
  public let schema: JSONSchema
  private let fields: [Field<Root>]

  init(
    _ name: String, _ description: String, _ fields: [Field<Root>],
    definitions: [SchemaDefinition] = []
  ) {
    schema = JSONSchema(name, description, fields.map(\.property), definitions: definitions)
    self.fields = fields
  }

  /// The answer as a document; the data is the number of the shipped data.
  public func document(_ root: Root, data: Int) -> Document {
    Document(
      schema: schema.name, data: data, members: fields.map { ($0.property.name, $0.get(root)) })
  }
}
