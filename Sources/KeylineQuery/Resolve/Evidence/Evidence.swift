package import KeylineModel

/// The support that observations give the rule resting on them.
package struct Evidence: Hashable, Sendable {
  /// The observations that count: all it rests on but the disputed ones.
  package let supports: [Observation]
  /// The end of the last version on which a measurement supports the rule.
  package let measuredUntil: OSVersion?
  /// The end of the last version that any of them speaks of.
  package let statedUntil: OSVersion
  /// The end of the last version that any of them surely covers.
  private let coveredUntil: OSVersion
  /// The observations that show the metric unchanged on other devices, since a redesign.
  private let continued: [Observation]
  /// The reach of each of the supports.
  private let reaches: [Reach]
  /// The places among the supports of those that were read in situations that the rule is about.
  private let pertinent: [Int]

  /// Gathers the evidence for a rule.
  init(_ rule: Rule, observations: ObservationIndex) {
    // An observation is large: each is copied once, into the list.
    var supports: [Observation] = []
    supports.reserveCapacity(rule.restsOn.count)
    var measured: OSVersion?
    var covered = OSVersion.lowest
    var stated = OSVersion.lowest
    for id in rule.restsOn {
      guard let observation = observations[id], observation.disputed == nil else { continue }
      let isMeasured = observation.obtained == .measured
      let end = isMeasured ? observation.os.statedUntil : observation.os.coveredUntil
      covered = max(covered, end)
      stated = max(stated, observation.os.statedUntil)
      if isMeasured, observation.os.namesVersions {
        measured = max(measured ?? end, end)
      }
      supports.append(observation)
    }
    continued = rule.continues.compactMap { observations[$0] }.filter { $0.disputed == nil }
    let reaches = supports.map(Reach.init)
    self.reaches = reaches
    pertinent = reaches.indices.filter { reaches[$0].scope.conditionsOverlap(rule.scope) }
    self.supports = supports
    measuredUntil = measured
    coveredUntil = covered
    statedUntil = stated
  }

  /// Tells whether a rule with these bounds goes past a redesign: something that speaks for it was
  /// read since, or its end is only known to lie before a version past it.
  func reaches(past redesign: Redesign, _ bounds: OSBounds, in catalogue: Catalogue) -> Bool {
    if case .between(_, let by)? = bounds.until, by > redesign.version { return true }
    return (supports + continued).contains { $0.isRead(since: redesign, in: catalogue) }
  }

  /// From here on the value is assumed.
  package var assumedFrom: OSVersion { measuredUntil ?? coveredUntil }

  /// Those that speak of a device: their scope holds for it by what is known, and it ran their OS.
  package func covering(_ device: Device) -> [Observation] {
    reaches.indices.filter { reaches[$0].covers(device) }.map { supports[$0] }
  }

  /// The sources of those that speak of a device.
  func sources(covering device: Device) -> [Source.ID] {
    reaches.indices.filter { reaches[$0].covers(device) }.map { supports[$0].source }
  }

  /// Those that were read in a situation at a version, by their places among the supports.
  func read(in situation: Situation, at version: OSVersion) -> [Int] {
    let (bits, sdk) = (SituationBits(situation), situation.sdk ?? version.major)
    return reaches.indices.filter { reaches[$0].indexedScope.failing(in: bits, sdk: sdk).isEmpty }
  }

  /// The scope of one of the supports, by its place.
  func scope(_ place: Int) -> Scope { reaches[place].scope }

  /// The sources of all of them.
  var sources: [Source.ID] { supports.map(\.source) }
}

extension Evidence {
  /// Tells whether any of them speaks of a device in a situation that the rule is about.
  func covers(_ device: Device) -> Bool {
    pertinent.contains { reaches[$0].covers(device) }
  }

  /// True if the rule is about situations that none of them was read in.
  var isOfOtherSituations: Bool { pertinent.isEmpty && !supports.isEmpty }
}

extension Observation {
  /// Tells whether the source's own statement includes a device; what was copied to it does not
  /// count.
  ///
  /// What names neither a version nor a model was read on one of a class, nobody knows which.
  package func covers(_ device: Device) -> Bool { scope.covers(device, on: os) }

  /// Tells whether it was read on what a redesign is about, after it.
  ///
  /// A stretch that begins before it and that nobody measured carries its number over it, as the
  /// branch of a program for all that is older than the newest design does.
  func isRead(since redesign: Redesign, in catalogue: Catalogue) -> Bool {
    let isLater =
      switch os {
      case .on(let versions): versions.contains { $0.end > redesign.version }
      case .stretch(nil, nil): namesOnlyDevices(since: redesign, in: catalogue)
      case .stretch(let from?, _) where from >= redesign.version: true
      case .stretch(_, let until):
        obtained == .measured && until.map { $0 > redesign.version } == true
      }
    guard isLater, let idiom = redesign.idiom else { return isLater }
    func isOfIdiom(_ device: Device) -> Bool {
      device.idiom == idiom && scope.match(device) == .known
    }
    // Only a device that it names can match. Devices are large, so no others are looked at.
    if let devices = scope.devices {
      return devices.contains { catalogue[$0].map(isOfIdiom) ?? false }
    }
    return catalogue.values.contains(where: isOfIdiom)
  }

  /// Tells whether every device that it names came with a redesign or after it, so that whenever it
  /// was read, it was read since.
  private func namesOnlyDevices(since redesign: Redesign, in catalogue: Catalogue) -> Bool {
    guard let devices = scope.devices else { return false }
    return devices.allSatisfy { id in
      catalogue[id]?.firstOS.map { $0.first >= redesign.version } ?? false
    }
  }

  /// Tells whether a device ran any version that the source speaks of.
  func speaks(ofVersionsOf device: Device) -> Bool {
    os.ranges.contains(where: device.ran)
  }
}

/// What an observation speaks of: all that tells whether it is about a device, an observation being large.
private struct Reach: Hashable, Sendable {
  let indexedScope: IndexedScope
  private let os: Observation.StatedOS

  init(_ observation: Observation) {
    indexedScope = IndexedScope(observation.scope)
    os = observation.os
  }

  var scope: Scope { indexedScope.scope }

  func covers(_ device: Device) -> Bool { scope.covers(device, on: os) }
}

extension Scope {
  fileprivate func covers(_ device: Device, on os: Observation.StatedOS) -> Bool {
    (devices != nil || os.namesVersions) && covers(device)
      && os.ranges.contains(where: device.ran)
  }

  /// Tells whether a source's statement with this scope includes a device that ran its versions.
  func covers(_ device: Device) -> Bool {
    let isNamed = devices?.contains(device.id) == true
    return match(device) == .known && (isNamed || !device.copied.contains(.firstOS))
  }
}

/// How well a value is supported; computed from observations, never typed.
package enum Confidence: String, CaseIterable, Comparable, Sendable {
  /// Two or more independent sources agree.
  case confirmed
  /// One source.
  case singleSource = "single source"
  /// No source speaks of that class of devices.
  case inferred
  /// A source that nobody has refuted says otherwise.
  case disputed

  /// Orders from the best supported to the worst.
  package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .confirmed: 0
    case .singleSource: 1
    case .inferred: 2
    case .disputed: 3
    }
  }
}
