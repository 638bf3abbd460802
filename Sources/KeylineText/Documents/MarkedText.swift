/// A text with blocks between markers.
package struct MarkedText: Sendable {
  /// The blocks in the order of the text.
  package let blocks: [MarkedBlock]
  /// The line of a `keyline:file` that is not in the first line and has no effect there; nil if
  /// there is none.
  package let misplaced: Int?
  private let bytes: [UInt8]
  private let name: String

  /// The most blocks of one text.
  package static let maximumCount = 200
  /// The longest command of a block, in bytes.
  package static let maximumLength = 4_096

  /// Finds the blocks of a text; the name of its file decides the syntax of comments.
  ///
  /// - Throws: ``MarkerError`` for markers that do not fit together.
  package init(_ text: String, fileNamed name: String) throws(MarkerError) {
    bytes = Array(text.utf8)
    self.name = name
    let kind = DocumentKind(fileNamed: name)
    var scanner = MarkerScanner(bytes, styles: kind.styles)
    blocks = try scanner.blocks(kind.comments(in: bytes, fileNamed: name))
    misplaced = scanner.misplaced
  }

  /// The current text of a block, without the indentation and comment delimiters of its style.
  package func content(of block: MarkedBlock) -> String {
    let content = bytes[block.content]
    if block.isInline { return String(decoding: content, as: UTF8.self) }
    let prefix = Array(Self.prefix(block).utf8)
    let bare = prefix.withoutTrailingSpaces
    var stripped: [UInt8] = []
    stripped.reserveCapacity(content.count)
    var start = content.startIndex
    // Line by line: a block may have millions.
    while true {
      let end = content[start...].firstIndex(of: UInt8(ascii: "\n")) ?? content.endIndex
      let isLast = end == content.endIndex
      let hasReturn = !isLast && end > start && content[end - 1] == UInt8(ascii: "\r")
      let line = content[start..<(hasReturn ? end - 1 : end)]
      let sign = line.starts(with: prefix) ? prefix.count : line.starts(with: bare) ? bare.count : 0
      stripped += line.dropFirst(sign)
      if isLast { break }
      stripped.append(UInt8(ascii: "\n"))
      start = end + 1
    }
    return String(decoding: stripped, as: UTF8.self)
  }

  /// The text of a block for an answer: just the answer on one line, or set off by empty lines if
  /// the language of the file needs them.
  ///
  /// It equals the text that reading returns: with this program's line breaks and without trailing
  /// spaces.
  package static func content(_ answer: String, for block: MarkedBlock) -> String {
    // A file has its own line ends, whatever those of a format.
    let lines = Array(answer.utf8)[...].lines
    if block.isInline {
      return String(decoding: lines.first { !$0.isEmpty } ?? [], as: UTF8.self)
    }
    let text = lines.map { String(decoding: $0.withoutTrailingSpaces, as: UTF8.self) }
      .joined(separator: "\n")
    return block.style == .slashes ? text : "\n\(text)\n"
  }

  /// The text with new content in its blocks, one for each; outside them every byte stays.
  ///
  /// - Parameter limit: The most bytes of the text, so that it can be read again.
  /// - Throws: ``MarkerError`` for content that would not read back unchanged, for example with a
  ///   marker in it, and for a text that would be too long.
  package func filled(
    _ contents: [String], atMost limit: Int = .max
  ) throws(MarkerError) -> String {
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var position = 0
    for (block, content) in zip(blocks, contents) {
      filled += bytes[position..<block.content.lowerBound]
      let isWhole =
        block.isInline
        ? filled.append(content.utf8, atMost: limit)
        : append(content, in: block, to: &filled, limit)
      guard isWhole else { throw tooLong(block, limit) }
      position = block.content.upperBound
    }
    filled += bytes[position...]
    if filled.count > limit, let last = blocks.last { throw tooLong(last, limit) }
    let text = String(decoding: filled, as: UTF8.self)
    try check(text, holds: contents)
    return text
  }

  private func tooLong(_ block: MarkedBlock, _ limit: Int) -> MarkerError {
    MarkerError(
      line: block.line,
      message:
        "with the answers, the file would be larger than \(limit >> 20) MiB, and Keyline could "
        + "not read it again")
  }

  /// Checks that the text, read back, holds the contents.
  private func check(_ text: String, holds contents: [String]) throws(MarkerError) {
    let read = try? MarkedText(text, fileNamed: name)
    for (index, block) in blocks.enumerated() {
      guard let found = read?.blocks[at: index], found.query == block.query,
        read?.content(of: found).utf8.elementsEqual(contents[index].utf8) == true
      else {
        throw MarkerError(
          line: block.line,
          message: "the answer contains a marker or a fence, so the file could not be read back")
      }
    }
  }

  /// Adds the lines of a block; false if the text would become too long.
  private func append(
    _ content: String, in block: MarkedBlock, to text: inout [UInt8], _ limit: Int
  ) -> Bool {
    let prefix = Array(Self.prefix(block).utf8)
    let bare = prefix.withoutTrailingSpaces
    let hasReturns = endsWithCarriageReturn(before: block.content.lowerBound)
    for line in Array(content.utf8)[...].lines.dropLast() {
      let line = line.withoutTrailingSpaces
      guard text.append(line.isEmpty ? bare[...] : prefix[...], atMost: limit),
        text.append(line, atMost: limit)
      else { return false }
      text += hasReturns ? [13, 10] : [10]
    }
    return true
  }

  /// True if the line before an offset ends with CR LF: a block has the line ends of its marker.
  private func endsWithCarriageReturn(before position: Int) -> Bool {
    position >= 2 && bytes[position - 2] == 13
  }

  private static func prefix(_ block: MarkedBlock) -> String {
    block.indentation + (block.style == .slashes ? "// " : "")
  }
}

