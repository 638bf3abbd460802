import KeylineJSON
import KeylineModel

/// Reads and writes what a layer takes away: the kind of a row and its identifier.
enum MaskCoding {
  static func decode(
    _ value: JSONValue, in text: SourceText, path: String
  ) throws(InputError) -> RowKey {
    let fields = try Fields(value, in: text, path: path, allowed: ["kind", "id"])
    _ = try fields.required("kind")
    guard let kind = try fields.choice("kind", of: RowKind.self) else {
      throw fields.error("a kind is expected", at: "kind")
    }
    let id =
      switch kind {
      case .device, .technique:
        try fields.identifier("id", Identifier.isValid, form: Identifier.form)
      case .rule, .observation:
        try fields.identifier("id", Identifier.isPair, form: "two names with a slash between")
      case .source: try fields.identifier("id", Identifier.isSource, form: Identifier.form)
      }
    return RowKey(kind, id)
  }

  static func encode(_ key: RowKey) -> JSONValue {
    .object([("kind", .string(key.kind.rawValue)), ("id", .string(key.id))])
  }
}
