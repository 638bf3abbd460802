/// The members of an object, taken one by one with their types checked.
///
/// Every error names the file, the place, the bad value and what is allowed.
package struct ObjectReader {
  /// The text that holds the object.
  package let text: SourceText
  /// The keys and indices that lead to the object.
  package let path: String
  /// The start of the object.
  package let offset: Int
  private let members: [JSONValue.Member]

  /// Reads an object; a key that is not allowed is an error.
  package init(
    _ value: JSONValue, in text: SourceText, path: String = "", allowed: [String]
  ) throws(InputError) {
    guard case .object(let members) = value.kind else {
      throw text.error("\(value.summary) where an object is expected", at: value.offset, path: path)
    }
    for member in members where !allowed.contains(member.key) {
      throw text.error(
        "unknown key \(JSONValue.quoted(member.key)). Keys: \(allowed.joined(separator: ", ")).",
        at: member.offset, path: path)
    }
    self.text = text
    self.path = path
    self.members = members
    offset = value.offset
  }

  /// The value of a key; nil if the key is missing.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The path of a key.
  package func path(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

  /// An error at the value of a key.
  package func error(_ message: String, at key: String) -> InputError {
    text.error(message, at: self[key]?.offset ?? offset, path: path(key))
  }

  /// The value of a required key.
  package func required(_ key: String) throws(InputError) -> JSONValue {
    guard let value = self[key] else {
      throw text.error("the key \"\(key)\" is missing", at: offset, path: path)
    }
    return value
  }

  /// A required string that is not empty.
  package func string(_ key: String) throws(InputError) -> String {
    try string(try required(key), key)
  }

  /// An optional string.
  package func optionalString(_ key: String) throws(InputError) -> String? {
    guard let value = self[key] else { return nil }
    return try string(value, key)
  }

  /// An array of strings; empty if the key is missing.
  package func strings(_ key: String) throws(InputError) -> [String] {
    guard let value = self[key] else { return [] }
    guard case .array(let values) = value.kind else {
      throw error("\(value.summary) where an array of strings is expected", at: key)
    }
    var strings: [String] = []
    for value in values { strings.append(try string(value, key)) }
    return strings
  }

  /// An optional truth value.
  package func bool(_ key: String) throws(InputError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let bool) = value.kind else {
      throw error("\(value.summary) is neither true nor false", at: key)
    }
    return bool
  }

  /// The digits of an optional number.
  package func number(_ key: String) throws(InputError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .number(let digits) = value.kind else {
      throw error("\(value.summary) is not a number", at: key)
    }
    return digits
  }

  /// An optional whole number in a range.
  package func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    guard let digits = try number(key) else { return nil }
    guard let integer = Int(digits), range.contains(integer) else {
      throw error(
        "\(digits) is not a whole number from \(range.lowerBound) to \(range.upperBound)", at: key)
    }
    return integer
  }

  /// The objects of an array, each with its path; empty if the key is missing.
  package func objects(_ key: String) throws(InputError) -> [(value: JSONValue, path: String)] {
    guard let value = self[key] else { return [] }
    guard case .array(let values) = value.kind else {
      throw error("\(value.summary) where an array is expected", at: key)
    }
    return values.enumerated().map { ($1, "\(path(key))[\($0)]") }
  }

  private func string(_ value: JSONValue, _ key: String) throws(InputError) -> String {
    guard case .string(let string) = value.kind else {
      throw text.error(
        "\(value.summary) where a string is expected", at: value.offset, path: path(key))
    }
    guard !string.isEmpty else {
      throw text.error("an empty string; leave the key out", at: value.offset, path: path(key))
    }
    return string
  }
}
