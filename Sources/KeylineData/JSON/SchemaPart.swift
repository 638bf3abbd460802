/// A part of a JSON Schema, which describes one value.
package struct SchemaPart: Sendable {
  /// The keywords, in the order in which they are written.
  package let members: [(String, JSONValue?)]

  /// Creates a part from its keywords.
  package init(members: [(String, JSONValue?)]) { self.members = members }

  /// The part as an object.
  package var json: JSONValue { .object(members) }

  /// Any text.
  package static let string = SchemaPart(members: [("type", .string("string"))])
  /// Any number.
  package static let number = SchemaPart(members: [("type", .string("number"))])
  /// A whole number.
  package static let integer = SchemaPart(members: [("type", .string("integer"))])
  /// True or false.
  package static let boolean = SchemaPart(members: [("type", .string("boolean"))])
  /// No value.
  package static let null = SchemaPart(members: [("type", .string("null"))])
  /// A list of texts.
  package static let strings = SchemaPart.array(of: .string)

  /// One of some texts.
  package static func choice(_ values: [String]) -> SchemaPart {
    SchemaPart(members: [("type", .string("string")), ("enum", .strings(values))])
  }

  /// A list.
  package static func array(of element: SchemaPart) -> SchemaPart {
    SchemaPart(members: [("type", .string("array")), ("items", element.json)])
  }

  /// An object with these keys and no others.
  package static func object(_ properties: [SchemaProperty]) -> SchemaPart {
    let required = properties.filter(\.isRequired).map(\.name)
    return SchemaPart(members: [
      ("type", .string("object")),
      ("properties", .object(properties.map { ($0.name, $0.json) })),
      ("required", required.isEmpty ? nil : .strings(required)),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// A shared part, which the document defines under this name.
  package static func reference(_ name: String) -> SchemaPart {
    SchemaPart(members: [("$ref", .string("#/$defs/\(name)"))])
  }

  /// Any of several parts.
  package static func either(_ parts: [SchemaPart]) -> SchemaPart {
    SchemaPart(members: [("anyOf", .array(parts.map(\.json)))])
  }

  /// The part, or null.
  package var orNull: SchemaPart {
    SchemaPart(
      members: members.map { key, value in
        switch (key, value?.kind) {
        case ("type", .string(let type)?): (key, .strings([type, "null"]))
        case ("enum", .array(let values)?): (key, .array(values + [.null]))
        default: (key, value)
        }
      })
  }

  /// True for a list.
  package var isList: Bool {
    members.contains { $0 == "type" && $1 == .string("array") }
  }

  /// True for a number, or null.
  package var isNumber: Bool {
    members.contains { key, value in
      guard key == "type" else { return false }
      let types: [JSONValue] =
        if case .array(let types)? = value?.kind { types } else { [value ?? .null] }
      return types.contains(.string("number")) || types.contains(.string("integer"))
    }
  }
}
