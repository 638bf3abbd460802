import KeylineText
import Testing

@Suite("A word of Keyline's in a comment that is not a marker")
struct StrayMarkerTests {
  private func line(_ text: String, _ name: String) -> Int? {
    do {
      _ = try MarkedText(text, fileNamed: name)
      return nil
    } catch {
      return error.line
    }
  }

  private static let block = "// keyline:begin a\n// keyline:end\n"

  @Test(arguments: [
    "let a = /* keyline:begin b */ 0 /* keyline:end */", "/*\n keyline:begin b */",
    "/**\n * keyline:end\n */", "# keyline:begin b", "-- keyline:begin b", "; keyline:end",
    "% keyline:end", "<!-- keyline:begin b -->", "// see keyline:begin",
    "a(\"b\") // see keyline:end",
    "let a = \"\"\"\n\"\"\" /* keyline:end */", "/// (keyline:begin)",
  ])
  func `is an error in source code, with its line`(text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("keyline:") })
    #expect(line(Self.block + text + "\n", "a") == 3 + place)
  }

  @Test(arguments: [
    "let a = \"/* keyline:begin b */\"", "let a = '# keyline:end'", "// `keyline:begin` opens",
    "let a = \"\"\"\n  /* keyline:begin b */\n  \"\"\"", "keyline:begin in no comment",
    "// keyline:beginning", "// my_keyline:end", "let a = \"\\\" // keyline:end\"",
  ])
  func `is none in a string, in a code span, outside comments or in a longer word`(text: String) {
    #expect(line(Self.block + text + "\n", "a") == nil)
  }

  @Test(
    arguments: [
      ("<!-- see keyline:end -->", 1), ("<!--\n\nkeyline:begin a\n-->", 3),
      ("<!-- - keyline:end -->", 1),
      ("keyline:begin", nil), ("`<!-- keyline:begin`", nil), ("```\n<!--\nkeyline:end\n```", nil),
      ("`<!--` keyline:end", nil), ("# keyline:begin opens a block", nil), ("* keyline:end", nil),
    ] as [(String, Int?)])
  func `is an error in a comment of Markdown alone`(text: String, expected: Int?) {
    #expect(line(text, "a.md") == expected)
  }

  @Test(
    arguments: [
      ("// see keyline:begin", 1), ("keyline:begin", nil), ("----\n// see keyline:end\n----", nil),
      ("////\nkeyline:end\n////\n// (keyline:end)", 4),
    ] as [(String, Int?)])
  func `is an error in a comment of AsciiDoc alone`(text: String, expected: Int?) {
    #expect(line(text, "a.adoc") == expected)
  }

  @Test func `is said with the markers that the file may have`() {
    let error = #expect(throws: MarkerError.self) {
      try MarkedText("# keyline:begin a", fileNamed: "a")
    }
    #expect(error?.message.contains("// keyline:begin …") == true)
  }
}
