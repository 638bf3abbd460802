package import KeylineModel

extension VersionSet {
  /// The members on a device: `latest` is the newest recorded release that it ran, and is left out
  /// if there is none.
  package func parts(on device: Device) -> [Part] {
    parts.compactMap { part in
      if part.newestOf.isEmpty { return part }
      return part.newestOf.newest(on: device).map {
        Part(VersionRange($0), isNamed: true)
      }
    }
  }

  /// The versions that a device ran.
  package func ran(by device: Device) -> [VersionRange] {
    parts(on: device).compactMap { $0.range.clipped(to: device) }
  }

  /// True if the versions differ between devices, as `latest` does.
  package var dependsOnDevice: Bool { parts.contains { !$0.newestOf.isEmpty } }
}

extension [Release] {
  /// Refuses a version between two released major versions, such as 19 between 18 and 26, and one
  /// after the next major version.
  ///
  /// The next major version, and any below all recorded ones, are accepted: the next may have been
  /// released since.
  package func requireNoGap(at version: StatedVersion) throws(SetError) {
    let majors = Set(map(\.version.major))
    guard !majors.contains(version.first.major),
      let after = majors.filter({ $0 < version.first.major }).max()
    else { return }
    let next = majors.filter { $0 > version.first.major }.min()
    if next == nil, version.first.major == after + 1 { return }
    throw .neverReleased(version, after: after, next: next)
  }

  /// Refuses versions without a release, and names the neighbouring releases.
  ///
  /// - Parameter name: The versions as written.
  package func requireOne(in range: VersionRange, named name: String) throws(SetError) {
    if let stated = StatedVersion(name) { try requireNoGap(at: stated) }
    guard !holdsOne(in: range) else { return }
    throw .notReleased(name, nearest: neighbours(of: range))
  }

  /// The named versions of a set without a recorded release.
  package func unrecorded(in versions: VersionSet) -> [VersionSet.Part] {
    versions.parts.filter { $0.isNamed && !holdsOne(in: $0.range) }
  }

  private func holdsOne(in range: VersionRange) -> Bool {
    contains { range.contains($0.version) }
  }

  /// The releases beside a range, the earlier first.
  package func neighbours(of range: VersionRange) -> [OSVersion] {
    let versions = map(\.version)
    return [
      versions.filter { $0 < range.from }.max(), versions.filter { $0 > range.from }.min(),
    ].compactMap(\.self)
  }

  /// The newest release that a device was offered.
  package func newest(on device: Device) -> OSVersion? {
    filter { device.wasOffered($0) && device.support?.contains($0.version) ?? true }
      .map(\.version).max()
  }
}

extension Device {
  /// True if the family of the device was offered a release, whether or not the device itself ran
  /// it.
  func wasOffered(_ release: Release) -> Bool {
    family == .ipad && release.version >= OSVersion(13, 1)
      ? release.ipados != nil : release.ios != nil
  }
}
