package import KeylineModel

extension Resolver {
  /// The rules that new observations give where the evidence is clear.
  ///
  /// It is clear where a device was measured on a stated version, all that was measured there in
  /// the same situation says one value, nothing at all is known from that version on, and nobody
  /// states anything else about it. Such a rule begins at the first version that was measured and
  /// is left open.
  ///
  /// - Parameters:
  ///   - observations: What is new; a known one with the identifier of one of them contradicts
  ///     nothing, for it is stated anew.
  ///   - layer: The layer of the rules.
  package func clearRules(for observations: [Observation], layer: Layer) -> [Rule] {
    let restated = Set(observations.map(\.id))
    let groups = Dictionary(grouping: observations.filter(isUsable)) {
      Topic(metric: $0.metric, scope: $0.scope)
    }
    return groups.values.compactMap { clearRule(for: $0, besides: restated, layer: layer) }
      .sorted { $0.id < $1.id }
  }

  /// The subject that observations of different versions share.
  private struct Topic: Hashable {
    let metric: Metric.ID
    let scope: Scope
  }

  private func isUsable(_ observation: Observation) -> Bool {
    observation.obtained == .measured && observation.disputed == nil
      && observation.scope.devices?.count == 1 && metric(observation.metric)?.attribute == nil
      && observation.firstMeasured != nil
  }

  /// The rule that observations of one metric and scope give.
  private func clearRule(
    for group: [Observation], besides restated: Set<Observation.ID>, layer: Layer
  ) -> Rule? {
    guard let first = group.compactMap(\.firstMeasured).min(), let some = group.first,
      group.allSatisfy({ $0.value == some.value }), isUnknown(some, from: first),
      !isContradicted(some, from: first, besides: restated)
    else { return nil }
    return Rule(
      id: ObservationName.ruleID(some.metric, some.scope, from: first), metric: some.metric,
      scope: some.scope, os: OSBounds(from: .exact(first)), value: .length(some.value),
      restsOn: group.map(\.id).sorted(), layer: layer)
  }

  /// Tells whether nothing is known of what an observation says, from a version on.
  private func isUnknown(_ observation: Observation, from first: OSVersion) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return false }
    let open = Observation(
      id: observation.id, metric: observation.metric, source: observation.source,
      scope: observation.scope, os: .stretch(from: first, until: nil), value: observation.value,
      obtained: observation.obtained)
    let stretches = stretches(of: open, on: device)
    return !stretches.isEmpty && stretches.allSatisfy { $0.value.outcome.status == .unknown }
  }

  /// Tells whether another observation states another value from a version on.
  private func isContradicted(
    _ observation: Observation, from first: OSVersion, besides restated: Set<Observation.ID>
  ) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return true }
    return statements(about: observation.metric, on: device).contains { other in
      !restated.contains(other.id) && other.disputed == nil && other.value != observation.value
        && other.covers(device) && other.os.ranges.contains { $0.until > first }
        && other.situations(at: first) == observation.situations(at: first)
    }
  }
}

extension Observation {
  /// The first version that it was read on; nil where it is said of a stretch.
  fileprivate var firstMeasured: OSVersion? {
    guard case .on(let versions) = os else { return nil }
    return versions.map(\.first).min()
  }
}
