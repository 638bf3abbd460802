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
    ("(1 < 2) != (2 < 1) ? 1 : 2", "1"), ("14 == 14.0 ? 1 : 2", "1"), ("7 ?? 2", "7"),
    ("3 === 3 ? 1 : 2", "1"), ("3 !== 3 ? 1 : 2", "2"), ("(CGFloat)(7.0f) / 2", "3.5"),
    ("(float)-3", "-3"), ("Double(7) / Float(2)", "3.5"), ("MAX(3, fmax(4, Math.min(1, 2)))", "4"),
  ])
  func `numbers are as exact as people write them`(text: String, value: String) throws {
    #expect(try AuditExpression(text).text() == value)
  }

  @Test(arguments: [
    // What is not known, and whether it matters.
    ("width", "unknown"), ("width + 1", "unknown"), ("-width", "unknown"), ("0 * width", "unknown"),
    ("min(1, width)", "unknown"), ("false && isPad ? 1 : 2", "2"),
    ("isPad && false ? 1 : 2", "2"), ("true || isPad ? 1 : 2", "1"),
    ("isPad || true ? 1 : 2", "1"), ("isPad && true ? 1 : 2", "unknown"),
    ("isPad || false ? 1 : 2", "unknown"), ("!isPad ? 1 : 2", "unknown"),
    ("isPad ? 20 : 20", "20"), ("isPad ? 20 : 40 / 2", "20"), ("isPad ? width : width", "unknown"),
    ("true ? 1 : width", "1"), ("width > 1 ? 1 : 2", "unknown"), ("width ?? 7", "unknown"),
    // What has no value, and whether it is reached; scale is 1 and height 0.
    ("1 / height", "division by zero"), ("1 / (scale - 1)", "division by zero"),
    ("width / height", "division by zero"), ("scale == 1 ? 5 : 1 / height", "5"),
    ("scale == 2 ? 5 : 1 / height", "division by zero"),
    ("scale == 2 && 1 / height > 1 ? 1 : 2", "2"), ("scale == 1 || 1 / height > 1 ? 1 : 2", "1"),
    ("1 / height > 1 && false ? 1 : 2", "division by zero"),
    ("isPad && 1 / height > 1 ? 1 : 2", "unknown"), ("width + 1 / height", "division by zero"),
    ("999999999 * 999999999 * scale * 999999999", "number that is too large"),
    ("max(width, 1 / height)", "division by zero"), ("-(1 / height)", "division by zero"),
  ])
  func `unknown stays unknown unless it cannot matter`(text: String, value: String) throws {
    let values: [String: ExpressionValue] = [
      "scale": try .of("1"), "height": try .of("0"),
    ]
    #expect(try AuditExpression(text).text(values) == value)
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
    let checked = try AuditExpression(condition + " ? 1 : 2")
    for (versions, value) in [(holds, "1"), (fails, "2")] {
      for version in versions.split(separator: " ") {
        let ran = try #require(StatedVersion(full(version)))
        let first = try #require(StatedVersion("12.0.0"))
        let text = checked.value { .version($0.text == "firstOS" ? first : ran) }.description
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
    let checked = try AuditExpression(condition + " ? 1 : 2")
    #expect(checked.value { _ in .word(word) }.description == value)
  }

  @Test func `the reason names the variable`() throws {
    let checked = try AuditExpression("width > 1 || isPad ? 1 : 2")
    #expect(checked.value { .unknown($0.text, nil) } == .unknown("width", nil))
  }

  @Test func `a deep expression of unknown parts is worked out in time`() throws {
    let deep = String(repeating: "-", count: 90) + "width"
    #expect(try AuditExpression(deep).text() == "unknown")
    let choices = String(repeating: "isPad ? 1 : ", count: 90) + "width"
    #expect(try AuditExpression(choices).text() == "unknown")
  }

  /// A version with all its numbers, as a device runs it.
  private func full(_ version: Substring) -> String {
    let parts: [Substring] = version.split(separator: ".") + ["0", "0"]
    return parts.prefix(3).joined(separator: ".")
  }
}

extension ExpressionValue {
  fileprivate static func of(_ text: String) throws -> ExpressionValue {
    .number(try #require(Double(text)))
  }
}
