import KeylineModel

/// What supports the value of one metric that rests on no further metric.
struct LeafSupport {
  let isByRule: Bool
  let confidence: Confidence
  let measuredUntil: OSVersion?
  let statedUntil: OSVersion
  let sources: [Source.ID]

  init(_ leaf: Trace, question: Question, version: OSVersion, situation: Situation) {
    let node = question.nodes[leaf.node]
    let chosen = leaf.selected.map { node.candidates[$0] }
    isByRule = node.attribute == nil
    measuredUntil = chosen.compactMap(\.evidence.measuredUntil).max()
    statedUntil = chosen.map(\.evidence.coveredUntil).max() ?? .lowest
    let resolver = question.resolver
    if isByRule {
      let covering = chosen.flatMap(\.covering)
      sources =
        covering.isEmpty
        ? chosen.flatMap(\.evidence.supports).map(\.source) : covering.map(\.source)
      let contradicted =
        leaf.value.map { value in
          question.statements(on: leaf.node, at: version, in: situation)
            .contains { $0.disputed == nil && $0.value != value }
        } ?? false
      confidence =
        contradicted
        ? .disputed
        : covering.isEmpty || chosen.contains(where: \.isInferred)
          ? .inferred
          : resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    } else {
      sources = question.device.sources
      confidence =
        node.attribute?.isCopied == true
        ? .inferred
        : resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    }
  }
}

extension Question {
  /// What sources state about a metric of the question for this very device, version and situation.
  func statements(
    on node: Int, at version: OSVersion, in situation: Situation
  ) -> [Observation] {
    let metric = nodes[node].metric
    let shown = situation.showing(metric.elements)
    return resolver.statements(about: metric.id).filter { statement in
      statement.covers(device)
        && statement.os.ranges.contains { $0.from <= version && version < $0.until }
        && statement.scope.failing(in: shown, defaultSDK: version.major).isEmpty
    }
  }
}
