public import KeylineModel

extension Rational {
  /// A length in points; every length fits.
  public init(_ length: Length) {
    self = Rational(length.sixths, over: 6) ?? Rational(length.sixths / 6)
  }

  /// Tells whether the number is what somebody writes for a length: within 0.005 points of it.
  public func means(_ length: Length) -> Bool {
    guard let difference = adding(Rational(length).negated), let margin = Rational(1, over: 200)
    else { return false }
    return margin.negated <= difference && difference <= margin
  }
}
