package import KeylineModel

extension Resolver {
  /// The rules from new observations with clear evidence.
  ///
  /// The evidence is clear if a device was measured on a stated version, all measurements there in
  /// the same situation agree, no value is known from that version on, and nobody states anything
  /// else about it. Such a rule begins at the first measured version and is left open.
  ///
  /// The evidence is also clear if the value is one of two because the version of a change is
  /// unknown: such a rule holds on the side of the change on which it was measured. On a user's own
  /// device, a measurement counts wherever the other answer is not known.
  ///
  /// - Parameters:
  ///   - observations: The new observations; a stored one with the same identifier contradicts
  ///     nothing, because it is being restated.
  ///   - answered: The observations whose metric already had an answer: on a shipped device they
  ///     give no rule.
  ///   - layer: The layer of the rules.
  package func clearRules(
    for observations: [Observation], answered: Set<Observation.ID> = [], layer: Layer
  ) -> [Rule] {
    let restated = Set(observations.map(\.id))
    let groups = Dictionary(grouping: observations.filter(isUsable)) {
      Topic(metric: $0.metric, scope: $0.scope)
    }
    return groups.values.flatMap { group in
      (group.contains { answered.contains($0.id) }
        ? nil : clearRule(for: group, besides: restated, layer: layer).map { [$0] })
        ?? ownRules(for: group, besides: restated, layer: layer)
    }
    .sorted { $0.id < $1.id }
  }

  /// The rules from measurements of a user's own device: each value from the version on which it
  /// was read, up to a version on which another was read or a value is known.
  private func ownRules(
    for group: [Observation], besides restated: Set<Observation.ID>, layer: Layer
  ) -> [Rule] {
    guard let device = group.first?.scope.devices?.first.flatMap(device), device.layer != .shipped
    else { return [] }
    let readings = group.flatMap { observation in
      observation.os.ranges.map { (range: $0, observation: observation) }
    }.sorted { $0.range.from < $1.range.from }
    var runs: [[(range: VersionRange, observation: Observation)]] = []
    for reading in readings {
      if runs.last?.last?.observation.value == reading.observation.value {
        runs[runs.count - 1].append(reading)
      } else {
        runs.append([reading])
      }
    }
    return runs.indices.compactMap { index in
      let run = runs[index]
      let end = index > 0 ? runs[index - 1].map(\.range.until).max() : nil
      let next = index + 1 < runs.count ? runs[index + 1][0].range.from : nil
      let last = run.map(\.range.until).max() ?? .lowest
      return ownRule(
        for: run.map(\.observation),
        from: end.map { .change(after: $0, by: run[0].range.from) } ?? .exact(run[0].range.from),
        until: next.map { .change(after: last, by: $0) }, on: device, besides: restated,
        layer: layer)
    }
  }

