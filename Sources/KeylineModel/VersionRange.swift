/// A half-open range of OS versions.
package struct VersionRange: Hashable, Sendable {
  /// The first version.
  package let from: OSVersion
  /// The first version after it.
  package let until: OSVersion

  /// Creates a range; the end is not part of it, and an end that is left out is open.
  package init(from: OSVersion = .lowest, until: OSVersion = .highest) {
    self.from = from
    self.until = until
  }

  /// Creates a range of one version.
  package init(_ version: OSVersion) { self.init(from: version, until: version.successor) }

  /// Creates the range from the first version of any of some ranges to the last.
  package init(hullOf ranges: [VersionRange]) {
    self = ranges.dropFirst().reduce(ranges[0]) {
      VersionRange(from: min($0.from, $1.from), until: max($0.until, $1.until))
    }
  }

  /// Every version.
  package static let all = VersionRange()

  /// True if it is one version.
  package var isSingle: Bool { until == from.successor }

  /// True if no version lies in it.
  package var isEmpty: Bool { from >= until }

  /// Tells whether a version lies in it.
  package func contains(_ version: OSVersion) -> Bool { from <= version && version < until }

  /// Tells whether another range shares a version with it.
  package func overlaps(_ other: VersionRange) -> Bool { clipped(to: other) != nil }

  /// The part of the range inside another; nil where there is none.
  package func clipped(to other: VersionRange) -> VersionRange? {
    let (lower, upper) = (max(from, other.from), min(until, other.until))
    return lower < upper ? VersionRange(from: lower, until: upper) : nil
  }

  /// The parts of the range between cuts, which come in any order.
  package func cut(at cuts: [OSVersion]) -> [VersionRange] {
    let inside = Set(cuts.filter { from < $0 && $0 < until }).sorted()
    return zip([from] + inside, inside + [until]).map(VersionRange.init)
  }
}

extension VersionRange {
  /// The part of the range that a device ran, all of it where that is not known.
  package func clipped(to device: Device) -> VersionRange? { device.support.map(clipped) ?? self }

  /// The part of the range that two devices ran; nil where there is none.
  package func common(_ left: Device, _ right: Device) -> VersionRange? {
    clipped(to: left)?.clipped(to: right)
  }
}

extension [VersionRange] {
  /// The ranges, ascending, joined where they touch or overlap.
  package var joined: [VersionRange] {
    sorted { $0.from < $1.from }.reduce(into: []) { $0.join($1) }
  }

  /// Appends a range that does not begin before the last one, joined with it where the two touch.
  package mutating func join(_ range: VersionRange) {
    if let last, range.from <= last.until, last.from <= range.from {
      self[count - 1] = VersionRange(from: last.from, until: Swift.max(last.until, range.until))
    } else {
      append(range)
    }
  }
}
