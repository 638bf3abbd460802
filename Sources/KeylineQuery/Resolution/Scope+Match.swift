package import KeylineModel

/// How a device meets the conditions of a scope on devices.
package enum DeviceMatch: Hashable, Sendable {
  /// By what is known of it.
  case known
  /// By what was copied from another device, or because the device it is like is named.
  case inferred
  /// Not at all; the dimensions that fail, and whether the list of devices does.
  case none(failing: [Dimension], list: Bool)
}

extension Scope {
  /// How a device meets the conditions on devices.
  package func match(_ device: Device) -> DeviceMatch {
    let listFails = namesOthers(than: device)
    var isInferred = !listFails && devices?.contains(device.id) == false
    var failing: [Dimension] = []
    for (dimension, allowed) in conditions where dimension.isDeviceAttribute {
      guard let code = device.code(dimension), allowed.contains(code) else {
        failing.append(dimension)
        continue
      }
      if let attribute = Device.attribute(dimension), device.copied.contains(attribute) {
        isInferred = true
      }
    }
    if listFails || !failing.isEmpty {
      return .none(failing: failing.sorted { $0.rawValue < $1.rawValue }, list: listFails)
    }
    return isInferred ? .inferred : .known
  }

  /// True if devices are listed, and neither the device nor one that it is like is among them.
  func namesOthers(than device: Device) -> Bool {
    guard let devices, !devices.contains(device.id) else { return false }
    return device.like.map(devices.contains) != true
      && !device.donors.contains(where: devices.contains)
  }

  /// The conditions on the situation that do not hold, in order.
  package func failing(in situation: Situation, defaultSDK: Int) -> [Dimension] {
    // What is silent about a condition fails where that is not at its default; most are.
    var failing = Dimension.withDefault.filter {
      situation.code($0, defaultSDK: defaultSDK) != 0 && conditions[$0] == nil
    }
    for (dimension, allowed) in conditions
    where !dimension.isDeviceAttribute
      && !allowed.contains(situation.code(dimension, defaultSDK: defaultSDK))
    {
      failing.append(dimension)
    }
    return failing.count > 1 ? failing.sorted { $0.rawValue < $1.rawValue } : failing
  }
}
