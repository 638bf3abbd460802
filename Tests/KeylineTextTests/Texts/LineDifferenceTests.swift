import KeylineText
import Testing

struct LineDifferenceTests {
  @Test(
    arguments: [
      ("a\nb\n", "a\nc\n", "t\n  a\n- b\n+ c\n"), ("", "a\n", "t\n+ a\n"),
      ("a\nb\n", "", "t\n- a\n- b\n"), ("a\n", "a\n", "t\n  a\n"), ("", "", "t\n"),
      ("a\nb\nc\n", "b\nc\nd\n", "t\n- a\n  b\n  c\n+ d\n"),
    ])
  func `lines that stay, go and come are told apart`(before: String, after: String, text: String) {
    #expect(LineDifference.text(before: before, after: after, title: "t") == text)
  }

  @Test func `a control character does not reach a terminal`() {
    let text = LineDifference.text(before: "a\u{1B}[2J\n", after: "", title: "\u{1B}t")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
