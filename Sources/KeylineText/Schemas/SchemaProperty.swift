import KeylineJSON

/// One key of an object in a JSON Schema.
struct SchemaProperty: Sendable {
  let name: String
  let part: SchemaPart
  /// What it means, in the words of the design.
  let description: String
  let isRequired: Bool

  /// A key that is always there.
  static func required(
    _ name: String, _ part: SchemaPart, _ description: String
  ) -> SchemaProperty {
    SchemaProperty(name: name, part: part, description: description, isRequired: true)
  }

  /// A key that is left out where there is nothing to say.
  static func optional(
    _ name: String, _ part: SchemaPart, _ description: String
  ) -> SchemaProperty {
    SchemaProperty(name: name, part: part, description: description, isRequired: false)
  }

  var json: JSONValue { .object([("description", .string(description))] + part.members) }
}

/// A part of a JSON Schema that several properties refer to by its name.
struct SchemaDefinition: Sendable {
  let name: String
  let part: SchemaPart

  init(_ name: String, _ part: SchemaPart) {
    self.name = name
    self.part = part
  }

  /// The part that refers to it.
  var reference: SchemaPart { .reference(name) }
}
