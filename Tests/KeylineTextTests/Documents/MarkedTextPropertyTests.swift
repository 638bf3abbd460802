import KeylineTestSupport
import KeylineText
import Testing

/// Random documents of few different pieces, so that many of them have blocks.
@Suite("Filling random documents")
struct MarkedTextPropertyTests {
  private static let pieces = [
    "<!-- keyline:begin a -->", "<!-- keyline:end -->", "\n<!-- keyline:begin b -->\n",
    "\n  <!-- keyline:begin c -->\n", "\n<!-- keyline:end -->\n", "\n", "\r\n", " ", "`", "``",
    "```\n",
    "e\u{301}", "\u{301}", "| a | 1 |", "text", "\u{FEFF}", "<!--", "-->", "keyline:end",
  ]
  private static let answers = ["", "1", "\n| A |\n| - |\n| 1 |\n", "e\u{301}  \r\nb\r\n", "\n\n"]

  private func document(_ random: inout XorShift, _ count: Int) -> String {
    (0..<count).map { _ in random.pick(Self.pieces) }.joined()
  }

  /// The bytes of a text outside of its blocks.
  private func outside(_ text: String, _ marked: MarkedText) throws -> [UInt8] {
    Array(try marked.filled(marked.blocks.map { _ in "" }).utf8)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `twice is the same as once, and changes nothing outside of the blocks`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<200 {
      let text = document(&random, Int.random(in: 2...14, using: &random))
      guard let marked = try? MarkedText(text, fileNamed: "a.md"), !marked.blocks.isEmpty else {
        continue
      }
      let contents = marked.blocks.map { MarkedText.content(random.pick(Self.answers), for: $0) }
      guard let once = try? marked.filled(contents) else { continue }
      let again = try MarkedText(once, fileNamed: "a.md")
      #expect(again.blocks.map(again.content) == contents, "seed \(seed): \(text.debugDescription)")
      #expect(
        Array(try again.filled(contents).utf8) == Array(once.utf8),
        "seed \(seed): \(text.debugDescription)")
      guard let before = try? outside(text, marked) else { continue }
      #expect(try outside(once, again) == before, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `is refused where the text would be longer than what can be read`() throws {
    let text = "<!-- keyline:begin a -->\n<!-- keyline:end -->\nend\n"
    let marked = try MarkedText(text, fileNamed: "a.md")
    let whole = try marked.filled(["\nanswer\n\n"])
    #expect(try marked.filled(["\nanswer\n\n"], atMost: whole.utf8.count) == whole)
    let error = #expect(throws: MarkerError.self) {
      try marked.filled(["\nanswer\n\n"], atMost: whole.utf8.count - 1)
    }
    #expect(error?.line == 1)
  }

  @Test func `does not make spaces before a marker into more than can be read`() throws {
    let spaces = String(repeating: " ", count: 1_000)
    let text = "\(spaces)// keyline:begin a\n\(spaces)// keyline:end\n"
    let marked = try MarkedText(text, fileNamed: "a.swift")
    let answer = String(repeating: "x\n", count: 1_000)
    #expect(throws: MarkerError.self) { try marked.filled([answer], atMost: 100_000) }
  }
}
