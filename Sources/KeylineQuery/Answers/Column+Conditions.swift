package import KeylineModel

extension Column {
  /// The columns of a question about a metric: one for each combination of the values given for its
  /// conditions and of all values of a condition that is asked for each.
  package static func all(
    _ metric: Metric, in situation: Situation, naming named: [Dimension: [Int]] = [:]
  ) -> [Column] {
    var situations = [situation]
    for dimension in Dimension.ofFewMetrics where dimension.mayDecide(metric.id) {
      let each = dimension.isAskedForEach ? Array(0..<dimension.valueCount) : nil
      guard let codes = named[dimension] ?? each else { continue }
      situations = situations.flatMap { situation in
        codes.map { code in
          var varied = situation
          varied.set(dimension, to: code)
          return varied
        }
      }
    }
    return situations.map { Column(metric, $0) }
  }

  /// The conditions that distinguish it from other columns of its metric: those that are asked for
  /// each, and those that are not at their default.
  package var conditions: [(dimension: Dimension, code: Int)] {
    Dimension.ofFewMetrics.filter { $0.mayDecide(metric.id) }.map { dimension in
      (dimension, situation.code(dimension, defaultSDK: 0))
    }.filter { $0.dimension.isAskedForEach || $0.code != 0 }
  }
}

extension Resolver {
  /// True if no rule of the metric asks about the device, so that all devices share one value.
  package func isAlike(_ metric: Metric) -> Bool {
    let rules = knowledge.rules.filter { $0.metric == metric.id }
    return metric.attribute == nil && !rules.isEmpty
      && rules.allSatisfy { rule in
        guard case .length = rule.value else { return false }
        return rule.scope.devices == nil
          && !rule.scope.conditions.keys.contains(where: \.isDeviceAttribute)
      }
  }
}
