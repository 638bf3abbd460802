import KeylineModel

/// A block of HTML in Markdown, by its end.
///
/// https://spec.commonmark.org/0.31.2/#html-blocks
enum MarkdownHTML: Equatable {
  /// `pre` and similar: ends with the line that closes one of them.
  case verbatim
  /// Ends with the line that contains a text.
  case until(StaticString)
  /// Ends before an empty line.
  case untilBlank

  static func == (left: MarkdownHTML, right: MarkdownHTML) -> Bool {
    switch (left, right) {
    case (.verbatim, .verbatim), (.untilBlank, .untilBlank): true
    case (.until(let left), .until(let right)): "\(left)" == "\(right)"
    default: false
    }
  }

  /// Finds the kind of block that a line begins.
  init?(_ line: MarkdownLine, isMDX: Bool, isBelowParagraph: Bool) {
    let (bytes, start) = (line.bytes, line.text)
    if bytes.has("<!--", at: start) {
      self = .until("-->")
      return
    }
    if isMDX {
      // Inside a paragraph, it is a part of the paragraph.
      guard !isBelowParagraph, bytes.has("{/*", at: start) else { return nil }
      self = .until("*/}")
      return
    }
    guard line.first == UInt8(ascii: "<") else { return nil }
    let rest = line.content.dropFirst()
    switch rest.first {
    case UInt8(ascii: "?"): self = .until("?>")
    case UInt8(ascii: "!") where bytes.has("![CDATA[", at: start + 1): self = .until("]]>")
    case UInt8(ascii: "!") where rest.dropFirst().first?.isLetter == true: self = .until(">")
    default:
      let isClosing = rest.first == UInt8(ascii: "/")
      let word = rest.dropFirst(isClosing ? 1 : 0).prefix { $0.isLetter || $0.isDigit }
      let name = String(decoding: word, as: UTF8.self).lowercased()
      let next = word.endIndex < line.end ? bytes[word.endIndex] : 0x20
      let isWhole = next.isBlank || next == UInt8(ascii: ">")
      if !isClosing, isWhole, Self.verbatims.contains(name) {
        self = .verbatim
      } else if Self.blocks.contains(name), isWhole || bytes.has("/>", at: word.endIndex) {
        self = .untilBlank
      } else {
        guard !isBelowParagraph, isClosing || !Self.verbatims.contains(name),
          let end = MarkdownInlines.tag(line.content, from: start),
          bytes[end..<line.end].allSatisfy(\.isBlank)
        else { return nil }
        self = .untilBlank
      }
    }
  }

  var endsWithBlank: Bool { self == .untilBlank }

  /// True for the last line of the block, which may be the first.
  func ends(with line: MarkdownLine) -> Bool {
    switch self {
    case .untilBlank: return false
    case .until(let text): return line.bytes.find(text, in: line.rest) != nil
    case .verbatim:
      var start = line.rest.lowerBound
      while let found = line.bytes.find("</", in: start..<line.end) {
        let name = line.bytes[(found + 2)..<line.end].prefix(while: \.isLetter)
        if name.endIndex < line.end, line.bytes[name.endIndex] == UInt8(ascii: ">"),
          Self.verbatims.contains(String(decoding: name, as: UTF8.self).lowercased())
        {
          return true
        }
        start = found + 2
      }
      return false
    }
  }

  private static let verbatims: Set = ["pre", "script", "style", "textarea"]

  private static let blocks = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir \
    div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html \
    iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section source \
    summary table tbody td tfoot th thead title tr track ul
    """.split(separator: " ").map(String.init))
}

/// The rows of a table in GitHub's Markdown.
///
/// https://github.github.com/gfm/#tables-extension-
enum MarkdownRow {
  /// True for a line of dashes and colons between bars.
  static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.allSatisfy({ "|-: \t".utf8.contains($0) }) else { return false }
    return cells(line).allSatisfy { cell in
      var text = line[cell]
      if text.first == UInt8(ascii: ":") { text = text.dropFirst() }
      if text.last == UInt8(ascii: ":") { text = text.dropLast() }
      return !text.isEmpty && text.allSatisfy { $0 == UInt8(ascii: "-") }
    }
  }

  /// The cells of a row, without the spaces around them.
  static func cells(_ line: ArraySlice<UInt8>) -> [Range<Int>] {
    let bar = UInt8(ascii: "|")
    var rest = trimmed(line)
    if rest.first == bar { rest = rest.dropFirst() }
    var cells: [Range<Int>] = []
    var (start, index) = (rest.startIndex, rest.startIndex)
    while index < rest.endIndex {
      if rest[index] == bar {
        cells.append(trimmed(rest[start..<index]).indices)
        start = index + 1
      }
      index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if start < rest.endIndex { cells.append(trimmed(rest[start...]).indices) }
    return cells
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = text.drop(while: \.isBlank)
    return start[..<(start.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start.startIndex)]
  }
}
