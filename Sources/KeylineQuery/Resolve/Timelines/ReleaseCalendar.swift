package import KeylineModel

/// The versions that were released, ascending; there is no iOS 19 to 25.
package struct ReleaseCalendar: Sendable {
  /// The released versions, ascending.
  package let versions: [OSVersion]

  /// Creates a calendar of releases.
  package init(_ releases: [Release]) { versions = releases.map(\.version).sorted() }

  /// True if any version of a range was released, or lies in the future, which is unknown.
  ///
  /// A single version counts as released: the person who names it may know better.
  package func existed(_ range: VersionRange) -> Bool {
    if range.isSingle { return true }
    let index = count(before: range.from)
    return index == versions.count || versions[index] < range.until
  }

  /// True if nothing was released from a version on.
  func isUnreleased(_ version: OSVersion) -> Bool { versions.last.map { $0 < version } ?? false }

  /// The parts of a range between cuts; each contains a release.
  ///
  /// Versions that were never released are not a part of their own: they belong to the part before.
  func parts(of range: VersionRange, cutAt cuts: [OSVersion]) -> [VersionRange] {
    parts(of: range, at: cuts.filter { range.from < $0 && $0 < range.until }.sortedOnce)
  }

  /// The parts of a range between cuts that are ascending, distinct and inside the range.
  func parts(of range: VersionRange, at cuts: some Collection<OSVersion>) -> [VersionRange] {
    var parts: [VersionRange] = []
    parts.reserveCapacity(cuts.count + 1)
    func add(_ part: VersionRange) {
      if existed(part) {
        parts.append(part)
      } else if let last = parts.last {
        parts[parts.count - 1] = VersionRange(from: last.from, until: part.until)
      }
    }
    var from = range.from
    for cut in cuts {
      add(VersionRange(from: from, until: cut))
      from = cut
    }
    add(VersionRange(from: from, until: range.until))
    return parts
  }

  /// The first release after the skipped major versions; nil for a version of any other major
  /// version.
  func afterGap(_ version: OSVersion) -> OSVersion? {
    guard let before = last(before: version), before.major < version.major,
      let next = first(from: version), next.major > version.major
    else { return nil }
    return next
  }

  /// The end of the releases before a version: 19.0 before 26.0, since there is no iOS 19 to 25.
  func end(before version: OSVersion) -> OSVersion {
    // Versions after the newest release are not a gap: somebody may have seen them.
    guard let last = last(before: version), last.major < version.major - 1,
      version == OSVersion(version.major), first(from: version) != nil
    else { return version }
    return OSVersion(last.major + 1)
  }

  /// The last release before a version.
  package func last(before version: OSVersion) -> OSVersion? {
    let index = count(before: version)
    return index > 0 ? versions[index - 1] : nil
  }

  /// The first release that is not before a version.
  package func first(from version: OSVersion) -> OSVersion? {
    let index = count(before: version)
    return index < versions.count ? versions[index] : nil
  }

  /// The number of releases before a version.
  func count(before version: OSVersion) -> Int { versions.partition { $0 < version } }
}

extension [OSVersion] {
  /// The number of versions of an ascending list before the first one that does not belong.
  func partition(_ belongs: (OSVersion) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
