/// One key of an object: its name, its meaning, the form of its value and where the value comes from.
///
/// A list of fields is all there is to say of a kind of object: its JSON, its schema and the columns
/// of a table of such objects come from it.
package struct Field<Root>: Sendable {
  /// The key in a schema.
  package let property: SchemaProperty
  /// The value in an object; nil where the key is left out.
  package let get: @Sendable (Root) -> JSONValue?
  /// The value in a cell of a table; nil where it is what the object has.
  package private(set) var cell: (@Sendable (Root) -> String)?
  /// True where a column of a table holds numbers.
  package private(set) var isNumeric: Bool

  /// Creates a field.
  package init(_ property: SchemaProperty, _ get: @escaping @Sendable (Root) -> JSONValue?) {
    self.property = property
    self.get = get
    isNumeric = property.part.isNumber
  }

  /// The same field with its own words in a table.
  package func shown(
    isNumeric: Bool? = nil, _ cell: @escaping @Sendable (Root) -> String
  ) -> Field {
    var field = self
    field.cell = cell
    field.isNumeric = isNumeric ?? self.isNumeric
    return field
  }

  /// A key that is always there.
  package static func required<Value>(
    _ key: String, _ form: Form<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> Value
  ) -> Field {
    Field(.required(key, form.part, meaning)) { form.json(get($0)) }
  }

  /// A key that is left out where there is no value.
  package static func optional<Value>(
    _ key: String, _ form: Form<Value>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    Field(.optional(key, form.part, meaning)) { get($0).map(form.json) }
  }

  /// A key that is left out where its list is empty.
  package static func unlessEmpty<Element>(
    _ key: String, _ form: Form<[Element]>, _ meaning: String,
    _ get: @escaping @Sendable (Root) -> [Element]
  ) -> Field {
    optional(key, form, meaning) { root in
      let list = get(root)
      return list.isEmpty ? nil : list
    }
  }

  /// The same field of what an object of another type holds.
  package func of<Other>(_ root: @escaping @Sendable (Other) -> Root) -> Field<Other> {
    let field = Field<Other>(property) { get(root($0)) }
    guard let cell else { return field }
    return field.shown(isNumeric: isNumeric) { cell(root($0)) }
  }
}

extension Array {
  /// The object of a root: the fields that have a value, in their order.
  package func object<Root>(of root: Root) -> JSONValue where Element == Field<Root> {
    .object(map { ($0.property.name, $0.get(root)) })
  }

  /// The same fields of what an object of another type holds.
  package func of<Root, Other>(
    _ root: @escaping @Sendable (Other) -> Root
  ) -> [Field<Other>] where Element == Field<Root> {
    map { $0.of(root) }
  }

  /// The names of the fields, as a reader takes them.
  package func names<Root>() -> [String] where Element == Field<Root> { map(\.property.name) }
}

extension SchemaPart {
  /// An object with these fields and no others.
  package static func object<Root>(_ fields: [Field<Root>]) -> SchemaPart {
    .object(fields.map(\.property))
  }
}
