/// Finds markers in the bytes of a file, in one pass.
struct MarkerScanner {
  private let bytes: [UInt8]
  private let styles: [MarkerStyle]
  private var line = 0
  private var found: [MarkedBlock] = []
  private var open: Marker?
  private var fences: FenceReader
  private var comments: CommentReader

  /// An occurrence of `keyline:begin` or `keyline:end`.
  private struct Word {
    let range: Range<Int>
    let isBegin: Bool
  }

  /// A marker that was read: where it stands and what it says.
  private struct Marker {
    let style: MarkerStyle
    let line: Int
    /// Nil for an end.
    let query: String?
    let range: Range<Int>
    /// The line with its line break.
    let lineRange: Range<Int>
  }

  init(_ bytes: [UInt8], styles: [MarkerStyle]) {
    self.bytes = bytes
    self.styles = styles
    fences = FenceReader(styles: styles)
    comments = CommentReader(bytes, styles: styles)
  }

  /// The blocks of the file.
  func blocks() throws(MarkerError) -> [MarkedBlock] {
    var scanner = self
    // A byte order mark stands before the first line and belongs to nothing in it.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      scanner.line += 1
      // An empty line changes nothing for any reader, and a file may have millions.
      if end - start > 1, !scanner.fences.contains(bytes[start..<end]) {
        try scanner.read(start..<end)
      }
      start = end
    }
    if let open = scanner.open {
      throw MarkerError(
        line: open.line, message: "the block that begins here has no keyline:end")
    }
    return scanner.found
  }

  private mutating func read(_ lineRange: Range<Int>) throws(MarkerError) {
    var spans = CodeSpans(bytes[lineRange])
    var position = lineRange.lowerBound
    var strays: [Int] = []
    while let word = word(in: position..<lineRange.upperBound) {
      if let marker = try marker(word, in: lineRange, from: position, outside: &spans) {
        position = marker.range.upperBound
        try take(marker)
      } else {
        position = word.range.upperBound
        if spans.end(around: word.range.lowerBound) == nil { strays.append(word.range.lowerBound) }
      }
    }
    if let stray = comments.first(of: strays, in: lineRange) { throw notRead(stray) }
  }

  private func notRead(_ place: Int) -> MarkerError {
    let word = bytes.has("keyline:begin", at: place) ? "keyline:begin" : "keyline:end"
    let examples = styles.map(\.example).joined(separator: " or ")
    return MarkerError(
      line: line,
      message: "\(word) in a comment that is not a marker; in this file, write \(examples)")
  }

  private mutating func take(_ marker: Marker) throws(MarkerError) {
    if marker.query != nil {
      if let open {
        throw MarkerError(
          line: line, message: "a block begins inside the one that begins on line \(open.line)")
      }
      open = marker
      return
    }
    guard let begin = open else {
      throw MarkerError(line: line, message: "a keyline:end without its keyline:begin")
    }
    open = nil
    guard found.count < MarkedText.maximumCount else {
      throw MarkerError(
        line: line, message: "there are more than \(MarkedText.maximumCount) blocks")
    }
    found.append(try block(begin, marker))
  }

  private func block(_ begin: Marker, _ end: Marker) throws(MarkerError) -> MarkedBlock {
    guard begin.style == end.style else {
      throw MarkerError(
        line: end.line, message: "the block begins with one kind of comment and ends with another")
    }
    let before = bytes[begin.lineRange.lowerBound..<begin.range.lowerBound]
    if begin.line == end.line {
      return MarkedBlock(
        query: begin.query ?? "", style: begin.style, line: begin.line, isInline: true,
        indentation: "", content: begin.range.upperBound..<end.range.lowerBound)
    }
    let isAlone =
      before.allSatisfy(\.isBlank)
      && bytes[begin.range.upperBound..<begin.lineRange.upperBound].allSatisfy(\.isBlank)
      && bytes[end.lineRange.lowerBound..<end.range.lowerBound].allSatisfy(\.isBlank)
    guard isAlone else {
      throw MarkerError(
        line: begin.line,
        message: "put a block's markers on their own lines, and a value's markers on one line")
    }
    return MarkedBlock(
      query: begin.query ?? "", style: begin.style, line: begin.line, isInline: false,
      indentation: String(decoding: before, as: UTF8.self),
      content: begin.lineRange.upperBound..<end.lineRange.lowerBound)
  }

  /// The first word of ours in a part of a line that is not part of a longer word.
  private func word(in range: Range<Int>) -> Word? {
    var start = range.lowerBound
    while let first = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "k")) {
      start = first + 1
      if first > 0, bytes[first - 1].isPartOfWord { continue }
      let isBegin = bytes.has("keyline:begin", at: first)
      guard isBegin || bytes.has("keyline:end", at: first) else { continue }
      let end = first + (isBegin ? 13 : 11)
      if end < bytes.count, bytes[end].isPartOfWord { continue }
      return Word(range: first..<end, isBegin: isBegin)
    }
    return nil
  }

  /// The marker that a word belongs to: it stands first in its comment, alone or before its query, and in
  /// no code span.
  private func marker(
    _ word: Word, in lineRange: Range<Int>, from start: Int, outside spans: inout CodeSpans
  ) throws(MarkerError) -> Marker? {
    let between = bytes[start..<word.range.lowerBound]
    let opened = between.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    let after = word.range.upperBound
    for style in styles {
      let position = opened - style.opening.utf8CodeUnitCount
      let isWhole =
        after == lineRange.upperBound || bytes[after].isBlank
        || style.closing.map { bytes.has($0, at: after) } == true
      guard position >= start, isWhole, bytes.has(style.opening, at: position) else { continue }
      // Backticks are no code spans to a compiler.
      if style != .slashes, spans.end(around: position) != nil { return nil }
      let end = try end(of: style, in: after..<lineRange.upperBound)
      guard end.lowerBound - after <= MarkedText.maximumLength else {
        throw MarkerError(tooLongIn: line)
      }
      let query = bytes[after..<end.lowerBound].withoutBlanks
      return Marker(
        style: style, line: line,
        query: word.isBegin ? String(decoding: query, as: UTF8.self) : nil,
        range: position..<end.upperBound, lineRange: lineRange)
    }
    return nil
  }

  /// Where a comment closes.
  private func end(
    of style: MarkerStyle, in range: Range<Int>
  ) throws(MarkerError) -> Range<Int> {
    guard let closing = style.closing else {
      let text = bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? range.lowerBound
      return text..<text
    }
    guard let start = range.first(where: { bytes.has(closing, at: $0) }) else {
      throw MarkerError(line: line, message: "the marker has no \(closing) on its line")
    }
    return start..<start + closing.utf8CodeUnitCount
  }
}

extension UInt8 {
  /// True for a space, a tab and the end of a line.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// True for what a longer word may go on with.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes between the spaces and tabs at both ends.
  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    let start = drop { $0 == 0x20 || $0 == 0x09 }
    let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start.startIndex
    return start[..<end]
  }
}
