package import KeylineModel

/// An exact fraction, always in lowest terms; what does not fit gives nil and never traps.
package struct Rational: Hashable, Sendable {
  /// The number above the line, in lowest terms.
  package let numerator: Int
  /// Always above zero.
  package let denominator: Int

  /// Creates a whole number; the smallest integer becomes the one above it, so that every number
  /// has its negative.
  package init(_ whole: Int) {
    numerator = max(whole, -Int.max)
    denominator = 1
  }

  /// Creates a fraction; nil for a denominator of zero and for the smallest integer.
  package init?(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(divisor)
    self.denominator = sign * denominator / Int(divisor)
  }

  /// The negative of the number.
  package var negated: Rational {
    Rational(inLowestTerms: -numerator, over: denominator)
  }

  /// The sum; nil on overflow.
  package func adding(_ other: Rational) -> Rational? {
    let (left, first) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, second) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, third) = left.addingReportingOverflow(right)
    let (product, fourth) = denominator.multipliedReportingOverflow(by: other.denominator)
    return first || second || third || fourth ? nil : Rational(sum, over: product)
  }

  /// The product; nil on overflow.
  package func multiplied(by other: Rational) -> Rational? {
    // Crosswise in lowest terms first, so that only what really does not fit overflows.
    guard let first = Rational(numerator, over: other.denominator),
      let second = Rational(other.numerator, over: denominator)
    else { return nil }
    let (upper, isTooLarge) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    let (lower, isTooFine) = first.denominator.multipliedReportingOverflow(by: second.denominator)
    return isTooLarge || isTooFine ? nil : Rational(upper, over: lower)
  }

  /// One over the number; nil for zero.
  package var reciprocal: Rational? { Rational(denominator, over: numerator) }

  private init(inLowestTerms numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> UInt {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
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
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(
      dividingBy: denominator.magnitude)
    let (thousandths, left) = denominator.magnitude.dividingFullWidth(
      rest.multipliedFullWidth(by: 1_000))
    let isUp = left >= denominator.magnitude - left
    let rounded = thousandths + (isUp ? 1 : 0)
    let (points, decimals) = (whole + rounded / 1_000, rounded % 1_000)
    let sign = numerator < 0 && (points, decimals) != (0, 0) ? "-" : ""
    if decimals == 0 { return "\(sign)\(points)" }
    var digits = String(String(1_000 + decimals).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(points).\(digits)"
  }
}

extension Rational {
  /// A length in points; every length fits.
  package init(_ length: Length) {
    self = Rational(length.sixths, over: 6) ?? Rational(length.sixths / 6)
  }

  /// Tells whether the number is what somebody writes for a length: within 0.005 points of it.
  package func means(_ length: Length) -> Bool {
    guard let difference = adding(Rational(length).negated), let margin = Rational(1, over: 200)
    else { return false }
    return margin.negated <= difference && difference <= margin
  }
}
