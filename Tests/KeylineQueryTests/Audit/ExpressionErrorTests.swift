import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionErrorTests {
  @Test(arguments: [
    ("", 1, "no expression"), ("   ", 4, "no expression"), ("(1 + 2", 1, "never closed"),
    ("1 + 2)", 6, "operator is missing before \")\""), ("min(1, 2", 4, "never closed"),
    ("(1 2)", 4, "missing before \"2\""), ("1 2", 3, "operator is missing before \"2\""),
    ("1 +", 4, "value is missing before the end"), ("* 2", 1, "value is missing before \"*\""),
    ("1 + * 2", 5, "value is missing before \"*\""), ("()", 2, "value is missing"),
    ("true ? 1", 6, "no \":\""), ("true ? : 2", 8, "value is missing before \":\""),
    ("1 < 2 < 3 ? 1 : 2", 1, "\"<\" does not go with true or false and a number"),
    ("width = 3", 7, "\"=\" is written \"==\""), ("isPad & true", 7, "is written \"&&\""),
    ("width # 3", 7, "before \"#\""), ("1 − 2", 3, "before this character"),
    ("width\u{0}", 6, "before this character"), ("1 + \u{1B}[31m", 5, "before this character"),
    ("44pt", 1, "97.667"), ("44f", 1, "97.667"), ("44.", 1, "97.667"), ("44.fo", 1, "97.667"),
    ("1234567890", 1, "97.667"), ("1.2.3.4", 1, "13.4.1"), ("CGFloat(44", 8, "never closed"),
    ("[UIScreen]", 1, "[UIScreen mainScreen].bounds"), ("[", 1, "[UIScreen mainScreen].bounds"),
    ("1 + [UIScreen mainScreen", 5, "[UIScreen mainScreen].bounds"), ("[a b:c]", 1, "message"),
    ("abs(1)", 1, "no function \"abs\""), ("min(1)", 4, "two values"), ("a..b", 1, "\"a\""),
  ])
  func `a text that cannot be read, with its place`(text: String, column: Int, words: String) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.fault.contains(words) == true, "\(error?.fault ?? "")")
  }

  @Test(arguments: [
    ("isPad", 1, "is true or false, not a number"), ("os", 1, "is version, not a number"),
    ("1 + isPad", 1, "a number and true or false"), ("-isPad", 1, "true or false"),
    ("!width ? 1 : 2", 1, "a number"), ("isPad ? 1 : true", 1, "\"?\" does not go with"),
    ("isPad ? os : os", 1, "a version"), ("isPad && 1 ? 1 : 2", 1, "\"&&\" does not go with"),
    ("min(1, isPad)", 1, "true or false"), ("os + 1", 1, "a version and a number"),
    ("os > width ? 1 : 2", 1, "a version and a number"), ("13.4.1", 1, "is version"),
    ("os > 11.9999 ? 1 : 2", 1, "a version and a number"), ("os ?? 1", 1, "a version"),
    ("isPad < isPhone ? 1 : 2", 1, "\"<\" does not go with true or false"),
    ("family < .ipad ? 1 : 2", 1, "a word"), ("isPad == 1 ? 1 : 2", 1, "a number"),
    ("family == .pad ? 1 : 2", 1, "family is one of .iphone, .ipod, .ipad"),
    ("1 == 2 || sensorHousing == .x ? 1 : 2", 11, ".dynamicIsland"),
    ("1 / 0", 1, "division by zero"), ("width + 1 / (2 - 2)", 9, "division by zero"),
    ("false && 1 / 0 > 1 ? 1 : 2", 10, "division by zero"), ("width / 0", 1, "division by zero"),
    ("999999999 * 999999999 * 999999999", 1, "too large"),
    ("1 + zzzzzz", 5, "no variable \"zzzzzz\""), ("CGFloat(isPad) + 1", 1, "true or false"),
  ])
  func `a text that makes no sense, with its place`(text: String, column: Int, words: String) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.fault.contains(words) == true, "\(error?.fault ?? "")")
  }

  @Test(arguments: [
    ("widht > 3 ? 1 : 2", "\"widht\"", "width"),
    ("UIScreen.main.nativeBounds.heigth", "\"heigth\"", "nativeHeight"),
    ("isIPhoneY() ? 1 : 2", "\"isIPhoneY\"", "isIPhoneX"),
    (
      "[[UIApplication sharedApplication] statusBarFrme].size.height", "\"statusBarFrme.height\"",
      ""
    ),
    ("UIApplication.shared.keyWindow?.safeAreaInsets.botom", "\"safeAreaInsets.botom\"", ""),
  ])
  func `of a spelling that is not understood the part is named that is not, and what is near`(
    text: String, part: String, near: String
  ) {
    let error = auditError(text, [.of("screen.safeAreaInsets.bottom"), .of("statusBar.height")])
    #expect(error?.fault.hasPrefix("no variable \(part)") == true, "\(error?.fault ?? "")")
    #expect(error?.fault.contains(near) == true, "\(error?.fault ?? "")")
  }

  @Test func `an endless text is refused without reading it all`() {
    let error = auditError(String(repeating: "e\u{301}", count: 100_000))
    #expect(error?.fault == "an expression has at most 4096 bytes")
  }
}
