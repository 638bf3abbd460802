extension JSONValue {
  /// The value on one line, `{ "a": 1 }`, with keys in their order.
  package var inline: String {
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The value without spaces, `{"a":1}`, with keys in their order.
  package var compact: String {
    var text: [UInt8] = []
    write(to: &text, space: "")
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the value on one line, in UTF-8; joining bytes is many times faster than joining
  /// strings.
  package func write(to text: inout [UInt8]) { write(to: &text, space: " ") }

  private func write(to text: inout [UInt8], space: String) {
    switch kind {
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{" + space
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        Self.write(member.key, to: &text)
        text += ":" + space
        member.value.write(to: &text, space: space)
      }
      text += space + "}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," + space }
        value.write(to: &text, space: space)
      }
      text += "]"
    case .string(let string): Self.write(string, to: &text)
    case .number(let digits): text += digits
    case .bool(let value): text += value ? "true" : "false"
    case .null: text += "null"
    }
  }

  /// Appends a quoted string; escapes what JSON requires, and control characters of terminals.
  static func write(_ string: String, to text: inout [UInt8]) {
    var string = string
    text.append(UInt8(ascii: "\""))
    string.withUTF8 { write($0, to: &text) }
    text.append(UInt8(ascii: "\""))
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    guard bytes.contains(where: isEscaped) else {
      text.append(contentsOf: bytes)
      return
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): text += #"\""#
      case UInt8(ascii: "\\"): text += #"\\"#
      case UInt8(ascii: "\n"): text += #"\n"#
      case UInt8(ascii: "\r"): text += #"\r"#
      case UInt8(ascii: "\t"): text += #"\t"#
      default:
        guard let sign = ControlCharacter(bytes, at: index - 1) else {
          text.append(byte)
          continue
        }
        let digits = sign.digits.lowercased()
        text += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
        index += sign.length - 1
      }
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    ControlCharacter.mayBegin(with: byte) || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "\\")
  }

  /// The value with sorted keys in every object, as in machine output.
  package var sorted: JSONValue {
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

  /// The value over several lines, indented by two spaces a level, as in `json` output.
  package var pretty: String { pretty(indent: "") + "\n" }

  /// The value over several lines inside a text; every line but the first begins with an indent.
  package func pretty(indent: String) -> String {
    var text: [UInt8] = []
    writePretty(to: &text, indent: indent)
    return String(decoding: text, as: UTF8.self)
  }

  private func writePretty(to text: inout [UInt8], indent: String) {
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

  /// True if it is an object or an array.
  package var isContainer: Bool {
    switch kind {
    case .object, .array: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a text.
  static func += (bytes: inout [UInt8], text: String) { bytes.append(contentsOf: text.utf8) }
}
