extension JSONValue {
  /// The value on one line, `{ "a": 1 }`, keys as they stand.
  public var inline: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the value on one line.
  public func write(to text: inout String) {
    switch kind {
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
      text += " }"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .string(let string): Self.write(string, to: &text)
    case .number(let digits): text += digits
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// Appends a string in quotes; only what JSON requires is escaped.
  static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    let isPlain = string.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value with the keys of every object sorted, as machine output has them.
  public var sorted: JSONValue {
    switch kind {
    case .object(let members):
      JSONValue(
        .object(
          members.map { Member(key: $0.key, value: $0.value.sorted) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }))
    case .array(let values): .array(values.map(\.sorted))
    default: self
    }
  }

  /// The value over several lines with two spaces a level, as `json` output has it.
  public var pretty: String {
    var text = ""
    writePretty(to: &text, indent: "")
    return text + "\n"
  }

  private func writePretty(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch kind {
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += inner
        Self.write(member.key, to: &text)
        text += ": "
        member.value.writePretty(to: &text, indent: inner)
        text += index < members.count - 1 ? ",\n" : "\n"
      }
      text += indent + "}"
    case .array(let values) where values.contains(where: \.isContainer):
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += inner
        value.writePretty(to: &text, indent: inner)
        text += index < values.count - 1 ? ",\n" : "\n"
      }
      text += indent + "]"
    default: write(to: &text)
    }
  }

  /// Whether it is an object or an array.
  public var isContainer: Bool {
    switch kind {
    case .object, .array: true
    default: false
    }
  }
}
