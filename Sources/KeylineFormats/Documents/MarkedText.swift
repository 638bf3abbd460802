/// A text with blocks between markers.
public struct MarkedText: Sendable {
  /// The blocks in the order of the text.
  public let blocks: [MarkedBlock]
  private let bytes: [UInt8]
  private let lineEnd: String

  /// The most blocks of one text.
  public static let maximumCount = 200
  /// The longest command of a block, in bytes.
  public static let maximumLength = 4_096

  /// Finds the blocks of a text.
  ///
  /// Markers inside fenced code blocks and code spans are examples and are left alone.
  ///
  /// - Throws: ``MarkerError`` for markers that do not fit together.
  public init(_ text: String, styles: [MarkerStyle]) throws(MarkerError) {
    bytes = Array(text.utf8)
    lineEnd = text.utf8.firstIndex(of: 13) == nil ? "\n" : "\r\n"
    blocks = try MarkerScanner(bytes, styles: styles).blocks()
  }

  /// What stands in a block now, without the indentation and comment signs of its style.
  public func content(of block: MarkedBlock) -> String {
    let text = String(decoding: bytes[block.content], as: UTF8.self)
    if block.isInline { return text }
    let prefix = Self.prefix(block)
    let bare = prefix.withoutTrailingSpaces
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let stripped = lines.map { line in
      line.hasPrefix(prefix)
        ? line.dropFirst(prefix.count) : line.hasPrefix(bare) ? line.dropFirst(bare.count) : line
    }
    return stripped.joined(separator: "\n")
  }

  /// What a block should hold for an answer: the answer alone on one line, or set off by empty
  /// lines where the language of the file needs them.
  public static func content(_ answer: String, for block: MarkedBlock) -> String {
    // A file has its own line ends, whatever those of a format are.
    let answer = String(answer.map { $0 == "\r\n" ? "\n" : $0 })
    if block.isInline { return String(answer.drop(while: \.isNewline).prefix { !$0.isNewline }) }
    return block.style == .slashes ? answer : "\n\(answer)\n"
  }

  /// The text with new content in its blocks, one for each; outside them every byte stays.
  public func filled(_ contents: [String]) -> String {
    var filled: [UInt8] = []
    var position = 0
    for (block, content) in zip(blocks, contents) {
      filled += bytes[position..<block.content.lowerBound]
      filled += (block.isInline ? content : lines(content, in: block)).utf8
      position = block.content.upperBound
    }
    filled += bytes[position...]
    return String(decoding: filled, as: UTF8.self)
  }

  private func lines(_ content: String, in block: MarkedBlock) -> String {
    let prefix = Self.prefix(block)
    return content.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { (prefix + $0).withoutTrailingSpaces + lineEnd }.joined()
  }

  private static func prefix(_ block: MarkedBlock) -> String {
    block.indentation + (block.style == .slashes ? "// " : "")
  }
}
