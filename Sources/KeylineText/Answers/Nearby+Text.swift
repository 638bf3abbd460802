package import KeylineModel
package import KeylineQuery

extension Nearby {
  /// How the value stands, behind it; empty where it is known.
  var statusText: String { status == .known ? "" : " (\(status.text))" }

  /// True if nothing but the devices differs.
  var isAboutDevicesAlone: Bool { conditions.isEmpty && versions == nil }

  /// The place that was asked, as far as it is what keeps the value away: `in landscape`, `on iPads`, `before
  /// iOS 26`; nil where the value is elsewhere for several reasons, or because another device is named.
  func askedText(on device: Device) -> String? {
    let kind = devices.map { $0.askedText(device) }
    // Some of the versions have the value with nothing else set otherwise: these are not to blame.
    let versions = isOfVersion && !conditions.isEmpty ? nil : versions
    // Nobody knows which of several differences is to blame.
    let differences = [!conditions.isEmpty, versions != nil, devices != nil].count { $0 }
    if differences > 1, !conditions.isEmpty || kind != .some(nil) { return nil }
    var words: [String] = []
    if let kind = kind ?? nil { words.append("on \(kind)") }
    if !conditions.isEmpty {
      words.append(Self.together(conditions) { $0.dimension.placeText($0.asked) })
    }
    if isOfOrientation { words.append("in \(situation.orientation.rawValue)") }
    if let versions { words.append(versions.askedText(on: device)) }
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The place of the value, as far as it differs: `in portrait`, `on phones`, `from then on`.
  ///
  /// - Parameter isAlone: True if the place that was asked has not just been named.
  func thereText(isAlone: Bool = true) -> String {
    var words: [String] = []
    if let devices {
      // Behind `on` a width alone would read as a device.
      let isWidth = devices.failing == [.width] && !isAlone && devices.named.isEmpty
      words.append(
        (isWidth ? "at " : "on ") + devices.thereText(self.device, isAlone: isAlone))
    }
    if let versions { words.append(versions.thereText(on: self.device, isAlone: isAlone)) }
    if !conditions.isEmpty {
      // Behind other devices, `without it` would be without something of theirs.
      let place =
        remainingText
        ?? (isAlone || devices != nil
          ? Self.together(conditions) { $0.dimension.placeText($0.there) } : conditionsText)
      // Items and titles belong to the number, all else to the device; behind devices with something it would be one
      // more thing that they have.
      let isOfValue = conditions.allSatisfy(\.dimension.isContent)
      let isFirst = devices == nil || isOfValue || words[0].contains(" with")
      words.insert(place, at: isFirst ? 0 : 1)
    }
    // Over all versions there is nothing to say about them.
    return words.filter { !$0.isEmpty }.joinedPlaces
  }
}

extension [String] {
  /// Places one behind the other, a second thing that is there or is not joined to the first: `with SDK 26 or
  /// later and without Display Zoom in landscape`.
  var joinedPlaces: String {
    dropFirst().reduce(first ?? "") { text, word in
      let isSecond =
        Self.prepositions.contains(where: word.hasPrefix)
        && Self.prepositions.contains { text.hasPrefix($0) || text.contains(" \($0)") }
      return "\(text) \(isSecond ? "and " : "")\(word)"
    }
  }

  private static var prepositions: [String] { ["with ", "without "] }
}

extension Nearby {
  /// The element that stays on screen without the one that was asked for: `with a navigation bar alone`; nil where
  /// none does.
  var remainingText: String? {
    guard conditions.count == 1, conditions[0].there == 0,
      let left = remaining.first, remaining.count == 1
    else { return nil }
    switch conditions[0].dimension {
    case .search: return "\(left.placeText(1)) at rest"
    case let dimension where dimension.isContent: return "\(left.placeText(1)) alone"
    default: return nil
    }
  }

  /// The conditions there, beside those that were asked: `without it`, `with neither`.
  private var conditionsText: String {
    if let one = conditions.first, conditions.count == 1 {
      return one.dimension.placeText(one.there, besides: one.asked)
    }
    let isNeither =
      conditions.count == 2
      && conditions.allSatisfy {
        $0.dimension.placeText($0.asked).hasPrefix("with ")
          && $0.dimension.placeText($0.there).hasPrefix("without ")
      }
    if isNeither { return "with neither" }
    // A pronoun stands for the thing that was named last, where nothing stands behind it.
    let last =
      conditions.contains { $0.dimension == .sdk }
      ? nil : conditions.last { $0.dimension != .barButtonItems }
    return Self.together(conditions) {
      $0 == last && $0.there == 0
        ? $0.dimension.placeText($0.there, besides: $0.asked) : $0.dimension.placeText($0.there)
    }
  }

  /// Conditions that all hold, that on the items first, the SDK last: `in portrait and with a prompt`, `for custom
  /// items in portrait`, `for custom items in apps built with SDK 26`.
  private static func together(
    _ conditions: [Nearby.Condition], _ text: (Nearby.Condition) -> String
  ) -> String {
    let others = conditions.filter { ![.barButtonItems, .sdk].contains($0.dimension) }
    let ordered = conditions.filter { $0.dimension == .barButtonItems } + others
    let words = ordered.map(text).filter { !$0.isEmpty }
    let places = words.dropFirst().reduce(words.first ?? "") { text, word in
      text + (text.hasPrefix("for ") ? " " : " and ") + word
    }
    guard let apps = conditions.first(where: { $0.dimension == .sdk }).map(text) else {
      return places
    }
    if places.isEmpty { return apps }
    let isOfItems = places.hasPrefix("for ")
    return "\(places) " + (isOfItems ? "in" + apps.dropFirst("for".count) : apps)
  }
}

extension Nearby.Devices {
  /// The class of the device that was asked, as far as it is another one; nil where nothing but a list of
  /// devices keeps it out.
  fileprivate func askedText(_ device: Device) -> String? {
    // Whether the outer one has a value is another question.
    if isInnerDisplayAsked { return nil }
    let kind = device.idiom == .pad ? "iPads" : "phones"
    let words = failing.compactMap { dimension -> String? in
      if dimension == .idiom || dimension == .family { return "" }
      return device.code(dimension).map {
        " " + ValueSet(values: [$0]).deviceText(of: dimension)
      }
    }
    return failing.isEmpty || words.isEmpty
      ? nil : kind + (failing.contains(.idiom) || failing.contains(.family) ? "" : words[0])
  }

