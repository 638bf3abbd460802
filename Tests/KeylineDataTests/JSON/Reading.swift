import KeylineData

/// Reads a text as the file `a.json`.
func read(_ text: String) throws -> JSONValue { try read(Array(text.utf8)) }

/// Reads bytes as the file `a.json`.
func read(_ bytes: [UInt8]) throws -> JSONValue {
  try SourceText(name: "a.json", bytes: bytes).value()
}

extension JSONValue {
  /// The same value as if it had been made by hand: every place is 0.
  var withoutPlaces: JSONValue {
    switch kind {
    case .object(let members):
      JSONValue(.object(members.map { Member(key: $0.key, value: $0.value.withoutPlaces) }))
    case .array(let values): .array(values.map(\.withoutPlaces))
    default: JSONValue(kind)
    }
  }
}
