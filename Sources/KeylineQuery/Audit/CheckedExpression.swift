package import KeylineModel

/// An expression whose names stand for something and whose kinds fit together.
package struct CheckedExpression: Sendable {
  /// The expression as it was read.
  package let expression: AuditExpression
  /// The variables that it reads besides metrics, in the order of their first use, as written.
  package let variables: [(name: String, variable: AuditVariable)]
  /// The metrics that it reads, in the order of their first use, as written.
  package let metrics: [(name: String, metric: Metric)]

  /// Looks up the names and checks the kinds; throws what is wrong and where.
  package init(
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

extension CheckedExpression {
  /// Refuses a version that lies in a gap between major versions that were released.
  package func requireReleased(in releases: [Release]) throws(SetError) {
    let versions = Set(variables.filter { $0.variable.kind == .version }.map(\.name))
    var stated: [StatedVersion] = []
    expression.root.visit { node in
      guard case .binary(_, let left, let right) = node.kind else { return }
      for (one, other) in [(left, right), (right, left)] {
        if case .name(let name) = one.kind, versions.contains(name), let version = other.stated {
          stated.append(version)
        }
      }
    }
    for version in stated { try releases.requireNoGap(at: version) }
  }

  /// The versions at which the expression itself can change on a device, whatever the metrics do.
  func breakpoints(on device: Device) -> [OSVersion] {
    var points: Set<OSVersion> = []
    let kinds = variables.map(\.variable)
    if kinds.contains(where: { $0.kind == .version }) {
      expression.root.visit { node in
        if let stated = node.stated { points.formUnion([stated.first, stated.end]) }
      }
      for case .version(let version)? in kinds.map({ $0.value(device, .lowest, Situation()) }) {
        points.formUnion([version, version.successor])
      }
    }
    if kinds.contains(where: { $0.name == .sdk }) {
      points.formUnion((1..<100).map { OSVersion($0) })
    }
    return points.filter { $0 < .highest }.sorted()
  }
}
