package import KeylineModel

/// A comparison of simctl's devices with the known ones; none of it is stored.
package struct SimulatorReport: Sendable {
  /// One device type.
  package struct Row: Hashable, Sendable {
    /// The device type as the list names it.
    package let type: DeviceType
    /// The device that is known; nil where none is.
    package let device: Device?
    /// How it fares.
    package let verdict: Verdict
  }

  /// A model that can be simulated.
  package struct DeviceType: Hashable, Sendable {
    /// The name, `iPhone X`.
    package let name: String
    /// The model identifier, `iPhone10,3`; nil where an old Xcode does not say it.
    package let identifier: String?
    /// The first version that it can run.
    package let first: StatedVersion?
    /// The last version that it can run; nil while none is set.
    package let last: StatedVersion?

    /// Creates a device type.
    package init(name: String, identifier: String?, first: StatedVersion?, last: StatedVersion?) {
      self.name = name
      self.identifier = identifier
      self.first = first
      self.last = last
    }
  }

  /// How a device type fares.
  package enum Verdict: String, CaseIterable, Sendable {
    /// Known, with other versions.
    case differs
    /// No device has this identifier or name.
    case unknown
    /// Known, and the versions are those that are known.
    case same
  }

  /// The device types, in the order of the list.
  package let rows: [Row]

  /// Looks every device type up, by its model identifier before its name.
  package init(_ types: [DeviceType], in knowledge: Knowledge) {
    let meant = DeviceMatcher(knowledge.effective.devices)
    rows = types.map { type in
      let byIdentifier = type.identifier.map { meant.devices($0) } ?? []
      let found = byIdentifier.isEmpty ? meant.devices(type.name) : byIdentifier
      guard found.count == 1 else { return Row(type: type, device: nil, verdict: .unknown) }
      let isSame =
        Self.agree(type.first, found[0].firstOS) && Self.agree(type.last, found[0].lastOS)
      return Row(type: type, device: found[0], verdict: isSame ? .same : .differs)
    }
  }

  /// Tells whether one version is among those that the other means; none agrees with none.
  private static func agree(_ stated: StatedVersion?, _ known: StatedVersion?) -> Bool {
    guard let stated, let known else { return stated == nil && known == nil }
    return stated.first < known.end && known.first < stated.end
  }

  /// How many device types fare in some way.
  package func count(_ verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }
}
