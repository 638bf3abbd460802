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
      let nearest = passedOver(trace.node, at: version, in: situation).min().map {
        Miss($0, in: resolver.calendar)
      }
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
    let shown = node.shown(situation, at: version)
    let statements = resolver.statements(about: node.metric.id)
    // A statement is large: its place is ranked.
    let ranked = statements.indices.filter { statements[$0].disputed == nil }.compactMap {
      place -> (place: Int, failures: [Miss.Failure], distance: Int, remoteness: Int)? in
      let statement = statements[place]
      var failures = failures(of: statement.scope, at: version, in: shown)
      // The size of another widget says nothing of this one, nor a bar of one with something in it.
      if failures.contains(where: \.isAnotherThing)
        || isSilent(statement.scope, on: situation, node.metric)
      {
        return nil
      }
      if !failures.contains(.devices), !statement.scope.covers(device) {
        failures.insert(.devices, at: 0)
      }
      if !statement.os.ranges.contains(where: { $0.contains(version) }) {
        failures.append(.os)
      }
      // Nor is what an iPad has on other versions or in other situations to that of a phone.
      if isOfOtherKind(statement.scope), !failures.allSatisfy(\.isAboutDevice) { return nil }
      // Nobody knows on what a statement was read that names neither a version nor a model.
      let isVague = statement.scope.devices == nil && !statement.os.namesVersions
      let distance = failures.distance + (isVague ? 1 : 0)
      let remoteness = statement.os.ranges.map { self.remoteness($0, version) }.min() ?? 0
      return (place, failures, distance, remoteness)
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
      let alike = ranked.filter {
        $0.distance == nearest.distance && $0.failures == nearest.failures
          && statements[$0.place].isAbout(theSameAs: statement, in: nearest.failures)
      }
      return Distant(
        observations: alike.map { statements[$0.place] },
        devices: resolver.devices(statement.scope.devices ?? []),
        failures: nearest.failures.filter { !isForeign($0, to: statement) })
    }
  }

  /// True if conditions are about iPads alone where the device is a phone, or about phones where it is an iPad.
  func isOfOtherKind(_ scope: Scope) -> Bool {
    if let named = scope.devices {
      return named.allSatisfy { resolver.idiom(of: $0) != device.idiom }
    }
    return !scope.allowed(.idiom).contains(device.idiom.code)
      || !Family.allCases.contains {
        $0.idiom == device.idiom && scope.allowed(.family).contains($0.code)
      }
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
    passedOver(node, at: version, in: situation).sorted().map { Miss($0, in: resolver.calendar) }
  }

  /// The same in any order, and without copies of the rules.
  func passedOver(
    _ node: Int, at version: OSVersion, in situation: Situation
  ) -> [PassedOver] {
    let node = nodes[node]
    let shown = SituationBits(node.shown(situation, at: version))
    let sdk = situation.sdk ?? version.major
    let rules = resolver.index[node.metric.id]?.rules ?? []
    return rules.compactMap { passedOver($0, at: version, in: shown, sdk: sdk) }
  }

  /// An attribute of a device of one's own that nobody has given, and that the metric is or that alone keeps a
  /// rule from applying.
  func missingAttribute(at version: OSVersion, in situation: Situation) -> DeviceAttribute? {
    if device.layer == .shipped { return nil }
    let trace = leaf(at: version, in: situation)
    let metric = nodes[trace.node].metric
    if metric.attribute != nil { return missingAttribute(metric, in: situation) }
    return passedOver(trace.node, at: version, in: situation).lazy
      .compactMap { self.missingAttribute($0.failures) }.first
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

  /// The first of some conditions, if each is about an attribute that nobody has given.
  private func missingAttribute(_ failures: [Miss.Failure]) -> DeviceAttribute? {
    let attributes = failures.map { failure -> DeviceAttribute? in
      guard case .condition(let dimension) = failure, device.code(dimension) == nil else {
        return nil
      }
      return Device.attribute(dimension)
    }
    return attributes.contains(nil) ? nil : attributes.first ?? nil
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
    let rule = indexed.rule
    var failures = indexed.failures(on: device, in: situation, sdk: sdk)
    if !rule.os.range(.latest).contains(version) {
      failures.append(.os)
    } else if let ending = indexed.ending(on: device), version >= ending.version {
      failures.append(.redesign(ending))
    }
    if failures.isEmpty { return nil }
    let endedBefore = device.support.map { endOf(rule, failures) <= $0.from } ?? false
    // A rule about iPads alone is there because they differ from phones.
    let isOfIPads = device.idiom == .phone && isOfOtherKind(rule.scope)
    return PassedOver(
      indexed, failures, further: (endedBefore ? 4 : 0) + (isOfIPads ? 1 : 0),
      remoteness: remoteness(rule.os.range(.latest), version))
  }

  /// The version with which a rule ended, be it by itself or with a redesign.
  private func endOf(_ rule: Rule, _ failures: [Miss.Failure]) -> OSVersion {
    failures.reduce(rule.os.range(.latest).until) { until, failure in
      if case .redesign(let redesign) = failure { min(until, redesign.version) } else { until }
    }
  }

  /// How many releases lie between a version and a range, or how far they are apart if no releases are known.
  private func remoteness(_ range: VersionRange, _ version: OSVersion) -> Int {
    if range.contains(version) { return 0 }
    let calendar = resolver.calendar
    let (near, far) = version < range.from ? (version, range.from) : (range.until, version)
    return calendar.versions.isEmpty
      ? far.packed - near.packed : calendar.count(before: far) - calendar.count(before: near)
  }

  /// The conditions of a scope that do not hold, those on the device first.
  private func failures(
    of scope: Scope, at version: OSVersion, in situation: Situation
  ) -> [Miss.Failure] {
    var failures: [Miss.Failure] = []
    if case .none(let failing, let list) = scope.match(device) {
      if list { failures.append(.devices) }
      failures += failing.map(Miss.Failure.condition)
    }
    return failures
      + scope.failing(in: situation, defaultSDK: version.major).map(Miss.Failure.condition)
  }
}

