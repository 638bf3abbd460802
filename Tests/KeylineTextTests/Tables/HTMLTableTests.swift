import KeylineText
import Testing

@Suite("HTML tables")
struct HTMLTableTests {
  @Test func `is a table element with a head and a body`() {
    let table = TextTable(
      columns: [.init("Device"), .init("Top", isNumeric: true)], rows: [["iPhone X", "44"]])
    #expect(
      HTMLTable().text(table) == """
        <table>
          <thead>
            <tr><th scope="col">Device</th><th scope="col">Top</th></tr>
          </thead>
          <tbody>
            <tr><td>iPhone X</td><td style="text-align: right">44</td></tr>
          </tbody>
        </table>

        """)
  }

  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("a & b", "a &amp; b"), ("\"a\"", "&quot;a&quot;"),
    ("it's", "it&#39;s"), ("]]>", "]]&gt;"), ("导航栏", "导航栏"),
  ])
  func `what means something to HTML is escaped`(text: String, escaped: String) {
    #expect(HTMLTable.escaped(text) == escaped)
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{1B}", "\u{7F}", "\n", "\u{85}", "\u{FFFE}", "\u{FFFF}"])
  func `what XML forbids does not come out`(text: String) {
    #expect(HTMLTable.escaped("a\(text)b") == "a\u{FFFD}b")
  }
}
