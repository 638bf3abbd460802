import KeylineData
import Testing

@Suite struct ValuesTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)),
    ("\"\"", .string("")), ("\"a\"", .string("a")), ("[]", .array([])), ("{}", .object([])),
    (" \t\r\n[ 1 , 2 ]\n", .array([.number(1), .number(2)])),
    (
      "{\"b\":1,\"a\":[{}]}",
      .object([("b", .number(1)), ("a", .array([.object([])]))])
    ),
  ])
  func `every kind of value is read with its keys in order`(text: String, value: JSONValue) throws {
    #expect(try read(text).withoutPlaces == value)
  }

  @Test(arguments: [
    "0", "-0", "1", "26.10", "0.5", "-8", "1e3", "1E+3", "1.5e-400", "123456789012345678901234",
  ])
  func `a number keeps the digits that were written`(digits: String) throws {
    #expect(try read(digits).kind == .number(digits))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "A\u{E9}\u{20AC}"),
    (#""\u0000""#, "\0"),
    (#""\ud83d\ude00""#, "\u{1F600}"),
    (#""x\uD834\uDD1Ey""#, "x\u{1D11E}y"),
    ("\"é😀\u{7F}\u{2028}\"", "é😀\u{7F}\u{2028}"),
  ])
  func `escapes and plain text give the same scalars`(text: String, expected: String) throws {
    guard case .string(let string) = try read(text).kind else {
      Issue.record("no string")
      return
    }
    #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `a string is not normalised`() throws {
    guard case .string(let string) = try read("\"e\u{301}\"").kind else {
      Issue.record("no string")
      return
    }
    #expect(Array(string.utf8) == [0x65, 0xCC, 0x81])
  }

  @Test func `every value and key knows the byte where it begins`() throws {
    guard case .object(let members) = try read("{ \"é\": [ 1, \"a\" ] }").kind,
      case .array(let values) = members[0].value.kind
    else {
      Issue.record("no object")
      return
    }
    #expect(members[0].offset == 2)
    #expect(members[0].value.offset == 8)
    #expect(values.map(\.offset) == [10, 13])
  }
}
