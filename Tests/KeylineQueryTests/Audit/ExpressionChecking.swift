import KeylineModel
import KeylineQuery

extension CheckedExpression {
  /// Reads and checks an expression that may name these metrics.
  static func of(_ text: String, _ metrics: [Metric] = []) throws -> CheckedExpression {
    try CheckedExpression(try AuditExpression(text), in: ExpressionNames(metrics))
  }

  /// The value as text where names have these values and every other is unknown.
  func text(_ values: [String: ExpressionValue] = [:]) -> String {
    value { values[$0] }.text
  }
}

extension ExpressionValue {
  /// The value in short.
  var text: String {
    switch self {
    case .number(let number): number.description
    case .truth(let truth): "\(truth)"
    case .version(let version): version.description
    case .word(let word): word
    case .unknown: "unknown"
    case .failed(let failure): "\(failure)"
    }
  }
}

/// What is wrong with a text; nil when there is none.
func auditError(_ text: String, _ metrics: [Metric] = []) -> ExpressionError? {
  do {
    _ = try CheckedExpression.of(text, metrics)
    return nil
  } catch {
    return error as? ExpressionError
  }
}
