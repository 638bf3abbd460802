import KeylineData

/// A file of generated code, with the question for the code in its first line.
package struct GeneratedFile: Sendable {
  /// The text after the marker: a command and its flags, without `keyline`.
  package let query: String
  /// True if the marker's line ends with CR LF.
  private let hasReturns: Bool

  private static let mark = "// keyline:file"
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads a file; nil for a text that does not begin with the marker.
  ///
  /// - Throws: ``MarkerError`` for a question that is too long or contains invisible characters.
  package init?(_ text: String) throws(MarkerError) {
    let line = Array(text.utf8.prefix { $0 != UInt8(ascii: "\n") })
    guard var question = Self.question(in: line[...]) else { return nil }
    hasReturns = question.last == UInt8(ascii: "\r")
    if hasReturns { question.removeLast() }
    guard question.count <= MarkedText.maximumLength else { throw MarkerError(tooLongIn: 1) }
    query =
      String(decoding: question.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      .withoutTrailingSpaces
    let words = query.split(separator: " ").map { (plain: String($0), shown: String($0).printable) }
    if let word = words.first(where: { $0.plain != $0.shown }) {
      throw MarkerError(line: 1, message: "the marker has a control character: \(word.shown)")
    }
  }

  /// The text after the marker in a line; nil for a line without a marker.
  private static func question(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = line.starts(with: byteOrderMark) ? line.dropFirst(byteOrderMark.count) : line
    guard start.starts(with: mark.utf8) else { return nil }
    let rest = start.dropFirst(mark.utf8.count)
    switch rest.first {
    case nil, UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return rest
    default: return nil
    }
  }

  /// The first line of the code for a question; nil for words that would not read back.
  package static func marker(_ words: [String]) -> String? {
    let query = ArgumentText.text(words)
    let line = "\(mark) \(query)"
    guard let read = try? GeneratedFile(line), ArgumentText.arguments(read.query) == words else {
      return nil
    }
    return line
  }

  /// The code for the file, with the file's line ends.
  package func written(_ code: String) -> String {
    guard hasReturns else { return code }
    let bytes = code.utf8.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
