package import KeylineModel

/// The versions that were released, ascending; there is no iOS 19 to 25.
package struct ReleaseCalendar: Sendable {
  /// The released versions, ascending.
  package let versions: [OSVersion]

  /// Creates the calendar of some releases.
  package init(_ releases: [Release]) { versions = releases.map(\.version).sorted() }

  /// Tells whether any version of a range was ever released; of the future that is not known.
  ///
  /// A single version counts as released: the person who names it may know better.
  package func existed(_ range: VersionRange) -> Bool {
    if range.isSingle { return true }
    let index = count(before: range.from)
    return index == versions.count || versions[index] < range.until
  }

  /// Tells whether nothing was released from a version on.
  func isUnreleased(_ version: OSVersion) -> Bool { versions.last.map { $0 < version } ?? false }

  /// The parts of a range between cuts; each holds a release.
  ///
  /// Versions that were never released are not a part of their own: they go to the part before.
  func parts(of range: VersionRange, cutAt cuts: [OSVersion]) -> [VersionRange] {
    parts(of: range, at: cuts.filter { range.from < $0 && $0 < range.until }.sortedOnce)
  }

  /// The same where the cuts are ascending, each once, and inside the range.
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

  /// The first release after the major versions that were left out; nil for a version of another.
  func afterGap(_ version: OSVersion) -> OSVersion? {
    guard let before = last(before: version), before.major < version.major,
      let next = first(from: version), next.major > version.major
    else { return nil }
    return next
  }

  /// Where the releases before a version end: 19.0 before 26.0, since there is no iOS 19 to 25.
  func end(before version: OSVersion) -> OSVersion {
    // What comes behind the newest release is no gap: somebody may have seen it.
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

  /// How many releases came before a version.
  func count(before version: OSVersion) -> Int { versions.partition { $0 < version } }
}

extension [OSVersion] {
  /// How many versions of an ascending list come before the first that does not belong.
  func partition(_ belongs: (OSVersion) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
