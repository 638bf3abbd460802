import KeylineModel

/// Splits any text into the words, numbers and marks of Swift, one at a time, without comments and
/// strings.
struct SwiftTokens {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Consumes the next token and returns its range; nil at the end.
  mutating func next() -> Range<Int>? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    index += 1
    guard bytes[start].isPartOfWord else { return start..<index }
    while index < bytes.count, bytes[index].isPartOfWord || isDecimalPoint(in: start) { index += 1 }
    return start..<index
  }

  /// The range of the next token, without consuming it.
  func peek() -> Range<Int>? {
    var copy = self
    return copy.next()
  }

  /// Consumes the next token if it is a given word or mark.
  mutating func take(_ text: String) -> Bool {
    var copy = self
    guard let token = copy.next(), matches(token, text) else { return false }
    self = copy
    return true
  }

  func peeks(_ text: String) -> Bool { peek().map { matches($0, text) } ?? false }
  func matches(_ token: Range<Int>, _ text: String) -> Bool {
    bytes[token].elementsEqual(text.utf8)
  }
  func text(_ token: Range<Int>) -> String { String(decoding: bytes[token], as: UTF8.self) }
  func isNumber(_ token: Range<Int>) -> Bool { bytes[token.lowerBound].isDigit }
  func isWord(_ token: Range<Int>) -> Bool {
    bytes[token.lowerBound].isPartOfWord && !isNumber(token)
  }

  /// Skips everything up to the bracket that closes a consumed one.
  mutating func skip(to close: String, from open: String) {
    var depth = 1
    while depth > 0, let token = next() {
      depth += matches(token, open) ? 1 : matches(token, close) ? -1 : 0
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if starts("//") {
        pass("\n")
      } else if starts("/*") {
        var depth = 0
        repeat {
          depth += starts("/*") ? 1 : starts("*/") ? -1 : 0
          index += starts("/*") || starts("*/") ? 2 : 1
        } while depth > 0 && index < bytes.count
      } else if starts("\"\"\"") {
        index += 3
        pass("\"\"\"")
      } else if starts("\"") {
        // A string ends with its line at the latest.
        index += 1
        while index < bytes.count, !starts("\""), !starts("\n") { index += starts("\\") ? 2 : 1 }
        index = min(index + 1, bytes.count)
      } else {
        return
      }
    }
  }

  /// Skips past the next occurrence of a text.
  private mutating func pass(_ text: String) {
    while index < bytes.count, !starts(text) { index += 1 }
    index = min(index + text.utf8.count, bytes.count)
  }

  private func starts(_ text: String) -> Bool {
    index < bytes.count && bytes[index...].starts(with: text.utf8)
  }

  private func isDecimalPoint(in start: Int) -> Bool {
    bytes[start].isDigit && bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
      && bytes[index + 1].isDigit
  }
}
