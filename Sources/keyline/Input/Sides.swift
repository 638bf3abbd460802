import KeylineModel
import KeylineQuery

/// The two sides that a call of `diff` compares.
enum Sides {
  /// Two ranges of versions of each device.
  case versions(DeviceSet, VersionRange, VersionRange)
  /// Two devices over versions that both ran.
  case devices(Device, Device, VersionRange)
  /// Two situations of each device over ranges of versions.
  case situations(DeviceSet, [VersionRange], Situation, SituationChange)

  /// The versions that are looked at.
  var ranges: [VersionRange] {
    switch self {
    case .versions(_, let left, let right): [left, right]
    case .devices(_, _, let range): [range]
    case .situations(_, let ranges, _, _): ranges
    }
  }

  /// Finds out what is meant; throws where it is nothing, or more than one of the three.
  init(
    _ devices: DeviceSet, _ versions: VersionSet, _ change: SituationChange?,
    _ situation: Situation
  ) throws(Failure) {
    let ranges = try Self.ranges(versions, devices.devices)
    let isPair = devices.devices.count == 2 && devices.named.count == 2
    if let change {
      self = .situations(devices, ranges, situation, change)
    } else if ranges.count == 2, !isPair {
      self = .versions(devices, ranges[0], ranges[1])
    } else if ranges.count == 1, isPair {
      self = .devices(devices.devices[0], devices.devices[1], ranges[0])
    } else {
      throw Failure(
        isPair && ranges.count == 2
          ? "Two devices and two versions are two questions: name one device, or one version."
          : "Name two sides: two versions ('--os 10,11'), two devices ('-d iphone-7,iphone-x') "
            + "or another situation ('--against landscape').",
        exitCode: ExitStatus.usage)
    }
  }

  /// The versions of both sides, which are the same on every device.
  private static func ranges(
    _ versions: VersionSet, _ devices: [Device]
  ) throws(Failure) -> [VersionRange] {
    let parts = Set(devices.map { versions.parts(on: $0) })
    guard parts.count < 2 else {
      throw Failure(
        "The newest release is not the same on these devices: name one device, or the version.",
        exitCode: ExitStatus.usage)
    }
    return (parts.first ?? versions.parts).map(\.range)
  }
}
