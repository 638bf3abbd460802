/// The JSON form of values of one type: their schema and how they are written.
package struct Form<Value>: Sendable {
  /// The schema part that describes the values.
  package let part: SchemaPart
  /// Writes a value.
  package let json: @Sendable (Value) -> JSONValue

  /// Creates a form.
  package init(_ part: SchemaPart, _ json: @escaping @Sendable (Value) -> JSONValue) {
    self.part = part
    self.json = json
  }

  /// An object with these fields.
  package static func object(_ fields: [Field<Value>]) -> Form {
    Form(.object(fields)) { fields.object(of: $0) }
  }

  /// A list.
  package static func array<Element>(of element: Form<Element>) -> Form
  where Value == [Element] {
    Form(.array(of: element.part)) { .array($0.map(element.json)) }
  }

  /// The same values, or null.
  package var orNull: Form<Value?> {
    Form<Value?>(part.orNull) { $0.map(json) ?? .null }
  }

  /// The same values, or null, for a form that is an object or a shared part.
  package var eitherNull: Form<Value?> {
    Form<Value?>(.either([part, .null])) { $0.map(json) ?? .null }
  }

  /// The same form for another type, given the value taken from it.
  package func of<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Form<Other> {
    Form<Other>(part) { json(value($0)) }
  }
}

extension Form<String> {
  /// A text.
  package static var text: Form { Form(.string, JSONValue.string) }
}

extension Form<[String]> {
  /// A list of texts.
  package static var texts: Form { Form(.strings, JSONValue.strings) }
}

extension Form<Bool> {
  /// True or false.
  package static var flag: Form { Form(.boolean, JSONValue.bool) }
}

extension Form<Int> {
  /// A whole number.
  package static var integer: Form { Form(.integer) { .number($0) } }
}

extension Form where Value: CustomStringConvertible & SendableMetatype {
  /// A number that is written as its description.
  package static var number: Form { Form(.number) { .number($0) } }
}

extension Form
where Value: CaseIterable & RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// One of the cases, by its raw value.
  package static var choice: Form {
    // A key path would be created at run time, once for each type.
    Form(.choice(Value.allCases.map { $0.rawValue })) { .string($0.rawValue) }
  }
}
