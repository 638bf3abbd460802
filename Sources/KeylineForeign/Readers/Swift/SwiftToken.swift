/// One word, number or mark of Swift source.
struct SwiftToken {
  enum Kind {
    case word, number, mark
    /// A string literal, whose text is not kept.
    case string
  }

  let kind: Kind
  /// Where it stands in the text.
  let range: Range<Int>
}

/// Splits any text into the tokens of Swift, one at a time, comments left out.
///
/// It takes every text: text that is not Swift gives tokens that mean nothing.
struct SwiftLexer {
  let bytes: [UInt8]
  private(set) var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end.
  mutating func next() -> SwiftToken? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    if Self.isLetter(byte) {
      while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) {
        index += 1
      }
      return SwiftToken(kind: .word, range: start..<index)
    }
    if Self.isDigit(byte) {
      skipNumber()
      return SwiftToken(kind: .number, range: start..<index)
    }
    if byte == UInt8(ascii: "\"") {
      skipString()
      return SwiftToken(kind: .string, range: start..<index)
    }
    index += 1
    return SwiftToken(kind: .mark, range: start..<index)
  }

  /// The next token, without taking it.
  func peek() -> SwiftToken? {
    var copy = self
    return copy.next()
  }

  /// True if a word or mark stands before a place.
  func finds(_ text: StaticString, before end: Int) -> Bool {
    var copy = self
    while copy.index < end, let token = copy.next() {
      if copy.matches(token, text) { return true }
    }
    return false
  }

  /// True if a token is a word or mark.
  func matches(_ token: SwiftToken?, _ text: StaticString) -> Bool {
    guard let token, token.kind != .string, token.range.count == text.utf8CodeUnitCount else {
      return false
    }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[token.range].elementsEqual(wanted)
  }

  /// The text of a token.
  func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if starts("//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts("/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func skipNumber() {
    while index < bytes.count {
      let isPoint =
        bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
        && Self.isDigit(bytes[index + 1])
      guard isPoint || Self.isDigit(bytes[index]) || Self.isLetter(bytes[index]) else { return }
      index += 1
    }
  }

  /// Goes past a string literal; one on a single line ends there at the latest.
  private mutating func skipString() {
    if starts("\"\"\"") {
      index += 3
      while index < bytes.count, !starts("\"\"\"") { index += 1 }
      index = min(index + 3, bytes.count)
      return
    }
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { break }
    }
    index = min(index, bytes.count)
  }

  private func starts(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
