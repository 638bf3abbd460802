package import KeylineModel

extension Check {
  /// Rules of a metric and layer with equal conditions and values share no version.
  package static let bounds = Check(.bounds) { resolver in
    resolver.rules.keys.sorted().flatMap { Array(resolver.overlaps(of: $0)) }
  }
}

extension Resolver {
  /// The rules of a metric with equal conditions that share a version.
  func overlaps(of metric: Metric.ID) -> some Sequence<Finding> {
    pairs(of: metric).lazy.compactMap { first, second in
      guard first.standing == second.standing,
        first.scope.isEquivalent(to: second.scope, in: catalogue)
      else { return nil }
      return Finding(first.id, .overlaps(second.id))
    }
  }

  /// The overlaps and conflicts between the rules of a metric, found lazily, since the rules of a
  /// hostile file may all clash with one another.
  package func clashes(of metric: Metric.ID) -> some Sequence<Finding> {
    [AnySequence(overlaps(of: metric)), AnySequence(conflicts(of: metric))].lazy.joined()
  }

  /// Every pair of rules of a metric that apply together to some device in some situation and
  /// version, once.
  func pairs(of metric: Metric.ID) -> some Sequence<(Rule, Rule)> {
    let rules = rules[metric] ?? []
    let reaches = rules.map { rule in
      rule.scope.devices.map { $0.union($0.flatMap { followers[$0] ?? [] }) }
    }
    return rules.indices.lazy.flatMap { first in
      rules.indices[(first + 1)...].lazy.filter { second in
        guard rules[first].os.overlaps(rules[second].os) else { return false }
        if let one = reaches[first], let other = reaches[second], one.isDisjoint(with: other) {
          return false
        }
        return rules[first].scope.conditionsOverlap(rules[second].scope)
      }.map { (rules[first], rules[$0]) }
    }
  }
}

extension Check {
  /// Rules with the same claim for successive stretches leave no gap.
  package static let gaps = Check(.gaps) { resolver in
    resolver.rules.keys.sorted().flatMap { metric -> [Finding] in
      let rules = resolver.rules[metric] ?? []
      let inOrder = rules.filter { $0.os.from != nil }
        .sorted { $0.os.range(.latest).from < $1.os.range(.latest).from }
      return rules.compactMap { rule in
        guard let until = rule.os.until else { return nil }
        let next = inOrder.first { other in
          guard let from = other.os.from, other.standing == rule.standing else { return false }
          return from.latest >= until.latest
            && other.scope.isEquivalent(to: rule.scope, in: resolver.catalogue)
        }
        guard let next, let from = next.os.from, from != until else { return nil }
        return Finding(rule.id, .leavesGap(until: until, before: next.id, from: from))
      }
    }
  }
}
