/// An expression that cannot be read or makes no sense: what is wrong, and where.
public struct ExpressionError: Error, Hashable, Sendable {
  /// The whole expression.
  public let text: String
  /// The place, as offsets in UTF-8.
  public let range: Range<Int>
  /// What is wrong, without a period at its end.
  public let message: String

  init(_ message: String, at range: Range<Int>, in text: String) {
    self.message = message
    self.range = range
    self.text = text
  }

  /// The place for people: 1 for the first character.
  ///
  /// What stands before it is ASCII, since nothing else is read.
  public var column: Int { range.lowerBound + 1 }
}

extension ExpressionError: CustomStringConvertible {
  /// The sentence, and below it the expression with a mark under the place.
  public var description: String {
    let bytes = Array(text.utf8)
    let first = max(0, range.lowerBound - 40)
    let last = min(bytes.count, first + 76)
    let lead = first > 0 ? "…" : ""
    let excerpt = String(decoding: bytes[first..<last], as: UTF8.self).unicodeScalars
      .map { $0.isHarmless ? String($0) : " " }.joined()
    let line = "  " + lead + excerpt + (last < bytes.count ? "…" : "")
    let marked = bytes[range.lowerBound..<max(range.lowerBound, min(range.upperBound, last))]
    let marks = max(1, String(decoding: marked, as: UTF8.self).unicodeScalars.count)
    let indent = String(repeating: " ", count: 2 + lead.count + range.lowerBound - first)
    return "column \(column): \(message).\n\(line)\n\(indent)"
      + String(repeating: "^", count: marks)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows it as it is.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
