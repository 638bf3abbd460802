import KeylineText
import Testing

@Suite("Where markers are looked for")
struct MarkerScannerTests {
  private func queries(_ text: String, _ styles: [MarkerStyle]) throws -> [String] {
    try MarkedText(text, styles: styles).blocks.map(\.query)
  }

  @Test(
    arguments: [
      ("<!-- keyline:begin a -->\n{/* keyline:end */}", [.html, .mdx]),
      ("{/* keyline:begin a */}\n<!-- keyline:end -->", [.html, .mdx]),
    ] as [(String, [MarkerStyle])])
  func `a block ends with the kind of comment that it begins with`(
    text: String, styles: [MarkerStyle]
  ) {
    let error = #expect(throws: MarkerError.self) { try queries(text, styles) }
    #expect(error?.line == 2)
    #expect(error?.message.contains("one kind of comment and ends with another") == true)
  }

  @Test(
    arguments: [
      ("<!--   keyline:begin   get  a   -->\n<!--keyline:end-->", .html, ["get  a"]),
      ("\t<!-- keyline:begin a -->\n\t<!-- keyline:end -->", .html, ["a"]),
      ("// keyline:begin a\n// keyline:end", .slashes, ["a"]),
      ("//keyline:begin a b \t\n//keyline:end\n", .slashes, ["a b"]),
      ("// keyline:beginning\n// keyline:end", .slashes, nil),
      ("<!-- keyline:begin -->\n<!-- keyline:end -->", .html, [""]),
      (
        "<!-- keyline:begin a -->1<!-- keyline:end --> <!-- keyline:begin b -->2<!-- keyline:end -->",
        .html, ["a", "b"]
      ),
      ("<!--\nkeyline:begin a -->", .html, nil), ("<!--", .html, []),
      ("//\nkeyline:end", .slashes, []),
      ("", .html, []),
    ] as [(String, MarkerStyle, [String]?)])
  func `the word stands first in its comment, alone or before its query`(
    text: String, style: MarkerStyle, expected: [String]?
  ) {
    #expect((try? queries(text, [style])) == expected)
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
    #expect(try queries(text, [.html]).count == count)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the line of every block is told, however lines end`(end: String) throws {
    let lines = [
      "# Title", "<!-- keyline:begin a -->", "x", "<!-- keyline:end -->", "",
      "b <!-- keyline:begin b -->1<!-- keyline:end -->",
    ]
    let marked = try MarkedText(lines.joined(separator: end), styles: [.html])
    #expect(marked.blocks.map(\.line) == [2, 6])
    #expect(marked.blocks.map(\.firstLine) == [3, 6])
    #expect(marked.blocks.map(marked.content) == ["x\n", "1"])
  }

  @Test(
    arguments: [
      ("  // ", "  // keyline:begin q\n  // one\n  //\n  // two\n  // keyline:end\n", .slashes),
      (
        "    ", "    <!-- keyline:begin q -->\n    one\n\n    two\n    <!-- keyline:end -->\n",
        .html
      ),
    ] as [(String, String, MarkerStyle)])
  func `what a block holds is read without its indentation and written with it`(
    prefix: String, text: String, style: MarkerStyle
  ) throws {
    let marked = try MarkedText(text, styles: [style])
    let content = try #require(marked.blocks.first.map(marked.content))
    #expect(content == "one\n\ntwo\n")
    #expect(try marked.filled([content]) == text)
    #expect(try marked.filled(["three\n"]).split(separator: "\n")[1] == prefix + "three")
  }

  @Test(arguments: [
    ("\n44\n", "44"), ("44", "44"), ("", ""), ("\n\n", ""), ("44\n48\n", "44"),
  ])
  func `a value on one line is the first line of its answer`(answer: String, value: String) throws {
    let block = try #require(
      try MarkedText("<!-- keyline:begin q -->1<!-- keyline:end -->", styles: [.html]).blocks.first)
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
