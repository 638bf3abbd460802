public import KeylineModel

/// What the observations that a rule rests on say about it.
public struct Evidence: Hashable, Sendable {
  /// The observations that count: all it rests on but the disputed ones.
  public let supports: [Observation]
  /// The end of the last version on which a measurement supports the rule.
  public let measuredUntil: OSVersion?
  /// The end of the last version that any of them speaks of.
  public let coveredUntil: OSVersion
  /// Whether something from iOS 26 or later speaks for the rule.
  public let reachesNewDesign: Bool

  /// Gathers the evidence for a rule.
  init(_ rule: Rule, observations: ObservationIndex) {
    // An observation is large: each is copied once, into the list.
    var supports: [Observation] = []
    supports.reserveCapacity(rule.restsOn.count)
    var measured: OSVersion?
    var covered = OSVersion.lowest
    for id in rule.restsOn {
      guard let observation = observations[id], observation.disputed == nil else { continue }
      let end = observation.os.coveredUntil
      covered = max(covered, end)
      if observation.obtained == .measured, observation.os.namesVersions {
        measured = max(measured ?? end, end)
      }
      supports.append(observation)
    }
    var reached = covered
    for id in rule.continues {
      guard let observation = observations[id], observation.disputed == nil else { continue }
      reached = max(reached, observation.os.coveredUntil)
    }
    self.supports = supports
    measuredUntil = measured
    coveredUntil = covered
    reachesNewDesign = reached > Self.newDesign
  }

  /// The version with which the design changed: a rule without evidence from here on ends here.
  public static let newDesign = OSVersion(26)

  /// Whether a rule with these bounds goes past the new design: something speaks for it there, or
  /// its end is only known to lie before a version past it.
  func reaches(_ bounds: OSBounds) -> Bool {
    if case .between(_, let by)? = bounds.until, by > Self.newDesign { return true }
    return reachesNewDesign
  }

  /// From here on the value is assumed.
  public var assumedFrom: OSVersion { measuredUntil ?? coveredUntil }

  /// Those that speak of a device: their scope holds for it by what is known, and it ran their OS.
  public func covering(_ device: Device) -> [Observation] {
    supports.filter { $0.covers(device) }
  }
}

extension Evidence {
  /// Whether any of them speaks of a device.
  func covers(_ device: Device) -> Bool { supports.contains { $0.covers(device) } }
}

extension Observation {
  /// Whether the source's own statement includes a device; what was copied to it does not count.
  public func covers(_ device: Device) -> Bool {
    scope.covers(device) && speaks(ofVersionsOf: device)
  }

  /// Whether a device ran any version that the source speaks of.
  func speaks(ofVersionsOf device: Device) -> Bool {
    os.ranges.contains { device.ran(from: $0.from, until: $0.until) }
  }
}

extension Scope {
  /// Whether a source's statement with this scope includes a device that ran its versions.
  func covers(_ device: Device) -> Bool {
    let isNamed = devices?.contains(device.id) == true
    return match(device) == .known && (isNamed || !device.copied.contains(.firstOS))
  }
}
