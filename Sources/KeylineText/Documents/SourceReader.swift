/// Finds the comments of source code, outside strings, templates and regular expressions.
struct SourceReader {
  private let bytes: [UInt8]
  private let syntax: SourceSyntax
  private var found: [Comment] = []
  /// The texts that do not occur any more, which are searched for only once.
  private var missing: Set<[UInt8]> = []
  private var isNested: Bool

  init(_ bytes: [UInt8], _ syntax: SourceSyntax) {
    self.bytes = bytes
    self.syntax = syntax
    isNested = syntax.isNested
  }

  /// The comments from an offset on.
  func comments(from start: Int) -> [Comment] {
    var reader = self
    reader.read(from: start)
    return reader.found
  }

  private mutating func read(from start: Int) {
    var index = start
    var line = start..<start
    // The last byte of code, which distinguishes a regular expression from a division.
    var last: Int?
    var isFirst = true
    // True after a sign that begins a comment in some language.
    var isBehind = false
    while index < bytes.count {
      if index >= line.upperBound {
        line = bytes.line(from: index)
        (isFirst, isBehind) = (true, false)
      }
      if bytes[index].isBlank {
        index += 1
        continue
      }
      if let end = comment(at: index, in: line, isFirst) {
        index = end
      } else if let end = literal(at: index, in: line, after: last) {
        last = end - 1
        index = end
      } else if isBehind || syntax.lineSigns.contains(where: { bytes.has($0, at: index) }) {
        isBehind = true
        let end = nextQuote(index, line.upperBound)
        found.add(Comment(style: nil, range: index..<end, text: index..<end), of: bytes)
        index = end
      } else {
        last = index
        index += 1
      }
      isFirst = false
    }
  }

  /// The end of a comment that begins at an offset.
  private mutating func comment(at index: Int, in line: Range<Int>, _ isFirst: Bool) -> Int? {
    let sign = bytes[index]
    if sign == UInt8(ascii: "/"), bytes.has("//", at: index), syntax.hasSlashes || isFirst {
      found.add(
        Comment(style: .slashes, range: index..<line.upperBound, text: index + 2..<line.upperBound),
        of: bytes)
      return line.upperBound
    }
    if sign == UInt8(ascii: "/"), bytes.has("/*", at: index), let end = blockEnd(index + 2) {
      addLines(of: index..<end)
      return end
    }
    if sign == UInt8(ascii: "<"), bytes.has("<!--", at: index), let end = place("-->", index + 4) {
      found.add(Comment(style: nil, range: index..<end + 3, text: index + 4..<end), of: bytes)
      return end + 3
    }
    guard syntax.isKnown, syntax.lineSigns.contains(where: { bytes.has($0, at: index) }) else {
      return nil
    }
    found.add(
      Comment(style: nil, range: index..<line.upperBound, text: index + 1..<line.upperBound),
      of: bytes)
    return line.upperBound
  }

  /// The end of a comment by an ambiguous sign: the next quote, slash or `<`, or the line end.
  private func nextQuote(_ start: Int, _ end: Int) -> Int {
    let marks = "\"'`/<".utf8
    return bytes[(start + 1)..<end].firstIndex { marks.contains($0) } ?? end
  }

  /// The end of a comment with a closing sign; nil if there is none.
  private mutating func blockEnd(_ start: Int) -> Int? {
    guard let first = place("*/", start) else { return nil }
    var depth = 1
    var (index, next) = (start, Optional(first))
    while isNested, let end = next {
      while let inner = bytes.find("/*", in: index..<end) {
        depth += 1
        index = inner + 2
      }
      depth -= 1
      index = end + 2
      if depth == 0 { return index }
      next = bytes.find("*/", in: index..<bytes.count)
    }
    // An apparent nested start does not count if there are not enough ends.
    isNested = false
    return first + 2
  }

