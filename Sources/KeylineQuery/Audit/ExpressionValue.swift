package import KeylineModel

/// The value of an expression, or of a part, on one device, version and situation.
package enum ExpressionValue: Hashable, Sendable {
  case number(Rational)
  case truth(Bool)
  case version(OSVersion)
  case word(String)
  /// It rests on something that nobody knows.
  case unknown(Unknown)
  /// It has no value there.
  case failed(Failure)

  /// An unknown value, with the reason.
  package struct Unknown: Hashable, Sendable {
    /// The name of the variable.
    package let variable: String
    /// Why it is unknown.
    package let reason: Reason
  }

  /// Why something is not known.
  package enum Reason: Hashable, Sendable {
    /// The attribute is not recorded for this device.
    case notRecorded
    /// The metric has no value there.
    case metric(Cell.Absence)
    /// Nothing was given for the name.
    case notGiven
  }

  /// Why an expression has no value.
  package enum Failure: Sendable { case divisionByZero, overflow }

  /// The kinds of values.
  package enum Kind: Sendable { case number, truth, version, word }

  /// True if there is a value.
  package var isKnown: Bool {
    switch self {
    case .number, .truth, .version, .word: true
    case .unknown, .failed: false
    }
  }
}
