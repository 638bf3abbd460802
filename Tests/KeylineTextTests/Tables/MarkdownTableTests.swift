import KeylineText
import Testing

@Suite("Markdown tables")
struct MarkdownTableTests {
  @Test func `are aligned, numbers at the right`() {
    let table = TextTable(
      columns: [.init("Device"), .init("Top", isNumeric: true)],
      rows: [["iPhone X", "44"], ["导航栏", "8"]])
    #expect(
      MarkdownTable().text(table) == """
        | Device   | Top |
        | -------- | --: |
        | iPhone X |  44 |
        | 导航栏   |   8 |

        """)
  }

  @Test(arguments: [
    ("a|b", "a\\|b"), ("a*b*", "a\\*b\\*"), ("_a_", "\\_a\\_"), ("`a`", "\\`a\\`"),
    ("<b>", "\\<b\\>"), ("[a](b)", "\\[a\\](b)"), ("a\\b", "a\\\\b"), ("# a", "\\# a"),
    ("~a~", "\\~a\\~"), ("&amp;", "\\&amp;"), ("iPad Pro (11-inch)", "iPad Pro (11-inch)"),
  ])
  func `no character means anything to Markdown`(text: String, escaped: String) {
    #expect(MarkdownTable.escaped(text) == escaped)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\u{B}b", "a\u{85}b"])
  func `a line break does not end a row`(cell: String) {
    let text = MarkdownTable().text(TextTable(columns: [.init("A")], rows: [[cell]]))
    #expect(text.split(whereSeparator: \.isNewline).count == 3)
  }
}
