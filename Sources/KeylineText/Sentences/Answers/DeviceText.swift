import KeylineData
package import KeylineModel
package import KeylineQuery

/// A device in words.
package enum DeviceText {
  /// The line above a sheet: name, screen, pixels, identifiers, versions.
  ///
  /// - Parameters:
  ///   - situation: The situation of the sheet; the sizes are those of the outer display without
  ///     Display Zoom.
  ///   - ignored: The conditions that make no difference to the sheet.
  package static func heading(
    _ device: Device, in situation: Situation = Situation(), besides ignored: Set<Dimension> = []
  ) -> String {
    let display = ignored.contains(.display) ? .outer : situation.display
    let states = situation.departures.filter { $0 != .display && !ignored.contains($0) }
    var facts = [device.name] + states.map { $0.departureText(situation.code($0, defaultSDK: 0)) }
    if let sdk = situation.sdk { facts.append("SDK \(sdk)") }
    let isUsual = display == .outer && !states.contains(.zoom)
    if isUsual, let width = device.width, let height = device.height {
      facts.append("\(width) × \(height) pt" + (device.scale.map { " @\($0)x" } ?? ""))
    }
    if isUsual, let pixels = device.renderedPixels {
      facts.append("\(pixels.width) × \(pixels.height) px")
    }
    if display == .inner { facts.append("inner display") }
    if let housing = device.sensorHousing, housing != .none { facts.append(housing.rawValue) }
    if device.homeButton == true { facts.append("home button") }
    if !device.identifiers.isEmpty { facts.append(device.identifiers.joined(separator: " ")) }
    facts.append(versions(device))
    return facts.joined(separator: " · ").printable + "\n"
  }

  /// The metric of an answer, for readers who use another name: `Sensor housing height
  /// (sensorHousing.height); iPhone 13 has a notch`.
  package static func name(of metric: Metric, on device: Device) -> String {
    let name = "\(metric.title) (\(metric.id))"
    guard metric.needs == .sensorHousing, let housing = device.sensorHousing, housing != .none
    else {
      return name
    }
    let thing = ValueSet(values: [housing.code]).deviceText(of: .sensorHousing)
    return "\(name); \(device.name) has " + thing.dropFirst("with ".count)
  }

  /// The attributes of a device, each with a title and a value: `Corner radius`, `39 pt`.
  package static func attributes(of device: Device) -> [(title: String, value: String)] {
    DeviceAttribute.allCases.compactMap { attribute in
      attribute.text(of: device).map { (attribute.title, $0) }
    }
  }

  /// The sentence for a device that never ran versions, with those it ran: `iPhone X never ran iOS
  /// 10; it runs iOS 11–16.`
  package static func neverRan(_ device: Device, _ versions: String) -> String {
    let first = StatedVersion(versions.prefix { $0.isNumber })?.first ?? .lowest
    return "\(device.name) never ran \(device.system(first, versions)); "
      + "it runs \(self.versions(device))."
  }

  /// The same sentence for each of several devices.
  package static func neverRan(
    _ stretches: [(device: Device, ranges: [VersionRange])], _ labels: VersionLabels
  ) -> [String] {
    stretches.grouped(by: \.device.id).map { _, own in
      neverRan(own[0].device, labels.label(own.flatMap(\.ranges).joined))
    }
  }

  /// The sentence about versions before Keyline's first data.
  package static let beginning =
    "Keyline's numbers begin with iOS \(OSVersion.firstWithData.short)"

  /// The sentence for devices without an earlier version to compare: `iPhone Air runs iOS 26 and
  /// later, so there is no earlier version to compare.`
  package static func ranNothing(_ devices: [Device], before version: OSVersion) -> String {
    let subject =
      devices.count == 1
      ? "\(devices[0].name) runs \(versions(devices[0]))"
      : "\(NameLists.sentence(devices)) came with \(devices.system(version)) or later"
    return "\(subject), so there is no earlier version to compare."
  }

  /// The reason why no change of a version is known.
  ///
  /// - Parameters:
  ///   - metrics: The requested metrics; empty for all.
  ///   - version: The version as typed.
  package static func unchanged(
    _ metrics: [Metric], on devices: [Device], in range: VersionRange, version: String,
    _ labels: VersionLabels
  ) -> String {
    if range.isBeforeData { return beginning + "." }
    if devices.isEmpty || devices.contains(where: { $0.ranBoth(range) }) {
      let subject =
        metrics.isEmpty
        ? "Nothing is"
        : NameLists.list(metrics.map(\.id)) + (metrics.count > 1 ? " are" : " is") + " not"
      return "\(subject) known to have changed with \(devices.system(range.from, version))."
    }
    let came = devices.filter { $0.ran(range) }
    let never = devices.filter { !$0.ran(range) }.map { neverRan($0, labels.label(range)) }
    return (never + (came.isEmpty ? [] : [ranNothing(came, before: range.from)]))
      .joined(separator: " ")
  }

  /// The sentence for metrics that are unknown on a side of a version on each device: `Cannot
  /// compare tabBar.height: unknown from iOS 26 on.`
  package static func incomparable(
    _ metrics: [Metric], on devices: [Device], _ side: UnknownSide, of first: OSVersion,
    version: String
  ) -> String {
    let system = devices.system(first, version)
    let unknown = Status.unknown.text
    let reason =
      switch side {
      case .both: "\(unknown) on both sides of \(system)"
      case .after: "\(unknown) from \(system) on"
      case .before: "\(unknown) before \(system)"
      case .either: "on each device, one side of \(system) is \(unknown)"
      }
    return "Cannot compare \(NameLists.list(metrics.map(\.id))): \(reason)."
  }

  /// The sentence for versions that no device ran, if there are too many devices to name.
  package static let noneRan = "No device ran any of these versions."

  /// The sentence for devices that never ran the versions, or lack the feature.
  ///
  /// - Parameter dropped: The devices that never ran a version, once for each.
  package static func noneRan(
    _ dropped: [Device], of versions: VersionSet, _ labels: VersionLabels
  ) -> String {
    let devices = dropped.eachOnce
    if devices.isEmpty { return "None of these devices has what you asked for." }
    if devices.count > NameLists.few { return noneRan }
    let asked = labels.label(versions.parts.map(\.range))
    return devices.map { neverRan($0, asked) }.joined(separator: " ")
  }

  /// The sentence that counts the devices of a set that never ran the versions; nil without any.
  ///
  /// - Parameter dropped: The devices of the pairs of device and version that never existed, one
  ///   for each pair.
  package static func leftOut(
    _ dropped: [Device], of versions: VersionSet, _ labels: VersionLabels
  ) -> String? {
    if dropped.isEmpty { return nil }
    guard versions.parts.count == 1 else {
      return "left out \(dropped.count) combinations of device and version that never existed"
    }
    let asked = dropped.system(of: versions.parts.map(\.range), labels)
    let devices = NameLists.counted(dropped.count, "device")
    return "left out \(devices) that never ran \(asked)"
  }

  /// The sentence for two devices without a common version, with the versions of each.
  package static func neverMet(_ left: Device, _ right: Device) -> String {
    let devices = [left, right].map { "the \($0.name) (\(versions($0)))" }
    return "No version to compare: \(devices[0]) and \(devices[1]) never ran the same version."
  }

  /// The versions that it ran, in words.
  static func versions(_ device: Device) -> String {
    guard let first = device.firstOS else { return "first iOS unknown" }
    let from = device.system(first.first, "\(first)")
    guard let last = device.lastOS else { return "\(from) and later" }
    if first == last { return from }
    let to = device.system(last.first, "\(last)")
    // The system is named once, unless its name changed in between.
    let isOne = from.prefix { $0 != " " } == to.prefix { $0 != " " }
    return isOne ? "\(from)–\(last)" : "\(from) to \(to)"
  }
}

extension DeviceAttribute {
  fileprivate var title: String {
    if self == .sensorHousing { return "Notch or Dynamic Island" }
    let words = rawValue.split(separator: "-").map { $0 == "os" ? "OS" : String($0) }
    return words.joined(separator: " ").capitalizedStart
  }

  fileprivate func text(of device: Device) -> String? {
    switch kind {
    case .length(let path): device[keyPath: path].map { "\($0) pt" }
    case .whole(let path): device[keyPath: path].map(String.init)
    case .hundredths(let path): device[keyPath: path].map { "\(Double($0) / 100) inches" }
    case .truth(let path): device[keyPath: path].map { $0 ? "yes" : "no" }
    case .word(_, let path):
      device[keyPath: path].map {
        $0 == SensorHousing.dynamicIsland.rawValue
          ? "Dynamic Island" : $0.split(separator: "-").joined(separator: " ")
      }
    case .day(let path): device[keyPath: path]
    case .version(let path): device[keyPath: path]?.description
    }
  }
}
