import Testing

@testable import KeylineText

@Suite("Code spans of Markdown")
struct CodeSpansTests {
  private func spans(_ line: String) -> [String] {
    let bytes = Array(line.utf8)
    return CodeSpans(bytes[...]).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("", []), ("a", []), ("`a`", ["`a`"]), ("a `b` c `d`", ["`b`", "`d`"]),
      ("``a`b``", ["``a`b``"]), ("`a``b`", ["`a``b`"]), ("``a` b", []), ("`a", []), ("```", []),
      ("` `` `", ["` `` `"]), ("`a` `b", ["`a`"]), ("``` a ``` `b`", ["``` a ```", "`b`"]),
      ("`` a ` b ` c", ["` b `"]), ("\u{5BFC}`航`", ["`航`"]),
    ] as [(String, [String])])
  func `reach from a run of backticks to the next one as long`(line: String, expected: [String]) {
    #expect(spans(line) == expected)
  }

  @Test func `are told in a part of a text by where they stand in all of it`() {
    let bytes = Array("`x` `y`".utf8)
    #expect(Array(CodeSpans(bytes[3...])) == [4..<7])
  }

  @Test func `that nothing closes do not take long`() {
    let line = (1...400).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(spans(line).isEmpty)
  }

  @Test func `are asked about place by place`() {
    var spans = CodeSpans(Array("a `b` `c`".utf8)[...])
    #expect((0..<9).map { spans.end(around: $0) } == [nil, nil, 5, 5, 5, nil, 9, 9, 9])
    #expect(spans.end(around: 9) == nil)
  }
}
