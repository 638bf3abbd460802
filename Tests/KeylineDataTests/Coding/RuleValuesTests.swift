import KeylineData
import KeylineModel
import Testing

@Suite struct RuleValuesTests {
  private func rule(value: String, restsOn: String = "[\"s/o\"]") throws -> Rule {
    try Decoding.rule("{ \"id\": \"a/b\", \"value\": \(value), \"rests-on\": \(restsOn) }")
  }

  @Test(arguments: [
    ("44", 264), ("0", 0), ("-8", -48), ("53.667", 322), ("53.67", 322), ("53.662", 322),
    ("56.333", 338), ("41.5", 249), ("0.167", 1), ("0.833", 5), ("100000", 600_000),
  ])
  func `a length is the nearest sixth`(digits: String, sixths: Int) throws {
    #expect(try rule(value: digits).value == .length(Length(sixths: sixths)))
  }

  @Test(arguments: [
    "44.1", "44.25", "53.66", "53.673", "44.4", "0.1", "100000.167", "100001", "1e2", "4.4e1",
    "99999999999999999999",
  ])
  func `a number that is no sixth of a point is refused`(digits: String) throws {
    let error = try #require(throws: InputError.self) { try rule(value: digits) }
    #expect(error.path == "rules[0].value")
    #expect(error.message.contains(digits))
    #expect(error.message.contains("sixths"))
  }

  @Test func `a formula is metrics joined by plus and minus`() throws {
    #expect(
      try rule(value: "\"screen.height - tabBar.frameHeight + tabBar.y\"").value
        == .formula(
          Formula(terms: [
            .init("screen.height"), .init("tabBar.frameHeight", isSubtracted: true),
            .init("tabBar.y"),
          ])))
    #expect(
      try rule(value: "\"tabBar.height\"").value
        == .formula(Formula(terms: [.init("tabBar.height")])))
  }

  @Test(arguments: ["+ a", "a+b", "44", "A", "a + b\\u0000", "a\\n+ b", "tab-bar.height"])
  func `text that is no formula is refused with the form of one`(text: String) throws {
    let error = try #require(throws: InputError.self) { try rule(value: "\"\(text)\"") }
    #expect(error.path == "rules[0].value")
    #expect(error.message.contains("not a formula"))
    #expect(error.message.contains("\" + \" and \" - \""))
  }

  @Test(arguments: ["null", "true", "[]", "{}", "[44]", "\"\""])
  func `a value of another kind is refused`(text: String) throws {
    let error = try #require(throws: InputError.self) { try rule(value: text) }
    #expect(error.path == "rules[0].value")
  }

  @Test func `a rule without an observation is refused`() throws {
    let error = try #require(throws: InputError.self) { try rule(value: "1", restsOn: "[]") }
    #expect(error.path == "rules[0].rests-on")
    #expect(error.message == "a rule must rest on at least one observation")
    #expect(throws: InputError.self) { try Decoding.rule(#"{ "id": "a/b", "value": 1 }"#) }
  }

  @Test(arguments: ["\"s/o\"", "[1]", "[\"\"]", "null", "[[\"s/o\"]]"])
  func `observations are a list of identifiers`(text: String) {
    #expect(throws: InputError.self) { try rule(value: "1", restsOn: text) }
  }

  @Test(arguments: ["\"44\"", "\"tabBar.height\"", "true", "null", "[44]", "44.1", "1e1"])
  func `the value of an observation is a length`(text: String) throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.observation(
        "{ \"id\": \"s/o\", \"source\": \"s\", \"os\": \"14\", \"value\": \(text),"
          + " \"obtained\": \"measured\" }")
    }
    #expect(error.path == "observations[0].value")
  }

  @Test func `an observation says when it was read again, and what its source leaves open`() throws
  {
    let observation = try Decoding.observation(
      #"{ "id": "s/o", "source": "s", "os": {}, "value": 1, "obtained": "tabulated", "#
        + #""read-again": "2026-11-22", "unclear": "names no model" }"#)
    #expect(observation.readAgain == "2026-11-22")
    #expect(observation.unclear == "names no model")
    #expect(!observation.os.namesVersions)
    #expect(throws: InputError.self) {
      try Decoding.observation(
        #"{ "id": "s/o", "source": "s", "os": {}, "value": 1, "obtained": "tabulated", "#
          + #""read-again": "yesterday" }"#)
    }
  }

  @Test func `a wrong way of obtaining lists the allowed ones`() throws {
    let error = try #require(throws: InputError.self) {
      try Decoding.observation(
        #"{ "id": "s/o", "source": "s", "os": "14", "value": 1, "obtained": "guessed" }"#)
    }
    #expect(error.path == "observations[0].obtained")
    #expect(error.message.contains("Allowed: measured, documented, tabulated, reported."))
  }
}
