package import KeylineModel

/// The two sides of a comparison.
package enum ComparedSides: Sendable {
  /// Two ranges of versions of each device.
  case versions(DeviceSet, VersionRange, VersionRange)
  /// Two devices over versions that both ran.
  case devices(Device, Device, VersionRange)
  /// Two situations of each device over ranges of versions.
  case situations(DeviceSet, [VersionRange], Situation, SituationChange)

  /// The versions compared.
  package var ranges: [VersionRange] {
    switch self {
    case .versions(_, let left, let right): [left, right]
    case .devices(_, _, let range): [range]
    case .situations(_, let ranges, _, _): ranges
    }
  }

  /// Finds the kind of comparison; throws if it is none of the three, or more than one.
  package init(
    _ devices: DeviceSet, _ versions: VersionSet, _ change: SituationChange?,
    _ situation: Situation
  ) throws(AmbiguousSides) {
    let ranges = try Self.ranges(versions, devices.devices)
    let isPair = devices.devices.count == 2 && devices.named.count == 2
    if let change {
      self = .situations(devices, ranges, situation, change)
    } else if ranges.count == 2, !isPair {
      self = .versions(devices, ranges[0], ranges[1])
    } else if ranges.count == 1, isPair {
      self = .devices(devices.devices[0], devices.devices[1], ranges[0])
    } else {
      throw isPair && ranges.count == 2 ? .twoQuestions : .notTwoSides
    }
  }

  /// The ways in which the sides are ambiguous.
  package enum AmbiguousSides: Error, Hashable, Sendable {
    /// The newest release is not the same on all devices.
    case newestDiffers
    /// Two devices and two versions.
    case twoQuestions
    /// Neither two versions nor two devices nor two situations.
    case notTwoSides
  }

  /// The versions of both sides, which are the same on every device.
  private static func ranges(
    _ versions: VersionSet, _ devices: [Device]
  ) throws(AmbiguousSides) -> [VersionRange] {
    let parts = Set(devices.map { versions.parts(on: $0) })
    guard parts.count < 2 else { throw .newestDiffers }
    return (parts.first ?? versions.parts).map(\.range)
  }
}
