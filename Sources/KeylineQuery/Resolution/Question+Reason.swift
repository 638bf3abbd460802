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
    case .notApplicable:
      let bits = node.showingElements(SituationBits(situation), at: version)
      // A lack goes before the first version of the metric, as it says more, but a flag leads nowhere before it.
      let lack = node.lack(in: bits, at: version)?.reason
      if case .only = lack, version < node.metric.since { return .since(node.metric.since) }
      return lack ?? .since(node.metric.since)
    case .conflict: return .conflict(trace.selected.map { node.candidates[$0].rule.id })
    case .unknown, .value:
      if node.attribute != nil { return .noAttribute }
      let nearest = passedOver(trace.node, at: version, in: situation).min()?.miss
      let stated = contradictions(of: trace, at: version, in: situation, disputed: false)
      if !stated.isEmpty {
        let doubts = Set(stated.map { $0.unclear.map { String($0.prefix { $0 != ";" }) } })
        return .unruled(
          .init(
            Set(stated.map(\.value)).sorted(), sources: Set(stated.map(\.source)).count,
            areUnclear: !doubts.contains(nil),
            doubt: stated.count == 1 ? doubts.first ?? nil : nil), nearest: nearest)
      }
      if nearest == nil, let distant = distant(from: node, at: version, in: situation) {
        return .statedElsewhere(distant)
      }
      return .noRule(nearest: nearest)
    }
  }

  /// The undisputed statements that come closest to what was asked without being about it.
  func distant(
    from node: Node, at version: OSVersion, in situation: Situation
  ) -> Distant? {
    let shown = node.showingElements(SituationBits(situation), at: version)
    let sdk = situation.sdk ?? version.major
    // A statement is large: its place is ranked.
    let statements = resolver.observations
    let ranked = statements.places(of: node.metric.id).compactMap {
      place -> (place: Int, unmet: Unmet, distance: Int, remoteness: Int)? in
      if statements[place].disputed != nil { return nil }
      let (scope, os) = (statements[place].scope, statements[place].os)
      var unmet = IndexedScope(scope).unmet(on: device, in: shown, sdk: sdk)
      // The size of another widget says nothing of this one, nor a bar of one with something in it.
      if unmet.dimensions.contains(where: \.isAskedForEach)
        || isSilent(scope, on: situation, node.metric)
      {
        return nil
      }
      if !scope.covers(device) { unmet.isOfOtherDevices = true }
      unmet.isOfOtherVersions = !os.ranges.contains { $0.contains(version) }
      // Nor is what an iPad has on other versions or in other situations to that of a phone.
      if isOfOtherKind(scope), !unmet.isAboutDevice { return nil }
      // Nobody knows on what a statement was read that names neither a version nor a model.
      let isVague = scope.devices == nil && !os.namesVersions
      let distance = unmet.distance + (isVague ? 1 : 0)
      let remoteness = os.ranges.map { self.remoteness($0, version) }.min() ?? 0
      return (place, unmet, distance, remoteness)
    }
    let least = ranked.map(\.distance).min()
    let nearest = ranked.filter { $0.distance == least }.min {
      (isOfOtherKind(statements[$0.place].scope) ? 1 : 0, $0.remoteness, statements[$0.place].id)
        < (
          isOfOtherKind(statements[$1.place].scope) ? 1 : 0, $1.remoteness, statements[$1.place].id
        )
    }
    return nearest.map { nearest in
      let statement = statements[nearest.place]
      let failures = nearest.unmet.failures
      let alike = ranked.filter {
        $0.distance == nearest.distance && $0.unmet == nearest.unmet
          && statements[$0.place].isAbout(theSameAs: statement, in: failures)
      }
      return Distant(
        observations: alike.map { statements[$0.place] },
        devices: resolver.devices(statement.scope.devices ?? []),
        failures: failures.filter { !isForeign($0, to: statement) })
    }
  }

  /// True if conditions are about iPads alone where the device is a phone, or about phones where it is an iPad.
  func isOfOtherKind(_ scope: Scope) -> Bool {
    if let named = scope.devices {
      return named.allSatisfy { resolver.idiom(of: $0) != device.idiom }
    }
    if scope.conditions[.idiom]?.contains(device.idiom.code) == false { return true }
    guard let families = scope.conditions[.family] else { return false }
    return !Family.allCases.contains { $0.idiom == device.idiom && families.contains($0.code) }
  }

  /// True if a condition is one of devices or versions that a statement is not about: phones have no Split View.
  private func isForeign(_ failure: Miss.Failure, to statement: Observation) -> Bool {
    guard case .condition(let dimension) = failure, !dimension.isDeviceAttribute else {
      return false
    }
    if !statement.os.ranges.contains(where: dimension.lifetime.overlaps) { return true }
    guard let named = statement.scope.devices else {
      // One device alone folds, and no class is about it.
      return dimension == .display
        || !Idiom.allCases.contains {
          statement.scope.allowed(.idiom).contains($0.code) && dimension.isAbout($0)
        }
    }
    let devices = resolver.devices(named)
    return !devices.isEmpty && devices.allSatisfy { resolver.isForeign(dimension, to: $0) }
  }

  /// The rules of a metric that do not apply, the closest first.
  func misses(_ node: Int, at version: OSVersion, in situation: Situation) -> [Miss] {
    passedOver(node, at: version, in: situation).sorted().map(\.miss)
  }

  /// The same in any order, each with its distance, worked out as they are read.
  func passedOver(
    _ node: Int, at version: OSVersion, in situation: Situation
  ) -> some Sequence<PassedOver> {
    let node = nodes[node]
    let shown = node.showingElements(SituationBits(situation), at: version)
    let sdk = situation.sdk ?? version.major
    let rules = resolver.index[node.metric.id]?.rules ?? []
    return rules.lazy.compactMap { self.passedOver($0, at: version, in: shown, sdk: sdk) }
  }

  /// An attribute of a device of one's own that nobody has given, and that the metric is or that alone keeps a
  /// rule from applying.
  func missingAttribute(at version: OSVersion, in situation: Situation) -> DeviceAttribute? {
    if device.layer == .shipped { return nil }
    let trace = leaf(at: version, in: situation)
    let metric = nodes[trace.node].metric
    if metric.attribute != nil { return missingAttribute(metric, in: situation) }
    for passed in passedOver(trace.node, at: version, in: situation) {
      if let attribute = missingAttribute(passed.miss.unmet) { return attribute }
    }
    return nil
  }

  /// The newest device of the size of one's own that ran its first version, if it has a value where that one has none.
  func donor(at version: OSVersion, in situation: Situation) -> Device? {
    // One's own version of a shipped device has its sources.
    guard device.layer != .shipped, device.sources.isEmpty, device.like == nil,
      device.width != nil, device.height != nil, let first = device.firstOS?.first
    else { return nil }
    let donor = resolver.knowledge.devices.last {
      $0.layer == .shipped && $0.family == device.family && device.mayCopy(from: $0)
        && $0.support?.contains(first) == true
    }
    guard let donor, let question = resolver.question(metric.id, device: donor.id),
      question.answer(at: version, in: situation).value != nil
    else { return nil }
    return donor
  }

  /// The attribute of the device that a metric is, if nobody has given it.
  func missingAttribute(_ metric: Metric, in situation: Situation) -> DeviceAttribute? {
    metric.attribute.flatMap { attribute in
      let asked = situation.orientation == .landscape ? attribute.landscape : attribute.portrait
      return device.length(asked) == nil ? asked : nil
    }
  }

  /// The first of the conditions that are not met, if each is about an attribute that nobody has given.
  private func missingAttribute(_ unmet: Unmet) -> DeviceAttribute? {
    guard unmet == Unmet(dimensions: unmet.dimensions),
      unmet.dimensions.allSatisfy({ device.code($0) == nil && Device.attribute($0) != nil })
    else { return nil }
    return Array(unmet.dimensions).first.flatMap(Device.attribute)
  }

  /// The metric that leaves the asked one without a value: itself, or a term of its formula.
  func leaf(at version: OSVersion, in situation: Situation) -> Trace {
    var leaf = trace(version, situation, .latest)
    while let term = leaf.terms.first(where: { $0.result.kind == leaf.result.kind }) { leaf = term }
    return leaf
  }

  private func passedOver(
    _ indexed: IndexedRule, at version: OSVersion, in situation: SituationBits, sdk: Int
  ) -> PassedOver? {
    let range = indexed.rule.os.range(.latest)
    var unmet = indexed.indexedScope.unmet(on: device, in: situation, sdk: sdk)
    if !range.contains(version) {
      unmet.isOfOtherVersions = true
    } else if let ending = indexed.ending(on: device), version >= indexed.unread[ending].version {
      unmet.ending = ending
    }
    if unmet.isEmpty { return nil }
    let end = unmet.ending.map { min(range.until, indexed.unread[$0].version) } ?? range.until
    let endedBefore = device.support.map { end <= $0.from } ?? false
    // A rule about iPads alone is there because they differ from phones.
    let isOfIPads = device.idiom == .phone && isOfOtherKind(indexed.rule.scope)
    return PassedOver(
      Miss(indexed, unmet), further: (endedBefore ? 4 : 0) + (isOfIPads ? 1 : 0),
      remoteness: remoteness(range, version))
  }

  /// How many releases lie between a version and a range, or how far they are apart if no releases are known.
  private func remoteness(_ range: VersionRange, _ version: OSVersion) -> Int {
    if range.contains(version) { return 0 }
    let calendar = resolver.calendar
    let (near, far) = version < range.from ? (version, range.from) : (range.until, version)
    return calendar.versions.isEmpty
      ? far.packed - near.packed : calendar.count(before: far) - calendar.count(before: near)
  }
}

/// A rule that does not apply, with its distance from what was asked.
struct PassedOver: Comparable {
  let miss: Miss
  private let distance: Int
  private let remoteness: Int

  /// - Parameters:
  ///   - further: How much further it is than the conditions that fail tell: a rule that had ended when the device
  ///     came is about other devices, too.
  ///   - remoteness: How far the versions of the rule lie from the one that was asked.
  init(_ miss: Miss, further: Int, remoteness: Int) {
    self.miss = miss
    self.remoteness = remoteness
    distance = miss.unmet.distance + further
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.distance, one.remoteness, one.miss.indexed.rule.id)
      < (other.distance, other.remoteness, other.miss.indexed.rule.id)
  }

  static func == (one: Self, other: Self) -> Bool { one.miss.indexed === other.miss.indexed }
}

extension Observation {
  /// Tells whether it is about the same as another statement in some conditions.
  fileprivate func isAbout(theSameAs other: Observation, in conditions: [Miss.Failure]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .devices:
        scope.devices == nil ? scope == other.scope : scope.devices == other.scope.devices
      case .os: os == other.os
      case .condition(let dimension): scope.allowed(dimension) == other.scope.allowed(dimension)
      case .redesign: true
      }
    }
  }
}
