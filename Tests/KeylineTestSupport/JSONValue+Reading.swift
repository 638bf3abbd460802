package import KeylineData

extension JSONValue {
  /// Reads a text that must be JSON.
  package static func reading(_ text: String) throws -> JSONValue {
    try SourceText(name: "output", bytes: text.utf8).value()
  }

  /// The member with a key, if it is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; of anything else there are none.
  package var elements: [JSONValue] {
    guard case .array(let values) = kind else { return [] }
    return values
  }

  /// The members of an object; of anything else there are none.
  package var members: [Member] {
    guard case .object(let members) = kind else { return [] }
    return members
  }

  /// The text of a string or the digits of a number.
  package var text: String? {
    switch kind {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The texts of an array.
  package var texts: [String] { elements.compactMap(\.text) }
}
