public import KeylineModel

/// What an expression, or a part of it, is on one device, version and situation.
public enum ExpressionValue: Hashable, Sendable {
  case number(Rational)
  case truth(Bool)
  case version(OSVersion)
  case word(String)
  /// It rests on something that nobody knows.
  case unknown(Unknown)
  /// It has no value there.
  case failed(Failure)

  /// What is not known, and why.
  public struct Unknown: Hashable, Sendable {
    /// The name of the variable.
    public let variable: String
    /// Why it is not known, as the end of a sentence.
    public let reason: String
  }

  /// Why an expression has no value.
  public enum Failure: String, CaseIterable, Sendable {
    case divisionByZero = "division by zero"
    case overflow = "number that is too large"
  }

  /// The kinds of values.
  public enum Kind: String, CaseIterable, Sendable {
    case number
    case truth = "true or false"
    case version
    case word
  }

  /// Whether there is a value.
  public var isKnown: Bool {
    switch self {
    case .number, .truth, .version, .word: true
    case .unknown, .failed: false
    }
  }
}

extension ExpressionValue: CustomStringConvertible {
  /// What a table shows: `20`, `true`, `unknown`, `division by zero`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .truth(let truth): truth ? "true" : "false"
    case .version(let version): version.description
    case .word(let word): word
    case .unknown: "unknown"
    case .failed(let failure): failure.rawValue
    }
  }
}
