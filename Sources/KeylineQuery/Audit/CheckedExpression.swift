public import KeylineModel

/// An expression whose names stand for something and whose kinds fit together.
public struct CheckedExpression: Sendable {
  /// The expression as it was read.
  public let expression: AuditExpression
  /// The variables that it reads besides metrics, in the order of their first use, as written.
  public let variables: [(name: String, variable: AuditVariable)]
  /// The metrics that it reads, in the order of their first use, as written.
  public let metrics: [(name: String, metric: Metric)]

  /// Looks up the names and checks the kinds; throws what is wrong and where.
  public init(
    _ expression: AuditExpression, in names: ExpressionNames
  ) throws(ExpressionError) {
    var checker = ExpressionChecker(text: expression.text, names: names)
    let kind = try checker.kind(expression.root)
    guard kind == .number else {
      throw ExpressionError(
        .notANumber(kind), at: expression.root.range, in: expression.text)
    }
    self.expression = expression
    var variables: [(name: String, variable: AuditVariable)] = []
    var metrics: [(name: String, metric: Metric)] = []
    for name in expression.names {
      switch checker.meanings[name] {
      case .variable(let variable)?: variables.append((name, variable))
      case .metric(let metric)?: metrics.append((name, metric))
      case nil: continue
      }
    }
    self.variables = variables
    self.metrics = metrics
  }
}
