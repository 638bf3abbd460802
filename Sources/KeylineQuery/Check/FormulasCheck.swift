package import KeylineModel

extension Check {
  /// A formula names metrics that exist and never leads back to its own metric.
  package static let formulas = Check(.formulas) { resolver in
    var findings: [Finding] = resolver.knowledge.longFormulas.map { Finding($0, .tooManyTerms) }
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
  /// A path from one metric to another over formulas, both ends included.
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

extension Knowledge {
  /// The most terms of an unfolded formula.
  package static let maximumTerms = 1_000

  /// The rules whose unfolded formulas have more terms than an answer may have, sorted.
  package var longFormulas: [Rule.ID] {
    var formulas: [Metric.ID: [(rule: Rule.ID, terms: [Formula.Term])]] = [:]
    for rule in rules {
      guard case .formula(let formula) = rule.value else { continue }
      formulas[rule.metric, default: []].append((rule.id, formula.terms))
    }
    var counts: [Metric.ID: Int] = [:]
    var long: Set<Rule.ID> = []
    func count(_ metric: Metric.ID) -> Int {
      if let known = counts[metric] { return known }
      // A formula that leads back here counts once; another check finds it.
      counts[metric] = 1
      var most = 1
      for (rule, terms) in formulas[metric] ?? [] {
        var sum = 0
        for term in terms where sum <= Self.maximumTerms { sum += count(term.metric) }
        if sum > Self.maximumTerms { long.insert(rule) }
        most = max(most, sum)
      }
      counts[metric] = most
      return most
    }
    for metric in formulas.keys.sorted() { _ = count(metric) }
    return long.sorted()
  }
}
