import KeylineText
import Testing

/// What a renderer or a compiler takes for a comment is a marker; what it shows or runs is not.
@Suite("Markers are told from examples")
struct ShownAsCodeTests {
  private static let value = "<!-- keyline:begin q -->1<!-- keyline:end -->"

  private func count(_ text: String, _ name: String) throws -> Int {
    try MarkedText(text, fileNamed: name).blocks.count
  }

  /// Beside these, `Tests/Safety/documents.py` sets random documents against cmark-gfm.
  @Test(arguments: [
    ("``` a ```\nVALUE", 1), ("<!--\n```\n-->\nVALUE", 1), ("<pre>\n```\n</pre>\nVALUE", 1),
    ("a\n\n    ```\n\nb VALUE", 1), ("- ```\n\nVALUE", 1), ("\\` VALUE \\`", 1),
    ("> ```\nVALUE", 1), ("    VALUE", 0), ("\tVALUE", 0), ("````\n```\nVALUE\n```\n````", 0),
    ("- a\n\n      VALUE", 0), ("- a\n\n  VALUE", 1), ("a `\nb VALUE` c", 0),
    ("a\n    VALUE", 1), ("| a | b |\n| - | - |\n| ` | VALUE ` |", 1),
    ("> ```\n> VALUE\n> ```", 0), ("# `VALUE`", 0), ("<p>`VALUE`</p>", 1),
    ("[^1]: a\n\n    VALUE", 1), ("a <b>`VALUE`</b>", 0),
  ])
  func `in Markdown`(text: String, blocks: Int) throws {
    #expect(try count(text.replacing("VALUE", with: Self.value), "a.md") == blocks)
  }

  @Test(arguments: [
    ("    VALUE", 1), ("- a\n\n      VALUE", 1), ("`VALUE`", 0), ("```\nVALUE\n```", 0),
    ("{/*\n```\n*/}\n\nVALUE", 1),
  ])
  func `in MDX, which has no indented code`(text: String, blocks: Int) throws {
    for value in [Self.value, "{/* keyline:begin q */}1{/* keyline:end */}"] {
      #expect(try count(text.replacing("VALUE", with: value), "a.mdx") == blocks)
    }
  }

  @Test(arguments: [
    ("`VALUE`", 1), ("```\nVALUE", 1), ("    VALUE", 1), ("<pre>\nVALUE</pre>", 1),
    ("<a title=\"VALUE\">", 0), ("<a title=don't>VALUE", 1),
    ("<script>if (a<b && c=='\"')</script>VALUE", 1), ("<![CDATA[VALUE]]>", 0),
    ("&lt;!-- keyline:begin q --&gt;", 0),
  ])
  func `in HTML`(text: String, blocks: Int) throws {
    #expect(try count(text.replacing("VALUE", with: Self.value), "a.html") == blocks)
  }

  @Test(arguments: [
    ("Title\n-----\nBLOCK", 1), ("A title\n+++++++\n\nBLOCK", 1), ("----\nBLOCK\n----", 0),
    ("Longer text\n----\nBLOCK\n----", 0), ("....\n----\n....\nBLOCK", 1),
    ("-----\n----\nBLOCK\n-----", 0), ("```swift\nBLOCK\n```", 0), ("``` a ```\n\nBLOCK", 1),
    ("[source,swift]\nlet a\nBLOCK", 0), ("[source]\n--\nBLOCK\n\n--\n", 0),
    ("[source]\nlet a\n\nBLOCK", 1), (" a\nBLOCK", 0), ("////\nBLOCK\n////", 0),
    (".Title\n-----\nBLOCK\n-----", 0), ("*****\nBLOCK\n*****", 1),
    ("/////\n////\n/////\nBLOCK", 1),
  ])
  func `in AsciiDoc`(text: String, blocks: Int) throws {
    let block = "// keyline:begin q\n// keyline:end"
    #expect(try count(text.replacing("BLOCK", with: block), "a.adoc") == blocks)
  }

  private static let block = "\n// keyline:begin q\n// keyline:end\n"

  @Test(arguments: [
    ("// \"\"\"", "a.swift"), ("let a = /\"\"\"/", "a.swift"),
    ("// Sources/**/*.swift", "a.swift"), ("let a = #\"\\\"#", "a.swift"),
    ("/* /* */ */", "a.swift"), ("let a = 1 / 2 // don't", "a.swift"),
    ("let a = /[\"'`]/", "a.js"), ("let a = `\"\"\"`", "a.js"),
    ("let a = `${b ? `'` : \"`\"}`", "a.js"), ("return /`/", "a.ts"),
    ("// glob: src/*.ts", "a.ts"), ("char a = '\"';", "a.c"), ("R\"(\")\"", "a.cpp"),
    ("let a: &'a str = r#\"\"\"#;", "a.rs"), ("a := `\\`", "a.go"), ("a = 1 # \"\"\"", "a.py"),
    ("# don't \"\"\" `", "a.sh"), ("\"\"\" /* `", "a"), ("f(\"/*\")", "a.java"),
  ])
  func `no quote, pattern or glob hides a block, or an error behind it`(
    text: String, name: String
  ) throws {
    let source = text + Self.block
    #expect(try count(source, name) == 1)
    #expect(throws: MarkerError.self) {
      try MarkedText(source + "/* keyline:end */\n", fileNamed: name)
    }
  }

  @Test(arguments: [
    ("// Sources/**/*.swift\nlet a = \"keyline:end\"", "a.swift"),
    ("let a = \"\"\"BLOCK\"\"\"", "a.swift"), ("let a = #\"\"\"BLOCK\"\"\"#", "a.swift"),
    ("a = `BLOCK`", "a.js"), ("a = `${b}BLOCK`", "a.ts"), ("a := `BLOCK`", "a.go"),
    ("a = '''BLOCK'''", "a.py"), ("R\"x(BLOCK)x\"", "a.cc"), ("let a = \"BLOCK\";", "a.rs"),
    ("$a = 'BLOCK';", "a.php"), ("let a = \"// keyline:begin q\"", "a.swift"),
  ])
  func `what stands in a string is an example`(text: String, name: String) throws {
    #expect(try count(text.replacing("BLOCK", with: Self.block), name) == 0)
  }
}
