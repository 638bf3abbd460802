import KeylineModel

extension Check {
  /// The releases reach the versions that devices come with.
  ///
  /// Where the list of releases ended before the version that a device shipped with, stretches of
  /// versions ran backwards on that device.
  public static let releases = Check(.releases) { resolver in
    guard let newest = resolver.knowledge.releases.map(\.version).max() else { return [] }
    return resolver.knowledge.devices.compactMap { device in
      guard let first = device.firstOS, newest < first.first else { return nil }
      return Finding(device.id, .afterReleases(first: first, newest: newest))
    }
  }
}
