import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("Errors of expressions, as people read them")
struct ExpressionErrorTextTests {
  private func error(_ text: String) -> ExpressionError? {
    do throws(ExpressionError) {
      _ = try CheckedExpression(try AuditExpression(text), in: ExpressionNames([]))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (.tooLong, "an expression has at most 4096 bytes"),
      (.malformedMessage, "a message is written as in [UIScreen mainScreen].bounds"),
      (.digitCount, "a number has one to 9 digits on each side of its point"),
      (.unitBehindNumber, "a number takes no unit and no letters after it"),
      (.malformedNumber, "this is neither a number such as 97.667 nor a version such as 13.4.1"),
      (.singleSign("=", written: "=="), "\"=\" is written \"==\""),
      (.strangeCharacter("#"), "\"#\" has no meaning here"),
      (.strangeCharacter("−"), "U+2212 has no meaning here"),
      (.strangeCharacter("\u{0}"), "U+0000 has no meaning here"),
      (.empty, "there is no expression; write, for example, hasNotch ? 88 : 64"),
      (.tooDeep, "the expression is nested more than 100 levels deep"),
      (.unopenedParenthesis, "this parenthesis was never opened"),
      (.unclosedParenthesis, "this parenthesis is never closed"),
      (.missingOperator(before: "2"), "an operator is missing before \"2\""),
      (
        .missingOperatorOrParenthesis(before: "2"),
        "a \")\" or an operator is missing before \"2\""
      ),
      (.missingValue(before: nil), "a value is missing before the end"),
      (.missingColon, "this \"?\" has no \":\"; write condition ? value : other value"),
      (.chainedComparison, "comparisons do not chain; join two with &&"),
      (.unknownFunction("abs"), "no function \"abs\"; there are min and max"),
      (.fewArguments(of: "min"), "min takes two values or more"),
      (
        .name(.unknown(.variable, name: "widht", nearest: ["width"])),
        "no variable \"widht\". Nearest: width"
      ),
      (
        .notANumber(.truth),
        "the expression is true or false, not a number; write condition ? 88 : 64"
      ),
      (.failed(.divisionByZero), "this is a division by zero"),
      (.failed(.overflow), "this is a number that is too large"),
      (.branch(.version), "a branch must be a number, true or false, not a version"),
      (.other(than: .number, is: .truth), "a number is needed here, but this is true or false"),
      (.unordered(.word, sign: "<"), "< compares numbers and versions, not a word"),
      (.twoVersions, "a comparison of versions needs os, firstOS or lastOS on one side"),
      (.versionNeeded, "compare a version with another version, such as 13.4"),
      (.incomparable(.truth, .number), "true or false cannot be compared with a number"),
      (
        .otherWord(than: ["none", "dynamic-island"], of: "sensorHousing"),
        "sensorHousing is one of .none, .dynamicIsland"
      ),
      (.wordAlone, "compare a word with an attribute, as in family == .ipad"),
    ] as [(ExpressionError.Problem, String)])
  func `each problem has its sentence`(problem: ExpressionError.Problem, text: String) {
    #expect(problem.text == text)
  }

  @Test func `the mark stands under the place`() {
    #expect(
      error("width > foobar ? 1 : 2")?.description == """
        column 9: no variable "foobar".
          width > foobar ? 1 : 2
                  ^^^^^^
        """)
  }

  @Test func `a long expression is shown around the place, on one line`() throws {
    let long = (0..<60).map { "width == \($0)" }.joined(separator: "\n|| ")
    let error = try #require(self.error(long + "\n|| @ || width == 1 ? 1 : 2"))
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3)
    let mark = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: mark)
    #expect(Array(lines[1])[column] == "@")
    #expect(lines[1].count < 90)
  }

  @Test func `nothing that a terminal would act on is repeated`() {
    let error = self.error("1 + \u{1B}[31m\u{202E}\r\n")
    #expect(error?.column == 5)
    let harmful: Set<Unicode.Scalar> = ["\u{1B}", "\u{202E}", "\r"]
    #expect(error?.description.unicodeScalars.contains(where: harmful.contains) == false)
  }
}
