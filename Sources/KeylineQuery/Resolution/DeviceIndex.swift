import KeylineModel

/// Rows about one metric, found by the devices that their scopes may hold for: those that name devices by
/// each of them, those that ask for certain widths by each width; all others are open to every device.
struct DeviceIndex<Row: Sendable>: Sendable {
  private var listed: [Device.ID: [Row]] = [:]
  private var byWidth: [Int: [Row]] = [:]
  private var open: [Row] = []

  /// Adds a row with its scope.
  mutating func add(_ row: Row, _ scope: Scope) {
    if let devices = scope.devices {
      for device in devices { listed[device, default: []].append(row) }
    } else if let widths = scope.conditions[.width]?.ranges,
      widths.allSatisfy({ $0.lowerBound == $0.upperBound })
    {
      for width in widths { byWidth[width.lowerBound, default: []].append(row) }
    } else {
      open.append(row)
    }
  }

  /// The rows that name a device, in the order in which they were added.
  func naming(_ device: Device.ID) -> [Row] { listed[device] ?? [] }

  /// The rows that name no device and may hold for one by its attributes.
  func unlisted(for device: Device) -> [Row] {
    (device.code(.width).flatMap { byWidth[$0] } ?? []) + open
  }
}
