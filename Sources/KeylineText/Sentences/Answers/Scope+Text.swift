package import KeylineModel
package import KeylineQuery

extension Scope {
  /// The conditions in words: `iPhone X, XS, portrait`; at most this many devices are named.
  package func words(in resolver: Resolver, most: Int = 5) -> String {
    var words: [String] = []
    if let devices {
      let names = resolver.names(of: devices)
      let shown = NameLists.joined(Array(names.prefix(most)))
      words.append(names.count > most ? "\(shown) and \(names.count - most) more" : shown)
    }
    for dimension in Dimension.allCases {
      guard let set = conditions[dimension], set != .any else { continue }
      if dimension == .family || dimension == .idiom, devices != nil { continue }
      words.append(set.text(of: dimension))
    }
    return words.joined(separator: ", ")
  }
}

extension Resolver {
  /// The names of devices, the oldest first; an unknown identifier is its own name.
  package func names(of devices: Set<Device.ID>) -> [String] {
    self.devices(devices).map(\.name)
      + devices.filter { device($0) == nil }.sorted()
  }
}

extension ValueSet {
  /// The values that a condition allows, in words.
  package func text(of dimension: Dimension) -> String {
    if self == .any { return "any \(dimension.key)" }
    switch dimension.values {
    case .names(let names):
      let allowed = names.indices.filter(contains).map { names[$0] }.joined(separator: " or ")
      switch dimension {
      case .orientation: return allowed
      case .idiom: return allowed == "pad" ? "iPads" : allowed == "phone" ? "phones" : allowed
      case .family:
        return Family.allCases.filter { contains($0.code) }.map(\.plural).joined(separator: " or ")
      case .zoom where allowed == Zoom.zoomed.rawValue: return "Display Zoom"
      case .zoom where allowed == Zoom.standard.rawValue: return "no Display Zoom"
      case .sensorHousing: return allowed == "none" ? "no sensor housing" : allowed
      default: return "\(dimension.key) \(allowed)"
      }
    case .flag: return contains(1) ? dimension.flagText : "no \(dimension.flagText)"
    case .lengths: return "width \(widths("or"))"
    case .sdk: return "SDK " + ranges.map(Self.sdk).joined(separator: " or ")
    }
  }

  /// Widths without their unit: `320 and 375`, `375, 390 or 393`.
  func widths(_ conjunction: String) -> String {
    NameLists.list(ranges.map(Self.lengths), conjunction)
  }

  private static func lengths(_ range: ClosedRange<Int>) -> String {
    let (low, high) = (Length(sixths: range.lowerBound), Length(sixths: range.upperBound))
    if low == high { return low.description }
    if range.lowerBound == minimum { return "at most \(high)" }
    return range.upperBound == maximum ? "at least \(low)" : "\(low) to \(high)"
  }

  private static func sdk(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == minimum { return "before \(range.upperBound + 1)" }
    if range.upperBound == maximum { return "\(range.lowerBound) or later" }
    return range.count == 1
      ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension Dimension {
  fileprivate var flagText: String {
    switch self {
    case .designCompatibility: "UIDesignRequiresCompatibility"
    case .inCallBar: "in-call bar"
    default: key.split(separator: "-").joined(separator: " ")
    }
  }
}

extension Scope {
  /// The devices of a class, for the middle of a sentence: `all phones`, `phones 320 or 375 points wide`.
  var classText: String {
    if let devices { return devices.count == 1 ? "one device" : "\(devices.count) devices" }
    let kind = kindText()
    return conditions.keys.contains { $0.isDeviceAttribute && $0 != .family && $0 != .idiom }
      ? kind : "all \(kind)"
  }

  /// The systems of the devices that meet the conditions.
  var systems: SystemNames {
    SystemNames(
      arePads: conditions[.family] == ValueSet(values: [Family.ipad.code])
        || conditions[.idiom] == ValueSet(values: [Idiom.pad.code]))
  }

  /// The devices that meet the conditions: `iPads`, `phones with a notch 375 points wide`.
  ///
  /// - Parameters:
  ///   - kind: The noun to use if the conditions name no kind of device.
  ///   - traits: The attributes to name after the kind.
  func kindText(
    _ kind: String = "devices",
    of traits: [Dimension] = [.width, .homeButton, .sensorHousing, .sizeClassInLandscape]
  ) -> String {
    var words =
      (conditions[.family] ?? conditions[.idiom]).map {
        $0.text(of: conditions[.family] == nil ? .idiom : .family)
      } ?? kind
    for dimension in traits where dimension != .family && dimension != .idiom {
      if let allowed = conditions[dimension] { words += " " + allowed.deviceText(of: dimension) }
    }
    return words
  }
}

extension ValueSet {
  /// The values of a device's attribute, after the name of the device: `with a notch`, `393 points
  /// wide`.
  func deviceText(of dimension: Dimension) -> String {
    switch dimension {
    case .homeButton: contains(1) ? "with a home button" : "without a home button"
    case .sensorHousing where contains(SensorHousing.none.code): "without a notch or Dynamic Island"
    case .sensorHousing:
      contains(SensorHousing.notch.code)
        ? contains(SensorHousing.dynamicIsland.code)
          ? "with a notch or Dynamic Island" : "with a notch" : "with a Dynamic Island"
    case .width: "\(widths("or")) points wide"
    case .sizeClassInLandscape: "with \(text(of: dimension))"
    default: text(of: dimension)
    }
  }
}

extension Technique {
  /// The versions with their verdicts, in words: `before 11 works, from 11 fails`.
  package var supportText: String {
    support.map { "\($0.os.text) \($0.verdict.text(of: kind))" }.joined(separator: ", ")
  }
}

extension Situation {
  /// The differences from the default, in words, for example `landscape · with Display Zoom · SDK
  /// 11`.
  package var words: String {
    let initial = Situation()
    var words = [orientation.rawValue]
    for dimension in Dimension.allCases
    where !dimension.isDeviceAttribute && dimension != .orientation && dimension != .sdk
      && code(dimension, defaultSDK: 0) != initial.code(dimension, defaultSDK: 0)
    {
      words.append(dimension.departureText(code(dimension, defaultSDK: 0)))
    }
    if let sdk { words.append("SDK \(sdk)") }
    return words.joined(separator: " · ")
  }
}

extension Rule.Value {
  /// The length in points, or the formula.
  package var text: String {
    switch self {
    case .length(let length): length.description
    case .formula(let formula): formula.description
    }
  }
}
