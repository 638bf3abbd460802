package import KeylineModel
package import KeylineQuery

extension Device {
  /// A version with its system: iPads run iPadOS from 13 on.
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

  /// Stretches of versions, with each system named once: `iOS 12, iPadOS 13–15, 16`.
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
  /// A version with its system: iPadOS from 13 on if all devices are iPads.
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

  /// The systems of the devices.
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

  /// Versions with their systems, named once if they are equal.
  func text(_ from: OSVersion, _ words: String? = nil, to last: StatedVersion) -> String {
    let end = name(last.first)
    return "\(text(from, words)) to " + (end == name(from) ? "\(last)" : "\(end) \(last)")
  }

  private func name(_ version: OSVersion) -> String {
    arePads && version.major >= 13 ? "iPadOS" : "iOS"
  }
}

extension Redesign {
  /// The redesign as a clause: `iPadOS 18 redesigned the tab bar`.
  package var text: String {
    text(idiom == .pad ? "iPadOS \(version.short)" : "iOS \(version.short)")
  }

  /// The clause for a device.
  func text(on device: Device) -> String { text([device].systems) }

  /// The clause for devices with these systems.
  func text(_ systems: SystemNames) -> String { text(systems.text(version)) }

  private func text(_ system: String) -> String { "\(system) redesigned \(name)" }
}
