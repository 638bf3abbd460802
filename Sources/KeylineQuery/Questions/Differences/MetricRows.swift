import KeylineModel

/// The rows of a knowledge that may change the answer of a metric.
struct MetricRows {
  /// A metric with its rules, their observations, and the observations about it.
  struct Rows: Hashable {
    var metrics: Set<Metric> = []
    var rules: Set<Rule> = []
    var observations: Set<Observation> = []
  }

  private let own: [Metric.ID: Rows]
  private let terms: [Metric.ID: Set<Metric.ID>]

  init(_ resolver: Resolver) {
    var own: [Metric.ID: Rows] = [:]
    var terms: [Metric.ID: Set<Metric.ID>] = [:]
    for metric in resolver.knowledge.metrics { own[metric.id, default: Rows()].metrics = [metric] }
    for observation in resolver.knowledge.observations {
      own[observation.metric, default: Rows()].observations.insert(observation)
    }
    for rule in resolver.knowledge.rules {
      own[rule.metric, default: Rows()].rules.insert(rule)
      // A rule may rest on observations about another metric.
      own[rule.metric, default: Rows()].observations.formUnion(
        (rule.restsOn + rule.continues).compactMap(resolver.observation))
      guard case .formula(let formula) = rule.value else { continue }
      terms[rule.metric, default: []].formUnion(formula.terms.map(\.metric))
    }
    self.own = own
    self.terms = terms
  }

  /// The rows of a metric itself.
  func rows(of metric: Metric.ID) -> Rows { own[metric] ?? Rows() }

  /// A metric and all metrics that it may be a sum of.
  func reach(of metric: Metric.ID) -> Set<Metric.ID> {
    var reached: Set<Metric.ID> = []
    var open = [metric]
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += terms[next] ?? [] }
    }
    return reached
  }
}
