import KeylineTestSupport
import Testing

@testable import KeylineExport

/// Whatever a text is, a parser reads it back; what XML cannot hold is replaced.
@Suite("Elements of SVG")
struct SVGElementTests {
  static let texts = [
    "<script>alert(1)</script>", "]]>", "<![CDATA[", "&amp;", "&#65;", "\"", "'", "a\"b", "-->",
    "--", "<!--", "a\r\nb", "a\rb", "a\nb", "tab\tbed", " ", "  two  ", "a\u{85}b", "a\u{2028}b",
    "\u{FEFF}", "\u{202E}evil\u{202C}", "\u{301}", "机器", "😀", "👩‍👩‍👧‍👦", "\u{10FFFF}", "\u{7F}",
    "\u{E000}",
    "javascript:evil()", "url(http://a.b)", "&", "<", ">", "é", "e\u{301}", "%00", "\\",
    "}</style>",
  ]

  @Test(arguments: texts)
  func `a text is read back`(text: String) throws {
    let root = try Markup.read(SVGElement("text", ["x": 1], text: text).xml())
    #expect(Array(root.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(root.all.count == 1)
  }

  @Test(arguments: texts)
  func `an attribute is read back`(text: String) throws {
    let root = try Markup.read(SVGElement("g", ["data-a": text], []).xml())
    let value = try #require(root.attributes["data-a"])
    #expect(Array(value.unicodeScalars) == Array(text.unicodeScalars))
    #expect(root.attributes.count == 1)
  }

  @Test func `what no XML can hold is replaced`() throws {
    for code in (UInt32(0)..<0x20).filter({ ![9, 10, 13].contains($0) }) + [0xFFFE, 0xFFFF] {
      let scalar = try #require(Unicode.Scalar(code))
      let xml = SVGElement("text", ["data-a": "a\(scalar)b"], text: "a\(scalar)b").xml()
      let root = try Markup.read(xml)
      #expect(root.text == "a\u{FFFD}b")
      #expect(root.attributes["data-a"] == "a\u{FFFD}b")
    }
  }

  @Test func `elements stand in lines of their own, texts as they are`() {
    let text = SVGElement(
      "text", ["y": 2],
      mixed: [.element(SVGElement("tspan", text: "44")), .text(" Status bar")])
    let xml = SVGElement("g", [:], [SVGElement("path", ["d": "M0 0"]), text]).xml()
    #expect(
      xml == """
        <g>
          <path d="M0 0"/>
          <text y="2"><tspan>44</tspan> Status bar</text>
        </g>

        """)
  }

  @Test(arguments: [
    ("a short line", 20, ["a short line"]), ("one two three", 7, ["one two", "three"]),
    ("abcdefghij", 5, ["abcd…"]), ("", 5, []), ("机器 机器", 5, ["机器", "机器"]),
  ])
  func `a text is broken into lines at spaces`(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }
}
