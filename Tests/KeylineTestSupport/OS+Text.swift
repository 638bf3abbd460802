package import KeylineModel

extension OSBounds {
  /// Reads bounds as a test writes them: `11..<26`, `..<13`, `14..<`; an inexact end is `17.2~26.1`.
  package static func of(_ text: String) -> OSBounds {
    let ends = text.ends
    return OSBounds(from: ends.from.map(OSBoundary.of), until: ends.until.map(OSBoundary.of))
  }
}

extension OSBoundary {
  /// Reads `11`, or `17.2~26.1` for a change after the first and by the second.
  fileprivate static func of(_ text: String) -> OSBoundary {
    let versions = text.split(separator: "~").map { OSVersion.of(String($0)) }
    return versions.count == 2
      ? .between(after: versions[0], by: versions[1]) : .exact(versions[0])
  }
}

extension Observation.StatedOS {
  /// Reads what a source speaks of: `11.2 12` for versions, `11..<26` for a stretch.
  package static func of(_ text: String) -> Observation.StatedOS {
    guard text.contains("..<") else {
      return .on(
        text.split(separator: " ").map { word in
          guard let version = StatedVersion(word) else { fatalError("a test writes iOS \(word)") }
          return version
        })
    }
    let ends = text.ends
    return .stretch(from: ends.from.map(OSVersion.of), until: ends.until.map(OSVersion.of))
  }
}

extension OSVersion {
  /// Reads a version; a test that writes a malformed one stops.
  package static func of(_ text: String) -> OSVersion {
    guard let version = OSVersion(text) else { fatalError("a test writes iOS \"\(text)\"") }
    return version
  }
}

extension String {
  /// What stands on both sides of `..<`; nil for a side that is open.
  fileprivate var ends: (from: String?, until: String?) {
    let ends = split(separator: "..<", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { fatalError("a test writes the bounds \"\(self)\"") }
    return (ends[0].isEmpty ? nil : ends[0], ends[1].isEmpty ? nil : ends[1])
  }
}
