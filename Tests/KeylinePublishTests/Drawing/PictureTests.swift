import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("Pictures as files")
struct PictureTests {
  private let picture = Picture(
    title: "A & B", description: "Two <things>.", width: 100, height: 50,
    elements: [.element("rect", ["x": "1"], [])])

  /// Texts that want to be more than texts, and what a parser reads back.
  static let texts: [(String, String)] =
    [
      "<script>alert(1)</script>", "]]>", "<![CDATA[", "&amp;", "&#65;", "\"", "'", "a\"b", "-->",
      "--", "<!--", " ", "  two  ", "a\u{2028}b", "\u{FEFF}", "\u{202E}evil\u{202C}", "\u{301}",
      "机器", "😀", "👩‍👩‍👧‍👦", "\u{10FFFF}", "\u{E000}", "javascript:evil()", "url(http://a.b)", "&",
      "<", ">", "é", "e\u{301}", "%00", "\\", "}</style>",
    ].map { ($0, $0) } + [
      // What no XML can hold, and control characters.
      ("a\r\nb", "a\u{FFFD}\u{FFFD}b"), ("a\rb", "a\u{FFFD}b"), ("tab\tbed", "tab\u{FFFD}bed"),
      ("a\u{85}b", "a\u{FFFD}b"), ("\u{7F}", "\u{FFFD}"), ("\u{0}", "\u{FFFD}"),
      ("\u{1B}", "\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("a\u{FFFF}b", "a\u{FFFD}b"),
    ]

  @Test(arguments: texts)
  func `a title and a description are read back`(text: String, held: String) throws {
    let picture = Picture(title: text, description: text, width: 1, height: 1, elements: [])
    let root = try Markup.read(picture.svg)
    #expect(root.children.map(\.name) == ["title", "desc", "style", "rect"])
    for child in root.children.prefix(2) {
      #expect(Array(child.text.unicodeScalars) == Array(held.unicodeScalars))
    }
  }

  @Test func `a picture that is enlarged has the same places`() throws {
    var large = picture
    large.isEnlarged = true
    let root = try Markup.read(large.svg)
    #expect(root.attributes["viewBox"] == "0 0 100 50")
    #expect(root.number("width") == 150 && root.number("height") == 75)
  }

  @Test func `a file has its own style, a title and a description`() throws {
    let root = try Markup.read(picture.svg)
    #expect(root.name == "svg")
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["viewBox"] == "0 0 100 50")
    #expect(root.children.map(\.name).prefix(4) == ["title", "desc", "style", "rect"])
    #expect(root.children[0].text == "A & B")
    #expect(root.children[1].text == "Two <things>.")
    #expect(root.children[3].attributes["class"] == "paper")
  }

  @Test func `the style is for pictures alone, by day and by night`() {
    let text = Asset.text("picture.css")
    #expect(text.contains("@media (prefers-color-scheme: dark)"))
    for line in text.split(separator: "\n") where line.contains("{") && !line.contains("@media") {
      let selectors = line.prefix { $0 != "{" }.split(separator: ",")
      #expect(selectors.allSatisfy { $0.contains(".keyline-picture ") }, "\(line)")
    }
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    #expect(!text.contains("url(") && !text.contains("@import"))
  }

  @Test(arguments: [
    ("abc", 5, "abc"), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("导航栏", 6, "导航栏"),
    ("导航栏", 5, "导航…"), ("导航栏", 4, "导…"), ("", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `a text that is too long ends with a mark`(text: String, columns: Int, short: String) {
    #expect(text.shortened(to: columns) == short)
    #expect(text.shortened(to: columns).displayWidth <= max(columns, 1))
  }

  @Test(arguments: [
    ("a b c", 3, ["a b", "c"]), ("a  b", 3, ["a b"]), ("", 3, []),
    ("abcdef gh", 4, ["abc…", "gh"]),
    ("导航 栏", 5, ["导航", "栏"]),
  ])
  func `a text is broken into lines of some columns`(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test func `names inside pictures tell pictures apart`() {
    let names = ["iPhone X, iOS 11", "iPhone X, iOS 12", "", "导航"].map(Picture.clip)
    #expect(Set(names).count == names.count)
    #expect(Picture.clip("a") == Picture.clip("a"))
    for name in names {
      #expect(name.hasPrefix("keyline-"))
      #expect(name.utf8.count < 32)
    }
  }
}
