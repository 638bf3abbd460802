package import KeylineModel
package import KeylineQuery

/// The semantics of the resolver once more, written down the plain way: look at every rule of the
/// metric, keep what applies, drop what another one beats.
///
/// It is the peer of the resolver and its oracle, for the tests and the benchmarks: both must give the
/// same answers.
package struct NaiveScan {
  private let devices: [Device.ID: Device]
  private let metrics: [Metric.ID: Metric]
  private let rules: [Metric.ID: [Rule]]
  private let observations: [Observation.ID: Observation]
  private let redesigns: [Redesign]

  package init(_ knowledge: Knowledge) {
    devices = Dictionary(uniqueKeysWithValues: knowledge.devices.map { ($0.id, $0) })
    metrics = Dictionary(uniqueKeysWithValues: knowledge.metrics.map { ($0.id, $0) })
    rules = Dictionary(grouping: knowledge.rules, by: \.metric)
    observations = Dictionary(uniqueKeysWithValues: knowledge.observations.map { ($0.id, $0) })
    redesigns = knowledge.redesigns
  }

  /// What comes out at a point.
  package enum Answer: Hashable {
    case value(Length)
    case none(Status)
  }

  /// The answer at a point, with every inexact boundary at both of its ends.
  package func answer(
    _ metric: Metric.ID, _ device: Device.ID, _ version: OSVersion, _ situation: Situation
  ) -> Answer {
    guard let device = devices[device] else { return .none(.unknown) }
    if let support = device.support, version < support.from || support.until <= version {
      return .none(.impossible)
    }
    let answers = OSBounds.Reading.allCases.map { reading in
      answer(
        Point(device: device, version: version, situation: situation, reading: reading), metric)
    }
    if answers.contains(.none(.conflict)) { return .none(.conflict) }
    return answers[0] == answers[1] ? answers[0] : .none(.uncertain)
  }

  private struct Point {
    let device: Device
    let version: OSVersion
    let situation: Situation
    let reading: OSBounds.Reading
  }

  private func answer(_ point: Point, _ id: Metric.ID) -> Answer {
    guard let metric = metrics[id] else { return .none(.unknown) }
    if lacks(id, point) || point.version < metric.since {
      return .none(.notApplicable)
    }
    var situation = point.situation.showing(metric.elements)
    if Self.ofGroupedTables.contains(id), situation.code(.tableStyle, defaultSDK: 0) == 0 {
      situation.set(.tableStyle, to: TableStyle.grouped.code)
    }
    // Suggestions came with iOS 8.
    if id == "keyboard.height", point.version < OSVersion(8) {
      situation.set(.suggestions, to: Switch.off.code)
    }
    if let attribute = metric.attribute,
      let known = value(of: attribute, point.device, situation)
    {
      return known
    }
    let applying = (rules[id] ?? []).filter { applies($0, point, situation) }
    let unbeaten = applying.filter { rule in
      !applying.contains { $0.wins(over: rule, on: point.device, devices) }
    }
    let values = Set(unbeaten.map { value(of: $0, point) })
    if values.count > 1 { return .none(.conflict) }
    return values.first ?? .none(.unknown)
  }

  private static let ofGroupedTables: Set<Metric.ID> = [
    "tableView.firstSectionHeaderHeight", "tableView.groupedFooterHeight",
    "tableView.groupedHeaderHeight", "tableView.untitledSectionFooterHeight",
    "tableView.untitledSectionHeaderHeight",
  ]

  /// True if the device does not have what is measured.
  private func lacks(_ id: Metric.ID, _ point: Point) -> Bool {
    let device = point.device
    if id.hasPrefix("sensorHousing.") { return device.sensorHousing == SensorHousing.none }
    // No situation here has a split screen.
    if id == "splitView.width" { return true }
    guard id.hasPrefix("reservedRegion."), device.layer == .shipped else { return false }
    // A device folds if a rule tells its displays apart.
    let inner = (rules[Resolver.foldingMetric] ?? []).filter {
      $0.scope.allowed(.display).contains(Display.inner.code)
    }
    return !inner.contains { $0.scope.devices?.contains(device.id) ?? true }
  }

  private func applies(_ rule: Rule, _ point: Point, _ situation: Situation) -> Bool {
    var range = rule.os.range(point.reading)
    for redesign in redesigns
    where redesign.concerns(rule.metric) && redesign.concerns(point.device)
      && !reaches(rule, past: redesign)
    {
      range = VersionRange(from: range.from, until: min(range.until, redesign.version))
    }
    guard range.from <= point.version, point.version < range.until else { return false }
    if let listed = rule.scope.devices, !listed.contains(point.device.id),
      !point.device.templates.contains(where: listed.contains)
    {
      return false
    }
    return Dimension.allCases.allSatisfy { dimension in
      let allowed = rule.scope.allowed(dimension)
      if !dimension.isDeviceAttribute {
        return allowed.contains(situation.code(dimension, defaultSDK: point.version.major))
      }
      return rule.scope.conditions[dimension] == nil
        || point.device.code(dimension).map(allowed.contains) ?? false
    }
  }

  private func reaches(_ rule: Rule, past redesign: Redesign) -> Bool {
    if case .between(_, let by)? = rule.os.until, by > redesign.version { return true }
    return (rule.restsOn + rule.continues).compactMap { observations[$0] }.contains { stated in
      stated.disputed == nil && isLater(stated, than: redesign.version)
        && (redesign.idiom == nil
          || devices.values.contains {
            redesign.concerns($0) && stated.scope.match($0) == .known
          })
    }
  }

  private func isLater(_ stated: Observation, than version: OSVersion) -> Bool {
    switch stated.os {
    case .on(let versions): return versions.contains { $0.end > version }
    case .stretch(let from, let until):
      if let from, from >= version { return true }
      return stated.obtained == .measured && until ?? .lowest > version
    }
  }

  private func value(of rule: Rule, _ point: Point) -> Answer {
    switch rule.value {
    case .length(let length): return .value(length)
    case .formula(let formula):
      var sum = Length.zero
      var missing: Set<Status> = []
      for term in formula.terms {
        switch answer(point, term.metric) {
        case .value(let length): sum = term.isSubtracted ? sum - length : sum + length
        case .none(let status): missing.insert(status)
        }
      }
      let worst = [Status.conflict, .notApplicable, .unknown].first(where: missing.contains)
      return worst.map(Answer.none) ?? .value(sum)
    }
  }

  /// The screen itself, which zoom, a split, a sheet and an inner display change.
  private func value(
    of attribute: Metric.Attribute, _ device: Device, _ situation: Situation
  ) -> Answer? {
    let isWhole = [Dimension.zoom, .presentation, .split, .display].allSatisfy {
      situation.code($0, defaultSDK: 0) == 0
    }
    let isLandscape = situation.orientation == .landscape
    let length: Length? =
      switch isLandscape ? attribute.landscape : attribute.portrait {
      case .width: device.width
      case .height: device.height
      case .scale: device.scale.map(Length.init(points:))
      case .cornerRadius: device.cornerRadius
      default: nil
      }
    return isWhole ? length.map(Answer.value) : nil
  }
}

