/// A text with blocks between markers.
public struct MarkedText: Sendable {
  /// The blocks in the order of the text.
  public let blocks: [MarkedBlock]
  private let bytes: [UInt8]
  private let styles: [MarkerStyle]

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
    self.styles = styles
    blocks = try MarkerScanner(bytes, styles: styles).blocks()
  }

  /// The present text of a block, without the indentation and comment signs of its style.
  public func content(of block: MarkedBlock) -> String {
    let text = String(decoding: bytes[block.content], as: UTF8.self)
    if block.isInline { return text }
    let prefix = Self.prefix(block)
    let bare = prefix.withoutTrailingSpaces
    let stripped = Self.lines(text).map { line in
      line.hasPrefix(prefix)
        ? line.dropFirst(prefix.count) : line.hasPrefix(bare) ? line.dropFirst(bare.count) : line
    }
    return stripped.joined(separator: "\n")
  }

  /// The text that a block should hold for an answer: the answer alone on one line, or set off by
  /// empty lines where the language of the file needs them.
  ///
  /// It is as it will be read back: with the line breaks of this program and no spaces at the ends
  /// of lines.
  public static func content(_ answer: String, for block: MarkedBlock) -> String {
    // A file has its own line ends, whatever those of a format are.
    let answer = String(answer.map { $0 == "\r\n" ? "\n" : $0 })
    if block.isInline { return String(answer.drop(while: \.isNewline).prefix { !$0.isNewline }) }
    let lines = lines(answer).map { String($0).withoutTrailingSpaces }.joined(separator: "\n")
    return block.style == .slashes ? lines : "\n\(lines)\n"
  }

  /// The text with new content in its blocks, one for each; outside them every byte stays.
  ///
  /// - Throws: ``MarkerError`` for content that would not be read back as it is, for example one with
  ///   a marker in it.
  public func filled(_ contents: [String]) throws(MarkerError) -> String {
    var filled: [UInt8] = []
    var position = 0
    for (block, content) in zip(blocks, contents) {
      filled += bytes[position..<block.content.lowerBound]
      filled += (block.isInline ? content : lines(content, in: block)).utf8
      position = block.content.upperBound
    }
    filled += bytes[position...]
    let text = String(decoding: filled, as: UTF8.self)
    try check(text, holds: contents)
    return text
  }

  /// Reads back what is about to be written.
  private func check(_ text: String, holds contents: [String]) throws(MarkerError) {
    let read = try? MarkedText(text, styles: styles)
    for (index, block) in blocks.enumerated() {
      guard let found = read?.blocks[at: index], found.query == block.query,
        read?.content(of: found) == contents[index]
      else {
        throw MarkerError(
          line: block.line,
          message: "the answer contains a marker or a fence, so the file could not be read back")
      }
    }
  }

  private func lines(_ content: String, in block: MarkedBlock) -> String {
    let prefix = Self.prefix(block)
    let lineEnd = endsWithCarriageReturn(before: block.content.lowerBound) ? "\r\n" : "\n"
    return Self.lines(content).dropLast()
      .map { (prefix + $0).withoutTrailingSpaces + lineEnd }.joined()
  }

  /// Tells whether the line that ends before a position ends with CR LF: a block has the line ends
  /// of its marker.
  private func endsWithCarriageReturn(before position: Int) -> Bool {
    position >= 2 && bytes[position - 2] == 13
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func prefix(_ block: MarkedBlock) -> String {
    block.indentation + (block.style == .slashes ? "// " : "")
  }
}

extension [MarkedBlock] {
  fileprivate subscript(at index: Int) -> MarkedBlock? {
    indices.contains(index) ? self[index] : nil
  }
}

/// A part of a file between two markers, which Keyline fills.
public struct MarkedBlock: Hashable, Sendable {
  /// The text behind `keyline:begin`: a command and its flags, without `keyline`.
  public let query: String
  /// How the markers are written in a file of this kind.
  public let style: MarkerStyle
  /// The line of the first marker; the first line of a file is 1.
  public let line: Int
  /// True if both markers stand on one line, around a single value.
  public let isInline: Bool
  /// The text before the first marker on its line; every line of the block begins with it.
  let indentation: String
  /// The text between the markers, as offsets into the bytes of the file.
  let content: Range<Int>

  /// The number of the first line of the content.
  public var firstLine: Int { isInline ? line : line + 1 }
}

/// Markers that do not fit together.
public struct MarkerError: Error, Hashable, Sendable {
  /// The line of the marker; the first line of a file is 1.
  public let line: Int
  /// The fault, in one sentence.
  public let message: String
}
