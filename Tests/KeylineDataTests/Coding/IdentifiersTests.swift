import KeylineData
import Testing

@Suite struct IdentifiersTests {
  private static let neverAllowed: [String] = [
    "", " ", "A", "iPhone", "a b", " a", "a ", "-a", "a-", "a--b", "a_b", "é", "ａ", "а", "a\u{301}",
    "a\0b", "a\nb", "a\u{1B}b", "a\u{200D}b", "../a", "/a", "a\\b", "~", "*", "a'b", "a;b", "%n",
    "a,b", "a:b", "\u{212A}", "1\u{661}", String(repeating: "a", count: 65),
  ]

  /// Each reads an identifier at one of the places where one stands.
  private static let places: [(path: String, read: @Sendable (String) throws -> Void)] = [
    (
      "id",
      { _ = try Decoding.device("{ \"id\": \($0), \"name\": \"A\", \"family\": \"ipad\" }") }
    ),
    (
      "rules[0].id",
      { _ = try Decoding.rule("{ \"id\": \($0), \"value\": 1, \"rests-on\": [\"s/o\"] }") }
    ),
    (
      "observations[0].id",
      {
        _ = try Decoding.observation(
          "{ \"id\": \($0), \"source\": \"s\", \"os\": \"14\", \"value\": 1,"
            + " \"obtained\": \"measured\" }")
      }
    ),
    (
      "observations[0].source",
      {
        _ = try Decoding.observation(
          "{ \"id\": \"s/o\", \"source\": \($0), \"os\": \"14\", \"value\": 1,"
            + " \"obtained\": \"measured\" }")
      }
    ),
    (
      "sources[0].id",
      {
        _ = try Decoding.source(
          "{ \"id\": \($0), \"title\": \"T\", \"kind\": \"book\", \"locator\": \"exact\" }")
      }
    ),
    ("rules[0].where.devices", { _ = try Decoding.scope("{ \"devices\": [\($0)] }") }),
  ]

  @Test(arguments: places.indices)
  func `a text outside the grammar is no identifier`(index: Int) throws {
    let place = Self.places[index]
    for text in Self.neverAllowed {
      for text in [text, "a/\(text)", "\(text)/a"] where index == 1 || index == 2 || text != "a/" {
        let error = try #require(throws: InputError.self, "\(text.debugDescription)") {
          try place.read(Decoding.quoted(text))
        }
        #expect(error.path == place.path)
      }
    }
  }

  @Test(arguments: ["a", "a-b", "1", "iphone-x", "3g", String(repeating: "a", count: 64)])
  func `lower-case letters, digits and single hyphens are a device`(text: String) throws {
    #expect(throws: Never.self) { try Self.places[0].read("\"\(text)\"") }
    #expect(throws: Never.self) { try Self.places[5].read("\"\(text)\"") }
  }

  @Test(arguments: ["a", "a.b", "qmui-633", "a.b-c.1"])
  func `a source may have dots`(text: String) throws {
    #expect(throws: Never.self) { try Self.places[3].read("\"\(text)\"") }
    #expect(throws: Never.self) { try Self.places[4].read("\"\(text)\"") }
    #expect(throws: InputError.self) { try Self.places[0].read("\"\(text)..\"") }
  }

  @Test(arguments: [1, 2])
  func `rules and observations are pairs with one slash`(place: Int) {
    for text in ["a/b", "qmui-633/tab-bar-ipad", "a.b/c.d", "1/2"] {
      #expect(throws: Never.self) { try Self.places[place].read("\"\(text)\"") }
    }
    for text in ["a", "a/b/c", "/", "a/", "/a", "a//b", ".a/b", "a/b.", "a/.."] {
      #expect(throws: InputError.self) { try Self.places[place].read("\"\(text)\"") }
    }
  }

  @Test(arguments: [
    "", "1a", ".a", "A", "a b", "a-b", "a_b", "é.y", "a\\u0000", "a/b", "../a", "Tab.bar", "a.",
    "a..b", ".",
    "tabBar..",
  ])
  func `a metric begins with a lower-case letter and has letters and dots`(text: String) throws {
    #expect(throws: InputError.self) {
      try Decoding.metric(
        "{ \"id\": \"\(text)\", \"title\": \"A\", \"definition\": \"A.\", \"since\": \"7\","
          + " \"unit\": \"pt\" }")
    }
    #expect(throws: InputError.self) {
      try EvidenceText.read("{ \"metric\": \"\(text)\", \"rules\": [] }")
    }
  }
}
