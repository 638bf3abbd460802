/// One key of an object in a JSON Schema.
package struct SchemaProperty: Sendable {
  /// The key.
  package let name: String
  /// The values that it may have.
  package let part: SchemaPart
  /// The meaning of the value, in the words of the design.
  package let description: String
  /// False for a key that may be left out.
  package let isRequired: Bool

  /// A required key.
  package static func required(
    _ name: String, _ part: SchemaPart, _ description: String
  ) -> SchemaProperty {
    SchemaProperty(name: name, part: part, description: description, isRequired: true)
  }

  /// An optional key.
  package static func optional(
    _ name: String, _ part: SchemaPart, _ description: String
  ) -> SchemaProperty {
    SchemaProperty(name: name, part: part, description: description, isRequired: false)
  }

  /// The part with the meaning of the key.
  package var json: JSONValue { .object([("description", .string(description))] + part.members) }
}

/// A part of a JSON Schema that several properties refer to by its name.
package struct SchemaDefinition: Sendable {
  /// The name that properties refer to.
  package let name: String
  /// The part itself.
  package let part: SchemaPart

  /// Names a part.
  package init(_ name: String, _ part: SchemaPart) {
    self.name = name
    self.part = part
  }

  /// The part that refers to it.
  package var reference: SchemaPart { .reference(name) }
}