  /// The rule from measurements of one value on a user's own device between two boundaries; nil if
  /// a value is known on the first version, or the user states another.
  private func ownRule(
    for run: [Observation], from: OSBoundary, until: OSBoundary?, on device: Device,
    besides restated: Set<Observation.ID>, layer: Layer
  ) -> Rule? {
    let first = from.latest
    let open = run[0].stated(over: VersionRange(from: first, until: until?.latest ?? .highest))
    let stretches = stretches(of: open, on: device)
    let own = Set((rules[run[0].metric] ?? []).filter { $0.layer == .local }.map(\.id))
    let settled = stretches.first { stretch in
      let answer = stretch.value.answer
      return answer.status == .known || !own.isDisjoint(with: answer.rules)
    }
    guard !stretches.isEmpty, settled?.from != stretches[0].from else { return nil }
    let bounds = OSBounds(from: from, until: settled.map { .exact($0.from) } ?? until)
    let range = VersionRange(from: first, until: bounds.until?.earliest ?? .highest)
    let isContradicted = statements(about: run[0].metric, on: device).contains { other in
      other.layer != .shipped && contradicts(other, run[0], over: range, besides: restated, device)
    }
    if isContradicted { return nil }
    return Rule(
      id: ObservationName.ruleID(run[0].metric, run[0].scope, from: first), metric: run[0].metric,
      scope: run[0].scope, os: bounds, value: .length(run[0].value),
      restsOn: Set(run.map(\.id)).sorted(), layer: layer)
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

  /// The rule from observations of one metric and scope.
  private func clearRule(
    for group: [Observation], besides restated: Set<Observation.ID>, layer: Layer
  ) -> Rule? {
    guard let some = group.first, group.allSatisfy({ $0.value == some.value }),
      let bounds = bounds(of: group), let from = bounds.from?.latest,
      !isContradicted(
        some, over: VersionRange(from: from, until: bounds.until?.earliest ?? .highest),
        besides: restated)
    else { return nil }
    return Rule(
      id: ObservationName.ruleID(some.metric, some.scope, from: from), metric: some.metric,
      scope: some.scope, os: bounds, value: .length(some.value),
      restsOn: group.map(\.id).sorted(), layer: layer)
  }

  /// The versions of the rule from observations of one value; nil if they give none.
  private func bounds(of group: [Observation]) -> OSBounds? {
    guard let first = group.compactMap(\.firstMeasured).min(), let some = group.first else {
      return nil
    }
    return isUnknown(some, from: first)
      ? OSBounds(from: .exact(first)) : sideOfChange(group, from: first)
  }

  /// The versions on the side of a change on which observations were read.
  ///
  /// Nil unless all of them lie between the versions before and after one change, and read the
  /// value before or after it.
  private func sideOfChange(_ group: [Observation], from first: OSVersion) -> OSBounds? {
    guard let some = group.first, let device = some.scope.devices?.first.flatMap(device),
      let end = group.map(\.os.statedUntil).max(),
      let question = question(some.metric, device: device.id)
    else { return nil }
    let windows = Set(question.windows.filter { $0.contains(first) })
    let answers = group.flatMap { stretches(of: $0, on: device) }.map(\.value)
    guard windows.count == 1, let window = windows.first, end <= window.until,
      let situation = answers.first?.situation,
      answers.allSatisfy({ $0.answer.status == .uncertain })
    else { return nil }
    if some.value == question.trace(first, situation, .latest).value {
      return OSBounds(from: .exact(window.from), until: .change(after: end, by: window.until))
    }
    return some.value == question.trace(first, situation, .earliest).value
      ? OSBounds(from: .change(after: window.from, by: first), until: .exact(window.until)) : nil
  }

  /// True if nothing is known about the subject of an observation from a version on.
  private func isUnknown(_ observation: Observation, from first: OSVersion) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return false }
    let open = observation.stated(over: VersionRange(from: first))
    let stretches = stretches(of: open, on: device)
    return !stretches.isEmpty && stretches.allSatisfy { $0.value.answer.status == .unknown }
  }

  /// True if another observation states another value for some of the versions.
  private func isContradicted(
    _ observation: Observation, over range: VersionRange, besides restated: Set<Observation.ID>
  ) -> Bool {
    guard let id = observation.scope.devices?.first, let device = device(id) else { return true }
    return statements(about: observation.metric, on: device).contains {
      contradicts($0, observation, over: range, besides: restated, device)
    }
  }

  private func contradicts(
    _ other: Observation, _ observation: Observation, over range: VersionRange,
    besides restated: Set<Observation.ID>, _ device: Device
  ) -> Bool {
    !restated.contains(other.id) && other.disputed == nil && other.value != observation.value
      && other.covers(device) && other.os.ranges.contains(where: range.overlaps)
      && other.situations(at: range.from) == observation.situations(at: range.from)
  }
}

extension Observation {
  /// The observation, stated for a stretch of versions.
  fileprivate func stated(over range: VersionRange) -> Observation {
    Observation(
      id: id, metric: metric, source: source, scope: scope,
      os: .stretch(from: range.from, until: range.until == .highest ? nil : range.until),
      value: value, obtained: obtained)
  }

  /// The first version on which it was read; nil if it is stated for a stretch.
  fileprivate var firstMeasured: OSVersion? {
    guard case .on(let versions) = os else { return nil }
    return versions.map(\.first).min()
  }
}

extension OSBoundary {
  /// A change between the end of the versions with the old value and the first version with
  /// another.
  fileprivate static func change(after end: OSVersion, by latest: OSVersion) -> OSBoundary {
    end < latest ? .between(after: OSVersion(packed: end.packed - 1), by: latest) : .exact(latest)
  }
}
