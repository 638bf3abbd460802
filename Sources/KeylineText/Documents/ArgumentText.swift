/// The arguments of a command as one line of text, as a shell reads them.
package enum ArgumentText {
  /// The reason why a line cannot be split.
  package enum Fault: Error, Hashable, Sendable {
    /// A quote is not closed; with the text from the last quote on.
    case openQuote(String)
    /// Nothing follows a backslash.
    case lastBackslash

    /// The fault in words, for a marker.
    package var text: String {
      switch self {
      case .openQuote(let rest): "a quote in the marker is not closed: \(rest.prefix(60))"
      case .lastBackslash: "the marker ends in a backslash"
      }
    }
  }

  /// Splits a line like ``words(of:)``; nil for a faulty line.
  package static func arguments(_ text: String) -> [String]? { try? words(of: text) }

  /// Splits a line at spaces; quotes keep spaces, a backslash keeps the next character.
  ///
  /// Nothing else is special: no variables, no patterns.
  package static func words(of text: String) throws(Fault) -> [String] {
    var arguments: [String] = []
    var current: [UInt8]?
    var quote: UInt8?
    func end() {
      if let argument = current { arguments.append(String(decoding: argument, as: UTF8.self)) }
      current = nil
    }
    var isKept = false
    for byte in text.utf8 {
      switch byte {
      case _ where isKept:
        current = current ?? []
        current?.append(byte)
        isKept = false
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): isKept = true
      case _ where byte == quote: quote = nil
      case UInt8(ascii: "\"") where quote == nil, UInt8(ascii: "'") where quote == nil:
        quote = byte
        current = current ?? []
      case UInt8(ascii: " ") where quote == nil, UInt8(ascii: "\t") where quote == nil: end()
      default:
        current = current ?? []
        current?.append(byte)
      }
    }
    end()
    if quote != nil {
      let last = text.lastIndex { $0 == "'" || $0 == "\"" } ?? text.startIndex
      throw .openQuote(String(text[last...]))
    }
    if isKept { throw .lastBackslash }
    return arguments
  }

  /// Some arguments as a line that splits into the same ones, also in a shell.
  package static func text(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ argument: String) -> String {
    if !argument.isEmpty, argument.utf8.allSatisfy(isPlain) { return argument }
    if !argument.utf8.contains(UInt8(ascii: "'")) { return "'\(argument)'" }
    // By scalars, because a mark may join a quote into one character.
    let kept = argument.unicodeScalars.map {
      "\"\\$`".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)"
    }
    return "\"\(kept.joined())\""
  }

  /// True for a byte that is not special in any shell.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-,:/+@%=".utf8.contains(byte)
    }
  }
}
