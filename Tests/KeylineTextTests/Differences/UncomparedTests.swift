import KeylineText
import Testing

struct UncomparedTests {
  @Test(
    arguments: [
      (["a"], [], "1 metric cannot be compared: unknown before or after (see it)"),
      (
        ["a", "a"], ["b"],
        "2 metrics cannot be compared: unknown before, after or both (see them)"
      ),
      (
        [], ["b", "c"], "2 metrics cannot be compared: unknown before and after (see them)"
      ),
      (["a"], ["a"], "1 metric cannot be compared: unknown before or after (see it)"),
      ([], [], nil),
    ] as [([String], [String], String?)])
  func `counts each metric once, by the sides on which it is unknown`(
    one: [String], both: [String], note: String?
  ) {
    let unknown = Uncompared(onOne: one, onBoth: both, of: .beforeAndAfter)
    #expect(unknown.note(listed: false) { "see \($0)" } == note)
  }

  @Test func `beside a list of the others, names what is unknown on both sides`() {
    let unknown = Uncompared(onOne: ["a"], onBoth: ["a", "b", "c"], of: .two)
    #expect(unknown.note(listed: true) { $0 } == "unknown on both sides: b, c")
    #expect(Uncompared(onOne: ["a"], onBoth: [], of: .two).note(listed: true) { $0 } == nil)
  }
}
