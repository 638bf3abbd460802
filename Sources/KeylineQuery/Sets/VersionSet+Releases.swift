public import KeylineModel

extension VersionSet {
  /// The members as they are on a device: `latest` is the newest release that it ran, and nothing
  /// where it ran none that is recorded.
  public func parts(on device: Device) -> [Part] {
    parts.compactMap { part in
      if part.newestOf.isEmpty { return part }
      return part.newestOf.newest(on: device).map {
        Part(VersionRange($0), isNamed: true)
      }
    }
  }

  /// True if the versions are others on other devices, as `latest` is.
  public var dependsOnDevice: Bool { parts.contains { !$0.newestOf.isEmpty } }
}

extension [Release] {
  /// Refuses a version between two released major versions, such as 19 between 18 and 26.
  ///
  /// A version above or below all that are recorded is not refused: it may have come since.
  public func requireNoGap(at version: StatedVersion) throws(SetError) {
    let majors = Set(map(\.version.major))
    guard !majors.contains(version.first.major),
      let after = majors.filter({ $0 < version.first.major }).max(),
      let next = majors.filter({ $0 > version.first.major }).min()
    else { return }
    throw .neverReleased(version, after: after, next: next)
  }

  /// The newest release that a device was offered.
  public func newest(on device: Device) -> OSVersion? {
    filter { device.wasOffered($0) && device.support?.contains($0.version) ?? true }
      .map(\.version).max()
  }
}

extension Device {
  /// True if the family of the device was offered a release; whether the device itself ran it is
  /// another question.
  func wasOffered(_ release: Release) -> Bool {
    family == .ipad && release.version >= OSVersion(13, 1)
      ? release.ipados != nil : release.ios != nil
  }
}
