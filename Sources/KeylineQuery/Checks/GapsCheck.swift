import KeylineModel

extension Check {
  /// Rules that say the same of one stretch and of a later one leave nothing between.
  public static let gaps = Check(.gaps) { resolver in
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
