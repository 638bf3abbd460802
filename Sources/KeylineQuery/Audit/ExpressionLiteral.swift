import KeylineModel

/// A number as written: `88`, `97.667`, or a version such as `13.4.1`.
struct ExpressionLiteral: Hashable, Sendable {
  let text: String

  /// The exact number; nil for a version of three numbers.
  ///
  /// The decimals that Keyline prints for sixths of a point (.167, .333, .667, .833) are those
  /// sixths, so that 97.667 copied from an answer is the same length again.
  var number: Rational? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."))
    guard let whole = parts.first.flatMap(Self.integer), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return Rational(whole) }
    let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
    guard let decimals = Self.integer(parts[1]) else { return nil }
    let sixth = scale == 1_000 ? Self.sixths[decimals] : nil
    let fraction = sixth.map { Rational($0, over: 6) } ?? Rational(decimals, over: scale)
    return fraction.flatMap { Rational(whole).adding($0) }
  }

  /// The version that is meant; nil for what is none, such as 11.9999.
  var version: StatedVersion? { StatedVersion(text) }

  /// The value where nothing says that a version is meant.
  var value: ExpressionValue {
    number.map { .number($0) } ?? version.map { .version($0.first) } ?? .failed(.overflow)
  }

  private static let sixths = [167: 1, 333: 2, 667: 4, 833: 5]

  private static func integer(_ digits: some Collection<UInt8>) -> Int? {
    guard digits.count <= AuditExpression.maximumDigits else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