extension Rule {
  /// Whether all conditions of this rule imply those of another, but not the other way round; what
  /// names the device itself is narrower than what names one that it is like.
  fileprivate func wins(
    over other: Rule, on device: Device, _ devices: [Device.ID: Device]
  ) -> Bool {
    guard layer == other.layer else { return layer > other.layer }
    let names = [self, other].map { $0.scope.devices?.contains(device.id) }
    if names == [true, false] || names == [false, true] { return names[0] == true }
    return scope.implies(other.scope, devices) && !other.scope.implies(scope, devices)
  }
}

extension Scope {
  fileprivate func implies(_ other: Scope, _ catalogue: [Device.ID: Device]) -> Bool {
    if let theirs = other.devices {
      guard let devices, devices.isSubset(of: theirs) else { return false }
    }
    return Dimension.allCases.allSatisfy { dimension in
      let wanted = other.allowed(dimension)
      let isSilent = Device.attribute(dimension) != nil && conditions[dimension] == nil
      if !(isSilent && other.conditions[dimension] != nil),
        allowed(dimension).isSubset(of: wanted)
      {
        return true
      }
      guard dimension.isDeviceAttribute, let devices else { return false }
      return devices.allSatisfy { catalogue[$0]?.code(dimension).map(wanted.contains) ?? false }
    }
  }
}
