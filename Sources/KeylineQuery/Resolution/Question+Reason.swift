import KeylineModel

extension Question {
  /// Why a trace has no value.
  func reason(
    _ trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Outcome.Reason {
    let node = nodes[trace.node]
    if let term = trace.terms.first(where: { $0.result.kind == trace.result.kind }) {
      return .term(nodes[term.node].metric.id, reason(term, at: version, in: situation))
    }
    switch trace.result.kind {
    case .notApplicable: return .since(node.metric.since)
    case .conflict: return .conflict(trace.selected.map { node.candidates[$0].rule.id })
    case .unknown, .value:
      if node.attribute != nil { return .noAttribute }
      return .noRule(nearest: misses(trace.node, at: version, in: situation).first)
    }
  }

  /// The rules of a metric that do not apply, the closest first.
  func misses(_ node: Int, at version: OSVersion, in situation: Situation) -> [Miss] {
    let metric = nodes[node].metric
    let shown = situation.showing(metric.elements)
    let rules = resolver.index[metric.id]?.rules ?? []
    return rules.compactMap { miss($0, at: version, in: shown) }
      .sorted { ($0.distance, $0.rule.id) < ($1.distance, $1.rule.id) }
  }

  private func miss(
    _ indexed: IndexedRule, at version: OSVersion, in situation: Situation
  ) -> Miss? {
    let rule = indexed.rule
    var failures: [Miss.Failure] = []
    if case .none(let failing, let list) = rule.scope.match(device) {
      if list { failures.append(.devices) }
      failures += failing.map(Miss.Failure.condition)
    }
    failures += rule.scope.failing(in: situation, defaultSDK: version.major)
      .map(Miss.Failure.condition)
    let range = rule.os.range(.latest)
    if version < range.from || version >= range.until {
      failures.append(.os)
    } else if let ending = indexed.ending(on: device), version >= ending.version {
      failures.append(.redesign(ending))
    }
    return failures.isEmpty ? nil : Miss(rule: rule, failures: failures)
  }
}

extension Miss {
  /// How far the rule was from applying: a redesign since is nearer than another version, that
  /// nearer than another situation, that nearer than another device.
  fileprivate var distance: Int {
    failures.reduce(0) { sum, failure in
      switch failure {
      case .redesign: sum + 1
      case .os: sum + 2
      case .condition(let dimension): sum + (dimension.isDeviceAttribute ? 5 : 3)
      case .devices: sum + 4
      }
    }
  }
}
