import KeylineModel

extension Check {
  /// Every rule has somebody who supports it.
  package static let support = Check(.support) { resolver in
    resolver.knowledge.rules.compactMap { rule in
      let evidence = Evidence(rule, observations: resolver.observations)
      if evidence.supports.isEmpty {
        return Finding(rule.id, .unsupported)
      }
      guard case .length(let value) = rule.value,
        let other = evidence.supports.first(where: {
          $0.metric == rule.metric && $0.value != value
        })
      else { return nil }
      return Finding(rule.id, .otherwiseSupported(value, other.id, other.value))
    }
  }

  /// Every shipped observation is of use: cited by a rule, or kept because it is wrong, or for a question
  /// that no rule answers yet. Evidence of the user's own may agree with rules that rest on other.
  package static let use = Check(.use) { resolver in
    let cited = Set(resolver.knowledge.rules.flatMap { $0.restsOn + $0.continues })
    let idle = resolver.knowledge.observations.filter {
      $0.layer == .shipped && $0.disputed == nil && !cited.contains($0.id)
    }
    return resolver.replays(of: idle).filter { $0.verdict == .agrees }.map { replay in
      Finding(replay.observation.id, .unused)
    }
  }
}
