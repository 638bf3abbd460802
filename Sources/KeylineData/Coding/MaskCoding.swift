import KeylineModel

/// Reads and writes masks: the kind of a row and its identifier.
enum MaskCoding {
  static func decode(
    _ value: JSONValue, in text: SourceText, path: String
  ) throws(InputError) -> RowKey {
    let object = try ObjectReader(value, in: text, path: path, allowed: ["kind", "id"])
    _ = try object.required("kind")
    guard let kind = try object.choice("kind", of: RowKind.self) else {
      throw object.error("a kind is expected", at: "kind")
    }
    let id =
      switch kind {
      case .device, .technique:
        try object.identifier("id", Identifier.isValid, form: Identifier.form)
      case .rule, .observation:
        try object.identifier("id", Identifier.isPair, form: "two names with a slash between")
      case .source: try object.identifier("id", Identifier.isSource, form: Identifier.form)
      }
    return RowKey(kind, id)
  }

  static func encode(_ key: RowKey) -> JSONValue {
    .object([("kind", .string(key.kind.rawValue)), ("id", .string(key.id))])
  }
}
