import KeylineData
import KeylineModel
import Testing

/// What damaged, foreign and hostile input must lead to.
@Suite struct StrictnessTests {

  @Test(arguments: [("17", "17.2"), ("17.2", "17.2.1"), ("17", "17.0.1")])
  func `what was old on all of 17 was not new by 17.2`(after: String, by: String) {
    #expect(throws: InputError.self) {
      try Decoding.bounds("{ \"from\": { \"after\": \"\(after)\", \"by\": \"\(by)\" } }")
    }
  }

  @Test func `an identifier that stands in two files is an error`() throws {
    let row =
      #"{ "id": "s/o", "source": "s", "os": "14", "value": 1, "obtained": "measured" }"#
    let error = #expect(throws: InputError.self) {
      try Seed.knowledge(
        ["a", "b"].map {
          SourceText(
            name: "seed/rules/\($0).json",
            bytes: "{ \"metric\": \"\($0)\", \"observations\": [\(row)] }".utf8)
        })
    }
    #expect(error?.file == "seed/rules/b.json")
  }

  @Test func `a source that stands twice is an error`() throws {
    let row = #"{ "id": "s", "title": "S", "kind": "book", "locator": "exact" }"#
    #expect(throws: InputError.self) {
      try Seed.knowledge([
        SourceText(name: "seed/sources.json", bytes: "{ \"sources\": [\(row), \(row)] }".utf8)
      ])
    }
  }

  @Test(arguments: ["q\u{301} q\u{301} q\u{301}", "x\u{334}abcx\u{334}x\u{334}"])
  func `marks on different letters do not stand in a row`(text: String) {
    #expect(throws: Never.self) {
      try Decoding.device(Decoding.deviceText(extra: "\"note\": \(Decoding.quoted(text))"))
    }
  }

  @Test(arguments: ["=\u{334}1+1", "+\u{334}1", "@\u{334}a", " \u{334}a"])
  func `a mark behind a formula sign does not hide it`(text: String) {
    #expect(throws: InputError.self) {
      try Decoding.device(Decoding.deviceText(extra: "\"note\": \(Decoding.quoted(text))"))
    }
  }

  @Test(arguments: ["a  \u{334}b", "a \u{334}", "a\u{A0}", "a\u{3000}", "a\u{A0}\u{A0}b"])
  func `no kind of outer or double space is in a name`(name: String) {
    #expect(throws: InputError.self) {
      try Decoding.device(
        "{ \"id\": \"a\", \"name\": \(Decoding.quoted(name)), \"family\": \"ipad\" }")
    }
  }

  @Test func `a list of lengths of which two touch is written whole`() throws {
    let text = Decoding.ruleText(extra: #""where": { "width": [320, 320.167, 375] }"#)
    let rule = try Decoding.rule(text)
    let again = try Decoding.rule(rule.jsonInFile.inline)
    #expect(again == rule)
  }

  @Test func `a range of SDKs is written as it was`() throws {
    let text = #"{ "from": "11", "until": "14" }"#
    let rule = try Decoding.rule(Decoding.ruleText(extra: "\"where\": { \"sdk\": \(text) }"))
    #expect(rule.jsonInFile.inline.contains(text))
  }

  @Test(arguments: ["\u{1B}[31m", "A B", "../x", "=1+1", String(repeating: "a", count: 65)])
  func `a name of another row follows the grammar too`(name: String) {
    let name = Decoding.quoted(name)
    #expect(throws: InputError.self, "like") {
      try Decoding.device(Decoding.deviceText(extra: "\"like\": \(name)"))
    }
    #expect(throws: InputError.self, "sources") {
      try Decoding.device(Decoding.deviceText(extra: "\"sources\": [\(name)]"))
    }
    #expect(throws: InputError.self, "rests-on") {
      try Decoding.rule("{ \"id\": \"a/b\", \"value\": 1, \"rests-on\": [\(name)] }")
    }
    #expect(throws: InputError.self, "continues") {
      try Decoding.rule(Decoding.ruleText(extra: "\"continues\": [\(name)]"))
    }
    #expect(throws: InputError.self, "copy-of") {
      try Decoding.source(
        "{ \"id\": \"a\", \"title\": \"T\", \"kind\": \"book\", \"locator\": \"exact\","
          + " \"copy-of\": \(name) }")
    }
    #expect(throws: InputError.self, "see") {
      try Decoding.metric(
        "{ \"id\": \"a\", \"title\": \"A\", \"definition\": \"A.\", \"since\": \"7\","
          + " \"unit\": \"pt\", \"see\": [\(name)] }")
    }
  }

  @Test(arguments: [
    "\"nmae\u{1B}\"", "\"" + "x" + String(repeating: "\u{334}", count: 20_000) + "\"",
  ])
  func `a message is short and holds no control character`(key: String) throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.device(
        Decoding.deviceText(extra: key.replacing("\u{1B}", with: "\\u001b") + ": 1"))
    }
    #expect(
      !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(error.description.utf8.count < 2_000)
  }

  @Test(arguments: ["011", "17.02", "17.2.00"])
  func `a version has no leading zeros`(text: String) {
    #expect(throws: InputError.self) { try Decoding.statedOS("\"\(text)\"") }
  }
}
