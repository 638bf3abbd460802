import KeylineModel
import Testing

@testable import KeylinePublish

@Suite("Texts in generated code")
struct LiteralTests {
  @Test(arguments: [
    ("iPhone X", #""iPhone X""#), (#"a"b\c"#, #""a\"b\\c""#), (#"\(x)"#, #""\\(x)""#),
    ("a\nb\r\u{0}", #""a\u{A}b\u{D}\u{0}""#), ("\u{202E}x", #""\u{202E}x""#),
    ("é", #""é""#), ("e\u{301}", #""e\u{301}""#), ("机", #""机""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func `Swift`(text: String, literal: String) {
    #expect(Literal.swift(text) == literal)
  }

  @Test(arguments: [
    ("iPhone X", #""iPhone X""#), (#"a"b\c"#, #""a\"b\\c""#), ("${x}`", #""${x}`""#),
    ("a\nb", #""a\u000ab""#), ("</script>", #""<\/script>""#), ("a/b", #""a/b""#),
    ("\u{2028}", #""\u2028""#), ("\u{E0001}", #""\udb40\udc01""#), ("\u{0}", #""\u0000""#),
  ])
  func `JSON and TypeScript`(text: String, literal: String) {
    #expect(Literal.script(text) == literal)
  }

  @Test(arguments: [
    ("iPhone X", "iPhone X"), ("a\nb", "a_b"), ("*/ evil", "-/ evil"),
    ("a\u{2028}b", "a_b"), ("a\u{202E}b", "a_b"),
  ])
  func `a comment stays on its line`(text: String, comment: String) {
    #expect(CodeComment.line(text) == comment)
  }
}
