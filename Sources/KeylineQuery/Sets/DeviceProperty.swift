import KeylineModel

/// A property that picks devices: `family:iphone`, `width:375`, `width:375..414`, `notch`,
/// `dynamic-island`, `home-button`, `since:2017`, `os:17`, `iphones`, `iphone`, `all`.
struct DeviceProperty: Sendable {
  /// Tells whether a device has it; an unknown attribute has no property.
  let holds: @Sendable (Device) -> Bool

  /// Reads a property; nil when the text is not a property but perhaps a name.
  init?(_ text: String) throws(SetError) {
    // `dynamic island`
    switch text.lowercased().split(separator: " ").joined(separator: "-") {
    case "all": holds = { _ in true }
    case "notch": holds = { $0.sensorHousing == .notch }
    case "dynamic-island": holds = { $0.sensorHousing == .dynamicIsland }
    case "home-button": holds = { $0.homeButton == true }
    default:
      if let family = Family(named: text) {
        holds = { $0.family == family }
        return
      }
      guard let (key, value) = text.halves(around: ":") else { return nil }
      holds = try Self.keyed(key.lowercased(), value, text)
    }
  }

  private static func keyed(
    _ key: String, _ value: String, _ text: String
  ) throws(SetError) -> @Sendable (Device) -> Bool {
    switch key {
    case "family":
      guard let family = Family(rawValue: value.lowercased()) else {
        throw .malformed(text: text, .notAFamily)
      }
      return { $0.family == family }
    case "width":
      let (lower, upper) = value.halves(around: "..") ?? (value, value)
      guard let from = Length(lower), let to = Length(upper), from <= to else {
        throw .malformed(text: text, .notAWidth)
      }
      return { device in device.width.map { from <= $0 && $0 <= to } ?? false }
    case "since":
      guard value.utf8.count == 4, let year = Int(value), year >= 2000 else {
        throw .malformed(text: text, .notAYear)
      }
      return { device in device.released.map { $0 >= value } ?? false }
    case "os":
      guard let versions = try? VersionSet(value) else {
        throw .malformed(text: text, .notVersions)
      }
      return { device in versions.parts.contains { device.ran($0.range) } }
    default:
      throw .malformed(text: text, .notAProperty)
    }
  }
}

extension Family {
  /// The family that a word names, alone: `iphones`, `iPhone`.
  init?(named text: String) {
    let name = text.lowercased()
    guard let family = Self.allCases.first(where: { [$0.rawValue, $0.plural].contains(name) })
    else { return nil }
    self = family
  }
}
