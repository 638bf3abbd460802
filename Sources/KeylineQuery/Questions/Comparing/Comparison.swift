package import KeylineModel

/// How a reading of another table fares on one device.
package struct Comparison: Sendable {
  /// The device.
  package let device: Device
  /// The versions that it claims to hold for and the device ran, in order.
  package let stretches: [Timeline<Replay.Judgement>.Stretch]
  /// Another metric of the same thing that has the value; nil where its own has it, or none.
  package var other: Metric.ID?
  /// What disputed observations state the same value of the device: those who publish it.
  package var published: [Observation] = []

  /// Creates a comparison on a device.
  package init(device: Device, stretches: [Timeline<Replay.Judgement>.Stretch]) {
    self.device = device
    self.stretches = stretches
  }

  /// How a reading fares.
  package enum Verdict: CaseIterable, Sendable {
    /// It is another value on every version that is known.
    case differs
    /// It is right on some versions and wrong on others.
    case someVersions
    /// Its name fits several devices, and it is right on some and wrong on others.
    case someDevices
    /// It is another value, and that of another metric of the same thing: a bar with what it covers.
    case otherMetric
    /// It is the same wherever something is known.
    case same
    /// Nothing is known to set it against.
    case notKnown

    /// True if it contradicts what is known.
    package var isNegative: Bool {
      switch self {
      case .differs, .someVersions, .someDevices: true
      case .otherMetric, .same, .notKnown: false
      }
    }
  }

  /// How it fares over all versions.
  package var verdict: Verdict {
    if other != nil { return .otherMetric }
    let agrees = stretches.contains { $0.value.verdict == .agrees }
    let disagrees = stretches.contains { $0.value.verdict.isNegative }
    return switch (agrees, disagrees) {
    case (true, true): .someVersions
    case (true, false): .same
    case (false, true): .differs
    case (false, false): .notKnown
    }
  }

  /// True if the metric came after every version that is looked at, so that nothing is compared.
  package var isBeforeMetric: Bool {
    stretches.allSatisfy { $0.value.answer.status == .notApplicable }
  }
}

extension Comparison.Verdict {
  /// How a reading fares whose name fits several devices; what is not known of some does not count.
  package init(over verdicts: some Sequence<Comparison.Verdict>) {
    let found = Set(verdicts)
    let isRight = !found.isDisjoint(with: [.same, .someVersions, .otherMetric])
    self =
      if found.contains(.someDevices) || found.contains(.differs) && isRight {
        .someDevices
      } else {
        Self.allCases.first(where: found.contains) ?? .notKnown
      }
  }
}

extension Replay.Verdict {
  /// True if the resolver says otherwise.
  var isNegative: Bool { self == .disagrees || self == .disputed }
}
