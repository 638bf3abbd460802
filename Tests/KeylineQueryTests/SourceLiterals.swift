/// The string literals of a Swift source, without what is put into them.
struct SourceLiterals {
  private(set) var texts: [String] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    readCode(until: nil)
  }

  static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "-" && $0 != "." }.filter {
      $0.contains(where: \.isLetter)
    }
  }

  private mutating func readCode(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
        continue
      }
      if character == "\"" {
        readLiteral()
        continue
      }
      rest.removeFirst()
      if character == "(" { depth += 1 }
      if character == end {
        if depth == 0 { return }
        depth -= 1
      }
    }
  }

  private mutating func readLiteral() {
    let mark = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(mark.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      if rest.hasPrefix("\\(") {
        rest.removeFirst(2)
        readCode(until: ")")
        continue
      }
      if rest.first == "\\" { rest.removeFirst() }
      if let character = rest.popFirst() { text.append(character) }
    }
    rest = rest.dropFirst(mark.count)
    texts.append(text)
  }
}