/// A rule that does not apply, as long as nobody is told of it.
struct PassedOver: Comparable {
  let indexed: IndexedRule
  let failures: [Miss.Failure]
  private let distance: Int
  private let remoteness: Int

  /// - Parameters:
  ///   - further: How much further it is than the conditions that fail tell: a rule that had ended when the device
  ///     came is about other devices, too.
  ///   - remoteness: How far the versions of the rule lie from the one that was asked.
  init(_ indexed: IndexedRule, _ failures: [Miss.Failure], further: Int, remoteness: Int) {
    self.indexed = indexed
    self.failures = failures
    self.remoteness = remoteness
    distance = failures.distance + further
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.distance, one.remoteness, one.indexed.rule.id)
      < (other.distance, other.remoteness, other.indexed.rule.id)
  }

  static func == (one: Self, other: Self) -> Bool { one.indexed === other.indexed }
}

extension Miss {
  init(_ passed: PassedOver, in calendar: ReleaseCalendar) {
    let rule = passed.indexed.rule
    self.init(rule: rule, failures: passed.failures, os: calendar.named(rule.os))
  }
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

extension Miss.Failure {
  /// True if it is about the device and nothing else.
  package var isAboutDevice: Bool {
    switch self {
    case .devices: true
    case .condition(let dimension): dimension.isDeviceAttribute
    case .os, .redesign: false
    }
  }

  /// True if it is a condition that is asked for each value alone, such as the family of a widget.
  fileprivate var isAnotherThing: Bool {
    if case .condition(let dimension) = self { dimension.isAskedForEach } else { false }
  }
}

extension [Miss.Failure] {
  /// How far a rule or a statement is from what was asked: a redesign since is nearer than another
  /// version, that nearer than another situation, that nearer than another device.
  fileprivate var distance: Int {
    reduce(0) { sum, failure in
      switch failure {
      case .redesign: sum + 1
      case .os: sum + 2
      case .condition(let dimension): sum + (dimension.isDeviceAttribute ? 5 : 3)
      case .devices: sum + 4
      }
    }
  }
}
