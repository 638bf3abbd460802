package import KeylineModel

/// How a device meets the conditions of a scope on devices.
package enum DeviceMatch: Hashable, Sendable {
  /// By what is known of it.
  case known
  /// By what was copied from another device, or because the device it is like is named.
  case inferred
  /// Not at all.
  case none
}

extension Scope {
  /// How a device meets the conditions on devices.
  package func match(_ device: Device) -> DeviceMatch {
    if namesOthers(than: device) || !unmetAttributes(of: device).isEmpty { return .none }
    let isInferred =
      devices?.contains(device.id) == false
      || conditions.keys.contains { Device.attribute($0).map(device.copied.contains) ?? false }
    return isInferred ? .inferred : .known
  }

  /// The conditions on attributes that a device does not meet.
  package func unmetAttributes(of device: Device) -> DimensionSet {
    var unmet = DimensionSet()
    for (dimension, allowed) in conditions
    where dimension.isDeviceAttribute && !(device.code(dimension).map(allowed.contains) ?? false) {
      unmet.insert(dimension)
    }
    return unmet
  }

  /// True if devices are listed, and neither the device nor one that it is like is among them.
  package func namesOthers(than device: Device) -> Bool {
    guard let devices, !devices.contains(device.id) else { return false }
    return device.like.map(devices.contains) != true
      && !device.templates.contains(where: devices.contains)
  }
}
