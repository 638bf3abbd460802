import KeylineData
import Testing

@Suite struct NotesTests {
  private static let hostile: [String] = [
    "", " a", "=1+1", "+1", "-1", "@a", "\ta", "\ra", "a\0b", "a\u{1B}[2Jb", "a\nb", "a\r\nb",
    "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{2067}b", "a\u{200D}b", "a\u{FEFF}b",
    "a\u{85}b", "a\u{E000}b", "a\u{FFFF}b", "e\u{301}", "\u{212B}",
    "x\u{334}\u{335}\u{336}", "x" + String(repeating: "\u{334}", count: 20_000),
    String(repeating: "a", count: 2_001), String(repeating: "é", count: 1_001),
  ]

  /// Each reads a text at one of the places where free text stands.
  private static let places: [(path: String, read: @Sendable (String) throws -> Void)] = [
    (
      "note", { _ = try Decoding.device(Decoding.deviceText(extra: "\"note\": \($0)")) }
    ),
    ("rules[0].note", { _ = try Decoding.rule(Decoding.ruleText(extra: "\"note\": \($0)")) }),
    ("observations[0].note", { _ = try observation("note", $0) }),
    ("observations[0].tool", { _ = try observation("tool", $0) }),
    ("observations[0].locator", { _ = try observation("locator", $0) }),
    ("observations[0].disputed", { _ = try observation("disputed", $0) }),
    ("sources[0].title", { _ = try source("\"title\": \($0)") }),
    ("sources[0].address", { _ = try source("\"title\": \"T\", \"address\": \($0)") }),
    ("sources[0].read", { _ = try source("\"title\": \"T\", \"read\": \($0)") }),
    ("metrics[0].title", { _ = try metric("\"title\": \($0), \"definition\": \"A.\"") }),
    ("metrics[0].definition", { _ = try metric("\"title\": \"A\", \"definition\": \($0)") }),
  ]

  private static func observation(_ key: String, _ text: String) throws {
    _ = try Decoding.observation(
      Decoding.observationText().dropLast(2) + ", \"\(key)\": \(text) }")
  }

  private static func source(_ members: String) throws {
    _ = try Decoding.source(
      "{ \"id\": \"a\", \"kind\": \"book\", \"locator\": \"exact\", \(members) }")
  }

  private static func metric(_ members: String) throws {
    _ = try Decoding.metric(
      "{ \"id\": \"a\", \"since\": \"7\", \"unit\": \"pt\", \(members) }")
  }

  @Test(arguments: places.indices)
  func `hostile text is refused with its place`(index: Int) throws {
    let place = Self.places[index]
    for text in Self.hostile {
      let error = try #require(throws: InputError.self, "\(text.unicodeScalars.prefix(9))") {
        try place.read(Decoding.quoted(text))
      }
      #expect(error.path == place.path)
      #expect(error.position != nil)
    }
  }

  @Test(arguments: places.indices)
  func `plain text is taken`(index: Int) {
    for text in [
      "a", "44 before the update", "a + b - c = d @ e", "(1) «é» — “x”", "😀", "a  b", "1+1",
      String(repeating: "a", count: 2_000), "</script>", "q\u{334}\u{335}",
    ] {
      #expect(throws: Never.self, "\(text.prefix(30))") {
        try Self.places[index].read(Decoding.quoted(text))
      }
    }
  }
}
