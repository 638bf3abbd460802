import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionEvaluationTests {
  @Test(arguments: [
    ("7 / 2", "3.5"), ("0.1 + 0.2 == 0.3 ? 1 : 2", "1"), ("1 / 3 * 3 == 1 ? 1 : 2", "1"),
    ("97.667 * 3", "293"), ("0.333 + 0.667", "1"), ("0.33 * 100", "33"), ("-3 - -5", "2"),
    ("44.125", "44.125"), ("min(3, 1, 2)", "1"), ("max(-3, -1 / 2)", "-0.5"),
    ("1 != 2 && 2 >= 2 && 1 <= 1 && 2 > 1 ? 1 : 2", "1"), ("true == !false ? 1 : 2", "1"),
    ("(1 < 2) != (2 < 1) ? 1 : 2", "1"), ("14 == 14.0 ? 1 : 2", "1"),
  ])
  func `numbers are exact`(text: String, value: String) throws {
    #expect(try CheckedExpression.of(text).text() == value)
  }

  @Test(arguments: [
    // What is not known, and whether it matters.
    ("width", "unknown"), ("width + 1", "unknown"), ("-width", "unknown"), ("0 * width", "unknown"),
    ("min(1, width)", "unknown"), ("false && isPad ? 1 : 2", "2"),
    ("isPad && false ? 1 : 2", "2"), ("true || isPad ? 1 : 2", "1"),
    ("isPad || true ? 1 : 2", "1"), ("isPad && true ? 1 : 2", "unknown"),
    ("isPad || false ? 1 : 2", "unknown"), ("!isPad ? 1 : 2", "unknown"),
    ("isPad ? 20 : 20", "20"), ("isPad ? 20 : 40 / 2", "20"), ("isPad ? width : width", "unknown"),
    ("true ? 1 : width", "1"), ("width > 1 ? 1 : 2", "unknown"),
    // What has no value, and whether it is reached; scale is 1 and height 0.
    ("1 / height", "divisionByZero"), ("1 / (scale - 1)", "divisionByZero"),
    ("width / height", "divisionByZero"), ("scale == 1 ? 5 : 1 / height", "5"),
    ("scale == 2 ? 5 : 1 / height", "divisionByZero"),
    ("scale == 2 && 1 / height > 1 ? 1 : 2", "2"), ("scale == 1 || 1 / height > 1 ? 1 : 2", "1"),
    ("1 / height > 1 && false ? 1 : 2", "divisionByZero"),
    ("isPad && 1 / height > 1 ? 1 : 2", "unknown"), ("width + 1 / height", "divisionByZero"),
    ("999999999 * 999999999 * scale * 999999999", "overflow"),
    ("max(width, 1 / height)", "divisionByZero"), ("-(1 / height)", "divisionByZero"),
  ])
  func `unknown stays unknown unless it cannot matter`(text: String, value: String) throws {
    let values: [String: ExpressionValue] = [
      "scale": .number(Rational(1)), "height": .number(Rational(0)),
    ]
    #expect(try CheckedExpression.of(text).text(values) == value)
  }

  @Test(arguments: [
    ("os == 14", "14 14.5 14.8.1", "13.7 15"), ("os != 14", "13.7 15", "14 14.5"),
    ("os > 14", "15 15.0.1", "13.7 14 14.5"), ("os >= 14", "14 14.5 15", "13.7"),
    ("os < 14", "13.7", "14 14.5 15"), ("os <= 14", "13.7 14 14.8.1", "15"),
    ("os >= 13.4", "13.4 13.4.1 14", "13.3.1"), ("os <= 13.4", "13.4 13.4.9", "13.5"),
    ("os == 13.4.1", "13.4.1", "13.4 13.4.2"), ("14 <= os", "14 15", "13.7"),
    ("14 > os", "13.7", "14 14.5"), ("os == os", "14", ""), ("os < firstOS", "11", "12 13"),
    ("systemVersion >= 13.10", "13.10 14", "13.9 13.1"),
  ])
  func `a version is compared with all that a literal can mean`(
    condition: String, holds: String, fails: String
  ) throws {
    let checked = try CheckedExpression.of(condition + " ? 1 : 2")
    for (versions, value) in [(holds, "1"), (fails, "2")] {
      for version in versions.split(separator: " ") {
        let text = checked.value { name in
          name == "firstOS" ? .version(.of("12")) : .version(.of(String(version)))
        }.text
        #expect(text == value, "iOS \(version)")
      }
    }
  }

  @Test(arguments: [
    ("family == .ipad", "iphone", "2"), ("family == .iPhone", "iphone", "1"),
    (".iphone != family", "iphone", "2"),
    ("sensorHousing == .dynamicIsland", "dynamic-island", "1"),
  ])
  func `words are compared whatever their case`(
    condition: String, word: String, value: String
  ) throws {
    let checked = try CheckedExpression.of(condition + " ? 1 : 2")
    #expect(checked.value { _ in .word(word) }.text == value)
  }

  @Test func `the reason names the variable`() throws {
    let checked = try CheckedExpression.of("width > 1 || isPad ? 1 : 2")
    guard case .unknown(let unknown) = checked.value({ _ in nil }) else {
      Issue.record("it is known")
      return
    }
    #expect(unknown.variable == "width")
  }

  @Test func `a deep expression of unknown parts is worked out in time`() throws {
    let deep = String(repeating: "-", count: 90) + "width"
    #expect(try CheckedExpression.of(deep).text() == "unknown")
    let choices = String(repeating: "isPad ? 1 : ", count: 90) + "width"
    #expect(try CheckedExpression.of(choices).text() == "unknown")
  }
}
