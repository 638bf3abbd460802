package import KeylineModel

/// The way in which a device meets the conditions of a scope on devices.
package enum DeviceMatch: Hashable, Sendable {
  /// By known attributes.
  case known
  /// By copied attributes, or because its template is named.
  case inferred
  /// Not at all.
  case none
}

extension Scope {
  /// The way in which a device meets the conditions on devices.
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

  /// True if devices are listed, but neither the device nor any of its templates.
  package func namesOthers(than device: Device) -> Bool {
    guard let devices, !devices.contains(device.id) else { return false }
    return device.like.map(devices.contains) != true
      && !device.templates.contains(where: devices.contains)
  }
}
