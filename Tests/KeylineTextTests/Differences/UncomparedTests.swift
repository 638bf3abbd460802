import KeylineText
import Testing

struct UncomparedTests {
  @Test(
    arguments: [
      (["a"], [], "1 metric cannot be compared: unknown before or after (--all lists it)"),
      (
        ["a", "a"], ["b"],
        "2 metrics cannot be compared: unknown before, after or both (--all lists them)"
      ),
      (
        [], ["b", "c"], "2 metrics cannot be compared: unknown before and after (--all lists them)"
      ),
      (["a"], ["a"], "1 metric cannot be compared: unknown before or after (--all lists it)"),
      ([], [], nil),
    ] as [([String], [String], String?)])
  func `counts each metric once, by the sides on which it is unknown`(
    one: [String], both: [String], note: String?
  ) {
    let unknown = Uncompared(onOne: one, onBoth: both, of: .beforeAndAfter)
    #expect(unknown.note(listed: false) == note)
  }

  @Test func `beside a list of the others, names what is unknown on both sides`() {
    let unknown = Uncompared(onOne: ["a"], onBoth: ["a", "b", "c"], of: .two)
    #expect(unknown.note(listed: true) == "unknown on both sides: b, c")
    #expect(Uncompared(onOne: ["a"], onBoth: [], of: .two).note(listed: true) == nil)
  }
}
