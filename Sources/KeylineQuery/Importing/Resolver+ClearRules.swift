public import KeylineModel

extension Resolver {
  /// The rules that observations give where the evidence is clear.
  ///
  /// It is clear where a device was measured on a stated version, all that was measured there in
  /// the same situation says one value, nothing at all is known from that version on, and nobody
  /// states anything else about it. Such a rule begins at the first version that was measured and is left open.
  public func clearRules(for observations: [Observation], layer: Layer) -> [Rule] {
    let usable = observations.filter {
      $0.obtained == .measured && $0.disputed == nil && $0.scope.devices?.count == 1
        && metric($0.metric)?.attribute == nil && $0.firstMeasured != nil
    }
    let own = Set(observations.map(\.id))
    let groups = Dictionary(grouping: usable) { ScopedMetric($0.metric, $0.scope) }
    return groups.compactMap { key, group -> Rule? in
      guard let first = group.compactMap(\.firstMeasured).min(), let some = group.first,
        group.allSatisfy({ $0.value == some.value }),
        isUnknown(some, from: first), !isContradicted(some, from: first, besides: own)
      else { return nil }
      return Rule(
        id: ObservationName.ruleID(key.metric, key.scope, from: first), metric: key.metric,
        scope: key.scope, os: OSBounds(from: .exact(first)), value: .length(some.value),
        restsOn: group.map(\.id).sorted(), layer: layer)
    }.sorted { $0.id < $1.id }
  }

  private struct ScopedMetric: Hashable {
    let metric: Metric.ID
    let scope: Scope

    init(_ metric: Metric.ID, _ scope: Scope) {
      self.metric = metric
      self.scope = scope
    }
  }

  /// Whether nothing is known of what an observation says, from a version on.
  private func isUnknown(_ observation: Observation, from first: OSVersion) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return false }
    let open = Observation(
      id: observation.id, metric: observation.metric, source: observation.source,
      scope: observation.scope, os: .stretch(from: first, until: nil), value: observation.value,
      obtained: observation.obtained)
    let stretches = stretches(of: open, on: device)
    return !stretches.isEmpty && stretches.allSatisfy { $0.outcome.status == .unknown }
  }

  /// Whether another observation states another value from a version on.
  private func isContradicted(
    _ observation: Observation, from first: OSVersion, besides own: Set<Observation.ID>
  ) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return true }
    return statements(about: observation.metric).contains { other in
      !own.contains(other.id) && other.disputed == nil && other.value != observation.value
        && other.covers(device) && other.os.ranges.contains { $0.until > first }
        && other.situation(at: first) == observation.situation(at: first)
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
