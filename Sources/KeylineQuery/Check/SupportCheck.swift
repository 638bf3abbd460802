import KeylineModel

extension Check {
  /// Every rule has a supporting observation.
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

  /// Every shipped observation has a use: a rule cites it, or it is kept because it is wrong, or
  /// for a question that no rule answers yet.
  ///
  /// The user's own evidence may agree with rules that rest on other evidence.
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
