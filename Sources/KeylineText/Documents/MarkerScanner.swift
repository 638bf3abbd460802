/// Finds markers in the bytes of a file, in one pass.
struct MarkerScanner {
  private let bytes: [UInt8]
  private let styles: [MarkerStyle]
  private var line = 0
  private var found: [MarkedBlock] = []
  private var open: Marker?
  /// The character and length of the fence that the scanner is inside of.
  private var fence: (sign: UInt8, length: Int)?

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
  }

  /// The blocks of the file.
  func blocks() throws(MarkerError) -> [MarkedBlock] {
    var scanner = self
    // A byte order mark stands before the first line and belongs to nothing in it.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      scanner.line += 1
      try scanner.read(start..<end)
      start = end
    }
    if let open = scanner.open {
      throw MarkerError(
        line: open.line, message: "the block that begins here has no keyline:end")
    }
    return scanner.found
  }

  private mutating func read(_ lineRange: Range<Int>) throws(MarkerError) {
    if isInFence(lineRange) { return }
    let spans = styles.contains(.slashes) ? [] : CodeSpans.ranges(in: bytes[lineRange])
    var position = lineRange.lowerBound
    while let marker = try marker(in: lineRange, from: position, outside: spans) {
      position = marker.range.upperBound
      if marker.query != nil {
        if let open {
          throw MarkerError(
            line: line, message: "a block begins inside the one that begins in line \(open.line)")
        }
        open = marker
      } else {
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
    }
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
      before.allSatisfy(Self.isBlank)
      && bytes[begin.range.upperBound..<begin.lineRange.upperBound].allSatisfy(Self.isBlank)
      && bytes[end.lineRange.lowerBound..<end.range.lowerBound].allSatisfy(Self.isBlank)
    guard isAlone else {
      throw MarkerError(
        line: begin.line,
        message: "put the markers of a block on lines of their own, those of a value on one line")
    }
    return MarkedBlock(
      query: begin.query ?? "", style: begin.style, line: begin.line, isInline: false,
      indentation: String(decoding: before, as: UTF8.self),
      content: begin.lineRange.upperBound..<end.lineRange.lowerBound)
  }

  /// The first marker of a line at or after a position and in no code span.
  private func marker(
    in lineRange: Range<Int>, from start: Int, outside spans: [Range<Int>]
  ) throws(MarkerError) -> Marker? {
    for position in start..<lineRange.upperBound {
      if spans.contains(where: { $0.contains(position) }) { continue }
      for style in styles where has(style.opening, at: position) {
        let inside = position + style.opening.utf8.count
        guard let (word, after) = word(in: inside..<lineRange.upperBound, style) else { continue }
        let end = try end(of: style, in: after..<lineRange.upperBound)
        guard end.lowerBound - after <= MarkedText.maximumLength else {
          throw MarkerError(
            line: line,
            message: "the command is longer than \(MarkedText.maximumLength) bytes")
        }
        let text = String(decoding: bytes[after..<end.lowerBound], as: UTF8.self)
        return Marker(
          style: style, line: line, query: word == "keyline:begin" ? text.trimmed : nil,
          range: position..<end.upperBound, lineRange: lineRange)
      }
    }
    return nil
  }

  /// The word of ours that a comment begins with, and where it ends.
  private func word(in range: Range<Int>, _ style: MarkerStyle) -> (String, Int)? {
    let start = range.first { !Self.isBlank(bytes[$0]) } ?? range.upperBound
    for word in ["keyline:begin", "keyline:end"] where has(word, at: start) {
      let after = start + word.utf8.count
      // Behind a comment that is empty the next line may begin with the word.
      if after > range.upperBound { continue }
      let isWhole =
        after == range.upperBound || Self.isBlank(bytes[after])
        || style.closing.map { has($0, at: after) } == true
      if isWhole { return (word, after) }
    }
    return nil
  }

  /// Where a comment closes.
  private func end(
    of style: MarkerStyle, in range: Range<Int>
  ) throws(MarkerError) -> Range<Int> {
    guard let closing = style.closing else {
      let text = bytes[range].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? range.lowerBound
      return text..<text
    }
    guard let start = range.first(where: { has(closing, at: $0) }) else {
      throw MarkerError(line: line, message: "the marker has no \(closing) on its line")
    }
    return start..<start + closing.utf8.count
  }

  private func has(_ text: String, at position: Int) -> Bool {
    position + text.utf8.count <= bytes.count
      && bytes[position...].prefix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// Tells whether a line belongs to a fenced code block, its fences included.
  private mutating func isInFence(_ lineRange: Range<Int>) -> Bool {
    if styles.contains(.slashes) { return false }
    let text = bytes[lineRange].drop(while: Self.isBlank)
    let sign = text.first ?? 0
    let length = text.prefix { $0 == sign }.count
    let isFence = (sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~")) && length >= 3
    if let fence {
      let isEnd = isFence && sign == fence.sign && length >= fence.length
      if isEnd, text.dropFirst(length).allSatisfy(Self.isBlank) { self.fence = nil }
      return true
    }
    if isFence { fence = (sign, length) }
    return isFence
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension String {
  fileprivate var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isSpace)
    return String(start.reversed().drop(while: isSpace).reversed())
  }
}
