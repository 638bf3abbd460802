import KeylineModel

/// Finds the comments in HTML, which may come in pieces, as Markdown passes it on.
struct HTMLScanner {
  private let bytes: [UInt8]
  private(set) var comments: [Comment] = []
  private var state = State.text

  private enum State: Equatable {
    case text
    /// A comment, with its first byte if that is in the piece.
    case comment(Int?)
    /// A tag, with the quote of the open attribute, and whether a value comes next.
    case tag(quote: UInt8?, isValue: Bool)
    /// `<!…` or `<?…`, or a section that is shown verbatim.
    case declaration, section
  }

  private let isMarkdown: Bool
  /// The element whose text has no tags, such as `script`.
  private var raw: [UInt8]?

  init(_ bytes: [UInt8], isMarkdown: Bool = false) {
    self.bytes = bytes
    self.isMarkdown = isMarkdown
  }

  /// True if the next piece begins inside a comment.
  var isOpen: Bool { if case .comment = state { true } else { false } }

  /// Reads the next piece.
  mutating func read(_ piece: Range<Int>) {
    if isOpen { state = .comment(nil) }
    var index = piece.lowerBound
    while index < piece.upperBound { index = next(index, piece.upperBound) }
  }

  /// Ends everything that the tags around the next block end; a comment continues.
  mutating func endBlock() {
    if !isOpen { (state, raw) = (.text, nil) }
  }

  private mutating func next(_ index: Int, _ end: Int) -> Int {
    switch state {
    case .text: return text(index, end)
    case .comment(let start):
      let close = bytes.find("-->", in: index..<end)
      let text = index..<(close ?? end)
      let last = close.map { $0 + 3 } ?? end
      comments.add(
        Comment(style: start == nil ? nil : .html, range: (start ?? index)..<last, text: text),
        of: bytes)
      state = close == nil ? .comment(nil) : .text
      return last
    case .section:
      guard let close = bytes.find("]]>", in: index..<end) else { return end }
      state = .text
      return close + 3
    case .declaration:
      if bytes[index] == UInt8(ascii: ">") { state = .text }
      return index + 1
    case .tag(let quote?, _):
      if bytes[index] == quote { state = .tag(quote: nil, isValue: false) }
      return index + 1
    case .tag(nil, let isValue):
      switch bytes[index] {
      case UInt8(ascii: ">"): state = .text
      case UInt8(ascii: "="): state = .tag(quote: nil, isValue: true)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        state = .tag(quote: isValue ? bytes[index] : nil, isValue: false)
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: state = .tag(quote: nil, isValue: false)
      }
      return index + 1
    }
  }

  private mutating func text(_ index: Int, _ end: Int) -> Int {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < end else { return index + 1 }
    if bytes.has("<!--", at: index) {
      for empty in ["<!-->", "<!--->"] as [StaticString] where bytes.has(empty, at: index) {
        return index + empty.utf8CodeUnitCount
      }
      state = .comment(index)
      return min(end, index + 4)
    }
    if !isMarkdown, bytes.has("<![CDATA[", at: index) {
      state = .section
      return min(end, index + 9)
    }
    if raw == nil, bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") {
      state = .declaration
      return index + 2
    }
    let isClosing = bytes[index + 1] == UInt8(ascii: "/")
    let name = bytes[(index + (isClosing ? 2 : 1))..<end].prefix(10).prefix(while: \.isLetter)
      .map { $0 | 0x20 }
    if let raw {
      guard isClosing, name == raw else { return index + 1 }
      self.raw = nil
    } else if !isClosing, Self.raws.contains(name) {
      raw = name
    }
    guard !name.isEmpty else { return index + 1 }
    state = .tag(quote: nil, isValue: false)
    return index + (isClosing ? 2 : 1) + name.count
  }

  private static let raws: Set<[UInt8]> = Set(
    ["script", "style", "textarea", "title", "xmp"].map { Array($0.utf8) })
}
