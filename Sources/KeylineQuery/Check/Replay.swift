package import KeylineModel

/// The result of comparing an observation with the resolver.
package struct Replay: Sendable {
  /// The observation of the source.
  package let observation: Observation
  /// The verdict on the observation.
  package let verdict: Verdict
  /// The first few places where it disagrees, is uncertain or is not covered.
  package let places: [Place]
  /// The least certain status of the answers that it agrees with; nil if it agrees with none.
  package var agreed: Status?

  /// The verdict over all devices and versions of the observation.
  package enum Verdict: String, CaseIterable, Sendable {
    case agrees
    /// The resolver differs, and the observation is marked as disputed.
    case disputed
    /// The resolver differs without an explanation.
    case disagrees
    case uncertain
    /// The resolver has no value on any of its devices and versions.
    case notCovered = "not covered"
  }

  /// One device and version, with the resolver's answer.
  package struct Place: Hashable, Sendable {
    /// The device asked about.
    package let device: Device.ID
    /// The version asked about.
    package let version: OSVersion
    /// The resolver's answer there.
    package let result: Answer.Result
  }
}

extension Resolver {
  /// Compares an observation with the resolver on each of its devices and versions.
  package func replay(_ observation: Observation) -> Replay {
    var replayer = Replayer(self)
    return replayer.replay(observation)
  }

  /// Compares observations with the resolver, in their order.
  package func replays(of observations: [Observation]) -> [Replay] {
    var replayer = Replayer(self)
    return observations.map { replayer.replay($0) }
  }

  /// The other height of an element, if the observation states that one: 83 is the height of a tab
  /// bar's frame, not of the tab bar.
  package func namesake(of observation: Observation, at place: Replay.Place) -> Metric? {
    let parts = observation.metric.split(separator: ".")
    let others = ["height": "frameHeight", "frameHeight": "height"]
    guard parts.count == 2, let other = others[String(parts[1])],
      let question = question("\(parts[0]).\(other)", device: place.device),
      observation.situations(at: place.version).contains(where: {
        question.value(at: place.version, in: $0) == observation.value
      })
    else { return nil }
    return question.metric
  }

  /// The devices that a scope allows, the oldest first, whether or not they ran the versions of an
  /// observation.
  func devices(in scope: Scope) -> [Device] {
    guard let listed = scope.devices else { return knowledge.devices.filter(scope.covers) }
    if listed.count == 1 { return listed.compactMap { device($0) }.filter(scope.covers) }
    return knowledge.devices.filter { listed.contains($0.id) && scope.covers($0) }
  }

  static func verdict(_ result: Answer.Result, _ observation: Observation) -> Replay.Verdict {
    switch result {
    case .value(observation.value, _): .agrees
    case .oneOf(let lengths, _) where lengths.contains(observation.value): .uncertain
    case .value, .oneOf: observation.disputed == nil ? .disagrees : .disputed
    case .none(let why): why.status == .conflict ? .disagrees : .notCovered
    }
  }
}

extension Question {
  /// The versions at which an observation is tested: the first of each of its stretches that the
  /// device ran, and each version in them at which an answer can change.
  func versions(of observation: Observation) -> [OSVersion] {
    guard let support = device.support else { return [] }
    var versions: [OSVersion] = []
    let ranges = observation.os.ranges
    for range in ranges {
      guard let ran = range.clipped(to: support) else { continue }
      versions.append(ran.from)
      for version in breakpoints where ran.from < version && version < ran.until {
        versions.append(version)
      }
    }
    return ranges.count == 1 ? versions : Set(versions).sorted()
  }

  /// The result in the first situation that gives the value, else in the first without a value,
  /// which contradicts nothing, else in the first of all.
  func asked(
    _ situations: [Situation], for value: Length, at version: OSVersion
  ) -> (situation: Situation, result: Answer.Result)? {
    let asked = situations.lazy.map { ($0, self.result(at: version, in: $0)) }
    return asked.first { $0.1.value == value } ?? asked.first { $0.1.status == .unknown }
      ?? asked.first
  }

  /// The verdict on an observation that names no version, so that it may be about any that the
  /// device ran.
  ///
  /// It agrees if its value occurs on one version, and is not covered if one version has no answer
  /// yet; nil if all versions have other values.
  func unnamedVerdict(_ observation: Observation) -> Replay.Verdict? {
    let answers = versions(of: observation).compactMap { version in
      asked(observation.situations(at: version), for: observation.value, at: version)?.result
    }
    if answers.contains(where: { $0.value == observation.value }) { return .agrees }
    let isOpen = observation.disputed == nil && answers.contains { $0.status == .unknown }
    return isOpen ? .notCovered : nil
  }
}

extension Observation {
  /// The situations that it may be about, the query's default where it is inapplicable: one, or one
  /// for each state of an app that it leaves open; none if its conditions exclude each other.
  func situations(at version: OSVersion) -> [Situation] {
    guard let situation = situation(at: version) else { return [] }
    let open = scope.conditions.filter { $0.key.isOfApp && scope.allowed($0.key) == .any }
    return open.keys.reduce([situation]) { situations, dimension in
      (0..<dimension.valueCount).flatMap { code in
        situations.map { situation in
          var open = situation
          open.set(dimension, to: code)
          return open
        }
      }
    }
  }

  private func situation(at version: OSVersion) -> Situation? {
    var situation = Situation()
    for dimension in Dimension.allCases where !dimension.isDeviceAttribute {
      guard let allowed = scope.conditions[dimension] else { continue }
      if allowed.contains(situation.code(dimension, defaultSDK: version.major)) { continue }
      guard let range = allowed.ranges.first else { return nil }
      let isOpenBelow = range.lowerBound == ValueSet.minimum
      situation.set(dimension, to: isOpenBelow ? range.upperBound : range.lowerBound)
    }
    return situation.completed
  }
}
