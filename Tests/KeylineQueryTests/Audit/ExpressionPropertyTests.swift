import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExpressionPropertyTests {
  private static let pieces = [
    "1", "0", "97.667", "13.4.1", "14", "width", "isPad", "os", "family", ".pad", ".iphone", "true",
    "false", "min", "max", "(", ")", ",", "?", ":", "!", "-", "+", "*", "/", "<", "<=", ">", ">=",
    "==", "!=", "&&", "||", " ", "self.", "m",
  ]

  @Test func `no bytes trap`() {
    var random = XorShift(seed: 11)
    for _ in 0..<100_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        // Half of them from what an expression is made of, so that some get further.
        random.once(in: 2)
          ? UInt8.random(in: 0...255, using: &random)
          : UInt8.random(in: 0x20...0x7E, using: &random)
      }
      // What it gives does not matter, only that it gives something.
      _ = try? AuditExpression(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `no heap of words traps, and what is read is printed and read again`() throws {
    var random = XorShift(seed: 12)
    var read = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1..<16, using: &random)
      let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined(separator: " ")
      let metrics = [Metric.of("m")]
      guard let expression = try? AuditExpression(text, metrics: metrics) else { continue }
      read += 1
      let again = try AuditExpression(expression.description, metrics: metrics)
      #expect(again == expression, "\(text)")
      _ = expression.text()
    }
    #expect(read > 100)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `printed and read again it is the same tree`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<250 {
      let made = RandomExpression.number(&random, depth: 6)
      guard let expression = try? AuditExpression(made.text) else {
        #expect(made.value == nil, "\(made.text)")
        continue
      }
      let printed = expression.description
      #expect(try AuditExpression(printed) == expression, "seed \(seed): \(made.text)")
      #expect(try AuditExpression(printed).description == printed)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `constants are worked out`(seed: UInt64) throws {
    var random = XorShift(seed: 100 + seed)
    for _ in 0..<250 {
      let made = RandomExpression.number(&random, depth: 4)
      guard let value = made.value else {
        #expect(auditError(made.text)?.fault == "this is a division by zero", "\(made.text)")
        continue
      }
      let expression = try AuditExpression(AuditExpression(made.text).description)
      guard case .number(let number) = expression.value({ .unknown($0.text, nil) }) else {
        Issue.record("no number: \(made.text)")
        continue
      }
      let exact = Double(value.numerator) / Double(value.denominator)
      #expect(abs(number - exact) <= 1e-9 * max(1, abs(exact)), "\(made.text)")
    }
  }

  @Test func `without parentheses, products come before sums and both go from the left`() throws {
    var random = XorShift(seed: 13)
    for _ in 0..<500 {
      var (text, sum, product, isSubtracted) = ("1", 0, 1, false)
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let digit = Int.random(in: 0...9, using: &random)
        let sign = random.pick(["+", "-", "*"])
        text += "\(sign)\(digit)"
        if sign == "*" {
          product *= digit
        } else {
          sum += isSubtracted ? -product : product
          (product, isSubtracted) = (digit, sign == "-")
        }
      }
      sum += isSubtracted ? -product : product
      #expect(try AuditExpression(text).text() == "\(sum)", "\(text)")
    }
  }
}