extension [UInt8] {
  /// Adds bytes; false if there would be too many.
  fileprivate mutating func append(_ bytes: some Collection<UInt8>, atMost limit: Int) -> Bool {
    guard bytes.count <= limit - count else { return false }
    append(contentsOf: bytes)
    return true
  }
}

extension Collection where Self: BidirectionalCollection, Element == UInt8 {
  fileprivate var withoutTrailingSpaces: SubSequence {
    self[..<(lastIndex { $0 != UInt8(ascii: " ") }.map { index(after: $0) } ?? startIndex)]
  }
}

extension ArraySlice<UInt8> {
  /// The lines without LF or CR LF; another one follows the last line end.
  fileprivate var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.endIndex < endIndex && $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }
}

extension [MarkedBlock] {
  fileprivate subscript(at index: Int) -> MarkedBlock? {
    indices.contains(index) ? self[index] : nil
  }
}

/// A part of a file between two markers, which Keyline fills.
package struct MarkedBlock: Hashable, Sendable {
  /// The text after `keyline:begin`: a command and its flags, without `keyline`.
  package let query: String
  /// The spelling of the markers in a file of this kind.
  package let style: MarkerStyle
  /// The line of the first marker; the first line of a file is 1.
  package let line: Int
  /// True if both markers are on one line, around a single value.
  package let isInline: Bool
  /// The text before the first marker on its line; every line of the block begins with it.
  let indentation: String
  /// The text between the markers, as offsets into the bytes of the file.
  let content: Range<Int>

  /// The number of the first line of the content.
  package var firstLine: Int { isInline ? line : line + 1 }
}

/// Markers that do not fit together.
package struct MarkerError: Error, Hashable, Sendable {
  /// The line of the marker; the first line of a file is 1.
  package let line: Int
  /// The fault, in one sentence.
  package let message: String
}

extension MarkerError {
  /// Creates the error for a marker with a command that is too long.
  init(tooLongIn line: Int) {
    self.init(
      line: line, message: "the command is longer than \(MarkedText.maximumLength) bytes")
  }
}
