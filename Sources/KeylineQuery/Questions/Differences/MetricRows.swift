import KeylineModel

/// A metric with its rules, their observations, and the observations about it: the rows that may
/// change its answer, besides those of the metrics that it is a sum of.
struct MetricRows: Hashable {
  let metric: Metric?
  let rules: Set<Rule>
  let observations: Set<Observation>

  /// Gathers the rows of a metric; none of a metric that does not exist.
  init(_ id: Metric.ID, in resolver: Resolver) {
    let rules = resolver.rules[id] ?? []
    metric = resolver.metric(id)
    self.rules = Set(rules)
    // A rule may rest on observations about another metric.
    let cited = rules.flatMap { $0.restsOn + $0.continues }.compactMap(resolver.observation)
    observations = Set(resolver.statements(about: id) + cited)
  }
}
