import KeylineJSON

/// A part of a JSON Schema: what one value may be.
struct SchemaPart: Sendable {
  /// The keywords, in the order in which they are written.
  let members: [(String, JSONValue?)]

  /// The part as an object.
  var json: JSONValue { .object(members) }

  static let string = SchemaPart(members: [("type", .string("string"))])
  static let number = SchemaPart(members: [("type", .string("number"))])
  static let integer = SchemaPart(members: [("type", .string("integer"))])
  static let boolean = SchemaPart(members: [("type", .string("boolean"))])
  static let null = SchemaPart(members: [("type", .string("null"))])
  static let strings = SchemaPart.array(of: .string)

  /// One of some texts.
  static func choice(_ values: [String]) -> SchemaPart {
    SchemaPart(members: [("type", .string("string")), ("enum", .strings(values))])
  }

  /// A list.
  static func array(of element: SchemaPart) -> SchemaPart {
    SchemaPart(members: [("type", .string("array")), ("items", element.json)])
  }

  /// An object with these keys and no others.
  static func object(_ properties: [SchemaProperty]) -> SchemaPart {
    let required = properties.filter(\.isRequired).map(\.name)
    return SchemaPart(members: [
      ("type", .string("object")),
      ("properties", .object(properties.map { ($0.name, $0.json) })),
      ("required", required.isEmpty ? nil : .strings(required)),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// A shared part, which the document defines under this name.
  static func reference(_ name: String) -> SchemaPart {
    SchemaPart(members: [("$ref", .string("#/$defs/\(name)"))])
  }

  /// Any of several parts.
  static func either(_ parts: [SchemaPart]) -> SchemaPart {
    SchemaPart(members: [("anyOf", .array(parts.map(\.json)))])
  }

  /// The part, or null where there is nothing to say.
  var orNull: SchemaPart {
    SchemaPart(
      members: members.map { key, value in
        switch (key, value?.kind) {
        case ("type", .string(let type)?): (key, .strings([type, "null"]))
        case ("enum", .array(let values)?): (key, .array(values + [.null]))
        default: (key, value)
        }
      })
  }
}
