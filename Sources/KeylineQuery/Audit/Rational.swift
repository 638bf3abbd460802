package import KeylineModel

/// An exact fraction in lowest terms. A result that does not fit is nil.
package struct Rational: Hashable, Sendable {
  /// The number above the line.
  package let numerator: Int
  /// The number below the line, always above zero.
  package let denominator: Int

  /// Creates a fraction; nil if a part is missing, for a denominator of zero and for the smallest integer, which has
  /// no negative.
  package init?(_ numerator: Int?, over denominator: Int? = 1) {
    guard let numerator, let denominator, denominator != 0, numerator != .min, denominator != .min
    else { return nil }
    var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(divisor)
    self.denominator = sign * denominator / Int(divisor)
  }

  /// Reads `88` or `97.667`, with at most nine digits on each side of the point.
  ///
  /// The decimals that Keyline prints for sixths of a point (.167, .333, .667, .833) are those sixths, so that
  /// 97.667 copied from an answer is the same length again.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...9).contains($0.utf8.count) }),
      let whole = Int(parts[0]), let decimals = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    let scale = parts.count == 2 ? parts[1].reduce(1) { scale, _ in scale * 10 } : 1
    let sixths = scale == 1_000 ? [167: 1, 333: 2, 667: 4, 833: 5][decimals] : nil
    let fraction = sixths.map { (whole * 6 + $0, 6) } ?? (whole * scale + decimals, scale)
    self.init(fraction.0, over: fraction.1)
  }

  /// The number as a length; nil where it is not a whole number of sixths.
  package var length: Length? {
    6 % denominator == 0
      ? Self.product(numerator, 6 / denominator).map { Length(sixths: $0) } : nil
  }

  /// Tells whether the number is what somebody writes for a length: within 0.005 points of it.
  package func means(_ length: Length) -> Bool {
    guard let difference = self + Rational(-length.sixths, over: 6) else { return false }
    let (high, low) = difference.numerator.magnitude.multipliedFullWidth(by: 200)
    return high == 0 && low <= difference.denominator.magnitude
  }

  package static func + (left: Rational, right: Rational?) -> Rational? {
    guard let right, let first = product(left.numerator, right.denominator),
      let second = product(right.numerator, left.denominator)
    else { return nil }
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return Rational(isTooLarge ? nil : sum, over: product(left.denominator, right.denominator))
  }

  package static prefix func - (number: Rational) -> Rational? {
    Rational(-number.numerator, over: number.denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational? { left + -right }

  package static func * (left: Rational, right: Rational?) -> Rational? {
    // Crosswise in lowest terms first, so that only what really does not fit overflows.
    guard let right, let first = Rational(left.numerator, over: right.denominator),
      let second = Rational(right.numerator, over: left.denominator)
    else { return nil }
    return Rational(
      product(first.numerator, second.numerator),
      over: product(first.denominator, second.denominator))
  }

  package static func / (left: Rational, right: Rational) -> Rational? {
    left * Rational(right.denominator, over: right.numerator)
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? nil : product
  }
}

extension Rational: Comparable {
  package static func < (left: Rational, right: Rational) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}

extension Rational: CustomStringConvertible {
  /// The number with at most three decimals, the last one rounded: `20`, `97.667`, `-0.5`.
  package var description: String {
    let below = denominator.magnitude
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: below)
    var (thousandths, left) = below.dividingFullWidth(rest.multipliedFullWidth(by: 1_000))
    if left >= below - left { thousandths += 1 }
    var text = "\(whole + thousandths / 1_000).\(String(1_000 + thousandths % 1_000).dropFirst())"
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return numerator < 0 && text != "0" ? "-" + text : text
  }
}
