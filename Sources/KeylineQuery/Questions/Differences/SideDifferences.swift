package import KeylineModel

/// The differences between two sides.
package struct SideDifferences: Sendable {
  /// The differences, including undecidable ones.
  package let differences: [Difference]
  /// The named devices that are left out.
  package let idle: [IdleDevice]
  /// False if the sides are two devices that never ran the same version, so that nothing is
  /// compared.
  package let haveMet: Bool
}

/// A named device that never ran a range of versions.
package struct IdleDevice: Hashable, Sendable {
  /// The device that is left out.
  package let device: Device
  /// The first range that it never ran.
  package let range: VersionRange
}

/// No device ran the versions to compare.
package struct NoneRan: Error, Hashable, Sendable {
  /// The named devices.
  package let idle: [IdleDevice]
}

extension Resolver {
  /// Lists the differences between two sides.
  ///
  /// Devices that did not run the versions are left out.
  package func differences(
    between sides: ComparedSides, of metrics: [Metric], in situations: [Situation]
  ) throws(NoneRan) -> SideDifferences {
    var idle: [IdleDevice] = []
    func ran(_ devices: DeviceSet, _ ranges: [VersionRange]) throws(NoneRan) -> [Device] {
      let split = devices.split(by: ranges)
      guard !split.ran.isEmpty else { throw NoneRan(idle: split.idle) }
      idle += split.idle
      return split.ran
    }
    var differences: [Difference] = []
    var haveMet = true
    switch sides {
    case .versions(let devices, let left, let right):
      for device in try ran(devices, [left, right]) {
        differences += self.differences(
          on: device, between: left, and: right, of: metrics, in: situations)
      }
    case .devices(let left, let right, let range):
      for device in [left, right] { _ = try ran(DeviceSet(naming: [device]), [range]) }
      haveMet = range.common(left, right) != nil
      differences = self.differences(
        between: left, and: right, over: range, of: metrics, in: situations)
    case .situations(let devices, let ranges, _, let change):
      for range in ranges {
        for device in try ran(devices, [range]) {
          differences += self.differences(
            on: device, over: range, of: metrics, in: situations, against: change.applied)
        }
      }
    }
    return SideDifferences(differences: differences, idle: idle, haveMet: haveMet)
  }
}

extension DeviceSet {
  /// The devices that ran some of each range, and the named ones that did not.
  fileprivate func split(by ranges: [VersionRange]) -> (ran: [Device], idle: [IdleDevice]) {
    var split: (ran: [Device], idle: [IdleDevice]) = ([], [])
    for device in devices {
      let missing = ranges.first { device.support != nil && !device.ran($0) }
      if let missing {
        if named.contains(device.id) {
          split.idle.append(IdleDevice(device: device, range: missing))
        }
      } else {
        split.ran.append(device)
      }
    }
    return split
  }
}
