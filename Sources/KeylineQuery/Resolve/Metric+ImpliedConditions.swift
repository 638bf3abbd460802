import KeylineModel

extension Metric {
  /// The conditions that asking for the metric sets where they are at their usual value.
  var implied: [Dimension.Setting] {
    elements.filter { $0 == .barButtonItems }.map { Dimension.Setting($0, to: 1) } + brings
  }
}

extension Knowledge {
  /// Adds what asking for a metric brings along to rows about it that leave that out: a gap above a grouped table is
  /// read in a grouped table.
  mutating func addImpliedConditions() {
    let bringing = metrics.filter { !$0.brings.isEmpty }
    let brings = Dictionary(bringing.map { ($0.id, $0.brings) }) { first, _ in first }
    for place in rules.indices {
      rules[place].scope.conditions.add(brings[rules[place].metric])
    }
    for place in observations.indices {
      observations[place].scope.conditions.add(brings[observations[place].metric])
    }
  }
}

extension [Dimension: ValueSet] {
  /// Adds conditions that are not among these.
  fileprivate mutating func add(_ brought: [Dimension.Setting]?) {
    for setting in brought ?? [] where self[setting.dimension] == nil {
      self[setting.dimension] = ValueSet(values: [setting.code])
    }
  }
}
