import KeylineModel

/// Finds the comments in the text of Markdown: outside code spans and other tags, and not escaped.
struct MarkdownInlines {
  private let bytes: [UInt8]
  private let isMDX: Bool
  private var html: HTMLScanner
  private var expressions: [Comment] = []

  init(_ bytes: [UInt8], isMDX: Bool) {
    self.bytes = bytes
    self.isMDX = isMDX
    html = HTMLScanner(bytes, isMarkdown: true)
  }

  /// The comments found, in order.
  func comments() -> [Comment] {
    (html.comments + expressions).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Reads a line of a block of HTML.
  mutating func readHTML(_ piece: Range<Int>) { html.read(piece) }

  /// Ends a block of HTML.
  mutating func endHTML() { html.endBlock() }

  /// Reads the lines of a paragraph, without the spaces before them.
  mutating func read(_ lines: [Range<Int>]) {
    guard let first = lines.first, let last = lines.last,
      html.isOpen || bytes.find("keyline:", in: first.lowerBound..<last.upperBound) != nil
    else { return }
    var text: [UInt8] = []
    var starts: [Int] = []
    for line in lines {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      starts.append(text.count)
      text += bytes[line]
    }
    let spans = CodeSpans(text)
    // Texts that do not occur any more are searched for only once.
    var missing: Set<String> = []
    func place(behind close: StaticString, _ start: Int) -> Int? {
      if missing.contains("\(close)") { return nil }
      guard let found = text.find(close, in: min(start, text.count)..<text.count) else {
        missing.insert("\(close)")
        return nil
      }
      return found + close.utf8CodeUnitCount
    }
    var index = 0
    var line = 0
    func pieces(_ range: Range<Int>) -> [Range<Int>] {
      while line + 1 < starts.count, starts[line + 1] <= range.lowerBound { line += 1 }
      var pieces: [Range<Int>] = []
      var next = line
      while next < starts.count, starts[next] < range.upperBound {
        let start = max(range.lowerBound, starts[next])
        let length = min(range.upperBound, starts[next] + lines[next].count) - start
        let place = lines[next].lowerBound + start - starts[next]
        if length > 0 { pieces.append(place..<place + length) }
        next += 1
      }
      return pieces
    }
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\") where index + 1 < text.count && text[index + 1].isPunctuation:
        index += 2
      case UInt8(ascii: "`"): index = spans.end(from: index)
      case UInt8(ascii: "<"):
        guard let end = Self.end(of: text, from: index, place) else {
          index += 1
          break
        }
        for piece in pieces(index..<end) { html.read(piece) }
        html.endBlock()
        index = end
      case UInt8(ascii: "{") where isMDX && text.has("{/*", at: index):
        guard let end = place(behind: "*/}", index + 3) else {
          index += 3
          break
        }
        let found = pieces(index..<end)
        if let first = found.first, let last = found.last {
          expressions.add(
            Comment(
              style: .mdx, range: first.lowerBound..<last.upperBound,
              text: first.lowerBound + 3..<max(first.lowerBound + 3, last.upperBound - 3)),
            of: bytes)
        }
        index = end
      default: index += 1
      }
    }
  }

  /// The end of a comment, a tag, an address or similar that begins at an offset.
  private static func end(
    of text: [UInt8], from start: Int, _ find: (StaticString, Int) -> Int?
  ) -> Int? {
    guard start + 1 < text.count else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "?"): return find("?>", start + 2)
    case UInt8(ascii: "!"):
      for empty in ["<!-->", "<!--->"] as [StaticString] where text.has(empty, at: start) {
        return start + empty.utf8CodeUnitCount
      }
      if text.has("<!--", at: start) { return find("-->", start + 4) }
      if text.has("<![CDATA[", at: start) { return find("]]>", start + 9) }
      guard start + 2 < text.count, text[start + 2].isLetter else { return nil }
      return find(">", start + 2)
    default: return tag(text[...], from: start) ?? address(text, from: start)
    }
  }

  private static func address(_ text: [UInt8], from start: Int) -> Int? {
    let scheme = text[(start + 1)...].prefix(33).prefix {
      $0.isLetter || $0.isDigit || "+.-".utf8.contains($0)
    }
    guard scheme.first?.isLetter == true, (2...32).contains(scheme.count),
      scheme.endIndex < text.count, text[scheme.endIndex] == UInt8(ascii: ":")
    else { return nil }
    let rest = text[scheme.endIndex...].prefix {
      $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    guard rest.endIndex < text.count, text[rest.endIndex] == UInt8(ascii: ">") else { return nil }
    return rest.endIndex + 1
  }

  /// The end of a complete tag that begins at an offset; nil if none does.
  static func tag(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
    func run(_ start: Int, _ isPart: (UInt8) -> Bool) -> Int {
      text[min(start, text.endIndex)...].firstIndex { !isPart($0) } ?? text.endIndex
    }
    func sign(_ index: Int) -> UInt8 { index < text.endIndex ? text[index] : 0 }
    let isClosing = sign(start + 1) == UInt8(ascii: "/")
    var index = start + (isClosing ? 2 : 1)
    guard sign(index).isLetter else { return nil }
    index = run(index) { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    while true {
      let next = run(index, \.isBlank)
      if sign(next) == UInt8(ascii: ">") { return next + 1 }
      if isClosing { return nil }
      if sign(next) == UInt8(ascii: "/"), sign(next + 1) == UInt8(ascii: ">") { return next + 2 }
      guard next > index, sign(next).isLetter || "_:".utf8.contains(sign(next)) else { return nil }
      index = run(next) { $0.isLetter || $0.isDigit || "_.:-".utf8.contains($0) }
      let equals = run(index, \.isBlank)
      guard sign(equals) == UInt8(ascii: "=") else { continue }
      index = run(equals + 1, \.isBlank)
      let quote = sign(index)
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        let close = run(index + 1) { $0 != quote }
        guard close < text.endIndex else { return nil }
        index = close + 1
      } else {
        let end = run(index) { !$0.isBlank && !"\"'=<>`".utf8.contains($0) }
        guard end > index else { return nil }
        index = end
      }
    }
  }
}

extension UInt8 {
  /// True for an ASCII character that a backslash escapes.
  fileprivate var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isLetter && !isDigit }
}
