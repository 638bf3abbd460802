import KeylineText
import Testing

@Suite("The marker of a generated file")
struct GeneratedFileTests {
  @Test(arguments: [
    ("// keyline:file export swift\nlet a = 1\n", "export swift"),
    ("// keyline:file export swift\r\nlet a = 1\r\n", "export swift"),
    ("// keyline:file  export typescript -d 'iPhone  X'  \n", "export typescript -d 'iPhone  X'"),
    ("\u{FEFF}// keyline:file export swift\n", "export swift"), ("// keyline:file", ""),
  ])
  func `begins the first line and holds the question`(text: String, query: String) throws {
    #expect(try #require(try GeneratedFile(text)).query == query)
  }

  @Test(arguments: [
    "", "let a = 1\n", "\n// keyline:file export swift\n", " // keyline:file export swift\n",
    "let a = \"// keyline:file export swift\"\n", "//keyline:file export swift\n",
    "// keyline:files export swift\n", "/* keyline:file export swift */\n",
    "```\n// keyline:file export swift\n```\n", "// Made by keyline export swift.\n",
  ])
  func `is nowhere else, and nothing else is one`(text: String) throws {
    #expect(try GeneratedFile(text) == nil)
  }

  @Test func `is refused where it is longer than anybody writes`() throws {
    let longest = String(repeating: "a", count: 4_090)
    #expect(try GeneratedFile("// keyline:file \(longest)\n") != nil)
    let error = #expect(throws: MarkerError.self) {
      try GeneratedFile("// keyline:file \(longest)bcdefgh\n")
    }
    #expect(error?.message == "the command is longer than 4096 bytes")
  }

  @Test(arguments: [("a\u{0}b", "a\\u{0}b"), ("a\tb", "a\\u{9}b"), ("\u{202E}x", "\\u{202E}x")])
  func `is refused with the word that cannot be seen`(word: String, shown: String) {
    let error = #expect(throws: MarkerError.self) {
      try GeneratedFile("// keyline:file export swift \(word) c\n")
    }
    #expect(error?.message == "the marker has a control character: \(shown)")
  }

  @Test(arguments: [
    (["export", "swift"], "export swift"),
    (["export", "swift", "-d", "iPhone X,!notch"], "export swift -d 'iPhone X,!notch'"),
    (["it's", ""], "\"it's\" ''"), (["a'\\\"$`"], "\"a'\\\\\\\"\\$\\`\""),
  ])
  func `is written so that the same words are read`(words: [String], query: String) throws {
    let marker = try #require(GeneratedFile.marker(words))
    #expect(marker == "// keyline:file \(query)")
    #expect(ArgumentText.arguments(try #require(try GeneratedFile(marker)).query) == words)
  }

  @Test(arguments: ["iphone-x,\niphone-8", "\u{1B}[2J", String(repeating: "a", count: 5_000)])
  func `is not written for words that a line cannot show`(word: String) {
    #expect(GeneratedFile.marker(["export", "swift", "-d", word]) == nil)
  }
}

@Suite("Lines of code that are stale")
struct StaleCodeTests {
  private func texts(_ old: String, _ new: String) -> [String] {
    StaleCell.all(fromCode: old, to: new).map { "\($0.line): \($0.text)" }
  }

  @Test(arguments: [
    ("  .init([0], 17, 19, 55),", "  .init([0], 17, 19, 54),", "55 → 54"),
    ("  .init([0, 1], 17, 19, 55),", "  .init([0, 1, 2], 17, 19, 55),", "1 → 1, 2"),
    ("  .init([0], 17, 18, 161.0 / 3),", "  .init([0], 17, 19, 54),", "18, 161.0 / 3 → 19, 54"),
    ("  ]", "  ],", "] → ],"), ("let a = 1", "var a = 1", "let a = 1 → var a = 1"),
  ])
  func `show of a line that changed what did`(old: String, new: String, text: String) {
    #expect(texts("a\n\(old)\nb\n", "a\n\(new)\nb\n") == ["2: \(text)"])
  }

  @Test func `show lines that go and come as they are`() {
    #expect(texts("a\n  b\nc\n", "a\nc\n") == ["2: no longer: b"])
    #expect(texts("a\nc\n", "a\n  b\nc\n") == ["2: missing: b"])
    #expect(texts("", "a\n") == ["1: missing: a"])
    #expect(
      texts("a\nb\nc\n", "a\nd\n") == ["2: no longer: b", "3: no longer: c", "2: missing: d"])
  }

  @Test func `are none where nothing changed, and one where the line ends did`() {
    #expect(texts("a\nb\n", "a\nb\n") == [])
    #expect(texts("a\r\nb\r\n", "a\nb\n") == ["1: the same code in another form"])
  }
}
