import Testing

@testable import KeylineData

@Suite struct PositionTests {
  @Test(arguments: [
    ("x", 1, 1), ("  x", 1, 3), ("{\n  x", 2, 3), ("{\r\n  x", 2, 3), ("[\r\n\r\n1,\r\n x]", 4, 2),
    ("[\"é\", x]", 1, 8), ("[\"😀\", x]", 1, 10), ("[\"é\",\r\n\"é\",x]", 2, 6),
    ("[\"\\u00e9\", x]", 1, 12), ("[\n\n1\n", 4, 1), ("[1,\t x", 1, 6),
  ])
  func `an error names line and column, the column in bytes`(
    text: String, line: Int, column: Int
  ) throws {
    let error = try #require(throws: InputError.self) { try read(text) }
    #expect(error.position == .init(line: line, column: column))
  }

  @Test func `a duplicate key is shown where it stands the second time`() throws {
    let error = try #require(throws: InputError.self) {
      try read("{\r\n  \"é\": 1,\r\n  \"é\": 2\r\n}")
    }
    #expect(error.position == .init(line: 3, column: 3))
  }

  @Test func `a string that does not end is shown where it begins`() throws {
    let error = try #require(throws: InputError.self) { try read("[1,\n \"abc") }
    #expect(error.position == .init(line: 2, column: 2))
  }

  @Test(arguments: [("[01]", 2), ("[-]", 2), ("[1, +1]", 5)])
  func `a bad number is shown where it begins`(text: String, column: Int) throws {
    let error = try #require(throws: InputError.self) { try read(text) }
    #expect(error.position == .init(line: 1, column: column))
  }

  @Test func `an error reads file, line, column, path, message`() {
    let text = SourceText(name: "seed/a.json", bytes: "{\n  \"b\": 1 }".utf8)
    #expect(
      text.error("it is wrong", at: 4, path: "rules[3].b").description
        == "seed/a.json:2:3: rules[3].b: it is wrong")
    #expect(text.error("it is wrong", at: 0).description == "seed/a.json:1:1: it is wrong")
    #expect(InputError(file: "a", message: "it is missing").description == "a: it is missing")
  }

  @Test func `an offset behind the end is the end`() {
    let text = SourceText(name: "a", bytes: "1\n2".utf8)
    #expect(text.position(1_000) == .init(line: 2, column: 2))
  }
}
