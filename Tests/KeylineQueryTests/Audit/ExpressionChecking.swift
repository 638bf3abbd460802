import KeylineModel
import KeylineQuery

extension AuditExpression {
  /// The value as text where names have these values and every other is unknown.
  func text(_ values: [String: ExpressionValue] = [:]) -> String {
    value { values[$0.text] ?? .unknown($0.text, nil) }.description
  }
}

/// What is wrong with a text; nil where nothing is.
func auditError(_ text: String, _ metrics: [Metric] = []) -> ExpressionError? {
  do throws(ExpressionError) {
    _ = try AuditExpression(text, metrics: metrics)
    return nil
  } catch {
    return error
  }
}
