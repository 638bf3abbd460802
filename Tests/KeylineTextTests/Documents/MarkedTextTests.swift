import KeylineText
import Testing

@Suite struct MarkedTextTests {
  @Test func `a block is what stands between two markers that are alone on their lines`() throws {
    let text = try MarkedText(
      """
      # Title
      <!-- keyline:begin get statusBar.height -d iphone-x -->
      old
      <!-- keyline:end -->
      after
      """, fileNamed: "a.md")
    let block = try #require(text.blocks.first)
    #expect(text.blocks.count == 1)
    #expect(block.query == "get statusBar.height -d iphone-x")
    #expect((block.line, block.firstLine) == (2, 3))
    #expect(!block.isInline)
    #expect(text.content(of: block) == "old\n")
  }

  @Test(arguments: [
    ("a <!-- keyline:begin q -->1<!-- keyline:end --> b", "a.md", "1"),
    ("a {/* keyline:begin q */}1{/* keyline:end */} b", "a.mdx", "1"),
    ("<!--keyline:begin q--><!--keyline:end-->", "a.html", ""),
  ])
  func `two markers on one line hold a value`(text: String, name: String, value: String)
    throws
  {
    let marked = try MarkedText(text, fileNamed: name)
    let block = try #require(marked.blocks.first)
    #expect(block.isInline)
    #expect(block.query == "q")
    #expect(marked.content(of: block) == value)
  }

  @Test(arguments: [
    (
      "a.md", "x\n  <!-- keyline:begin q -->\n  <!-- keyline:end -->\ny\n",
      "x\n  <!-- keyline:begin q -->\n\n  | a |\n  | 1 |\n\n  <!-- keyline:end -->\ny\n"
    ),
    (
      "a.mdx", "{/* keyline:begin q */}\nold\n{/* keyline:end */}",
      "{/* keyline:begin q */}\n\n| a |\n| 1 |\n\n{/* keyline:end */}"
    ),
    (
      "a.swift", "let a = 1\n  // keyline:begin q\n  // old\n  // keyline:end\n",
      "let a = 1\n  // keyline:begin q\n  // | a |\n  // | 1 |\n  // keyline:end\n"
    ),
    (
      "a.md", "<!-- keyline:begin q -->\r\n<!-- keyline:end -->\r\n",
      "<!-- keyline:begin q -->\r\n\r\n| a |\r\n| 1 |\r\n\r\n<!-- keyline:end -->\r\n"
    ),
    (
      "a.md", "<!-- keyline:begin q -->9<!-- keyline:end -->!",
      "<!-- keyline:begin q -->| a |<!-- keyline:end -->!"
    ),
  ])
  func `filling changes what is between markers and nothing else`(
    name: String, before: String, after: String
  ) throws {
    let marked = try MarkedText(before, fileNamed: name)
    let contents = marked.blocks.map { MarkedText.content("| a |\n| 1 |\n", for: $0) }
    let filled = try marked.filled(contents)
    #expect(filled == after)
    let again = try MarkedText(filled, fileNamed: name)
    #expect(again.blocks.map(again.content) == contents, "what was filled in is read back")
    #expect(try again.filled(contents) == filled, "a filled text is up to date")
  }

