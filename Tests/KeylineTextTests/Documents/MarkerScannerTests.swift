import KeylineText
import Testing

@Suite("Where markers are looked for")
struct MarkerScannerTests {
  private func queries(_ text: String, _ name: String) throws -> [String] {
    try MarkedText(text, fileNamed: name).blocks.map(\.query)
  }

  @Test(
    arguments: [
      "<!-- keyline:begin a -->\n{/* keyline:end */}",
      "{/* keyline:begin a */}\n<!-- keyline:end -->",
    ])
  func `a block ends with the kind of comment that it begins with`(
    text: String
  ) {
    let error = #expect(throws: MarkerError.self) { try queries(text, "a.mdx") }
    #expect(error?.line == 2)
    #expect(error?.message.contains("one kind of comment and ends with another") == true)
  }

  @Test(
    arguments: [
      ("<!--   keyline:begin   get  a   -->\n<!--keyline:end-->", "a.html", ["get  a"]),
      ("\t<!-- keyline:begin a -->\n\t<!-- keyline:end -->", "a.html", ["a"]),
      ("// keyline:begin a\n// keyline:end", "a.c", ["a"]),
      ("//keyline:begin a b \t\n//keyline:end\n", "a.c", ["a b"]),
      ("// keyline:beginning\n// keyline:end", "a.c", nil),
      ("<!-- keyline:begin -->\n<!-- keyline:end -->", "a.html", [""]),
      (
        "<!-- keyline:begin a -->1<!-- keyline:end --> <!-- keyline:begin b -->2<!-- keyline:end -->",
        "a.html", ["a", "b"]
      ),
      ("<!--\nkeyline:begin a -->", "a.html", nil), ("<!--", "a.html", []),
      ("//\nkeyline:end", "a.c", []),
      ("", "a.html", []),
    ] as [(String, String, [String]?)])
  func `the word stands first in its comment, alone or before its query`(
    text: String, name: String, expected: [String]?
  ) {
    #expect((try? queries(text, name)) == expected)
  }

  @Test(
    arguments: [
      ("```\n```\n<!-- keyline:begin a -->\n<!-- keyline:end -->", 1),
      ("~~~\n```\n~~~\n<!-- keyline:begin a -->\n<!-- keyline:end -->", 1),
      ("````\n```\n<!-- keyline:begin a -->\n````", 0),
      ("```\n``` not the end\n<!-- keyline:begin a -->\n```", 0),
      ("``\n<!-- keyline:begin a -->\n<!-- keyline:end -->\n``", 1),
      ("  ```\n  <!-- keyline:begin a -->\n  ```", 0), ("```swift\n<!-- keyline:begin a -->", 0),
    ])
  func `a fence ends with one of its own kind that is as long and alone`(text: String, count: Int)
    throws
  {
    #expect(try queries(text, "a.md").count == count)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the line of every block is told, however lines end`(end: String) throws {
    let lines = [
      "# Title", "<!-- keyline:begin a -->", "x", "<!-- keyline:end -->", "",
      "b <!-- keyline:begin b -->1<!-- keyline:end -->",
    ]
    let marked = try MarkedText(lines.joined(separator: end), fileNamed: "a.md")
    #expect(marked.blocks.map(\.line) == [2, 6])
    #expect(marked.blocks.map(\.firstLine) == [3, 6])
    #expect(marked.blocks.map(marked.content) == ["x\n", "1"])
  }

  @Test(
    arguments: [
      ("  // ", "  // keyline:begin q\n  // one\n  //\n  // two\n  // keyline:end\n", "a.c"),
      (
        "   ", "1. a\n\n   <!-- keyline:begin q -->\n   one\n\n   two\n   <!-- keyline:end -->\n",
        "a.md"
      ),
    ])
  func `what a block holds is read without its indentation and written with it`(
    prefix: String, text: String, name: String
  ) throws {
    let marked = try MarkedText(text, fileNamed: name)
    let content = try #require(marked.blocks.first.map(marked.content))
    #expect(content == "one\n\ntwo\n")
    #expect(try marked.filled([content]) == text)
    #expect(try marked.filled(["three\n"]).contains("\n" + prefix + "three\n"))
  }

  @Test(arguments: [
    ("\n44\n", "44"), ("44", "44"), ("", ""), ("\n\n", ""), ("44\n48\n", "44"),
  ])
  func `a value on one line is the first line of its answer`(answer: String, value: String) throws {
    let block = try #require(
      try MarkedText("<!-- keyline:begin q -->1<!-- keyline:end -->", fileNamed: "a.md").blocks
        .first)
    #expect(MarkedText.content(answer, for: block) == value)
  }

  @Test(arguments: [
    ("a.markdown", [MarkerStyle.html]), ("A.HTM", [.html]), ("icon.svg", [.html]),
    ("a.b.mdx", [.html, .mdx]), ("a.ts", [.slashes]), ("a.adoc", [.asciidoc]), ("md", [.html]),
    ("", [.slashes]),
    (".", [.slashes]),
  ])
  func `a file without a known ending is source code`(name: String, styles: [MarkerStyle]) {
    #expect(DocumentKind(fileNamed: name).styles == styles)
  }
}
