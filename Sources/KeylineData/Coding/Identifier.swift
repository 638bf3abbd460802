package import KeylineModel

/// The grammar of identifiers: lower-case letters, digits and single hyphens.
package enum Identifier {
  /// The form of an identifier, for messages.
  static let form = "lower-case letters, digits and single hyphens, for example iphone-x"

  /// A name in kebab case: other characters than letters and digits become one hyphen.
  package static func kebab(_ name: String) -> String {
    name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }

  /// True if a text is the identifier of a row of a kind.
  package static func isValid(_ text: String, of kind: RowKind) -> Bool {
    switch kind {
    case .device, .technique: isValid(text)
    case .rule, .observation: isPair(text)
    case .source: isSource(text)
    }
  }

  /// True if a text is an identifier of at most 64 bytes.
  static func isValid(_ text: some StringProtocol) -> Bool {
    isWord(text.utf8)
  }

  /// True if a text is two identifiers with a slash between them; they may contain dots.
  static func isPair(_ text: String) -> Bool {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let rest = text.utf8.index(after: slash)
    return isWord(text.utf8[..<slash], dotted: true) && isWord(text.utf8[rest...], dotted: true)
  }

  /// True if a text is the key of a source.
  static func isSource(_ text: String) -> Bool { isWord(text.utf8, dotted: true) }

  /// True if a text is a metric in UIKit's spelling.
  package static func isMetric(_ text: String) -> Bool {
    guard text.utf8.count <= 64, let first = text.utf8.first, isLower(first) else { return false }
    var previous = first
    for byte in text.utf8 {
      let isDot = byte == UInt8(ascii: ".")
      guard byte.isLetter || isDot && previous != byte else { return false }
      previous = byte
    }
    return previous.isLetter
  }

  /// True if a text is a model identifier such as `iPhone10,3`.
  static func isModel(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts.first else { return false }
    let letters = first.utf8.prefix { !$0.isDigit }
    let digits = first.utf8.dropFirst(letters.count)
    return !letters.isEmpty && letters.count <= 20 && letters.allSatisfy(\.isLetter)
      && (1...4).contains(digits.count) && digits.allSatisfy(\.isDigit)
      && (1...4).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy(\.isDigit)
  }

  private static func isWord(_ text: some Collection<UInt8>, dotted: Bool = false) -> Bool {
    // The fast path for contiguous bytes, since every row that is read passes through here.
    text.withContiguousStorageIfAvailable { isWord(bytes: $0, dotted: dotted) }
      ?? isWord(bytes: Array(text), dotted: dotted)
  }

  private static func isWord(bytes: some Collection<UInt8>, dotted: Bool) -> Bool {
    guard (1...64).contains(bytes.count), let first = bytes.first, isLower(first) || first.isDigit
    else { return false }
    var previous: UInt8 = 0
    for byte in bytes {
      let isMark = byte == UInt8(ascii: "-") || dotted && byte == UInt8(ascii: ".")
      guard isLower(byte) || byte.isDigit || isMark else { return false }
      if isMark, previous == byte { return false }
      previous = byte
    }
    return isLower(previous) || previous.isDigit
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

}
