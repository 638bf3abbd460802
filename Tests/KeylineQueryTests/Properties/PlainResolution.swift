import KeylineModel
import KeylineQuery

/// The third section of the design in as few words as possible, for rules with plain values: slow,
/// without order, and written down a second time so that the resolver can be held against it.
struct PlainResolution {
  let rules: [Rule]
  let devices: [Device]
  let observations: [Observation.ID: Observation]
  let redesigns: [Redesign]

  init(_ knowledge: Knowledge) {
    rules = knowledge.rules
    devices = knowledge.devices
    redesigns = knowledge.redesigns
    observations = Dictionary(uniqueKeysWithValues: knowledge.observations.map { ($0.id, $0) })
  }

  /// The value as text, or what there is instead of one.
  func answer(_ device: Device, _ version: OSVersion, _ situation: Situation) -> String {
    guard let first = device.firstOS, version >= first.first else { return "impossible" }
    if let last = device.lastOS, version >= last.end { return "impossible" }
    let readings = OSBounds.Reading.allCases.map { reading($0, device, version, situation) }
    if readings.contains("conflict") { return "conflict" }
    return readings[0] == readings[1] ? readings[0] : "uncertain"
  }

  private func reading(
    _ reading: OSBounds.Reading, _ device: Device, _ version: OSVersion, _ situation: Situation
  ) -> String {
    let applicable = rules.filter { rule in
      let range = rule.os.range(reading)
      let hasEnded = redesigns.contains {
        version >= $0.version && [nil, device.idiom].contains($0.idiom)
          && ($0.metrics.isEmpty || $0.metrics.contains(rule.metric)) && !reaches(rule, past: $0)
      }
      return range.from <= version && version < range.until && !hasEnded
        && holds(rule.scope, device, version, situation)
    }
    let unbeaten = applicable.filter { rule in !applicable.contains { beats($0, rule) } }
    let values = Set(unbeaten.map(\.value))
    guard let value = values.first else { return "unknown" }
    guard values.count == 1, case .length(let length) = value else { return "conflict" }
    return length.description
  }

  private func reaches(_ rule: Rule, past redesign: Redesign) -> Bool {
    if case .between(_, let by)? = rule.os.until, by > redesign.version { return true }
    return (rule.restsOn + rule.continues).compactMap { observations[$0] }.contains { stated in
      guard stated.disputed == nil else { return false }
      let isAbout =
        redesign.idiom == nil
        || devices.contains { $0.idiom == redesign.idiom && stated.scope.match($0) == .known }
      return isAbout && isLater(stated, than: redesign.version)
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

  private func holds(
    _ scope: Scope, _ device: Device, _ version: OSVersion, _ situation: Situation
  ) -> Bool {
    if let devices = scope.devices, !devices.contains(device.id) { return false }
    return Dimension.allCases.allSatisfy { dimension in
      if dimension.isDeviceAttribute {
        guard let wanted = scope.conditions[dimension] else { return true }
        return device.code(dimension).map(wanted.contains) ?? false
      }
      let code = situation.code(dimension, defaultSDK: version.major)
      guard let wanted = scope.conditions[dimension] else {
        return dimension.hasDefault ? code == 0 : true
      }
      return wanted.contains(code)
    }
  }

  private func beats(_ first: Rule, _ second: Rule) -> Bool {
    guard first.layer == second.layer else { return first.layer > second.layer }
    return isInside(first.scope, second.scope) && !isInside(second.scope, first.scope)
  }

  private func isInside(_ inner: Scope, _ outer: Scope) -> Bool {
    if let theirs = outer.devices, !(inner.devices.map(theirs.isSuperset) ?? false) { return false }
    return Dimension.allCases.allSatisfy { dimension in
      let wanted = values(outer, dimension)
      // Naming an attribute asks that it is known, which silence does not.
      let isAsked = Device.attribute(dimension) != nil && outer.conditions[dimension] != nil
      let isSilent = inner.conditions[dimension] == nil
      if !(isAsked && isSilent), values(inner, dimension).isSubset(of: wanted) { return true }
      guard dimension.isDeviceAttribute, let list = inner.devices else { return false }
      return list.allSatisfy { id in
        devices.first { $0.id == id }?.code(dimension).map(wanted.contains) ?? false
      }
    }
  }

  private func values(_ scope: Scope, _ dimension: Dimension) -> ValueSet {
    guard let set = scope.conditions[dimension] else {
      return dimension.hasDefault ? ValueSet([0...0]) : .any
    }
    let count = dimension.valueCount
    let isEverything = count > 0 && set.isSuperset(of: 0..<count)
    return isEverything ? .any : set
  }
}

extension ValueSet {
  fileprivate func isSuperset(of codes: Range<Int>) -> Bool { codes.allSatisfy(contains) }
}
