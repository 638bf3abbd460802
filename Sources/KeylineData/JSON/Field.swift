/// One key of an object: its name, its meaning, the form of its value and the source of the value.
///
/// A list of fields describes a kind of object completely: its JSON, its schema and the columns of
/// its tables come from the list.
package struct Field<Root>: Sendable {
  /// The key in a schema.
  package let property: SchemaProperty
  /// The value in an object; nil leaves the key out.
  package let get: @Sendable (Root) -> JSONValue?
  /// The value in a table cell; nil means the value in the object.
  package private(set) var cell: (@Sendable (Root) -> String)?
  /// True if a table shows the field as a column of numbers.
  package private(set) var isNumeric: Bool

  /// Creates a field.
  package init(_ property: SchemaProperty, _ get: @escaping @Sendable (Root) -> JSONValue?) {
    self.property = property
    self.get = get
    isNumeric = property.part.isNumber
  }

  /// The same field with words of its own in a table.
  package func shown(
    isNumeric: Bool? = nil, _ cell: @escaping @Sendable (Root) -> String
  ) -> Field {
    var field = self
    field.cell = cell
    field.isNumeric = isNumeric ?? self.isNumeric
    return field
  }

  /// A required key.
  package static func required<Value>(
    _ key: String, _ form: Form<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> Value
  ) -> Field {
    Field(.required(key, form.part, meaning)) { form.json(get($0)) }
  }

  /// A key that is left out without a value.
  package static func optional<Value>(
    _ key: String, _ form: Form<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    Field(.optional(key, form.part, meaning)) { get($0).map(form.json) }
  }

  /// A key that is left out if its list is empty.
  package static func unlessEmpty<Element>(
    _ key: String, _ form: Form<[Element]>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> [Element]
  ) -> Field {
    optional(key, form, meaning) { root in
      let list = get(root)
      return list.isEmpty ? nil : list
    }
  }

  /// The same field for an object of another type that holds this one.
  package func of<Other>(_ root: @escaping @Sendable (Other) -> Root) -> Field<Other> {
    let field = Field<Other>(property) { get(root($0)) }
    guard let cell else { return field }
    return field.shown(isNumeric: isNumeric) { cell(root($0)) }
  }
}

extension Array {
  /// The object of a root: the fields with a value, in their order.
  package func object<Root>(of root: Root) -> JSONValue where Element == Field<Root> {
    .object(map { ($0.property.name, $0.get(root)) })
  }

  /// The same fields for an object of another type that holds this one.
  package func of<Root, Other>(
    _ root: @escaping @Sendable (Other) -> Root
  ) -> [Field<Other>] where Element == Field<Root> {
    map { $0.of(root) }
  }

  /// The names of the fields, as ``ObjectReader`` takes them.
  package func names<Root>() -> [String] where Element == Field<Root> { map(\.property.name) }
}

extension SchemaPart {
  /// An object with these fields and no others.
  package static func object<Root>(_ fields: [Field<Root>]) -> SchemaPart {
    .object(fields.map(\.property))
  }
}
