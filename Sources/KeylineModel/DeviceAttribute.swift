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
  /// The place of the value in a device; nil there means unknown.
  package typealias Path<Value> = any WritableKeyPath<Device, Value?> & Sendable

  /// The kinds of attributes, each with its place in a device.
  package enum Kind: Sendable {
    case length(Path<Length>)
    case whole(Path<Int>)
    /// A number in hundredths.
    case hundredths(Path<Int>)
    case truth(Path<Bool>)
    /// A word, with all words allowed.
    case word([String], Path<String>)
    case version(Path<StatedVersion>)
    /// A day, `YYYY-MM-DD`.
    case day(Path<String>)
  }

  /// The kind of the attribute.
  package var kind: Kind {
    switch self {
    case .released: .day(\.released)
    case .width: .length(\.width)
    case .height: .length(\.height)
    case .scale: .whole(\.scale)
    case .nativeWidth: .whole(\.nativeWidth)
    case .nativeHeight: .whole(\.nativeHeight)
    case .pixelsPerInch: .whole(\.pixelsPerInch)
    case .diagonal: .hundredths(\.diagonal)
    case .cornerRadius: .length(\.cornerRadius)
    case .homeButton: .truth(\.homeButton)
    case .sensorHousing: .word(SensorHousing.allCases.map(\.rawValue), \.sensorHousing.word)
    case .sizeClassInLandscape:
      .word(SizeClass.allCases.map(\.rawValue), \.sizeClassInLandscape.word)
    case .firstOS: .version(\.firstOS)
    case .lastOS: .version(\.lastOS)
    }
  }
}

extension Optional where Wrapped: RawRepresentable<String> {
  /// The value as a word; another word than those allowed is no value.
  fileprivate var word: String? {
    get { self?.rawValue }
    set { self = newValue.flatMap { Wrapped(rawValue: $0) } }
  }
}

extension Device {
  /// The code of the attribute behind a dimension, for conditions; nil if the attribute is unknown
  /// or the dimension has none.
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

  /// The attribute behind a dimension; nil for a dimension that is not an optional attribute.
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
  /// The device with its missing attributes copied from another device.
  ///
  /// ``copied`` lists the copied attributes, so that answers that rest on them say so. The first
  /// day of sale is never copied and stays unknown. The panel (pixels, pixels per inch, inches) is
  /// not copied either if the device has other points or another scale.
  package func completed(from template: Device) -> Device {
    var completed = self
    completed.like = template.id
    let hasScreen = hasScreen(of: template)
    for copy in Self.copies where hasScreen || !copy.isOfPanel {
      if copy.make(&completed, template) { completed.copied.insert(copy.attribute) }
    }
    // A device newer or older than its template may contradict the copied OS versions.
    if let ran = completed.support, ran.isEmpty {
      completed.loseCopies { [.firstOS, .lastOS].contains($0.attribute) }
    }
    return completed
  }

  /// The device without its copied attributes.
  package var withoutCopies: Device {
    var device = self
    device.loseCopies { _ in true }
    return device
  }

  /// The device without its copied panel, if its screen differs from that of its former self.
  ///
  /// - Returns: The device and the attributes that it lost.
  package func revised(from former: Device) -> (device: Device, lost: [DeviceAttribute]) {
    guard !hasScreen(of: former) else { return (self, []) }
    var revised = self
    let lost = revised.loseCopies(where: \.isOfPanel)
    return (revised, lost)
  }

  /// Forgets the copied attributes that meet a condition and returns them.
  @discardableResult
  private mutating func loseCopies(where isLost: (Copy) -> Bool) -> [DeviceAttribute] {
    let lost = Self.copies.filter { isLost($0) && copied.contains($0.attribute) }
    for copy in lost {
      copied.remove(copy.attribute)
      copy.forget(&self)
    }
    return lost.map(\.attribute)
  }

  /// An attribute that one device may copy from another.
  private struct Copy {
    let attribute: DeviceAttribute
    /// True for an attribute of the panel, which only devices with the same screen share.
    let isOfPanel: Bool
    /// Copies the attribute if only the template has it; false otherwise.
    let make: (inout Device, Device) -> Bool
    let forget: (inout Device) -> Void

    init<Value>(
      _ attribute: DeviceAttribute, _ path: WritableKeyPath<Device, Value?>, isOfPanel: Bool = false
    ) {
      self.attribute = attribute
      self.isOfPanel = isOfPanel
      make = { device, template in
        guard device[keyPath: path] == nil, let value = template[keyPath: path] else {
          return false
        }
        device[keyPath: path] = value
        return true
      }
      forget = { $0[keyPath: path] = nil }
    }
  }

  private static var copies: [Copy] {
    [
      Copy(.width, \.width), Copy(.height, \.height), Copy(.scale, \.scale),
      Copy(.nativeWidth, \.nativeWidth, isOfPanel: true),
      Copy(.nativeHeight, \.nativeHeight, isOfPanel: true),
      Copy(.pixelsPerInch, \.pixelsPerInch, isOfPanel: true),
      Copy(.diagonal, \.diagonal, isOfPanel: true), Copy(.cornerRadius, \.cornerRadius),
      Copy(.homeButton, \.homeButton), Copy(.sensorHousing, \.sensorHousing),
      Copy(.sizeClassInLandscape, \.sizeClassInLandscape), Copy(.firstOS, \.firstOS),
      Copy(.lastOS, \.lastOS),
    ]
  }

  /// True if no given attribute of the screen differs from another device's.
  package func hasScreen(of other: Device) -> Bool {
    (width == nil || width == other.width) && (height == nil || height == other.height)
      && (scale == nil || scale == other.scale)
  }

  /// True if no given attribute of the screen, the sensor housing or the home button differs from
  /// another device's.
  package func mayCopy(from other: Device) -> Bool {
    hasScreen(of: other) && (homeButton == nil || homeButton == other.homeButton)
      && (sensorHousing == nil || sensorHousing == other.sensorHousing)
  }
}
