import Testing

@testable import KeylineText

@Suite("Code spans of Markdown")
struct CodeSpansTests {
  private func spans(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let spans = CodeSpans(bytes)
    var found: [String] = []
    var index = 0
    while let tick = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
      index = spans.end(from: tick)
      let span = bytes[tick..<index]
      if span.contains(where: { $0 != UInt8(ascii: "`") }) {
        found.append(String(decoding: span, as: UTF8.self))
      }
    }
    return found
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

  @Test func `that nothing closes do not take long`() {
    let line = (1...400).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(spans(line).isEmpty)
  }
}
