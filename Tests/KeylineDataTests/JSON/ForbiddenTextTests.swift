import KeylineData
import Testing

@Suite struct ForbiddenTextTests {
  @Test(arguments: [
    "", " ", "\n", "tru", "True", "nul", "NULL", "undefined", "'a'", "a",
    "[1] []", "{} x", "1 2", "\"a\" \"b\"", "null,", "[1]\0",
    "// c\n1", "1 // c", "/* c */ 1", "[1, /* c */ 2]", "# c\n1",
    "[1,]", "[,1]", "[1 2]", "[1;2]", "1,5", "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{1:2}",
    "{\"a\" 1}", "{\"a\"=1}", "{\"a\":}", "{\"a\"}", "{null:1}",
    "[", "[1", "[1,", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "]", "}", "[}", "{]",
    "\u{A0}1", "1\u{A0}", "\u{B}1", "\u{C}1", "\u{2028}1",
  ])
  func `what RFC 8259 does not allow is refused`(text: String) {
    #expect(throws: InputError.self) { try read(text) }
  }

  @Test(arguments: [
    "01", "-01", "00", "+1", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "1E-", "1.5e", "-", "--1",
    "NaN", "-NaN", "nan", "Infinity", "-Infinity", "inf", "0x10", "1_000", "1e5.5", "１",
    "1.2.3", "1f",
  ])
  func `a number in another form is refused`(digits: String) {
    #expect(throws: InputError.self) { try read(digits) }
    #expect(throws: InputError.self) { try read("[\(digits)]") }
    #expect(throws: InputError.self) { try read("{\"a\": \(digits)}") }
  }

  @Test(arguments: [
    "\"", "\"a", "\"\\", "\"\\\"", "\"\\u", "\"\\u12", "[\"a]", "{\"a: 1}",
  ])
  func `a string that does not end is refused`(text: String) {
    #expect(throws: InputError.self) { try read(text) }
  }

  @Test(arguments: [
    #""\x41""#, #""\a""#, #""\0""#, #""\'""#, #""\ ""#, #""\U0041""#, #""\u004""#, #""\u004g""#,
    #""\u+041""#, #""\u 041""#, #""\u{41}""#, #""\u00é""#, "\"\\\n\"",
  ])
  func `an escape that does not exist is refused`(text: String) {
    #expect(throws: InputError.self) { try read(text) }
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\n""#, #""\ud83d\u0041""#,
    #""\ud83d\ud83d""#, #""\ude00\ud83d""#, #""\uD800\uDBFF""#,
  ])
  func `half of a surrogate pair is refused`(text: String) {
    #expect(throws: InputError.self) { try read(text) }
  }

  @Test(arguments: 0..<0x20)
  func `a bare control character in a string is refused`(code: Int) {
    #expect(throws: InputError.self) { try read([0x22, UInt8(code), 0x22]) }
    #expect(throws: InputError.self) { try read([0x22, 0x61, UInt8(code), 0x62, 0x22]) }
  }

  @Test(arguments: [
    ["\"a\"", "\"a\""], ["\"a\"", "\"\\u0061\""], ["\"\"", "\"\""], ["\"\\n\"", "\"\\u000a\""],
  ])
  func `a key that stands twice is refused however it is spelled`(keys: [String]) {
    let error = #expect(throws: InputError.self) {
      try read("{ \(keys[0]): 1, \"other\": 2, \(keys[1]): 1 }")
    }
    #expect(error?.message.contains("appears twice") == true)
  }

  @Test func `the same key in two objects is no duplicate`() throws {
    #expect(throws: Never.self) { try read("[{\"a\":{\"a\":1}},{\"a\":2}]") }
  }
}
