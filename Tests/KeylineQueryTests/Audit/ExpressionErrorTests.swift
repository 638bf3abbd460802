import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionErrorTests {
  @Test(
    arguments: [
      ("", 1, .empty), ("   ", 4, .empty),
      ("(1 + 2", 1, .unclosedParenthesis), ("1 + 2)", 6, .unopenedParenthesis),
      ("min(1, 2", 4, .unclosedParenthesis),
      ("(1 2)", 4, .missingOperatorOrParenthesis(before: "2")),
      ("1 2", 3, .missingOperator(before: "2")),
      ("1 +", 4, .missingValue(before: nil)), ("* 2", 1, .missingValue(before: "*")),
      ("1 + * 2", 5, .missingValue(before: "*")), ("()", 2, .missingValue(before: ")")),
      ("true ? 1", 6, .missingColon), ("true ? : 2", 8, .missingValue(before: ":")),
      ("1 : 2", 3, .missingOperator(before: ":")), ("1 < 2 < 3 ? 1 : 2", 7, .chainedComparison),
      ("width = 3", 7, .singleSign("=", written: "==")),
      ("isPad & true", 7, .singleSign("&", written: "&&")),
      ("isPad | true", 7, .singleSign("|", written: "||")),
      ("width # 3", 7, .strangeCharacter("#")),
      ("1 − 2", 3, .strangeCharacter("−")), ("width\u{0}", 6, .strangeCharacter("\u{0}")),
      ("44pt", 1, .unitBehindNumber), ("44f", 1, .unitBehindNumber),
      ("44.5ff", 1, .unitBehindNumber), ("44.", 1, .digitCount),
      ("44.fo", 1, .digitCount), ("CGFloat(44", 8, .unclosedParenthesis),
      ("CGFloat(1, 2)", 10, .missingOperatorOrParenthesis(before: ",")),
      ("[UIScreen]", 1, .malformedMessage),
      ("1 + [UIScreen mainScreen", 5, .malformedMessage), ("[", 1, .malformedMessage),
      ("[a b:c]", 1, .malformedMessage), ("[[a b] c].[d e]", 10, .strangeCharacter(".")),
      ("1.", 1, .digitCount),
      ("1234567890", 1, .digitCount), ("1.1234567890", 1, .digitCount),
      ("1.2.3.4", 1, .malformedNumber), ("11.9999.1", 1, .malformedNumber),
      ("abs(1)", 1, .unknownFunction("abs")),
      ("min(1)", 1, .fewArguments(of: "min")),
      ("max()", 5, .missingValue(before: ")")), ("a.", 2, .strangeCharacter(".")),
      ("a..b", 2, .strangeCharacter(".")), ("if true { 1 }", 9, .strangeCharacter("{")),
    ] as [(String, Int, ExpressionError.Problem)])
  func `a text that cannot be read, with its place`(
    text: String, column: Int, problem: ExpressionError.Problem
  ) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.problem == problem)
  }

  @Test(
    arguments: [
      ("isPad", 1, .notANumber(.truth)), ("os", 1, .notANumber(.version)),
      ("1 + isPad", 5, .other(than: .number, is: .truth)),
      ("-isPad", 2, .other(than: .number, is: .truth)),
      ("!width ? 1 : 2", 2, .other(than: .truth, is: .number)),
      ("width ? 1 : 2", 1, .other(than: .truth, is: .number)),
      ("isPad ? 1 : true", 13, .other(than: .number, is: .truth)),
      ("isPad ? os : os", 9, .branch(.version)),
      ("isPad && 1 ? 1 : 2", 10, .other(than: .truth, is: .number)),
      ("min(1, isPad)", 8, .other(than: .number, is: .truth)),
      ("os + 1", 1, .other(than: .number, is: .version)),
      ("os > width ? 1 : 2", 1, .versionNeeded),
      ("os > 11.9999 ? 1 : 2", 1, .versionNeeded),
      ("width > 13.4.1 ? 1 : 2", 1, .versionNeeded), ("13.4.1", 1, .notANumber(.version)),
      ("13.4.1 < 13.4.2 ? 1 : 2", 1, .twoVersions),
      ("isPad < isPhone ? 1 : 2", 1, .unordered(.truth, sign: "<")),
      ("family < .ipad ? 1 : 2", 1, .unordered(.word, sign: "<")),
      ("isPad == 1 ? 1 : 2", 1, .incomparable(.truth, .number)),
      ("family == .pad ? 1 : 2", 11, .otherWord(than: ["iphone", "ipod", "ipad"], of: "family")),
      (
        "sensorHousing == .x ? 1 : 2", 18,
        .otherWord(than: SensorHousing.allCases.map(\.rawValue), of: "sensorHousing")
      ),
      ("family == idiom ? 1 : 2", 1, .wordAlone),
      (".pad == .pad ? 1 : 2", 1, .wordAlone),
      ("1 / 0", 1, .failed(.divisionByZero)), ("width + 1 / (2 - 2)", 9, .failed(.divisionByZero)),
      ("false && 1 / 0 > 1 ? 1 : 2", 10, .failed(.divisionByZero)),
      ("width / 0", 1, .failed(.divisionByZero)),
      ("999999999 * 999999999 * 999999999", 1, .failed(.overflow)),
      ("widht > 3 ? 1 : 2", 1, .name(.unknown(.variable, name: "widht", nearest: ["width"]))),
      ("1 + zzzzzz", 5, .name(.unknown(.variable, name: "zzzzzz", nearest: []))),
      ("CGFloat(isPad) + 1", 1, .other(than: .number, is: .truth)),
    ] as [(String, Int, ExpressionError.Problem)])
  func `a text that makes no sense, with its place`(
    text: String, column: Int, problem: ExpressionError.Problem
  ) {
    let error = auditError(text)
    #expect(error?.column == column)
    #expect(error?.problem == problem)
  }

  @Test func `a name that does not exist has the nearest ones`() {
    let error = auditError("1 + UIScreen.main.nativeBounds.heigth")
    #expect(error?.column == 5)
    guard case .name(.unknown(.variable, _, let nearest))? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(nearest.contains("nativeHeight"))
  }

  @Test func `an endless text is refused without reading it all`() {
    let error = auditError(String(repeating: "e\u{301}", count: 100_000))
    #expect(error?.problem == .tooLong)
    #expect((error?.text.utf8.count ?? .max) < 1_000)
  }

  @Test(arguments: [
    ("status bar 44 notch", true), ("statusBar.height = 44 if notch", true),
    ("isPad ? 1 2", false), ("isPad = true ? 1 : 2", false), ("(1 + 2", false),
  ])
  func `what reads like a sentence is told from an expression`(text: String, isSentence: Bool) {
    let error = #expect(throws: ExpressionError.self) { try AuditExpression(text) }
    #expect(error?.isSentence == isSentence)
  }
}
