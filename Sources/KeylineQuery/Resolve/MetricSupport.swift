import KeylineModel

/// The support for the value of one metric without a formula.
struct MetricSupport {
  let isByRule: Bool
  /// The confidence; nil for the user's value without a source.
  let confidence: Confidence?
  let measuredUntil: OSVersion?
  let statedUntil: OSVersion
  let sources: [Source.ID]

  init(_ leaf: Trace, question: Question, situation: Situation) {
    let node = question.nodes[leaf.node]
    let chosen = leaf.selected.map { node.candidates[$0] }
    isByRule = node.attribute == nil || !leaf.selected.isEmpty
    measuredUntil = chosen.compactMap(\.evidence.measuredUntil).max()
    statedUntil = chosen.map(\.evidence.statedUntil).max() ?? .lowest
    if isByRule {
      let covering = chosen.flatMap { $0.evidence.sources(covering: question.device) }
      sources = covering.isEmpty ? chosen.flatMap(\.evidence.sources) : covering
      confidence =
        chosen.allSatisfy(\.isInferred)
        ? .inferred
        : question.resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    } else {
      let attribute = node.metric.attribute.map {
        situation.orientation == .landscape ? $0.landscape : $0.portrait
      }
      sources = question.device.sources.filter { id in
        guard let attribute, let holds = question.resolver.source(id)?.holds else { return true }
        return holds.contains(attribute)
      }
      confidence =
        leaf.result.isInferred
        ? .inferred
        : sources.isEmpty
          ? nil
          : question.resolver.independence.independent(sources) > 1 ? .confirmed : .singleSource
    }
  }
}

/// The support of the last readings in a situation, because on most versions a value has the same
/// origin as on the one before.
struct SupportMemory {
  private var last: (readings: [Trace], known: Known)?

  /// The support of readings that is the same on every version.
  struct Known {
    /// The support of the leaves of each reading, in their order.
    let leaves: [[MetricSupport]]
    /// The part of the support that does not depend on the version.
    let support: Support
  }

  /// The support of readings, worked out only if they differ from the last ones.
  mutating func readings(_ readings: [Trace], _ work: () -> Known) -> Known {
    if let last, last.readings == readings { return last.known }
    let known = work()
    last = (readings, known)
    return known
  }
}

extension Question {
  /// The confidence in a value: that of its weakest part, and disputed if an unrefuted source
  /// disagrees.
  func confidence(
    _ trace: Trace, at version: OSVersion, in situation: Situation
  ) -> Confidence? {
    let support = trace.leaves.map {
      MetricSupport($0, question: self, situation: situation)
    }
    return confidence(trace, support, at: version, in: situation)
  }

  /// The confidence in a value, given the support of its leaves in their order.
  func confidence(
    _ trace: Trace, _ support: [MetricSupport], at version: OSVersion, in situation: Situation
  ) -> Confidence? {
    guard trace.value != nil else { return nil }
    return isDisputed(trace, at: version, in: situation)
      ? .disputed : support.compactMap(\.confidence).max()
  }

  /// The end of the last version on which measurements support every part of a value; nil if a part
  /// was never measured.
  func measuredUntil(_ support: [MetricSupport]) -> OSVersion? {
    let ends = support.filter(\.isByRule).map(\.measuredUntil)
    return ends.contains(nil) ? nil : ends.compactMap(\.self).min().map(resolver.calendar.end)
  }

  /// True if an unrefuted source disagrees with a value, or with a term of its formula.
  func isDisputed(_ trace: Trace, at version: OSVersion, in situation: Situation) -> Bool {
    trace.value != nil
      && (!contradictions(of: trace, at: version, in: situation, disputed: false).isEmpty
        || trace.parts.contains { isDisputed($0, at: version, in: situation) })
  }

  /// The observations that contradict the answer for this very device, version and situation.
  ///
  /// A source that leaves the screen content open means a screen without it; its statement does not
  /// contradict the answer if the rules agree with it there.
  ///
  /// - Parameter disputed: True to include disputed ones.
  func contradictions(
    of trace: Trace, at version: OSVersion, in situation: Situation, disputed: Bool = true
  ) -> [Observation] {
    let node = nodes[trace.node]
    // On an unreleased version, an observation without an end does not contradict the user's own
    // rows.
    let isOwnOfFuture =
      resolver.calendar.isUnreleased(version)
      && trace.selected.contains { node.candidates[$0].rule.layer != .shipped }
    // The cheapest tests come first: most statements agree, or are about other versions.
    let others = node.statements.filter { statement in
      statement.value != trace.value && (disputed || !statement.isDisputed)
        && statement.ranges.contains { $0.contains(version) }
    }
    .filter { !isOwnOfFuture || $0.namesEnd }
    if others.isEmpty { return [] }
    let shown = node.shown(situation, at: version)
    return others.map { resolver.observations[$0.place] }.filter { statement in
      statement.scope.failing(in: shown, defaultSDK: version.major).isEmpty
        && !statement.situations(at: version).contains {
          value(of: trace.node, at: version, in: $0) == statement.value
        }
        && (trace.value == nil
          ? !saysNothing(statement.scope, on: situation, node.metric)
          : !mayBeRightElsewhere(statement, of: trace.node))
    }
  }

  /// True if a source leaves open an element that was asked to be on screen, or the SDK: it means a
  /// screen without the element, and another SDK.
  func saysNothing(_ scope: Scope, on situation: Situation, _ metric: Metric) -> Bool {
    let asked = situation.departures.filter(\.isContent) + (situation.sdk == nil ? [] : [.sdk])
    return asked.contains {
      scope.conditions[$0] == nil && !metric.elements.contains($0)
    }
  }

  /// True if a statement without a version may have been read on another version: its value occurs
  /// on one that the device ran, or one has no answer yet.
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
    var recorder = NullRecorder()
    return Evaluation(
      nodes: nodes, situation: SituationBits(situation), sdk: situation.sdk, version: version,
      reading: .latest
    ).evaluate(node, recorder: &recorder).value
  }
}
