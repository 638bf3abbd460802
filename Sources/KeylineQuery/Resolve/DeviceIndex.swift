import KeylineModel

/// Rows about one metric, indexed by device: a row that names devices is filed under each of them, one that
/// requires exact widths under each width, and any other applies to every device.
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

  /// The rows that name a device, in the order of their addition.
  func naming(_ device: Device.ID) -> [Row] { listed[device] ?? [] }

  /// The rows that name no device and may hold for one by its attributes.
  func unlisted(for device: Device) -> [Row] {
    (device.code(.width).flatMap { byWidth[$0] } ?? []) + open
  }
}
