package import KeylineModel
import KeylineQuery

extension Nearby {
  /// The value with its status, unless that is known.
  var valueText: String { "\(value)\(statusText)" }

  /// How the value stands, behind it; empty where it is known.
  var statusText: String { status == .known ? "" : " (\(status.text))" }

  /// True if nothing but the devices differs.
  var isAboutDevicesAlone: Bool { conditions.isEmpty && versions == nil }

  /// The place that was asked, as far as it differs: `in landscape`, `on iPads`, `before iOS 26`.
  func askedText(on device: Device) -> String {
    var words: [String] = []
    if let devices, versions == nil || !devices.failing.isEmpty {
      words.append("on \(devices.askedText(device))")
    }
    let places = conditions.map { $0.dimension.placeText($0.asked) }
    if !places.isEmpty { words.append(places.joined(separator: " and ")) }
    if let versions {
      words += [versions.askedText(on: device)].filter { !$0.isEmpty }
    }
    return words.joined(separator: " ")
  }

  /// The place of the value, as far as it differs: `in portrait`, `on phones`, `from then on`.
  func thereText(besides device: Device) -> String {
    var words: [String] = []
    if let devices { words.append("on \(devices.thereText(self.device, besides: device))") }
    let places = conditions.map { $0.dimension.placeText($0.there, besides: $0.asked) }
    if !places.isEmpty { words.append(places.joined(separator: " and ")) }
    if let versions { words.append(versions.thereText(on: self.device)) }
    return words.joined(separator: " ")
  }
}

extension Nearby.Devices {
  /// The class of the device that was asked, as far as it is another one.
  fileprivate func askedText(_ device: Device) -> String {
    let kind = device.idiom == .pad ? "iPads" : "phones"
    let words = failing.compactMap { dimension -> String? in
      if dimension == .idiom || dimension == .family { return "" }
      return device.code(dimension).map {
        " " + ValueSet(values: [$0]).deviceText(of: dimension)
      }
    }
    // A list of devices says nothing of the class of one that is not on it.
    return failing.isEmpty || words.isEmpty
      ? device.name : kind + (failing.contains(.idiom) || failing.contains(.family) ? "" : words[0])
  }

  /// The devices that have the value.
  fileprivate func thereText(_ device: Device, besides asked: Device) -> String {
    if named.count > 2 { return "\(device.name) and \(named.count - 1) more" }
    if !named.isEmpty { return Names.sentence(named) }
    let isWidthAlone = failing == [.width]
    if isWidthAlone { return scope.allowed(.width).widths }
    return scope.kindText(device.idiom == .pad ? "iPads" : "phones")
  }
}

extension Nearby.Versions {
  /// The versions without a value: `since the iOS 26 redesign`, `before iOS 26`, `from iOS 12 on`.
  fileprivate func askedText(on device: Device) -> String {
    if let redesign {
      return redesign.metrics.isEmpty
        ? "since the \(device.system(redesign.version)) redesign" : "since \(redesign.text)"
    }
    if unknown.from == nil, let until = unknown.until { return "before \(device.system(until))" }
    return unknown.placeText(on: device)
  }

  /// The versions with the value, those next to the others in short: `before it`, `from then on`.
  fileprivate func thereText(on device: Device) -> String {
    if redesign != nil { return "before it" }
    if let from = known.from, from == unknown.until, known.until == nil { return "from then on" }
    return known.placeText(on: device)
  }
}

extension Nearby.Stretch {
  /// The versions in words: `from iOS 12 on`, `on iOS 12 to 18`, `through iOS 11`.
  fileprivate func placeText(on device: Device) -> String {
    switch (from, until, last) {
    case (let from?, _, let last?):
      from.short == "\(last)"
        ? "on \(device.system(from))" : "on \(device.system(from)) to \(last)"
    case (let from?, _, nil): "from \(device.system(from)) on"
    case (nil, _, let last?): "through \(device.system(last.first, "\(last)"))"
    default: ""
    }
  }
}

extension Device {
  /// A version with the system that it is of: iPads run iPadOS from 13 on.
  package func system(_ version: OSVersion, _ words: String? = nil) -> String {
    "\(idiom == .pad && version.major >= 13 ? "iPadOS" : "iOS") \(words ?? version.short)"
  }
}
