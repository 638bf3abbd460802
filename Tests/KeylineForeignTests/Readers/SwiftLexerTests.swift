import Testing

@testable import KeylineForeign

@Suite("Tokens of Swift source")
struct SwiftLexerTests {
  private func tokens(_ text: String) -> [String] {
    var lexer = SwiftLexer(Array(text.utf8))
    var tokens: [String] = []
    while let token = lexer.next() { tokens.append(lexer.text(token)) }
    return tokens
  }

  @Test(
    arguments: [
      ("", []), (" \t\r\n ", []), ("a", ["a"]), ("_a1 é", ["_a1", "é"]),
      ("top: 44", ["top", ":", "44"]), (".init(1,2)", [".", "init", "(", "1", ",", "2", ")"]),
      ("44.5", ["44.5"]), ("44.init", ["44", ".", "init"]), ("1_000", ["1_000"]),
      ("1e9", ["1e9"]), ("0xFF", ["0xFF"]), ("-8", ["-", "8"]), ("a//b\nc", ["a", "c"]),
      ("a/*b*/c", ["a", "c"]), ("a/*b/*c*/d*/e", ["a", "e"]), ("a/b", ["a", "/", "b"]),
      ("a // \"b", ["a"]), ("/* never ends", []), ("/**/", []), ("//", []),
    ])
  func `are words, numbers and marks, without comments`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(
    arguments: [
      (#""a b" c"#, [#""a b""#, "c"]), (#""a\"b" c"#, [#""a\"b""#, "c"]),
      (#""//" c"#, [#""//""#, "c"]),
      (#""\\" c"#, [#""\\""#, "c"]), ("\"\"\"\n} \" a\n\"\"\" c", ["\"\"\"\n} \" a\n\"\"\"", "c"]),
      ("\"open\nc", ["\"open\n", "c"]), ("\"", ["\""]), ("\"\\", ["\"\\"]),
      ("\"\"\"", ["\"\"\""]), ("\"\" c", ["\"\"", "c"]),
    ])
  func `take a string literal as one, which a line ends at the latest`(
    text: String, expected: [String]
  ) {
    #expect(tokens(text) == expected)
  }

  @Test func `are compared by their text, but never a string with a word`() {
    let lexer = SwiftLexer(Array("static \"static\"".utf8))
    var copy = lexer
    let (word, string) = (copy.next(), copy.next())
    #expect(lexer.matches(word, "static"))
    #expect(!lexer.matches(word, "stati"))
    #expect(!lexer.matches(word, "statics"))
    #expect(!lexer.matches(string, "\"static\""))
    #expect(!lexer.matches(nil, ""))
  }

  @Test func `can be looked at without being taken`() {
    var lexer = SwiftLexer(Array("a b".utf8))
    #expect(lexer.peek().map(lexer.text) == "a")
    #expect(lexer.peek().map(lexer.text) == "a")
    #expect(lexer.next().map(lexer.text) == "a")
    #expect(lexer.next().map(lexer.text) == "b")
    #expect(lexer.peek() == nil)
    #expect(lexer.next() == nil)
  }

  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func `come to an end after any byte`(byte: UInt8) {
    for tail in [[], [byte], [0x22], [0x5C], [0x2F, 0x2A]] as [[UInt8]] {
      var lexer = SwiftLexer([byte] + tail)
      var end = 0
      while let token = lexer.next() {
        #expect(token.range.lowerBound >= end)
        #expect(!token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= 1 + tail.count)
    }
  }
}
