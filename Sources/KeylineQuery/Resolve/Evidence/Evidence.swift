package import KeylineModel

/// The support that observations give the rule resting on them.
package struct Evidence: Hashable, Sendable {
  /// The observations that count: all under the rule except disputed ones.
  package let supports: [Observation]
  /// The end of the last version on which a measurement supports the rule.
  package let measuredUntil: OSVersion?
  /// The end of the last version that any of them states.
  package let statedUntil: OSVersion
  /// The end of the last version that any of them surely covers.
  private let coveredUntil: OSVersion
  /// The observations from after a redesign that show the metric unchanged on other devices.
  private let continued: [Observation]
  private let reaches: [Reach]
  /// The indices of the supports that were read in situations of the rule.
  private let pertinent: [Int]

  /// Collects the evidence for a rule.
  init(_ rule: Rule, observations: ObservationIndex) {
    // Observations are large, so each is copied only once, into the list.
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

  /// True if a rule with these bounds outlives a redesign: supporting evidence was read since, or
  /// its end is only known to lie before a later version.
  func reaches(past redesign: Redesign, _ bounds: OSBounds, in catalogue: Catalogue) -> Bool {
    if case .between(_, let by)? = bounds.until, by > redesign.version { return true }
    return (supports + continued).contains { $0.isRead(since: redesign, in: catalogue) }
  }

  /// The version from which the value is assumed.
  package var assumedFrom: OSVersion { measuredUntil ?? coveredUntil }

  /// The supports that cover a device: it is known to satisfy their scope, and it ran their OS.
  package func covering(_ device: Device) -> [Observation] {
    reaches.indices.filter { reaches[$0].covers(device) }.map { supports[$0] }
  }

  /// The sources of the supports that cover a device.
  func sources(covering device: Device) -> [Source.ID] {
    reaches.indices.filter { reaches[$0].covers(device) }.map { supports[$0].source }
  }

  /// The indices of the supports that were read in a situation at a version.
  func read(in situation: Situation, at version: OSVersion) -> [Int] {
    let (bits, sdk) = (SituationBits(situation), situation.sdk ?? version.major)
    return reaches.indices.filter { reaches[$0].indexedScope.failing(in: bits, sdk: sdk).isEmpty }
  }

  /// The scope of a support, by its index.
  func scope(_ place: Int) -> Scope { reaches[place].scope }

  /// The sources of all supports.
  var sources: [Source.ID] { supports.map(\.source) }
}

extension Evidence {
  /// True if any support covers a device in a situation of the rule.
  func covers(_ device: Device) -> Bool {
    pertinent.contains { reaches[$0].covers(device) }
  }

  /// True if the rule is about situations in which none of the supports was read.
  var isOfOtherSituations: Bool { pertinent.isEmpty && !supports.isEmpty }
}

extension Observation {
  /// True if the source's own statement includes a device, not counting copied attributes.
  ///
  /// An observation without a version and a model was read on an unknown device of a class.
  package func covers(_ device: Device) -> Bool { scope.covers(device, on: os) }

  /// True if it was read on the subject of a redesign, after it.
  ///
  /// A stretch that begins earlier and was not measured extends over the redesign, like the branch
  /// of a program for everything older than the newest design.
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
    // Only a device that it names can match. Devices are large, so no others are read.
    if let devices = scope.devices {
      return devices.contains { catalogue[$0].map(isOfIdiom) ?? false }
    }
    return catalogue.values.contains(where: isOfIdiom)
  }

  /// True if every device that it names came with a redesign or after it, so that any reading is
  /// later.
  private func namesOnlyDevices(since redesign: Redesign, in catalogue: Catalogue) -> Bool {
    guard let devices = scope.devices else { return false }
    return devices.allSatisfy { id in
      catalogue[id]?.firstOS.map { $0.first >= redesign.version } ?? false
    }
  }

  /// True if a device ran any version of the observation.
  func speaks(ofVersionsOf device: Device) -> Bool {
    os.ranges.contains(where: device.ran)
  }
}

/// The part of a large observation that tells which devices it covers.
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

  /// True if a statement with this scope covers a device that ran its versions.
  func covers(_ device: Device) -> Bool {
    let isNamed = devices?.contains(device.id) == true
    return match(device) == .known && (isNamed || !device.copied.contains(.firstOS))
  }
}

/// How well a value is supported; computed from observations, never typed.
package enum Confidence: String, CaseIterable, Comparable, Sendable {
  /// Two or more independent sources agree.
  case confirmed
  /// There is one source.
  case singleSource = "single source"
  /// No source is about that class of devices.
  case inferred
  /// An unrefuted source disagrees.
  case disputed

  /// Orders from the best supported to the worst.
  package static func < (left: Confidence, right: Confidence) -> Bool { left.code < right.code }
}
