import KeylineModel

extension Check {
  /// Every rule has somebody who supports it.
  public static let support = Check(
    name: "support", claim: "Every rule rests on undisputed observations that state its value."
  ) { resolver in
    resolver.knowledge.rules.compactMap { rule in
      let evidence = Evidence(rule, observations: resolver.observations)
      if evidence.supports.isEmpty {
        return Finding(check: "support", subject: rule.id, message: "nobody supports it")
      }
      guard case .length(let value) = rule.value,
        let other = evidence.supports.first(where: {
          $0.metric == rule.metric && $0.value != value
        })
      else { return nil }
      return Finding(
        check: "support", subject: rule.id,
        message: "is \(value), but rests on \(other.id), which states \(other.value)")
    }
  }

  /// Every observation is of use: cited by a rule, or kept because it is wrong, or for a question
  /// that no rule answers yet.
  public static let use = Check(
    name: "use", claim: "Every observation supports a rule, is disputed, or has no rule yet."
  ) { resolver in
    let cited = Set(resolver.knowledge.rules.flatMap { $0.restsOn + $0.continues })
    let idle = resolver.knowledge.observations.filter {
      $0.disputed == nil && !cited.contains($0.id)
    }
    return resolver.replays(of: idle).filter { $0.verdict == .agrees }.map { replay in
      Finding(
        check: "use", subject: replay.observation.id,
        message: "agrees with the rules, but no rule rests on it")
    }
  }
}
