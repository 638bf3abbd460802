package import KeylineModel

/// The value of an expression, or of a part, on one device, version and situation.
package enum ExpressionValue: Hashable, Sendable {
  /// A number; for a length in points, with the precision of the calculation.
  case number(Double)
  case truth(Bool)
  /// All matching versions: `14` in an expression means every 14.x.
  case version(StatedVersion)
  case word(String)
  /// The variable without a value there; for a metric with the reason.
  case unknown(String, Answer.Result?)
  /// No value, with the reason.
  case failed(String)

  /// The kinds of values, as people read them.
  package enum Kind: String, Sendable {
    case number
    case truth = "true or false"
    case version, word
  }

  static func number(_ length: Length) -> ExpressionValue { .number(Double(length.sixths) / 6) }

  /// Reads a literal such as `88` or `97.667`, with at most nine digits on each side of the point.
  ///
  /// The decimals that Keyline prints for sixths of a point are read as those sixths, so that
  /// 97.667 copied from an answer is the same length again.
  init?(number text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...9).contains($0.utf8.count) }),
      let number = Double(text)
    else { return nil }
    let isSixth = parts.count == 2 && ["167", "333", "667", "833"].contains(parts[1])
    self = isSixth ? Length(text).map { .number($0) } ?? .number(number) : .number(number)
  }

  static func version(_ version: OSVersion) -> ExpressionValue {
    .version(StatedVersion(version, precision: .patch))
  }

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// The order against another value of the same kind: -1, 0 or 1; words and truth values are only
  /// equal or not.
  ///
  /// A version is equal to all versions that the other one can mean.
  func order(_ other: ExpressionValue) -> Int {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      // Numbers that differ only by rounding are equal: 1 / 3 * 3 is 1.
      abs(left - right) <= 1e-12 * max(abs(left), abs(right)) ? 0 : left < right ? -1 : 1
    case (.version(let left), .version(let right)):
      left.end <= right.first ? -1 : right.end <= left.first ? 1 : 0
    case (.word(let left), .word(let right)):
      NearestNames.folded(left) == NearestNames.folded(right) ? 0 : 1
    default: self == other ? 0 : 1
    }
  }
}

extension ExpressionValue: CustomStringConvertible {
  /// The value as a table shows it: `20`, `true`, `unknown`, `division by zero`.
  package var description: String {
    switch self {
    case .number(let number): Self.text(number)
    case .truth(let truth): truth.description
    case .version(let version): version.first.description
    case .word(let word), .failed(let word): word
    case .unknown: "unknown"
    }
  }
  /// A number with at most three decimals: `20`, `97.667`, `-0.5`.
  private static func text(_ number: Double) -> String {
    let thousandths = (number.magnitude * 1_000).rounded()
    guard thousandths < 1e15 else { return Int(number).description }
    let (whole, rest) = Int(thousandths).quotientAndRemainder(dividingBy: 1_000)
    let sign = number < 0 && thousandths > 0 ? "-" : ""
    let decimals = String(String(1_000 + rest).dropFirst().reversed().drop { $0 == "0" }.reversed())
    return "\(sign)\(whole)\(decimals.isEmpty ? "" : "." + decimals)"
  }
}
