/// Finds markers among the comments of a file.
struct MarkerScanner {
  private let bytes: [UInt8]
  private let styles: [MarkerStyle]
  private var line: Range<Int>
  private var number = 1
  private var found: [MarkedBlock] = []
  private var open: Marker?
  /// The line of a `keyline:file` that is not in the first line; nil if there is none.
  private(set) var misplaced: Int?

  /// A marker with its place and its text.
  private struct Marker {
    let style: MarkerStyle
    let line: Int
    /// The question; nil for an end marker.
    let query: String?
    let range: Range<Int>
    /// The range of the line with its line break.
    let lineRange: Range<Int>
  }

  init(_ bytes: [UInt8], styles: [MarkerStyle]) {
    self.bytes = bytes
    self.styles = styles
    // A byte order mark before the first line belongs to nothing in it.
    line = bytes.line(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The blocks of the file.
  mutating func blocks(_ comments: [Comment]) throws(MarkerError) -> [MarkedBlock] {
    for comment in comments { try read(comment) }
    if let open {
      throw MarkerError(
        line: open.line, message: "the block that begins here has no keyline:end")
    }
    return found
  }

  private mutating func go(to place: Int) {
    while place >= line.upperBound, line.upperBound < bytes.count {
      line = bytes.line(from: line.upperBound)
      number += 1
    }
  }

  private mutating func read(_ comment: Comment) throws(MarkerError) {
    go(to: comment.range.lowerBound)
    let text = bytes[comment.text]
    let start = text.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.endIndex
    if let style = comment.style, styles.contains(style), let word = word(at: start),
      word == comment.text.upperBound || bytes[word].isBlank
    {
      return try take(try marker(style, comment, from: start, word))
    }
    if comment.style == .slashes, number > 1, comment.range.lowerBound == line.lowerBound,
      bytes.has("keyline:file ", at: start)
    {
      misplaced = misplaced ?? number
    }
    var place = comment.text.lowerBound
    while let next = bytes.find("keyline:", in: place..<comment.text.upperBound) {
      place = next + 8
      let isPart = next > 0 && bytes[next - 1].isPartOfWord
      guard !isPart, let end = word(at: next), end == bytes.count || !bytes[end].isPartOfWord else {
        continue
      }
      go(to: next)
      if !isQuoted(next, from: max(line.lowerBound, comment.text.lowerBound)) {
        throw notRead(next)
      }
    }
  }

  /// The end of one of Keyline's words that begins at an offset.
  private func word(at place: Int) -> Int? {
    bytes.has("keyline:begin", at: place)
      ? place + 13 : bytes.has("keyline:end", at: place) ? place + 11 : nil
  }

  /// True for an offset between backticks on its line.
  private func isQuoted(_ place: Int, from start: Int) -> Bool {
    let text = Array(bytes[start..<line.upperBound])
    let spans = CodeSpans(text)
    var index = 0
    while let tick = text[index...].firstIndex(of: UInt8(ascii: "`")), start + tick < place {
      index = spans.end(from: tick)
      if start + index > place { return true }
    }
    return false
  }

  private func notRead(_ place: Int) -> MarkerError {
    let word = bytes.has("keyline:begin", at: place) ? "keyline:begin" : "keyline:end"
    let examples = styles.map(\.example).joined(separator: " or ")
    return MarkerError(
      line: number,
      message: "\(word) in a comment that is not a marker; in this file, write \(examples)")
  }

  private func marker(
    _ style: MarkerStyle, _ comment: Comment, from start: Int, _ word: Int
  ) throws(MarkerError) -> Marker {
    if let closing = style.closing,
      comment.range.upperBound > line.upperBound
        || !bytes[..<comment.range.upperBound].ends(with: closing)
    {
      throw MarkerError(line: number, message: "the marker has no \(closing) on its line")
    }
    let query = bytes[word..<comment.text.upperBound].withoutBlanks
    guard query.count <= MarkedText.maximumLength else { throw MarkerError(tooLongIn: number) }
    return Marker(
      style: style, line: number,
      query: bytes.has("keyline:begin", at: start) ? String(decoding: query, as: UTF8.self) : nil,
      range: comment.range, lineRange: line)
  }

  private mutating func take(_ marker: Marker) throws(MarkerError) {
    if marker.query != nil {
      if let open {
        throw MarkerError(
          line: number, message: "a block begins inside the one that begins on line \(open.line)")
      }
      open = marker
      return
    }
    guard let begin = open else {
      throw MarkerError(line: number, message: "a keyline:end without its keyline:begin")
    }
    open = nil
    guard found.count < MarkedText.maximumCount else {
      throw MarkerError(
        line: number, message: "there are more than \(MarkedText.maximumCount) blocks")
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
      before.allSatisfy(\.isBlank) && isEnd(begin)
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

  /// True if nothing follows a marker on its line.
  private func isEnd(_ marker: Marker) -> Bool {
    let end = min(marker.range.upperBound, marker.lineRange.upperBound)
    return bytes[end..<marker.lineRange.upperBound].allSatisfy(\.isBlank)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    let start = drop(while: \.isBlank)
    let end = start.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start.startIndex
    return start[..<end]
  }

  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
