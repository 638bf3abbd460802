import KeylineData
import Testing

@testable import KeylineText

@Suite("Rows of comma-separated values")
struct CSVRowsTests {
  private func fields(_ bytes: [UInt8]) throws -> [[CSVRows.Field]] {
    var rows = CSVRows(SourceText(name: "file", bytes: bytes))
    var found: [[CSVRows.Field]] = []
    while let row = try rows.next() { found.append(row) }
    return found
  }

  private func rows(_ text: String) throws -> [[String]] {
    try fields(Array(text.utf8)).map { $0.map(\.text) }
  }

  @Test(
    arguments: [
      ("", []), ("\n", []), ("\r\n\n\r\n", []), ("a", [["a"]]), ("a\n", [["a"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("a,b\n\n\n\r\nc,d\n\n", [["a", "b"], ["c", "d"]]), ("a\r", [["a"]]),
      ("机,é\n导航栏,44", [["机", "é"], ["导航栏", "44"]]),
    ] as [(String, [[String]])])
  func `end with LF, CR LF or the text, and empty ones are passed over`(
    text: String, expected: [[String]]
  ) throws {
    #expect(try rows(text) == expected)
  }

  @Test(
    arguments: [
      (",", ["", ""]), (",,", ["", "", ""]), ("a,", ["a", ""]), (",a", ["", "a"]),
      ("\"\"", [""]), ("\"\",\"\"", ["", ""]), ("  ,\"\"", ["", ""]),
    ])
  func `keep their empty values`(text: String, expected: [String]) throws {
    #expect(try rows(text) == [expected])
    #expect(try rows(text + "\n") == [expected])
    #expect(try rows(text + "\r\n") == [expected])
  }

  @Test(
    arguments: [
      ("\"a,b\",c", [["a,b", "c"]]), ("\"a\"\"b\",c", [["a\"b", "c"]]), ("\"\"\"\"", [["\""]]),
      ("\"\"\"a\"\"\"", [["\"a\""]]), ("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]),
      ("\"a\r\nb\"\r\nc", [["a\r\nb"], ["c"]]), ("\"a\n\n\nb\"", [["a\n\n\nb"]]),
      ("a,\"b\"\r\n", [["a", "b"]]), ("\"=1+1\",\"-8\"", [["=1+1", "-8"]]),
    ] as [(String, [[String]])])
  func `keep what stands in quotes`(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test(
    arguments: [
      ("iPad 9.7\" old,20", ["iPad 9.7\" old", "20"]), ("a\"b\"c,d", ["a\"b\"c", "d"]),
      ("a\rb,c", ["a\rb", "c"]), (" a , b ", ["a", "b"]), ("a b,c", ["a b", "c"]),
    ])
  func `take a quote or a return inside a plain value as it is`(
    text: String, expected: [String]
  ) throws {
    #expect(try rows(text) == [expected])
  }

  @Test(
    arguments: [
      ("a;b\n1,5;2", [["a", "b"], ["1,5", "2"]]), ("a\tb\n1,5\t2", [["a", "b"], ["1,5", "2"]]),
      ("\"a,b,c\";d;e\n1;2;3", [["a,b,c", "d", "e"], ["1", "2", "3"]]),
      ("\"a;\nb;\",c\nd;e,f", [["a;\nb;", "c"], ["d;e", "f"]]),
      ("a\n1;2;3", [["a"], ["1;2;3"]]),
    ] as [(String, [[String]])])
  func `are separated by what stands most often in the first of them, outside of quotes`(
    text: String, expected: [[String]]
  ) throws {
    #expect(try rows(text) == expected)
  }

  @Test func `say where each value begins`() throws {
    let offsets = try fields(Array("ab,\"c\",d\r\n  e,,f".utf8)).map { $0.map(\.offset) }
    #expect(offsets == [[0, 3, 7], [10, 14, 15]])
  }

  @Test(
    arguments: [
      ("\"a", "file:1:1", "the quotes are not closed"),
      ("a\nb,\"c\nd", "file:2:3", "are not closed"),
      ("\"a\"b,c", "file:1:4", "text after a quoted value"),
      ("\"a\" ,c", "file:1:4", "text after a quoted value"),
      ("a\nb\u{0}c", "file:2:1", "not UTF-8"), ("\"a\u{0}\"", "file:1:1", "not UTF-8"),
    ])
  func `that are none are refused where they begin`(
    text: String, place: String, words: String
  ) throws {
    let error = #expect(throws: InputError.self) { try rows(text) }
    let message = try #require(error).description
    #expect(message.hasPrefix(place + ":"))
    #expect(message.contains(words))
  }

  @Test(
    arguments: [[0x61, 0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x22, 0xC0, 0x80, 0x22]] as [[UInt8]])
  func `of bytes that are no UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: InputError.self) { try fields(bytes) }
  }

  @Test(arguments: [(1_000, true), (1_001, false)])
  func `have at most a thousand values`(count: Int, isRead: Bool) {
    let text = Array(repeating: "a", count: count).joined(separator: ",")
    #expect((try? rows(text))?.first?.count == (isRead ? count : nil))
  }
}
