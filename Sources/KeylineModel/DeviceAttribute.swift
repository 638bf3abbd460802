/// An attribute of a device that can be given, copied from another device or unknown.
package enum DeviceAttribute: String, CaseIterable, Comparable, Sendable {
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

  package static func < (left: DeviceAttribute, right: DeviceAttribute) -> Bool {
    left.code < right.code
  }
}

extension DeviceAttribute {
  /// The kinds of attributes, each with the value of a device; nil when that is unknown.
  package enum Kind: Sendable {
    case length(@Sendable (Device) -> Length?)
    case whole(@Sendable (Device) -> Int?)
    /// A number in hundredths.
    case hundredths(@Sendable (Device) -> Int?)
    case truth(@Sendable (Device) -> Bool?)
    /// A word, and all that it can be.
    case word([String], @Sendable (Device) -> String?)
    case version(@Sendable (Device) -> StatedVersion?)
    /// A day, `YYYY-MM-DD`.
    case day(@Sendable (Device) -> String?)
  }

  /// The kind of the attribute.
  package var kind: Kind {
    switch self {
    case .released: .day { $0.released }
    case .width: .length { $0.width }
    case .height: .length { $0.height }
    case .scale: .whole { $0.scale }
    case .nativeWidth: .whole { $0.nativeWidth }
    case .nativeHeight: .whole { $0.nativeHeight }
    case .pixelsPerInch: .whole { $0.pixelsPerInch }
    case .diagonal: .hundredths { $0.diagonal }
    case .cornerRadius: .length { $0.cornerRadius }
    case .homeButton: .truth { $0.homeButton }
    case .sensorHousing:
      .word(SensorHousing.allCases.map(\.rawValue)) { $0.sensorHousing?.rawValue }
    case .sizeClassInLandscape:
      .word(SizeClass.allCases.map(\.rawValue)) { $0.sizeClassInLandscape?.rawValue }
    case .firstOS: .version { $0.firstOS }
    case .lastOS: .version { $0.lastOS }
    }
  }

  /// How else people write it in code.
  package var aliases: [String] {
    switch self {
    case .pixelsPerInch: ["ppi"]
    case .homeButton: ["hasHomeButton"]
    default: []
    }
  }
}

extension Device {
  /// The code of an attribute for conditions; nil when it is unknown or no attribute.
  package func code(_ dimension: Dimension) -> Int? {
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
  package static func attribute(_ dimension: Dimension) -> DeviceAttribute? {
    switch dimension {
    case .width: .width
    case .homeButton: .homeButton
    case .sensorHousing: .sensorHousing
    case .sizeClassInLandscape: .sizeClassInLandscape
    default: nil
    }
  }
}

extension Device {
  /// The device with every attribute that it does not have taken over from another.
  ///
  /// The attributes that were taken over stand in ``copied``, so that answers that rest on them say
  /// so. The day of the first sale is never copied and stays unknown. So does the panel, in pixels,
  /// pixels per inch and inches, of a device that is said to have other points or another scale.
  package func completed(from donor: Device) -> Device {
    var completed = self
    completed.like = donor.id
    func copy<Value>(_ path: WritableKeyPath<Device, Value?>, _ attribute: DeviceAttribute) {
      guard completed[keyPath: path] == nil, let value = donor[keyPath: path] else { return }
      completed[keyPath: path] = value
      completed.copied.insert(attribute)
    }
    copy(\.width, .width)
    copy(\.height, .height)
    copy(\.scale, .scale)
    if hasScreen(of: donor) {
      copy(\.nativeWidth, .nativeWidth)
      copy(\.nativeHeight, .nativeHeight)
      copy(\.pixelsPerInch, .pixelsPerInch)
      copy(\.diagonal, .diagonal)
    }
    copy(\.cornerRadius, .cornerRadius)
    copy(\.homeButton, .homeButton)
    copy(\.sensorHousing, .sensorHousing)
    copy(\.sizeClassInLandscape, .sizeClassInLandscape)
    copy(\.firstOS, .firstOS)
    copy(\.lastOS, .lastOS)
    return completed
  }

  /// The device without the panel that was copied from another one, if it has another screen than it had.
  ///
  /// - Returns: The device and the attributes that it lost.
  package func revised(from former: Device) -> (device: Device, lost: [DeviceAttribute]) {
    guard !hasScreen(of: former) else { return (self, []) }
    var revised = self
    var lost: [DeviceAttribute] = []
    func lose<Value>(_ path: WritableKeyPath<Device, Value?>, _ attribute: DeviceAttribute) {
      guard revised.copied.remove(attribute) != nil else { return }
      revised[keyPath: path] = nil
      lost.append(attribute)
    }
    lose(\.nativeWidth, .nativeWidth)
    lose(\.nativeHeight, .nativeHeight)
    lose(\.pixelsPerInch, .pixelsPerInch)
    lose(\.diagonal, .diagonal)
    return (revised, lost)
  }

  /// True if nothing that is given about the screen differs from another device.
  package func hasScreen(of other: Device) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
      && (scale == nil || scale == other.scale)
  }

  /// True if nothing that is given about the screen, its sensors or a home button differs from another device.
  package func mayBeLike(_ other: Device) -> Bool {
    hasScreen(of: other) && (homeButton == nil || homeButton == other.homeButton)
      && (sensorHousing == nil || sensorHousing == other.sensorHousing)
  }
}
