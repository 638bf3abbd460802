/// The start or the end of a rule: an exact version, or somewhere between two.
package enum OSBoundary: Hashable, Sendable {
  /// The change came with this version.
  case exact(OSVersion)
  /// The change came after the first version, which had the old value, and no later than the
  /// second, which had the new one.
  case between(after: OSVersion, by: OSVersion)

  /// The first version that may already have the new value.
  package var earliest: OSVersion {
    switch self {
    case .exact(let version): version
    case .between(let after, _): after.successor
    }
  }

  /// The first version that surely has the new value.
  package var latest: OSVersion {
    switch self {
    case .exact(let version): version
    case .between(_, let by): by
    }
  }
}

/// The versions in which a rule holds: from a boundary up to, not including, another.
package struct OSBounds: Hashable, Sendable {
  /// The start; nil if every earlier version belongs to the bounds.
  package let from: OSBoundary?
  /// The end, exclusive; nil if it is open.
  package let until: OSBoundary?

  /// Creates bounds; nil leaves a side open.
  package init(from: OSBoundary? = nil, until: OSBoundary? = nil) {
    self.from = from
    self.until = until
  }

  /// Every version.
  package static let always = OSBounds()

  /// The end at which every inexact boundary is read.
  package enum Reading: CaseIterable, Sendable { case earliest, latest }

  /// The versions, with inexact boundaries read at one end.
  package func range(_ reading: Reading) -> VersionRange {
    switch reading {
    case .earliest:
      VersionRange(from: from?.earliest ?? .lowest, until: until?.earliest ?? .highest)
    case .latest: VersionRange(from: from?.latest ?? .lowest, until: until?.latest ?? .highest)
    }
  }

  /// True if two bounds share a version in one of the two readings.
  package func overlaps(_ other: OSBounds) -> Bool {
    Reading.allCases.contains { range($0).overlaps(other.range($0)) }
  }

  /// True if the bounds hold no version at all in one of the two readings.
  package var isEmpty: Bool {
    Reading.allCases.contains { range($0).isEmpty }
  }
}
