public import KeylineModel

extension Check {
  /// Rules of a metric and layer that say the same have no version in common.
  public static let bounds = Check(
    name: "bounds", claim: "Rules with equal conditions do not overlap in OS."
  ) { resolver in
    resolver.rules.keys.sorted().flatMap(resolver.overlaps)
  }
}

extension Resolver {
  /// The rules of a metric with equal conditions that share a version.
  func overlaps(of metric: Metric.ID) -> [Finding] {
    pairs(of: metric).compactMap { first, second in
      guard first.standing == second.standing, first.os.overlaps(second.os),
        first.scope.isEquivalent(to: second.scope, in: catalogue)
      else { return nil }
      return Finding(
        check: "bounds", subject: first.id,
        message: "has the same conditions as \(second.id) and overlaps it in OS")
    }
  }

  /// What is wrong between the rules of a metric: overlaps and conflicts.
  public func clashes(of metric: Metric.ID) -> [Finding] {
    overlaps(of: metric) + conflicts(of: metric)
  }

  /// Every pair of rules of a metric, once.
  func pairs(of metric: Metric.ID) -> [(Rule, Rule)] {
    let rules = rules[metric] ?? []
    return rules.indices.flatMap { first in
      rules[(first + 1)...].map { (rules[first], $0) }
    }
  }
}
