import KeylineModel

/// Finds the comments of Markdown: parses the blocks of CommonMark and GitHub, line by line, just
/// enough to tell code from text.
///
/// https://spec.commonmark.org/0.31.2/#appendix-a-parsing-strategy
struct MarkdownReader {
  private let bytes: [UInt8]
  private let isMDX: Bool
  private var containers: [Container] = []
  private var leaf = Leaf.none
  private var paragraph: [Range<Int>] = []
  private var inlines: MarkdownInlines

  private enum Container {
    case quote
    /// An item with the indentation of its lines in columns.
    case item(width: Int, isEmpty: Bool)
    case footnote
  }

  private enum Leaf: Equatable {
    case none, paragraph, code, table
    case fence(sign: UInt8, length: Int)
    case html(MarkdownHTML)
  }

  /// The deepest nesting of blocks; each line is checked against all of them.
  private static let maximumDepth = 100

  init(_ bytes: [UInt8], isMDX: Bool) {
    self.bytes = bytes
    self.isMDX = isMDX
    inlines = MarkdownInlines(bytes, isMDX: isMDX)
  }

  /// The comments from an offset on.
  func comments(from start: Int) -> [Comment] {
    var reader = self
    var start = start
    while start < bytes.count {
      let line = bytes.line(from: start)
      reader.read(MarkdownLine(bytes, line))
      start = line.upperBound
    }
    reader.endLeaf()
    return reader.inlines.comments()
  }

  private mutating func read(_ whole: MarkdownLine) {
    var line = whole
    var matched = 0
    while matched < containers.count, Self.goesOn(containers[matched], &line) { matched += 1 }
    let isWhole = matched == containers.count
    if isWhole, goesOn(line) { return }
    // Text may continue a paragraph without repeating its containers.
    var isParagraph = leaf == .paragraph
    var isNew = false
    while !line.isBlank {
      if isCode(line) {
        if !isParagraph {
          begin(.code, in: matched)
          return
        }
        break
      }
      let isBelowParagraph = isParagraph && isWhole && !isNew
      if beginsLeaf(line, isBelowParagraph, in: matched) { return }
      guard matched < Self.maximumDepth, let container = container(&line, isBelowParagraph) else {
        break
      }
      begin(.none, in: matched)
      containers.append(container)
      matched += 1
      (isParagraph, isNew) = (false, true)
    }
    if isNew {
      if !line.isBlank { begin(.paragraph, in: matched) }
    } else if line.isBlank {
      if !isWhole { begin(.none, in: matched) }
      return
    } else if !isParagraph {
      if isWhole, leaf == .table { return readRow(line.content) }
      begin(.paragraph, in: matched)
    }
    if !line.isBlank { paragraph.append(line.text..<line.end) }
  }

  /// True if a line belongs to a container, whose markers are then skipped.
  private static func goesOn(_ container: Container, _ line: inout MarkdownLine) -> Bool {
    switch container {
    case .quote:
      guard line.indent < 4, line.first == UInt8(ascii: ">") else { return false }
      line.skip(1)
      if line.indent > 0 { line.skip(columns: 1) }
    case .item(let width, let isEmpty):
      if line.indent >= width {
        line.skip(columns: width)
      } else {
        guard line.isBlank, !isEmpty else { return false }
        line.skip(0)
      }
    case .footnote:
      // As on GitHub, an empty line of spaces ends it.
      guard line.indent >= 4 || line.rest.isEmpty else { return false }
      line.skip(columns: 4)
    }
    return true
  }

  /// True if a line inside all containers belongs to the open leaf and cannot begin another.
  private mutating func goesOn(_ line: MarkdownLine) -> Bool {
    switch leaf {
    case .none: break
    case .fence(let sign, let length):
      let run = line.content.prefix { $0 == sign }.count
      if !isCode(line), run >= length, line.content.dropFirst(run).allSatisfy(\.isBlank) {
        leaf = .none
      }
      return true
    case .html(let html):
      if line.isBlank, html.endsWithBlank {
        endLeaf()
        break
      }
      readHTML(html, line)
      return true
    case .code:
      if line.isBlank || line.indent >= 4 { return true }
      leaf = .none
    case .paragraph, .table: if line.isBlank { endLeaf() }
    }
    return false
  }

  private func isCode(_ line: MarkdownLine) -> Bool { line.indent >= 4 && !isMDX }

