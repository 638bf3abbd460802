package import KeylineModel

/// A value that another table states for one device.
package struct ExternalReading: Sendable {
  /// The device as the file names it.
  package let device: String
  /// The size of its screen, if the file has one.
  package let screen: ScreenSize?
  /// The metric: a key, or the text in a column of metrics.
  package let metric: String
  /// The orientation of the interface.
  package let orientation: Orientation
  /// The share of the screen.
  package let split: Split
  /// The rest of the situation, if the file states it.
  package let conditions: [Dimension: ValueSet]
  /// The versions stated in the file; nil if there are none.
  package let os: VersionSet?
  /// The value stated in the file, in points.
  package let value: Length
  /// True if the value is in rendered pixels instead.
  package let isInPixels: Bool
  /// The place of the value.
  package let place: Place
  /// The keys, the names or the column that lead to the value.
  package let path: String

  /// A line and a column, counted from one, the column in bytes.
  package struct Place: Hashable, Sendable {
    /// The line; the first is 1.
    package let line: Int
    /// The column in bytes; the first is 1.
    package let column: Int

    /// Creates a place; both are counted from one.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Creates a reading.
  package init(
    device: String, screen: ScreenSize?, metric: String, orientation: Orientation, split: Split,
    conditions: [Dimension: ValueSet], os: VersionSet?, value: Length, isInPixels: Bool = false,
    place: Place, path: String
  ) {
    self.device = device
    self.screen = screen
    self.metric = metric
    self.orientation = orientation
    self.split = split
    self.conditions = conditions
    self.os = os
    self.value = value
    self.isInPixels = isInPixels
    self.place = place
    self.path = path
  }
}

extension ExternalReading {
  /// The stated conditions, for one of the devices that its name may mean.
  package func scope(_ device: Device.ID) -> Scope {
    var conditions: [Dimension: ValueSet] = [
      .orientation: ValueSet(values: [orientation.code])
    ]
    conditions.merge(self.conditions) { $1 }
    if split != .none { conditions[.split] = ValueSet(values: [split.code]) }
    return Scope(devices: [device], conditions: conditions)
  }

  /// The value in points on one of the devices that its name may mean; nil for pixels of unknown
  /// scale, or that are not sixths of a point.
  package func points(_ metric: Metric.ID, on device: Device) -> Length? {
    guard isInPixels else { return value }
    // Some phones' panels have fewer pixels than UIKit renders.
    let native: [Metric.ID: (pixels: Int?, points: Length?)] = [
      .screenWidth: (device.nativeWidth, device.width),
      .screenHeight: (device.nativeHeight, device.height),
    ]
    if let side = native[metric], let pixels = side.pixels, Length(points: pixels) == value {
      return side.points
    }
    guard let scale = device.scale, value.sixths.isMultiple(of: scale) else { return nil }
    return Length(sixths: value.sixths / scale)
  }

  /// The observation of all versions, for one of the devices that its name may mean.
  package func observation(
    of metric: Metric.ID, _ value: Length, on device: Device.ID, source: Source.ID
  ) -> Observation {
    Observation(
      id: "\(source)/\(place.line)-\(place.column)", metric: metric, source: source,
      scope: scope(device), os: .stretch(from: nil, until: nil), value: value,
      obtained: .tabulated, locator: path)
  }
}
