import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionErrorTests {
  @Test(arguments: [
    ("", 1, "there is no expression"), ("   ", 4, "there is no expression"),
    ("(1 + 2", 1, "never closed"), ("1 + 2)", 6, "never opened"), ("min(1, 2", 4, "never closed"),
    ("(1 2)", 4, "is missing before \"2\""), ("1 2", 3, "operator is missing before \"2\""),
    ("1 +", 4, "value is missing before the end"), ("* 2", 1, "value is missing before \"*\""),
    ("1 + * 2", 5, "value is missing"), ("()", 2, "value is missing before \")\""),
    ("true ? 1", 6, "has no \":\""), ("true ? : 2", 8, "value is missing before \":\""),
    ("1 : 2", 3, "operator is missing before \":\""), ("1 < 2 < 3 ? 1 : 2", 7, "do not chain"),
    ("width = 3", 7, "\"=\" is written \"==\""), ("isPad & true", 7, "is written \"&&\""),
    ("isPad | true", 7, "is written \"||\""), ("width # 3", 7, "\"#\" has no meaning here"),
    ("1 − 2", 3, "U+2212 has no meaning here"), ("width\u{0}", 6, "U+0000"),
    ("44pt", 1, "no letters behind it"), ("44f", 1, "no letters behind it"),
    ("44.5ff", 1, "no letters behind it"), ("44.", 1, "digits on each side"),
    ("44.fo", 1, "digits on each side"), ("CGFloat(44", 8, "never closed"),
    ("CGFloat(1, 2)", 10, "is missing before \",\""), ("[UIScreen]", 1, "[UIScreen mainScreen]"),
    ("1 + [UIScreen mainScreen", 5, "a message is written as in"), ("[", 1, "a message"),
    ("[a b:c]", 1, "a message"), ("[[a b] c].[d e]", 10, "\".\" has no meaning"),
    ("1.", 1, "digits on each side"),
    ("1234567890", 1, "one to 9 digits"), ("1.1234567890", 1, "one to 9 digits"),
    ("1.2.3.4", 1, "neither a number"), ("11.9999.1", 1, "neither a number"),
    ("abs(1)", 1, "no function \"abs\"; there are min and max"),
    ("min(1)", 1, "two values or more"),
    ("max()", 5, "value is missing"), ("a.", 2, "\".\" has no meaning here"),
    ("a..b", 2, "\".\" has no meaning here"), ("if true { 1 }", 9, "\"{\" has no meaning here"),
  ])
  func `a text that cannot be read, with its place`(text: String, column: Int, words: String) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
  }

  @Test(arguments: [
    ("isPad", 1, "is true or false, not a number"), ("os", 1, "is a version, not a number"),
    ("1 + isPad", 5, "a number is needed here, and this is true or false"),
    ("-isPad", 2, "a number is needed"), ("!width ? 1 : 2", 2, "true or false is needed"),
    ("width ? 1 : 2", 1, "true or false is needed here, and this is a number"),
    ("isPad ? 1 : true", 13, "a number is needed"), ("isPad ? os : os", 9, "a branch is"),
    ("isPad && 1 ? 1 : 2", 10, "true or false is needed"),
    ("min(1, isPad)", 8, "a number is needed"),
    ("os + 1", 1, "a number is needed here, and this is a version"),
    ("os > width ? 1 : 2", 1, "compared with a version such as 13.4"),
    ("os > 11.9999 ? 1 : 2", 1, "compared with a version such as 13.4"),
    ("width > 13.4.1 ? 1 : 2", 1, "compared with a version"), ("13.4.1", 1, "is a version"),
    ("13.4.1 < 13.4.2 ? 1 : 2", 1, "one side is os, firstOS or lastOS"),
    ("isPad < isPhone ? 1 : 2", 1, "compares numbers and versions"),
    ("family < .ipad ? 1 : 2", 1, "compares numbers and versions"),
    ("isPad == 1 ? 1 : 2", 1, "true or false is compared with a number"),
    ("family == .pad ? 1 : 2", 11, "family is one of .iphone, .ipod, .ipad"),
    ("sensorHousing == .x ? 1 : 2", 18, ".dynamicIsland"),
    ("family == idiom ? 1 : 2", 1, "a word is compared with an attribute"),
    (".pad == .pad ? 1 : 2", 1, "a word is compared with an attribute"),
    ("1 / 0", 1, "division by zero"), ("width + 1 / (2 - 2)", 9, "division by zero"),
    ("false && 1 / 0 > 1 ? 1 : 2", 10, "division by zero"), ("width / 0", 1, "division by zero"),
    ("999999999 * 999999999 * 999999999", 1, "too large"),
    ("widht > 3 ? 1 : 2", 1, "no variable \"widht\". Nearest: width"),
    ("1 + UIScreen.main.nativeBounds.heigth", 5, "Nearest: nativeHeight"),
    ("1 + zzzzzz", 5, "no variable \"zzzzzz\""),
    ("CGFloat(isPad) + 1", 1, "a number is needed"),
  ])
  func `a text that makes no sense, with its place`(text: String, column: Int, words: String) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "no error")")
  }

  @Test func `the mark stands under the place`() {
    #expect(
      auditError("width > foobar ? 1 : 2")?.description == """
        column 9: no variable "foobar".
          width > foobar ? 1 : 2
                  ^^^^^^
        """)
  }

  @Test func `a long expression is shown around the place, on one line`() throws {
    let long = (0..<60).map { "width == \($0)" }.joined(separator: "\n|| ")
    let error = try #require(auditError(long + "\n|| @ || width == 1 ? 1 : 2"))
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: mark)
    #expect(Array(lines[1])[column] == "@")
    #expect(lines[1].count < 90)
  }

  @Test func `nothing that a terminal would act on is repeated`() {
    let error = auditError("1 + \u{1B}[31m\u{202E}\r\n")
    #expect(error?.column == 5)
    let harmful: Set<Unicode.Scalar> = ["\u{1B}", "\u{202E}", "\r"]
    #expect(error?.description.unicodeScalars.contains(where: harmful.contains) == false)
  }

  @Test func `an endless text is refused without reading it all`() {
    let error = auditError(String(repeating: "e\u{301}", count: 100_000))
    #expect(error?.message.contains("at most 4096 bytes") == true)
    #expect((error?.description.utf8.count ?? .max) < 1_000)
  }
}
