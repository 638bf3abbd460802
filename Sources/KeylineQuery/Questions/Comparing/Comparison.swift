package import KeylineModel

/// The result of comparing a reading of another table on one device.
package struct Comparison: Sendable {
  /// The device.
  package let device: Device
  /// The claimed versions that the device ran, in order.
  package let stretches: [Timeline<Replay.Judgement>.Stretch]
  /// Another metric of the same element that has the value; nil if the metric itself has it, or
  /// none does.
  package var other: Metric.ID?
  /// The disputed observations with the same value for the device: who else publishes it.
  package var published: [Observation] = []

  /// Creates a comparison on a device.
  package init(device: Device, stretches: [Timeline<Replay.Judgement>.Stretch]) {
    self.device = device
    self.stretches = stretches
  }

  /// The verdicts on a reading.
  package enum Verdict: CaseIterable, Sendable {
    /// The value differs on every version with a known answer.
    case differs
    /// The value is right on some versions and wrong on others.
    case someVersions
    /// The name fits several devices; the value is right on some and wrong on others.
    case someDevices
    /// The value is that of another metric of the same element: a bar including the area it covers.
    case otherMetric
    /// The value is right wherever an answer is known.
    case same
    /// No answer is known.
    case notKnown

    /// True if the reading contradicts known answers.
    package var isNegative: Bool {
      switch self {
      case .differs, .someVersions, .someDevices: true
      case .otherMetric, .same, .notKnown: false
      }
    }
  }

  /// The verdict over all versions.
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

  /// True if the metric came after every compared version.
  package var isBeforeMetric: Bool {
    stretches.allSatisfy { $0.value.answer.status == .notApplicable }
  }
}

extension Comparison.Verdict {
  /// Creates the verdict on a reading whose name fits several devices; devices without a known
  /// answer do not count.
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
  /// True if the resolver disagrees.
  var isNegative: Bool { self == .disagrees || self == .disputed }
}
