import KeylineModel

extension Check {
  /// The releases reach the versions that devices come with, and observations name versions that
  /// there are.
  ///
  /// Where the list of releases ended before the version that a device shipped with, stretches of
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
}

extension [Release] {
  /// The major versions between the oldest and the newest that never were: 19 to 25.
  fileprivate var missingMajors: Set<Int> {
    let majors = Set(map(\.version.major))
    guard let first = majors.min(), let last = majors.max() else { return [] }
    return Set(first...last).subtracting(majors)
  }
}

extension Observation.StatedOS {
  /// The versions that it names as read on; where a stretch ends need not be one that there is.
  fileprivate var named: [StatedVersion] {
    if case .on(let versions) = self { versions } else { [] }
  }
}
