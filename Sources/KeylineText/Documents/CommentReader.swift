/// Tells which places of a file stand in comments, line by line.
///
/// It knows no language. In source code, strings, `/* … */` and the signs that begin a comment in some
/// language are enough to tell a misspelt marker from an example of one.
struct CommentReader {
  private let bytes: [UInt8]
  private let styles: [MarkerStyle]
  /// The end of the comment or of the long string that a line begins in.
  private var closing: StaticString?
  private var isString = false

  init(_ bytes: [UInt8], styles: [MarkerStyle]) {
    self.bytes = bytes
    self.styles = styles
  }

  private var isSource: Bool { styles.contains(.slashes) }

  /// The first of some places in a line, in their order, that stands in a comment.
  mutating func first(of places: [Int], in line: Range<Int>) -> Int? {
    var places = places[...]
    var spans = CodeSpans(isSource ? [] : bytes[line])
    // Signs that nothing closes on this line, so that each is looked for once.
    var unclosed: Set<UInt8> = []
    var isBehindSign = styles.contains(.asciidoc) && beginsWithSlashes(line)
    var index = line.lowerBound
    while index < line.upperBound {
      while let place = places.first, place <= index {
        if place == index, isBehindSign || closing != nil && !isString { return place }
        places.removeFirst()
      }
      if let closing {
        if has(closing, at: index) {
          index += closing.utf8CodeUnitCount
          (self.closing, isString) = (nil, false)
        } else {
          index += 1
        }
      } else if let end = spans.end(around: index) {
        index = end
      } else if let opening = comment(at: index) {
        index += opening.length
        closing = opening.closing
      } else if isSource, let end = string(at: index, in: line, &unclosed) {
        index = end
      } else {
        if isSource, isSign(at: index) { isBehindSign = true }
        index += 1
      }
    }
    return nil
  }

  /// A comment with an end of its own that begins at a place.
  private func comment(at index: Int) -> (length: Int, closing: StaticString)? {
    switch bytes[index] {
    case UInt8(ascii: "<") where has("<!--", at: index): (4, "-->")
    case UInt8(ascii: "/") where isSource && has("/*", at: index): (2, "*/")
    case UInt8(ascii: "{") where styles.contains(.mdx) && has("{/*", at: index): (3, "*/}")
    default: nil
    }
  }

  /// The place behind a string that begins at a place and ends on its line, or behind the signs that
  /// begin one of several lines.
  private mutating func string(
    at index: Int, in line: Range<Int>, _ unclosed: inout Set<UInt8>
  ) -> Int? {
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") || quote == UInt8(ascii: "`")
    else { return nil }
    if has("\"\"\"", at: index) || has("'''", at: index) {
      (closing, isString) = (quote == UInt8(ascii: "'") ? "'''" : "\"\"\"", true)
      return index + 3
    }
    if unclosed.contains(quote) { return nil }
    var end = index + 1
    while end < line.upperBound {
      if bytes[end] == quote { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    unclosed.insert(quote)
    return nil
  }

  /// True where a comment begins that ends with its line, in one language or another.
  private func isSign(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "%"): true
    case UInt8(ascii: "/"): has("//", at: index)
    case UInt8(ascii: "-"): has("--", at: index)
    default: false
    }
  }

  private func beginsWithSlashes(_ line: Range<Int>) -> Bool {
    let start = bytes[line].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.lowerBound
    return has("//", at: start)
  }

  private func has(_ text: StaticString, at index: Int) -> Bool { bytes.has(text, at: index) }
}

extension [UInt8] {
  /// True if a text stands at a place.
  func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= count && self[index..<index + text.count].elementsEqual(text)
    }
  }
}
