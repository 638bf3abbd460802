import KeylineData
import KeylineModel
import Testing

@Suite struct NamesTests {
  private static let hostile: [String] =
    [
      "", " ", ".", "..", "../../evil", "/etc/passwd", "\\\\host\\share",
      "a\0b", "\0", "a\u{1B}[31mb", "a\u{7}b", "a\nb", "a\rb", "a\r\nb", "a\tb", "a\u{B}b",
      "a\u{C}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{7F}b", "a\u{9B}b",
      "a\u{200B}b", "a\u{200C}b", "a\u{200D}b", "a\u{200E}b", "a\u{AD}b", "a\u{2060}b",
      "a\u{202A}b", "a\u{202D}b", "a\u{202E}b", "a\u{2066}b", "a\u{2069}b", "a\u{FEFF}b",
      "\u{FEFF}a", "a\u{E000}b", "a\u{F8FF}b", "a\u{10FFFD}b", "a\u{FFFE}b",
      String(decoding: [0x61, 0xEF, 0xB7, 0x90], as: UTF8.self),
      "a\u{E0041}b", "a\u{378}b", "\u{1F468}\u{200D}\u{1F469}",
      "e\u{301}", "A\u{30A}", "\u{212A}", "\u{1100}\u{1161}",
      "=1+1", "+1", "-1", "@a", "=cmd|'/C calc'!A0", " a", "a ", "a  b", "\u{A0}a", "-rf", "~",
      "\"a\"", "'a'", "<b>", "$(id)", "`id`", "%n", "*/", "]]>", "-->", "(a", "#a", "_a",
      "\u{301}a", "a\u{301}\u{302}\u{303}", "x\u{334}\u{335}\u{336}",
      "x" + String(repeating: "\u{334}", count: 20_000),
      String(repeating: "a", count: 121), String(repeating: "a", count: 100_000),
      String(repeating: "é", count: 61), String(repeating: "😀", count: 31),
    ]

  @Test(arguments: hostile.indices)
  func `a hostile name is refused with its place`(index: Int) throws {
    let name = Self.hostile[index]
    let error = try #require(throws: InputError.self, "\(name.unicodeScalars.prefix(9))") {
      try Decoding.device(
        "{ \"id\": \"a\",\n  \"name\": \(Decoding.quoted(name)), \"family\": \"ipad\" }")
    }
    #expect(error.path == "name")
    #expect(error.position?.line == 2)
    #expect(error.position?.column == 11)
  }

  @Test(arguments: [
    "A", "iPhone X", "iPad Pro 12.9\" (3rd generation)", "iPhone SE (2nd)", "iPhone XR & XS",
    "3G", "Ünïcode é", "電話", "iPad mini A17 Pro", "a - b", "a = b", "x=1", "x@y", "file:a",
    "q\u{334}\u{335}", String(repeating: "a", count: 120), String(repeating: "é", count: 60),
  ])
  func `a plain name is taken as it is`(name: String) throws {
    let device = try Decoding.device(
      "{ \"id\": \"a\", \"name\": \(Decoding.quoted(name)), \"family\": \"ipad\" }")
    #expect(Array(device.name.utf8) == Array(name.utf8))
  }
}