  /// Adds the lines of such a comment that begin with two slashes, which may be markers.
  private mutating func addLines(of range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let rest = bytes[start..<range.upperBound]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
      let text = bytes[start..<end].drop(while: \.isBlank).startIndex
      let isLine = start > range.lowerBound && bytes.has("//", at: text) && text + 2 <= end
      found.add(
        Comment(
          style: isLine ? .slashes : nil, range: isLine ? text..<end : start..<end,
          text: isLine
            ? text + 2..<end : min(start + (start == range.lowerBound ? 2 : 0), end)..<end),
        of: bytes)
      start = end
    }
  }

  /// The end of a string, a template or a regular expression that begins at an offset.
  private mutating func literal(at index: Int, in line: Range<Int>, after last: Int?) -> Int? {
    let sign = bytes[index]
    if syntax.raw.contains(sign), index == 0 || !bytes[index - 1].isPartOfWord,
      let end = raw(at: index)
    {
      return end
    }
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      if syntax.tripled.contains(sign), isTriple(index), let end = tripleEnd(index) { return end }
      if sign == UInt8(ascii: "`"), syntax.hasTemplates {
        if missing.contains([sign]) { return nil }
        let end = templateEnd(index + 1, 0)
        if end == nil { missing.insert([sign]) }
        return end
      }
      if syntax.long.contains(sign) { return quoteEnd(sign, index + 1, bytes.count) }
      let limit = syntax.short.contains(sign) ? min(line.upperBound, index + 13) : line.upperBound
      return quoteEnd(sign, index + 1, limit)
    case UInt8(ascii: "/") where syntax.hasPatterns && mayPrecedePattern(last):
      return patternEnd(index + 1, line.upperBound)
    default: return nil
    }
  }

  private func isTriple(_ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == bytes[index] && bytes[index + 2] == bytes[index]
  }

  private mutating func tripleEnd(_ index: Int) -> Int? {
    let quotes = [UInt8](repeating: bytes[index], count: 3)
    if missing.contains(quotes) { return nil }
    var place = index + 3
    while place < bytes.count {
      if bytes[place] == bytes[index], isTriple(place) { return place + 3 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    missing.insert(quotes)
    return nil
  }

  /// The offset after the quote that closes a string before a limit.
  private mutating func quoteEnd(_ quote: UInt8, _ start: Int, _ limit: Int) -> Int? {
    let isLong = limit == bytes.count
    if isLong, missing.contains([quote]) { return nil }
    let isPlain = quote == UInt8(ascii: "`") && !syntax.hasTemplates
    var index = start
    while index < limit {
      if bytes[index] == quote { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") && !isPlain ? 2 : 1
    }
    if isLong { missing.insert([quote]) }
    return nil
  }

  /// The end of a string in which a backslash is not special: `#"…"#`, `r#"…"#`, `R"x(…)x"` or
  /// `#/…/#`.
  private mutating func raw(at index: Int) -> Int? {
    let hash = UInt8(ascii: "#")
    let hashes = bytes[(bytes[index] == hash ? index : index + 1)...].prefix { $0 == hash }
    let open = hashes.endIndex
    guard open < bytes.count else { return nil }
    var close: [UInt8]
    switch bytes[open] {
    case UInt8(ascii: "/")
    where bytes[index] == hash && !bytes.has("//", at: open) && !bytes.has("/*", at: open):
      close = [UInt8(ascii: "/")] + hashes
    case UInt8(ascii: "\"") where bytes[index] == UInt8(ascii: "R"):
      let name = bytes[(open + 1)...].prefix(17).prefix { $0 != UInt8(ascii: "(") && !$0.isBlank }
      guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "(") else {
        return nil
      }
      close = [UInt8(ascii: ")")] + name + [UInt8(ascii: "\"")]
    case UInt8(ascii: "\""):
      let quotes = isTriple(open) && bytes[index] == hash ? 3 : 1
      close = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + hashes
    default: return nil
    }
    if missing.contains(close) { return nil }
    var place = open + 1
    while place + close.count <= bytes.count {
      if bytes[place] == close[0], bytes[place...].starts(with: close) {
        return place + close.count
      }
      place += 1
    }
    missing.insert(close)
    return nil
  }

  /// The offset after the backtick that closes a template, past the code in it.
  private func templateEnd(_ start: Int, _ depth: Int) -> Int? {
    guard depth < 16 else { return nil }
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "`") { return index + 1 }
      if bytes.has("${", at: index) {
        var braces = 1
        index += 2
        while index < bytes.count, braces > 0 {
          switch bytes[index] {
          case UInt8(ascii: "{"): braces += 1
          case UInt8(ascii: "}"): braces -= 1
          case UInt8(ascii: "`"):
            guard let end = templateEnd(index + 1, depth + 1) else { return nil }
            index = end - 1
          default: break
          }
          index += 1
        }
      } else {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return nil
  }

  /// The offset after the slash that closes a regular expression on its line, ignoring slashes in
  /// brackets.
  private func patternEnd(_ start: Int, _ limit: Int) -> Int? {
    guard start < limit, bytes[start] != UInt8(ascii: ")"),
      syntax.hasTemplates || !bytes[start].isBlank
    else { return nil }
    var index = start
    var isInBrackets = false
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: "/") where !isInBrackets && index > start: return index + 1
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// True for code before a slash that does not divide: a sign or a keyword.
  private func mayPrecedePattern(_ place: Int?) -> Bool {
    guard let place else { return true }
    if "(,=:[!&|?{};+-*%<>~^".utf8.contains(bytes[place]) { return true }
    let word = bytes[...place].suffix(10).reversed().prefix(while: \.isPartOfWord).reversed()
    return ["return", "case", "typeof", "in", "of", "await", "yield", "throw", "try", "else"]
      .contains(
        String(decoding: Array(word), as: UTF8.self))
  }

  private mutating func place(_ text: StaticString, _ start: Int) -> Int? {
    let key = text.withUTF8Buffer(Array.init)
    if missing.contains(key) { return nil }
    guard let found = bytes.find(text, in: min(start, bytes.count)..<bytes.count) else {
      missing.insert(key)
      return nil
    }
    return found
  }
}
