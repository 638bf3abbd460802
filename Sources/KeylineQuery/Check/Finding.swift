package import KeylineModel

/// A fault of the knowledge.
package struct Finding: Hashable, Sendable {
  /// The identifier of the faulty row.
  package let subject: String
  /// The fault, with the names that matter.
  package let fault: Fault

  package init(_ subject: String, _ fault: Fault) {
    self.subject = subject
    self.fault = fault
  }

  /// The faults that the checks find, in the order of the checks; devices appear by name.
  package enum Fault: Hashable, Sendable {
    // References and formulas.
    case noMetric(Metric.ID)
    case noDevice(Device.ID)
    case noSource(Source.ID)
    case restsOnMissing(Observation.ID)
    case restsOnDisputed(Observation.ID)
    case formulaNamesNoMetric(Metric.ID)
    /// The path over formulas from the metric back to itself.
    case cyclicFormula([Metric.ID])
    /// The formula, unfolded, has more terms than `Knowledge.maximumTerms`.
    case tooManyTerms

    // Devices and releases.
    case pixels(Device.PixelObjection)
    /// A chain of devices, each of them like the next, is longer than `Device.maximumTemplates`.
    case tooManyTemplates(first: Device.ID)
    case identifierTaken(String, by: Device.ID)
    case afterReleases(first: StatedVersion, newest: OSVersion)
    case neverReleased(StatedVersion)
    /// A width in points that devices of the idiom do not have.
    case wide(Idiom, Length)

    // Pairs of rules.
    case overlaps(Rule.ID)
    case leavesGap(until: OSBoundary, before: Rule.ID, from: OSBoundary)
    case contradicts(Rule.ID, device: String, at: OSVersion)
    /// Two rules would contradict each other on a new device.
    case wouldConflict(Metric.ID, device: String, OSVersion, rules: [Rule.ID])

    // Rules and observations.
    case unsupported
    /// A rule's value, and an observation under it with another value.
    case otherwiseSupported(Length, Observation.ID, Length)
    case unused
    case measuredWithoutRule(Metric.ID, Length, by: [Source.ID])
    /// A value, and another observation of the same source with another value.
    case contradictsItsSource(Length, Observation.ID, Length)
    case unmarkedCopy(of: Source.ID, at: String)
    /// A stated value, and the first place where the rules give another one.
    case disagrees(Metric.ID, Length, rules: Replay.Place?)
    case spansChange(Length, device: String, values: [Length])

    // Impossible values.
    case safeAreaAsStatusBar(Length, height: Length, device: String, at: OSVersion)
    case homeIndicator(Length, at: OSVersion, hasHomeButton: Bool)
    case noBottomInset(at: OSVersion, Orientation)
    case asymmetric(left: Length, right: Length, at: OSVersion)

    // The versions of observations.
    case beforeDevices(StatedVersion, oldest: OSVersion)
    case namesIdleDevice(Device.ID)
    case measuredStretch
    case stretchNotReadAgain(Source.ID)

    // Conditions.
    case conditionOfOtherDevices(Dimension)
    case splitWithoutMultitasking
    case negative(Length)

    // Remarks.
    case addressless([Source.ID])
    case unstated([DeviceAttribute], in: [Source.ID])
    /// A last version that may be any version of a major version.
    case inexactLast(StatedVersion)
    case restrictive([Source])
  }
}
