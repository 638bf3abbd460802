package import KeylineModel

/// The value of an expression, or of a part, on one device, version and situation.
package enum ExpressionValue: Hashable, Sendable {
  case number(Rational)
  case truth(Bool)
  /// All versions that are meant: `14` in an expression means every 14.x.
  case version(StatedVersion)
  case word(String)
  /// The variable that has no value there; of a metric, with the reason.
  case unknown(String, Answer.Result?)
  /// There is no value, and why.
  case failed(String)

  /// The kinds of values, as people read them.
  package enum Kind: String, Sendable {
    case number
    case truth = "true or false"
    case version, word
  }

  static func number(_ numerator: Int?, over denominator: Int = 1) -> ExpressionValue {
    number(Rational(numerator, over: denominator))
  }

  /// A number, unless it does not fit.
  static func number(_ number: Rational?) -> ExpressionValue {
    number.map { .number($0) } ?? .failed("number that is too large")
  }

  static func version(_ version: OSVersion) -> ExpressionValue {
    .version(StatedVersion(version, precision: .patch))
  }

  var number: Rational? { if case .number(let number) = self { number } else { nil } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// Below, equal to or above another value of the same kind: -1, 0 or 1; words and truths are only equal or not.
  /// A version is equal to all that the other one can mean.
  func order(_ other: ExpressionValue) -> Int {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right ? -1 : left == right ? 0 : 1
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
    case .number(let number): number.description
    case .truth(let truth): truth.description
    case .version(let version): version.first.description
    case .word(let word), .failed(let word): word
    case .unknown: "unknown"
    }
  }
}
