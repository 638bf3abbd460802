import KeylineModel

/// The support for the value of one metric that rests on no further metric.
struct LeafSupport {
  let isByRule: Bool
  /// Nil for what the user gave without a source.
  let confidence: Confidence?
  let measuredUntil: OSVersion?
  let statedUntil: OSVersion
  let sources: [Source.ID]

  init(_ leaf: Trace, question: Question, version: OSVersion, situation: Situation) {
    let node = question.nodes[leaf.node]
    let chosen = leaf.selected.map { node.candidates[$0] }
    isByRule = node.attribute == nil || !leaf.selected.isEmpty
    measuredUntil = chosen.compactMap(\.evidence.measuredUntil).max()
    statedUntil = chosen.map(\.evidence.statedUntil).max() ?? .lowest
    let resolver = question.resolver
    if isByRule {
      let covering = chosen.flatMap { $0.evidence.covering(question.device) }
      sources =
        covering.isEmpty
        ? chosen.flatMap(\.evidence.supports).map(\.source) : covering.map(\.source)
      confidence =
        chosen.allSatisfy(\.isInferred)
        ? .inferred
        : resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    } else {
      let attribute = node.metric.attribute.map {
        situation.orientation == .landscape ? $0.landscape : $0.portrait
      }
      sources = question.device.sources.filter { id in
        guard let attribute, let holds = resolver.source(id)?.holds else { return true }
        return holds.contains(attribute)
      }
      confidence =
        leaf.result.isInferred
        ? .inferred
        : sources.isEmpty
          ? nil : resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    }
  }
}

extension Question {
  /// How well a value is supported: by the weakest of what it rests on, and not at all where an
  /// unrefuted source says otherwise.
  func confidence(
    _ trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Confidence? {
    guard trace.value != nil else { return nil }
    if !contradictions(of: trace, at: version, in: situation, disputed: false).isEmpty {
      return .disputed
    }
    if trace.terms.isEmpty {
      return LeafSupport(trace, question: self, version: version, situation: situation).confidence
    }
    return trace.terms.compactMap { confidence($0, at: version, in: situation) }.max()
  }

  /// The observations that contradict the outcome for this very device, version and situation.
  ///
  /// A source that is silent about what is on screen speaks of a screen without it; what it states
  /// does not contradict them when the rules agree with it there.
  ///
  /// - Parameter disputed: Whether disputed ones are wanted, too.
  func contradictions(
    of trace: Trace, at version: OSVersion, in situation: Situation, disputed: Bool = true
  ) -> [Observation] {
    let node = nodes[trace.node]
    let shown = node.shown(situation, at: version)
    return resolver.statements(about: node.metric.id, on: device).filter { statement in
      // The cheapest tests come first: most statements are about other versions.
      statement.value != trace.value && (disputed || statement.disputed == nil)
        && statement.os.ranges.contains { $0.contains(version) }
        && statement.covers(device)
        && statement.scope.failing(in: shown, defaultSDK: version.major).isEmpty
        && !statement.situations(at: version).contains {
          value(of: trace.node, at: version, in: $0) == statement.value
        }
        && (trace.value == nil || !mayBeRightElsewhere(statement, of: trace.node))
    }
  }

  /// Tells whether a statement that names no version was read on another version, as far as anybody
  /// knows: it came out on one that the device ran, or on one that has no answer yet.
  private func mayBeRightElsewhere(_ statement: Observation, of node: Int) -> Bool {
    if statement.os.namesVersions { return false }
    let since = nodes[node].metric.since
    return versions(of: statement).contains { version in
      let values = statement.situations(at: version).map { value(of: node, at: version, in: $0) }
      return values.contains(statement.value)
        || (values.allSatisfy { $0 == nil } && version >= since)
    }
  }

  /// The value of one metric of the question in another situation, if it has one.
  private func value(
    of node: Int, at version: OSVersion, in situation: Situation
  ) -> Length? {
    var silent = SilentRecorder()
    let result = Evaluation(
      nodes: nodes, situation: SituationBits(situation), sdk: situation.sdk, version: version,
      reading: .latest
    ).evaluate(node, recorder: &silent)
    return result.kind == .value ? Length(sixths: result.sixths) : nil
  }
}
