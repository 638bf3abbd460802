import KeylineModel

/// Finds the comments of AsciiDoc: lines that begin with two slashes, outside of verbatim blocks.
///
/// https://docs.asciidoctor.org/asciidoc/latest/blocks/delimited/
struct AsciiDocReader {
  private let bytes: [UInt8]
  private var found: [Comment] = []
  /// The line that ends the open block.
  private var fence: [UInt8]?
  /// True in a paragraph with a style that makes it code, and after that style.
  private var isVerbatim = false
  private var last = Last.nothing

  private enum Last: Equatable {
    case nothing, style, text
    /// The first line of a block, possibly a title, with its number of characters.
    case first(Int)
    /// A line of a paragraph with an indented first line, which is shown verbatim.
    case literal
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The comments from an offset on.
  func comments(from start: Int) -> [Comment] {
    var reader = self
    var start = start
    while start < bytes.count {
      let range = bytes.line(from: start)
      let end = bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
      reader.read(start..<end)
      start = range.upperBound
    }
    return reader.found
  }

  private mutating func read(_ line: Range<Int>) {
    let text = bytes[line]
    if let fence {
      if text.elementsEqual(fence) { (self.fence, last) = (nil, .nothing) }
      return
    }
    if text.isEmpty {
      // A style may be apart from its block.
      if last != .style { (last, isVerbatim) = (.nothing, false) }
    } else if isUnderline(text) {
      last = .nothing
    } else if let fence = fence(text) {
      (self.fence, isVerbatim) = (fence, false)
    } else if text.first == UInt8(ascii: "."), text.dropFirst().first.map({ !$0.isBlank }) == true {
      last = .style
    } else if last == .literal || isVerbatim {
      if last != .literal { last = .text }
    } else if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") {
      last = .style
      isVerbatim = isCode(text)
    } else if bytes.has("//", at: line.lowerBound), text.dropFirst(2).first != UInt8(ascii: "/") {
      found.add(
        Comment(style: .asciidoc, range: line, text: line.lowerBound + 2..<line.upperBound),
        of: bytes)
    } else if last == .nothing || last == .style {
      last =
        text.first?.isBlank == true
        ? .literal : .first(String(decoding: text, as: UTF8.self).unicodeScalars.count)
    } else {
      last = .text
    }
  }

  /// The end of a block that a line begins; nil if it begins none, or a block that is read.
  private func fence(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let sign = line.first else { return nil }
    if line.starts(with: "```".utf8) {
      let language = line.dropFirst(3)
      return language.contains(sign) ? nil : Array("```".utf8)
    }
    if isVerbatim, line.elementsEqual("--".utf8) { return Array(line) }
    let isFence = "-.+/".utf8.contains(sign) && line.count >= 4 && line.allSatisfy { $0 == sign }
    return isFence ? Array(line) : nil
  }

  /// True for a line that makes the previous one a title.
  private func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
    guard case .first(let count) = last, let sign = line.first, "=-~^+".utf8.contains(sign),
      line.count >= 2, line.allSatisfy({ $0 == sign })
    else { return false }
    return abs(line.count - count) <= 1
  }

  /// True for a style that shows the paragraph below it verbatim.
  private func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    let style = line.dropFirst().prefix { $0.isLetter }
    return ["source", "listing", "literal", "pass", "verse", "comment"].contains(
      String(decoding: style, as: UTF8.self)) || line.starts(with: "[,".utf8)
  }
}
