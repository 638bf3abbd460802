import KeylineModel

/// A property that picks devices: `family:iphone`, `width:375`, `width:375..414`, `notch`,
/// `dynamic-island`, `home-button`, `since:2017`, `os:17`, `iphones`, `iphone`, `all`.
struct DeviceProperty: Sendable {
  /// True if a device has the property; an unknown attribute never does.
  let holds: @Sendable (Device) -> Bool
  /// The property as a condition of a scope; nil if no attribute for conditions decides it.
  let condition: (dimension: Dimension, allowed: ValueSet)?

  /// Reads a property; nil if the text may be a name instead.
  init?(_ text: String) throws(SetError) {
    // `dynamic island`
    switch text.lowercased().split(separator: " ").joined(separator: "-") {
    case "all": self.init { _ in true }
    case "notch": self.init(.sensorHousing, SensorHousing.notch.code)
    case "dynamic-island": self.init(.sensorHousing, SensorHousing.dynamicIsland.code)
    case "home-button": self.init(.homeButton, 1)
    default:
      if let family = Family(named: text) {
        self.init(.family, family.code)
        return
      }
      guard let (key, value) = text.halves(around: ":") else { return nil }
      self = try Self.keyed(key.lowercased(), value, text)
    }
  }

  private init(_ holds: @escaping @Sendable (Device) -> Bool) {
    self.holds = holds
    condition = nil
  }

  private init(_ dimension: Dimension, _ allowed: ValueSet) {
    holds = { device in device.code(dimension).map(allowed.contains) ?? false }
    condition = (dimension, allowed)
  }

  private init(_ dimension: Dimension, _ code: Int) {
    self.init(dimension, ValueSet(values: [code]))
  }

  private static func keyed(
    _ key: String, _ value: String, _ text: String
  ) throws(SetError) -> DeviceProperty {
    switch key {
    case "family":
      guard let family = Family(rawValue: value.lowercased()) else {
        throw .malformed(text: text, .notAFamily)
      }
      return DeviceProperty(.family, family.code)
    case "width":
      let (lower, upper) = value.halves(around: "..") ?? (value, value)
      guard let from = Length(lower), let to = Length(upper), from <= to else {
        throw .malformed(text: text, .notAWidth)
      }
      return DeviceProperty(.width, ValueSet([from.sixths...to.sixths]))
    case "since":
      guard value.utf8.count == 4, let year = Int(value), year >= 2000 else {
        throw .malformed(text: text, .notAYear)
      }
      return DeviceProperty { device in device.released.map { $0 >= value } ?? false }
    case "os":
      guard let versions = try? VersionSet(value) else {
        throw .malformed(text: text, .notVersions)
      }
      return DeviceProperty { device in versions.parts.contains { device.ran($0.range) } }
    default:
      throw .malformed(text: text, .notAProperty)
    }
  }
}

extension Family {
  /// The family that a word names by itself: `iphones`, `iPhone`.
  init?(named text: String) {
    let name = text.lowercased()
    guard
      let family = Self.allCases.first(where: {
        [$0.rawValue, $0.plural.lowercased()].contains(name)
      })
    else { return nil }
    self = family
  }
}
