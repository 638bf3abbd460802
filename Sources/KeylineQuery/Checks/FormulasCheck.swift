import KeylineModel

extension Check {
  /// A formula names metrics that exist and never leads back to its own metric.
  package static let formulas = Check(.formulas) { resolver in
    var findings: [Finding] = []
    for (metric, rules) in resolver.rules.sorted(by: { $0.key < $1.key }) {
      for rule in rules {
        guard case .formula(let formula) = rule.value else { continue }
        for term in formula.terms {
          if resolver.metric(term.metric) == nil {
            findings.append(Finding(rule.id, .formulaNamesNoMetric(term.metric)))
          } else if let cycle = resolver.path(from: term.metric, to: metric) {
            findings.append(Finding(rule.id, .cyclicFormula([metric] + cycle)))
          }
        }
      }
    }
    return findings
  }
}

extension Resolver {
  /// A way from one metric to another over formulas, both ends included.
  fileprivate func path(from start: Metric.ID, to end: Metric.ID) -> [Metric.ID]? {
    var seen: Set<Metric.ID> = []
    func walk(_ metric: Metric.ID) -> [Metric.ID]? {
      if metric == end { return [metric] }
      guard seen.insert(metric).inserted else { return nil }
      for rule in rules[metric] ?? [] {
        guard case .formula(let formula) = rule.value else { continue }
        for term in formula.terms {
          if let rest = walk(term.metric) { return [metric] + rest }
        }
      }
      return nil
    }
    return walk(start)
  }
}