  /// The devices that have the value.
  fileprivate func thereText(_ device: Device, isAlone: Bool) -> String {
    if named.count > 2 { return "\(device.name) and \(named.count - 1) more" }
    if !named.isEmpty { return Names.sentence(named) }
    if failing == [.width], !isAlone {
      return scope.allowed(.width).widths("and")
    }
    return scope.kindText(device.idiom == .pad ? "iPads" : "phones")
  }
}

extension Nearby.Versions {
  /// The versions without a value: `since the iOS 26 redesign`, `before iOS 26`, `from iOS 12 on`.
  fileprivate func askedText(on device: Device) -> String {
    if let redesign, unknown.until == nil {
      return redesign.metrics.isEmpty
        ? "since the \(device.system(redesign.version)) redesign"
        : "since \(redesign.text(on: device))"
    }
    // Where a later version has a value again, it is not unknown since then.
    if let redesign, let from = unknown.from, let last = unknown.last, from == redesign.version {
      let start = "\(device.system(from)) (redesign of \(redesign.name))"
      return from.short == "\(last)" ? "on \(start)" : "from \(start) to \(last)"
    }
    if unknown.from == nil, let until = unknown.until { return "before \(device.system(until))" }
    // The only version has just been named: it is the one that was asked.
    return unknown.isOne ? "" : unknown.placeText(on: device)
  }

  /// The versions with the value, those next to the others in short: `before it`, `from then on`.
  fileprivate func thereText(on device: Device, isAlone: Bool) -> String {
    if isAlone { return known.placeText(on: device) }
    if redesign != nil, unknown.until == nil, known.from == nil { return "before it" }
    if let from = known.from, unknown.from == nil, from == unknown.until, known.until == nil {
      return "from then on"
    }
    return known.placeText(on: device)
  }
}

extension Nearby.Stretch {
  /// True if it is one version.
  fileprivate var isOne: Bool { from != nil && from?.short == last.map { "\($0)" } }

  /// The versions in words: `from iOS 12 on`, `from iOS 12 to 18`, `on iOS 12`, `through iOS 11`.
  func placeText(on device: Device) -> String {
    switch (from, until, last) {
    case (let from?, _, let last?):
      isOne ? "on \(device.system(from))" : "from \(device.system(from, to: last))"
    case (let from?, _, nil): "from \(device.system(from)) on"
    case (nil, _, let last?): "through \(device.system(last.first, "\(last)"))"
    default: ""
    }
  }
}

extension Device {
  /// A version with the system that it is of: iPads run iPadOS from 13 on.
  package func system(_ version: OSVersion, _ words: String? = nil) -> String {
    [self].system(version, words)
  }

  /// Versions with their systems: `iOS 12 to iPadOS 18`.
  func system(_ from: OSVersion, to last: StatedVersion) -> String {
    [self].system(from, to: last)
  }

  /// Ranges with the system of the first of them: `iPadOS 17–18`.
  package func system(of ranges: [VersionRange], _ labels: VersionLabels) -> String {
    [self].system(of: ranges, labels)
  }

  /// Stretches of versions, each system said once: `iOS 12, iPadOS 13–15, 16`.
  func systems(of stretches: [[VersionRange]], _ labels: VersionLabels) -> String {
    var said = ""
    return stretches.map { ranges in
      let text = system(of: ranges, labels)
      let name = text.prefix { $0 != " " }
      defer { said = String(name) }
      return name == said ? labels.label(ranges) : text
    }.joined(separator: ", ")
  }
}

extension [Device] {
  /// A version with the system that it is of: iPadOS from 13 on if all devices are iPads.
  package func system(_ version: OSVersion, _ words: String? = nil) -> String {
    systems.text(version, words)
  }

  /// Ranges with the system of the first of them: `iPadOS 17–18`.
  package func system(of ranges: [VersionRange], _ labels: VersionLabels) -> String {
    system(ranges.first?.from ?? .lowest, labels.label(ranges))
  }

  /// Versions with their systems: `iPadOS 17.3 to 17.7`, `iOS 12 to iPadOS 18`.
  func system(_ from: OSVersion, _ words: String? = nil, to last: StatedVersion) -> String {
    systems.text(from, words, to: last)
  }

  /// The systems that they run.
  var systems: SystemNames { SystemNames(arePads: !isEmpty && allSatisfy { $0.idiom == .pad }) }
}

/// The names of the systems of some devices: iPads run iPadOS from 13 on.
struct SystemNames {
  /// True if all of the devices are iPads.
  let arePads: Bool

  /// A version with its system.
  func text(_ version: OSVersion, _ words: String? = nil) -> String {
    "\(name(version)) \(words ?? version.short)"
  }

  /// Versions with their systems, an equal one said once.
  func text(_ from: OSVersion, _ words: String? = nil, to last: StatedVersion) -> String {
    let end = name(last.first)
    return "\(text(from, words)) to " + (end == name(from) ? "\(last)" : "\(end) \(last)")
  }

  private func name(_ version: OSVersion) -> String {
    arePads && version.major >= 13 ? "iPadOS" : "iOS"
  }
}
