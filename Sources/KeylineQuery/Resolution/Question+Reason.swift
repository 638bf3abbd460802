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
      let lack = node.lack(in: node.showingElements(SituationBits(situation), at: version))
      return lack.map { version < node.metric.since ? .since(node.metric.since) : .lacks($0) }
        ?? .since(node.metric.since)
    case .conflict: return .conflict(trace.selected.map { node.candidates[$0].rule.id })
    case .unknown, .value:
      if node.attribute != nil { return .noAttribute }
      let nearest = passedOver(trace.node, at: version, in: situation).min().map(Miss.init)
      let stated = contradictions(of: trace, at: version, in: situation, disputed: false)
      if !stated.isEmpty {
        return .unruled(Set(stated.map(\.value)).sorted(), nearest: nearest)
      }
      if nearest == nil, let distant = distant(from: node, at: version, in: situation) {
        return .statedElsewhere(distant)
      }
      return .noRule(nearest: nearest)
    }
  }

  /// The undisputed statement that comes closest to what was asked without being about it.
  private func distant(
    from node: Node, at version: OSVersion, in situation: Situation
  ) -> Distant? {
    let shown = node.shown(situation, at: version)
    let statements = resolver.statements(about: node.metric.id).filter { $0.disputed == nil }
    let nearest = statements.map { statement in
      var failures = failures(of: statement.scope, at: version, in: shown)
      if !failures.contains(.devices), !statement.scope.covers(device) {
        failures.insert(.devices, at: 0)
      }
      if !statement.os.ranges.contains(where: { $0.contains(version) }) {
        failures.append(.os)
      }
      return (observation: statement, failures: failures)
    }.min {
      ($0.failures.distance, $0.observation.id) < ($1.failures.distance, $1.observation.id)
    }
    return nearest.map { nearest in
      let named = nearest.observation.scope.devices ?? []
      return Distant(
        observation: nearest.observation,
        devices: resolver.devices(named),
        failures: nearest.failures)
    }
  }

  /// The rules of a metric that do not apply, the closest first.
  func misses(_ node: Int, at version: OSVersion, in situation: Situation) -> [Miss] {
    passedOver(node, at: version, in: situation).sorted().map(Miss.init)
  }

  /// The same in any order, and without copies of the rules.
  func passedOver(
    _ node: Int, at version: OSVersion, in situation: Situation
  ) -> [PassedOver] {
    let node = nodes[node]
    let shown = node.shown(situation, at: version)
    let rules = resolver.index[node.metric.id]?.rules ?? []
    return rules.compactMap { passedOver($0, at: version, in: shown) }
  }

  /// An attribute of a device of one's own that nobody has given, and that the metric is or that alone keeps a
  /// rule from applying.
  func missingAttribute(at version: OSVersion, in situation: Situation) -> DeviceAttribute? {
    if device.layer == .shipped { return nil }
    let trace = leaf(at: version, in: situation)
    if let attribute = nodes[trace.node].metric.attribute {
      let asked = situation.orientation == .landscape ? attribute.landscape : attribute.portrait
      return device.length(asked) == nil ? asked : nil
    }
    return passedOver(trace.node, at: version, in: situation).lazy
      .compactMap { self.missingAttribute($0.failures) }.first
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
    _ indexed: IndexedRule, at version: OSVersion, in situation: Situation
  ) -> PassedOver? {
    let rule = indexed.rule
    var failures = failures(of: rule.scope, at: version, in: situation)
    if !rule.os.range(.latest).contains(version) {
      failures.append(.os)
    } else if let ending = indexed.ending(on: device), version >= ending.version {
      failures.append(.redesign(ending))
    }
    return failures.isEmpty ? nil : PassedOver(indexed, failures)
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

  init(_ indexed: IndexedRule, _ failures: [Miss.Failure]) {
    self.indexed = indexed
    self.failures = failures
    distance = failures.distance
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.distance, one.indexed.rule.id) < (other.distance, other.indexed.rule.id)
  }

  static func == (one: Self, other: Self) -> Bool { one.indexed === other.indexed }
}

extension Miss {
  init(_ passed: PassedOver) { self.init(rule: passed.indexed.rule, failures: passed.failures) }
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
