/// A JSON value as written: keys in order, numbers as text, everything with its place.
package struct JSONValue: Hashable, Sendable {
  /// The kinds of values.
  package indirect enum Kind: Hashable, Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// The digits as written, so that 26.10 stays different from 26.1.
    case number(String)
    case bool(Bool)
    case null
  }

  /// One key of an object with its value.
  package struct Member: Hashable, Sendable {
    /// The key, with its escapes resolved.
    package let key: String
    /// The value of the key.
    package let value: JSONValue
    /// The start of the key, in bytes from the start of the text.
    package let offset: Int

    /// Creates a member; the offset is in bytes.
    package init(key: String, value: JSONValue, offset: Int = 0) {
      self.key = key
      self.value = value
      self.offset = offset
    }
  }

  /// The kind, with its content.
  package let kind: Kind
  /// The start of the value, in bytes from the start of the text.
  package let offset: Int

  /// Creates a value; the offset is in bytes.
  package init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// The name of the value in messages.
  package var summary: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): JSONValue.quoted(text)
    case .number(let text): text
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  /// A short quotation of a text on one line, for messages.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(60)))
    return "\"" + shown.printable + (scalars.count > 60 ? "…\"" : "\"")
  }
}

extension JSONValue {
  /// An object of the members that have a value, in this order.
  package static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    JSONValue(
      .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } }))
  }

  /// An array.
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// A string.
  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// A number that is written as its description.
  package static func number(_ value: some CustomStringConvertible) -> JSONValue {
    JSONValue(.number(value.description))
  }

  /// A truth value.
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// No value.
  package static let null = JSONValue(.null)
}
