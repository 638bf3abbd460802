public import KeylineModel

/// The size of a screen in points, either way round.
public struct ScreenSize: Hashable, Sendable {
  /// The first side.
  public let width: Length
  /// The second side.
  public let height: Length

  /// Creates a size in points.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// True if it is wider than high.
  public var isLandscape: Bool { width > height }

  /// Tells whether a device has a screen of this size; false where that is unknown.
  public func fits(_ device: Device) -> Bool {
    guard let deviceWidth = device.width, let deviceHeight = device.height else { return false }
    return min(width, height) == min(deviceWidth, deviceHeight)
      && max(width, height) == max(deviceWidth, deviceHeight)
  }
}
