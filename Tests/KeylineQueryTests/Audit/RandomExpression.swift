import KeylineTestSupport

/// A constant expression that was made, with its value worked out without Keyline.
struct RandomExpression {
  /// The text, in parentheses wherever they can stand.
  let text: String
  /// The value as an unreduced fraction; nil where any part divides by zero.
  let value: (numerator: Int128, denominator: Int128)?

  static func number(_ random: inout XorShift, depth: Int) -> RandomExpression {
    guard depth > 0, !random.once(in: 5) else {
      let digit = Int.random(in: 0...9, using: &random)
      return RandomExpression(text: "\(digit)", value: (Int128(digit), 1))
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let inner = number(&random, depth: depth - 1)
      return inner.mapped("(-\(inner.text))") { (-$0.numerator, $0.denominator) }
    case 1:
      let name = random.pick(["min", "max"])
      return joined(&random, depth, ("\(name)(", ", ")) { first, second in
        isLess(first, second) == (name == "min") ? first : second
      }
    case 2: return choice(&random, depth: depth)
    case 3: return joined(&random, depth, ("(", " + "), sum)
    case 4:
      return joined(&random, depth, ("(", " - ")) {
        sum($0, (-$1.numerator, $1.denominator))
      }
    case 5:
      return joined(&random, depth, ("(", " * ")) {
        ($0.numerator * $1.numerator, $0.denominator * $1.denominator)
      }
    default:
      return joined(&random, depth, ("(", " / ")) { first, second in
        if second.numerator == 0 { return nil }
        return (first.numerator * second.denominator, first.denominator * second.numerator)
      }
    }
  }

  private typealias Fraction = (numerator: Int128, denominator: Int128)

  private static func choice(_ random: inout XorShift, depth: Int) -> RandomExpression {
    let (left, right) = (number(&random, depth: depth - 2), number(&random, depth: depth - 2))
    let (first, second) = (number(&random, depth: depth - 1), number(&random, depth: depth - 1))
    let sign = random.pick(["<", "==", ">=", "!="])
    let text = "(\(left.text) \(sign) \(right.text) ? \(first.text) : \(second.text))"
    guard let a = left.value, let b = right.value, let c = first.value, let d = second.value else {
      return RandomExpression(text: text, value: nil)
    }
    let (less, more) = (isLess(a, b), isLess(b, a))
    let holds = ["<": less, "==": !less && !more, ">=": !less, "!=": less || more][sign] == true
    return RandomExpression(text: text, value: holds ? c : d)
  }

  private static func joined(
    _ random: inout XorShift, _ depth: Int, _ words: (before: String, between: String),
    _ value: (Fraction, Fraction) -> Fraction?
  ) -> RandomExpression {
    let (first, second) = (number(&random, depth: depth - 1), number(&random, depth: depth - 1))
    var result: Fraction?
    if let a = first.value, let b = second.value { result = value(a, b) }
    return RandomExpression(
      text: words.before + first.text + words.between + second.text + ")", value: result)
  }

  private func mapped(_ text: String, _ change: (Fraction) -> Fraction) -> RandomExpression {
    RandomExpression(text: text, value: value.map(change))
  }

  private static func sum(_ first: Fraction, _ second: Fraction) -> Fraction? {
    (
      first.numerator * second.denominator + second.numerator * first.denominator,
      first.denominator * second.denominator
    )
  }

  private static func isLess(_ first: Fraction, _ second: Fraction) -> Bool {
    let sign: Int128 = (first.denominator < 0) == (second.denominator < 0) ? 1 : -1
    return sign * first.numerator * second.denominator < sign * second.numerator * first.denominator
  }
}