  @Test func `more blocks or a longer command than anybody writes are refused with their line`() {
    let block = "<!-- keyline:begin q -->\n<!-- keyline:end -->\n"
    let many = String(repeating: block, count: 201)
    #expect {
      try MarkedText(many, fileNamed: "a.md")
    } throws: {
      let error = $0 as? MarkerError
      return error?.line == 402 && error?.message == "there are more than 200 blocks"
    }
    let long = block.replacing("q", with: String(repeating: "q", count: 5_000))
    #expect {
      try MarkedText(long, fileNamed: "a.md")
    } throws: {
      ($0 as? MarkerError)?.message == "the command is longer than 4096 bytes"
    }
  }

  @Test(arguments: [
    "\n<!-- keyline:end -->\n\n", "\n<!-- keyline:begin get x -->\n\n", "\n```\n\n", "\nx  \n\n",
  ])
  func `what would not be read back is not written`(content: String) throws {
    let marked = try MarkedText(
      "<!-- keyline:begin a -->\n<!-- keyline:end -->\n\n<!-- keyline:begin b -->1<!-- keyline:end -->\n",
      fileNamed: "a.md")
    let error = #expect(throws: MarkerError.self) { try marked.filled([content, "1"]) }
    #expect(error?.line == 1)
  }

  @Test(arguments: [("a\r\nb\r\n", "a\nb\n"), ("a  \nb\n", "a\nb\n"), ("a\r\nb \n", "a\nb\n")])
  func `content has one kind of line breaks and no spaces before them`(
    answer: String, content: String
  ) throws {
    let text = "// keyline:begin q\n// keyline:end\n"
    let block = try #require(try MarkedText(text, fileNamed: "a").blocks.first)
    #expect(MarkedText.content(answer, for: block) == content)
  }

  @Test func `a byte order mark belongs to no line`() throws {
    let text = "\u{FEFF}<!-- keyline:begin q -->\n<!-- keyline:end -->\n"
    let marked = try MarkedText(text, fileNamed: "a.md")
    #expect(marked.blocks.count == 1)
    #expect(
      try marked.filled(["\nx\n\n"])
        == "\u{FEFF}<!-- keyline:begin q -->\n\nx\n\n<!-- keyline:end -->\n")
  }

  @Test func `many blocks are filled each with its own answer`() throws {
    let one = "<!-- keyline:begin a -->\n<!-- keyline:end -->\n"
    let marked = try MarkedText(
      one + "and <!-- keyline:begin b -->0<!-- keyline:end -->.\n", fileNamed: "a.md")
    #expect(
      try marked.filled(["\nx\n\n", "7"])
        == "<!-- keyline:begin a -->\n\nx\n\n<!-- keyline:end -->\n"
        + "and <!-- keyline:begin b -->7<!-- keyline:end -->.\n")
  }

  @Test(arguments: [
    ("<!-- keyline:begin q -->\ntext", 1, "no keyline:end"),
    ("a\n<!-- keyline:end -->", 2, "without its keyline:begin"),
    (
      "<!-- keyline:begin a -->\n<!-- keyline:begin b -->\n<!-- keyline:end -->", 2,
      "inside the one"
    ),
    ("<!-- keyline:begin a\n-->", 1, "no --> on its line"),
    ("<!-- keyline:begin a --> x\n<!-- keyline:end -->", 1, "markers on their own lines"),
    ("<!-- keyline:begin a -->\nx <!-- keyline:end -->", 1, "markers on their own lines"),
  ])
  func `markers that do not fit together are an error with its line`(
    text: String, line: Int, message: String
  ) {
    let error = #expect(throws: MarkerError.self) { try MarkedText(text, fileNamed: "a.md") }
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true)
  }

  @Test(arguments: [
    "```\n<!-- keyline:begin q -->\n<!-- keyline:end -->\n```\n",
    "~~~~ md\n<!-- keyline:begin q -->\n~~~\n<!-- keyline:end -->\n~~~~\n",
    "<!-- keyline:beginning -->\n", "<!-- keyline -->\n", "// keyline:begin q\n",
    "{/* keyline:begin q */}\n", "| `<!-- keyline:begin q -->`, `<!-- keyline:end -->` |\n",
    "``a ` <!-- keyline:begin q -->`` b\n",
  ])
  func `examples in code and other comments are no markers`(text: String) throws {
    #expect(try MarkedText(text, fileNamed: "a.md").blocks.isEmpty)
  }

  @Test(arguments: [
    "` <!-- keyline:begin q -->1<!-- keyline:end -->",
    "`a` <!-- keyline:begin q -->1<!-- keyline:end --> `b`",
    "``a` <!-- keyline:begin q -->1<!-- keyline:end --> ```",
  ])
  func `backticks that hold no marker between them change nothing`(text: String) throws {
    #expect(try MarkedText(text, fileNamed: "a.md").blocks.count == 1)
  }

  @Test func `source code has no code spans`() throws {
    let text = "// `\n// keyline:begin q\n// keyline:end\n// `\n"
    #expect(try MarkedText(text, fileNamed: "a").blocks.count == 1)
  }

  @Test func `no text makes the scanner trap`() {
    var random = UInt64(7)
    let parts = [
      "<!--", "-->", "keyline:begin", "keyline:end", "\n", "\r\n", " ", "```", "//", "{/*", "*/}",
      "é", "`", "/*", "*/", "\"\"\"", "> ", "- ", "    ", "<pre>", "| - |", "----",
    ]
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<12 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(random >> 33) % parts.count]
      }
      for name in ["a.md", "a.mdx", "a.html", "a.adoc", "a.swift", "a.ts", "a"] {
        guard let marked = try? MarkedText(text, fileNamed: name) else { continue }
        let same = marked.blocks.map(marked.content)
        _ = try? marked.filled(same)
      }
    }
  }
}
