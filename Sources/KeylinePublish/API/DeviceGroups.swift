import KeylineModel
import KeylineQuery

/// Devices whose answers never differ, with the answers on the versions that any of them ran.
struct DeviceGroup {
  private(set) var devices: [Device.ID]
  private(set) var stretches: [DeviceAnswers.Stretch]

  /// Groups devices, each with the first one from which it does not differ.
  static func all(_ answers: [(device: Device.ID, stretches: [DeviceAnswers.Stretch])])
    -> [DeviceGroup]
  {
    var groups: [DeviceGroup] = []
    for (device, stretches) in answers where !stretches.isEmpty {
      if groups.indices.contains(where: { groups[$0].join(device, stretches) }) { continue }
      groups.append(DeviceGroup(devices: [device], stretches: stretches))
    }
    return groups
  }

  /// Adds a device that shares a version and never differs; false for any other.
  private mutating func join(_ device: Device.ID, _ other: [DeviceAnswers.Stretch]) -> Bool {
    var isShared = false
    for own in stretches {
      for other in other where own.hull.overlaps(other.hull) {
        guard own.value == other.value else { return false }
        isShared = true
      }
    }
    guard isShared else { return false }
    devices.append(device)
    let before = VersionRange(until: stretches[0].from)
    let after = VersionRange(from: stretches[stretches.count - 1].until)
    var all = Timeline<Answer>()
    let parts =
      other.compactMap { $0.clipped(to: before) } + stretches
      + other.compactMap { $0.clipped(to: after) }
    for part in parts { all.append(part.ranges, part.value) { $0 == $1 } }
    stretches = all.stretches
    return true
  }
}
