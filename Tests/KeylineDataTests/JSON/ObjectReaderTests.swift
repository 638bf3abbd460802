import Testing

@testable import KeylineData

@Suite struct ObjectReaderTests {
  private func object(_ text: String, allowed: [String] = ["a", "b"]) throws -> ObjectReader {
    let text = SourceText(name: "a.json", bytes: text.utf8)
    return try ObjectReader(try text.value(), in: text, path: "rows[2]", allowed: allowed)
  }

  @Test(arguments: [
    ("1", "1 where a string is expected"), ("26.10", "26.10 where a string is expected"),
    ("true", "true where a string is expected"), ("null", "null where a string is expected"),
    ("[]", "an array where a string is expected"), ("{}", "an object where a string is expected"),
    ("\"\"", "an empty string; leave the key out"),
  ])
  func `what is no string is an error that shows it`(value: String, message: String) throws {
    let object = try object("{ \"a\": \(value) }")
    for read in [{ _ = try object.string("a") }, { _ = try object.optionalString("a") }] {
      let error = try #require(throws: InputError.self) { try read() }
      #expect(error.description == "a.json:1:8: rows[2].a: " + message)
    }
  }

  @Test(arguments: ["1", "0", "\"true\"", "null", "[]"])
  func `what is neither true nor false is an error`(value: String) throws {
    let object = try object("{ \"a\": \(value) }")
    let error = try #require(throws: InputError.self) { try object.bool("a") }
    #expect(error.position == .init(line: 1, column: 8))
    #expect(error.message.hasSuffix("is neither true nor false"))
  }

  @Test(arguments: [
    "0", "5", "-1", "1.0", "1e0", "2.5", "9223372036854775808", "99999999999999999999999",
  ])
  func `a whole number outside its range or form is an error with the range`(
    digits: String
  ) throws {
    let object = try object("{ \"a\": \(digits) }")
    let error = try #require(throws: InputError.self) { try object.integer("a", in: 1...4) }
    #expect(
      error.description == "a.json:1:8: rows[2].a: \(digits) is not a whole number from 1 to 4")
  }

  @Test func `the elements of a list carry their path`() throws {
    let object = try object("{ \"a\": [{}, {}] }")
    #expect(try object.objects("a").map(\.path) == ["rows[2].a[0]", "rows[2].a[1]"])
    #expect(object.path("b") == "rows[2].b")
  }
}
