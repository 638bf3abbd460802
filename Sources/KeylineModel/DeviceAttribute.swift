/// An attribute of a device that can be given, copied from another device or unknown.
public enum DeviceAttribute: String, CaseIterable, Comparable, Sendable {
  case released, width, height, scale
  case nativeWidth = "native-width"
  case nativeHeight = "native-height"
  case pixelsPerInch = "pixels-per-inch"
  case diagonal
  case cornerRadius = "corner-radius"
  case homeButton = "home-button"
  case sensorHousing = "sensor-housing"
  case sizeClassInLandscape = "size-class-in-landscape"
  case firstOS = "first-os"
  case lastOS = "last-os"

  public static func < (left: DeviceAttribute, right: DeviceAttribute) -> Bool {
    left.code < right.code
  }
}

extension Device {
  /// The code of an attribute for conditions; nil when it is unknown or no attribute.
  public func code(_ dimension: Dimension) -> Int? {
    switch dimension {
    case .family: family.code
    case .idiom: idiom.code
    case .width: width?.sixths
    case .homeButton: homeButton.map { $0 ? 1 : 0 }
    case .sensorHousing: sensorHousing?.code
    case .sizeClassInLandscape: sizeClassInLandscape?.code
    default: nil
    }
  }

  /// The attribute behind a dimension, nil for one that is always given.
  public static func attribute(_ dimension: Dimension) -> DeviceAttribute? {
    switch dimension {
    case .width: .width
    case .homeButton: .homeButton
    case .sensorHousing: .sensorHousing
    case .sizeClassInLandscape: .sizeClassInLandscape
    default: nil
    }
  }
}
