import KeylineData
import Testing

@Suite("Text for a terminal")
struct PrintableTests {
  /// A carriage return alone leads back to the beginning of the line, over what stands there.
  @Test(arguments: [
    ("a\nb\tc\n", "a\nb\tc\n"), ("a\r\nb\r\n", "a\r\nb\r\n"), ("a\rb", "a\\u{D}b"),
    ("a\r", "a\\u{D}"), ("\r\r\n", "\\u{D}\r\n"), ("a\r\n\rb", "a\r\n\\u{D}b"),
    ("a\u{1B}\nb", "a\\u{1B}\nb"),
  ])
  func `over several lines ends and tabs stay, and what steers a terminal is made visible`(
    text: String, printable: String
  ) {
    #expect(Array(text.printableLines.utf8) == Array(printable.utf8))
  }
}
