import KeylineModel

/// A comment in a file, by the rules of the file's language.
struct Comment {
  /// The style of markers in the comment; nil if it cannot be a marker.
  let style: MarkerStyle?
  /// The range of the comment with its delimiters.
  let range: Range<Int>
  /// The range of its text.
  let text: Range<Int>
}

extension DocumentKind {
  /// The comments of a file that contain one of Keyline's words, in order.
  ///
  /// Comments inside code samples, verbatim text and strings do not count.
  func comments(in bytes: [UInt8], fileNamed name: String) -> [Comment] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.find("keyline:", in: start..<bytes.count) != nil else { return [] }
    switch self {
    case .markdown, .mdx: return MarkdownReader(bytes, isMDX: self == .mdx).comments(from: start)
    case .html:
      var scanner = HTMLScanner(bytes)
      scanner.read(start..<bytes.count)
      return scanner.comments
    case .asciidoc: return AsciiDocReader(bytes).comments(from: start)
    case .source: return SourceReader(bytes, SourceSyntax(fileNamed: name)).comments(from: start)
    }
  }
}

extension [Comment] {
  /// Adds a comment if it contains one of Keyline's words: a file may have a million others.
  mutating func add(_ comment: Comment, of bytes: [UInt8]) {
    if bytes.find("keyline:", in: comment.text) != nil { append(comment) }
  }
}

extension [UInt8] {
  /// True if a text is at an offset.
  func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= count && self[index..<index + text.count].elementsEqual(text)
    }
  }

  /// The first offset of a text within a range.
  func find(_ text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { text in
      withUnsafeBufferPointer { bytes in
        let last = range.upperBound - text.count
        var index = range.lowerBound
        while index <= last {
          if bytes[index] == text[0], (1..<text.count).allSatisfy({ bytes[index + $0] == text[$0] })
          {
            return index
          }
          index += 1
        }
        return nil
      }
    }
  }

  /// The range of the line that begins at an offset, with its end.
  func line(from start: Int) -> Range<Int> {
    start..<(self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count)
  }
}

extension UInt8 {
  /// True for a space, a tab and a line end.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// True for a byte that may continue a word.
  var isPartOfWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
