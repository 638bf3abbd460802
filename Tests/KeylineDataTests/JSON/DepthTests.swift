import KeylineData
import Testing

@Suite struct DepthTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `sixteen levels are read and seventeen are not`(opening: String, closing: String) throws {
    func nested(_ depth: Int) -> String {
      let inner = opening == "[" ? "" : "1"
      return String(repeating: opening, count: depth) + inner
        + String(repeating: closing, count: depth)
    }
    #expect(SourceText.maximumDepth == 16)
    #expect(throws: Never.self) { try read(nested(16)) }
    let error = #expect(throws: InputError.self) { try read(nested(17)) }
    #expect(error?.message == "nested more than 16 levels deep")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":["])
  func `a million brackets are an error like any other`(opening: String) {
    #expect(throws: InputError.self) { try read(String(repeating: opening, count: 1_000_000)) }
  }

  @Test func `siblings are not levels`() throws {
    let row = "[[[[]]]]"
    #expect(throws: Never.self) {
      try read("[" + Array(repeating: row, count: 100).joined(separator: ",") + "]")
    }
  }
}
