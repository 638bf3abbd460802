import KeylineData
import KeylineText
import Testing

@Suite("Width in a terminal")
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("导航栏", 6), ("한글", 4), ("ﾊﾝ", 2), ("ＡＢ", 4),
    ("12–13", 5), ("×", 1), ("📱", 2), ("a\u{200B}b", 2),
  ])
  func `counts columns, not characters`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `padding goes by columns, on either side`() {
    #expect("导航".padded(to: 6) == "导航  ")
    #expect("44".padded(to: 4, right: true) == "  44")
    #expect("long".padded(to: 2) == "long")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}b", "a\\u{1B}b"), ("a\r\nb", "a\\u{D}\\u{A}b"),
    ("a\u{9B}b", "a\\u{9B}b"), ("\u{202E}a\u{2069}", "\\u{202E}a\\u{2069}"),
    ("a\u{61C}\u{200F}", "a\\u{61C}\\u{200F}"), ("12–13 → é", "12–13 → é"),
    ("导航", "导航"),
  ])
  func `what steers a terminal is made visible`(text: String, printable: String) {
    #expect(text.printable == printable)
  }
}
