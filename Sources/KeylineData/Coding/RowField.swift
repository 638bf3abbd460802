/// One key of a kind of row: a field, and how a seed file sets it.
///
/// A list of them is the codec of the row: the allowed keys, their order, their meanings in the
/// schema, and the refusals with their places.
struct RowField<Row>: Sendable {
  /// The field as written.
  let field: Field<Row>
  /// The keys in the object of the key, if it has one of its own.
  private(set) var parts: [RowField] = []
  var key: String { field.property.name }
  var meaning: String { field.property.description }
  let read: @Sendable (ObjectReader, inout Row) throws(InputError) -> Void

  /// A required key.
  static func required<Value>(
    _ key: String, _ codec: Codec<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Row) -> Value,
    _ set: @escaping @Sendable (inout Row, Value) -> Void
  ) -> RowField {
    let field = Field<Row>.required(key, codec.form, meaning, get)
    return RowField(field: field) { (object, row) throws(InputError) in
      _ = try object.required(key)
      if let value = try codec.read(object, key) { set(&row, value) }
    }
  }

  /// A key that is left out without a value.
  static func optional<Value>(
    _ key: String, _ codec: Codec<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Row) -> Value?,
    _ set: @escaping @Sendable (inout Row, Value) -> Void
  ) -> RowField {
    let field = Field<Row>.optional(key, codec.form, meaning, get)
    return RowField(field: field) { (object, row) throws(InputError) in
      if let value = try codec.read(object, key) { set(&row, value) }
    }
  }

  /// A key that is left out if its list is empty.
  static func unlessEmpty<Element>(
    _ key: String, _ codec: Codec<[Element]>, _ meaning: String,
    _ get: @escaping @Sendable (Row) -> [Element],
    _ set: @escaping @Sendable (inout Row, [Element]) -> Void
  ) -> RowField {
    let field = Field<Row>.unlessEmpty(key, codec.form, meaning, get)
    return RowField(field: field) { (object, row) throws(InputError) in
      if let value = try codec.read(object, key) { set(&row, value) }
    }
  }

  /// Keys in an object of their own, which is left out if it is empty.
  static func group(
    _ key: String, _ parts: [RowField], _ meaning: String,
    check: @escaping @Sendable (ObjectReader, Row) throws(InputError) -> Void
  ) -> RowField {
    let field = Field<Row>(.optional(key, .object(parts.map(\.field)), meaning)) { row in
      let members = parts.map { ($0.key, $0.field.get(row)) }
      return members.contains { $0.1 != nil } ? .object(members) : nil
    }
    return RowField(field: field, parts: parts) { (object, row) throws(InputError) in
      guard let value = object[key] else { return }
      let inner = try ObjectReader(
        value, in: object.text, path: object.path(key), allowed: parts.map(\.field).names())
      for part in parts { try part.read(inner, &row) }
      try check(inner, row)
    }
  }
}

extension Array {
  /// Reads a row: starts from an empty one and fills it from an object.
  func decode<Row>(
    _ value: JSONValue, in text: SourceText, path: String, into blank: Row
  ) throws(InputError) -> Row where Element == RowField<Row> {
    let object = try ObjectReader(value, in: text, path: path, allowed: map(\.field).names())
    var row = blank
    for field in self { try field.read(object, &row) }
    return row
  }

  /// The row with the seed's keys in the seed's order.
  func encode<Row>(_ row: Row) -> JSONValue where Element == RowField<Row> {
    .object(map { ($0.key, $0.field.get(row)) })
  }
}

extension SchemaPart {
  /// A row with these fields and no others.
  static func row<Row>(_ fields: [RowField<Row>]) -> SchemaPart { .object(fields.map(\.field)) }
}