  /// Begins a leaf other than a paragraph, if a line does.
  private mutating func beginsLeaf(
    _ line: MarkdownLine, _ isBelowParagraph: Bool, in depth: Int
  ) -> Bool {
    let sign = line.first
    let run = line.content.prefix { $0 == sign }.count
    let rest = line.content.dropFirst(run)
    switch sign {
    case UInt8(ascii: "#") where run <= 6 && rest.first?.isBlank != false:
      begin(.none, in: depth)
      inlines.read([rest.startIndex..<rest.endIndex])
      return true
    case UInt8(ascii: "`") where run >= 3 && !rest.contains(sign),
      UInt8(ascii: "~") where run >= 3:
      begin(.fence(sign: sign, length: run), in: depth)
      return true
    case UInt8(ascii: "<"), UInt8(ascii: "{"):
      guard let html = MarkdownHTML(line, isMDX: isMDX, isBelowParagraph: isBelowParagraph) else {
        break
      }
      begin(.html(html), in: depth)
      readHTML(html, line)
      return true
    case UInt8(ascii: "="), UInt8(ascii: "-"):
      guard isBelowParagraph, rest.allSatisfy(\.isBlank) else { break }
      endLeaf()
      return true
    default: break
    }
    if isRule(line) {
      begin(.none, in: depth)
      return true
    }
    return isBelowParagraph && beginsTable(line)
  }

  private func isRule(_ line: MarkdownLine) -> Bool {
    let sign = line.first
    guard "*-_".utf8.contains(sign) else { return false }
    return line.content.count { $0 == sign } >= 3
      && line.content.allSatisfy { $0 == sign || $0.isBlank }
  }

  /// The container that a line begins, whose markers are then skipped.
  private func container(_ line: inout MarkdownLine, _ isBelowParagraph: Bool) -> Container? {
    let content = line.content
    if line.first == UInt8(ascii: ">") {
      line.skip(1)
      if line.indent > 0 { line.skip(columns: 1) }
      return .quote
    }
    if bytes.has("[^", at: line.text) {
      let label = content.dropFirst(2).prefix { $0 != UInt8(ascii: "]") && !$0.isBlank }
      guard !label.isEmpty, bytes.has("]:", at: label.endIndex) else { return nil }
      line.skip(label.count + 4)
      line.skip(0)
      return .footnote
    }
    let digits = content.prefix(while: \.isDigit)
    let isNumbered = (1...9).contains(digits.count)
    guard let sign = content.dropFirst(digits.count).first,
      isNumbered ? ".)".utf8.contains(sign) : digits.isEmpty && "*+-".utf8.contains(sign)
    else { return nil }
    let rest = content.dropFirst(digits.count + 1)
    guard rest.first?.isBlank != false else { return nil }
    if isBelowParagraph {
      guard rest.contains(where: { !$0.isBlank }),
        !isNumbered || Int(String(decoding: digits, as: UTF8.self)) == 1
      else { return nil }
    }
    let before = line.indent
    line.skip(digits.count + 1)
    let isEmpty = line.isBlank
    let spaces = isEmpty || line.indent > 4 ? 1 : line.indent
    line.skip(columns: spaces)
    return .item(width: before + digits.count + 1 + spaces, isEmpty: true)
  }

  /// Begins a table if a line is the rule below the last line of the paragraph.
  private mutating func beginsTable(_ line: MarkdownLine) -> Bool {
    guard let header = paragraph.last, MarkdownRow.isRule(line.content),
      MarkdownRow.cells(bytes[header]).count == MarkdownRow.cells(line.content).count
    else { return false }
    paragraph.removeLast()
    endLeaf()
    leaf = .table
    readRow(bytes[header])
    return true
  }

  private mutating func readRow(_ line: ArraySlice<UInt8>) {
    for cell in MarkdownRow.cells(line) { inlines.read([cell]) }
  }

  private mutating func readHTML(_ html: MarkdownHTML, _ line: MarkdownLine) {
    if html == .until("*/}") {
      paragraph.append(line.text..<line.end)
    } else {
      inlines.readHTML(line.rest)
    }
    if html.ends(with: line) { endLeaf() }
  }

  /// Ends the open blocks and begins another in the outer containers.
  private mutating func begin(_ next: Leaf, in depth: Int) {
    endLeaf()
    containers.removeSubrange(depth...)
    if let last = containers.last, case .item(let width, true) = last {
      containers[depth - 1] = .item(width: width, isEmpty: false)
    }
    leaf = next
  }

  private mutating func endLeaf() {
    if case .html = leaf { inlines.endHTML() }
    if !paragraph.isEmpty { inlines.read(paragraph) }
    paragraph = []
    leaf = .none
  }
}
