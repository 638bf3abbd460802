import KeylineModel

extension Check {
  /// The releases reach the versions that devices come with, and observations name existing
  /// versions.
  ///
  /// When the list of releases ended before the version that a device shipped with, stretches of
  /// versions ran backwards on that device. A table for iOS 22 was once taken as it was.
  package static let releases = Check(.releases) { resolver in
    let releases = resolver.knowledge.releases
    guard let newest = releases.map(\.version).max() else { return [] }
    let late = resolver.knowledge.devices.compactMap { device -> Finding? in
      guard let first = device.firstOS, newest < first.first else { return nil }
      return Finding(device.id, .afterReleases(first: first, newest: newest))
    }
    let missing = releases.missingMajors
    let invented = resolver.knowledge.observations.compactMap { observation -> Finding? in
      observation.os.named.first { missing.contains($0.first.major) }.map {
        Finding(observation.id, .neverReleased($0))
      }
    }
    return late + invented
  }

  /// A device without further updates states its exact last version, as it may have stopped within
  /// a major version: the iPhone 3G at 4.2.1, with an answer for 4.3.5.
  ///
  /// The major version before the newest still gets releases, so it may stand for its last one.
  static let lastVersions = Check(.lastVersions) { resolver in
    let versions = resolver.calendar.versions
    guard let newest = versions.last,
      let before = versions.last(where: { $0.major < newest.major })
    else { return [] }
    return resolver.knowledge.devices.compactMap { device in
      guard device.layer == .shipped, let last = device.lastOS else { return nil }
      if last.precision == .major {
        return last.first.major < before.major ? Finding(device.id, .inexactLast(last)) : nil
      }
      return versions.contains(where: last.range.contains)
        ? nil : Finding(device.id, .neverReleased(last))
    }
  }
}

extension [Release] {
  /// The major versions between the oldest and the newest that never existed: 19 to 25.
  fileprivate var missingMajors: Set<Int> {
    let majors = Set(map(\.version.major))
    guard let first = majors.min(), let last = majors.max() else { return [] }
    return Set(first...last).subtracting(majors)
  }
}

extension Observation.StatedOS {
  /// The versions that it names as read on; the end of a stretch need not exist.
  fileprivate var named: [StatedVersion] {
    if case .on(let versions) = self { versions } else { [] }
  }
}
