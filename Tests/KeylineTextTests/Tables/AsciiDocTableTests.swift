import KeylineText
import Testing

@Suite struct AsciiDocTableTests {
  @Test func `a row is a line, the titles first, and notes stand below`() {
    let table = TextTable(
      columns: [.init("Device"), .init("Top", isNumeric: true)], rows: [["iPhone X", "44¹"]],
      footnotes: ["Single source."], legends: ["An open range (14+)."])
    #expect(
      AsciiDocTable().text(table) == """
        [%header,cols="<,>"]
        |===
        |Device |Top
        |iPhone X |44¹
        |===

        . Single source.

        An open range (14+).

        """)
  }

  @Test(arguments: [
    ("a|b", "a&#124;b"), ("*a* _b_ `c`", "&#42;a&#42; &#95;b&#95; &#96;c&#96;"),
    ("<<a>>", "&#60;&#60;a&#62;&#62;"),
    ("{a}", "&#123;a&#125;"), ("14+", "14+"), ("+a+", "&#43;a+"), ("a--b", "a-&#45;b"),
    ("...", ".&#46;&#46;"),
    ("iPad (7th generation)", "iPad (7th generation)"), ("&#124;", "&#38;&#35;124;"),
  ])
  func `no character of a text means anything to AsciiDoc`(text: String, escaped: String) {
    #expect(AsciiDocTable.escaped(text) == escaped)
  }
}
