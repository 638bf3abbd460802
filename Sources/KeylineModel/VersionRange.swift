/// A half-open range of OS versions.
package struct VersionRange: Hashable, Sendable {
  /// The first version.
  package let from: OSVersion
  /// The first version after the range.
  package let until: OSVersion

  /// Creates a half-open range; an omitted end is open.
  package init(from: OSVersion = .lowest, until: OSVersion = .highest) {
    self.from = from
    self.until = until
  }

  /// Creates a range of one version.
  package init(_ version: OSVersion) { self.init(from: version, until: version.successor) }

  /// Creates the smallest range that covers some ranges.
  package init(hullOf ranges: [VersionRange]) {
    self = ranges.dropFirst().reduce(ranges[0]) {
      VersionRange(from: min($0.from, $1.from), until: max($0.until, $1.until))
    }
  }

  /// Every version.
  package static let all = VersionRange()

  /// True if the range is one version.
  package var isSingle: Bool { until == from.successor }

  /// True if the range holds no version.
  package var isEmpty: Bool { from >= until }

  /// True if a version lies in the range.
  package func contains(_ version: OSVersion) -> Bool { from <= version && version < until }

  /// True if another range shares a version with this one.
  package func overlaps(_ other: VersionRange) -> Bool { clipped(to: other) != nil }

  /// The part of the range inside another; nil if they do not overlap.
  package func clipped(to other: VersionRange) -> VersionRange? {
    let (lower, upper) = (max(from, other.from), min(until, other.until))
    return lower < upper ? VersionRange(from: lower, until: upper) : nil
  }

  /// The parts of the range between cuts, given in any order.
  package func cut(at cuts: [OSVersion]) -> [VersionRange] {
    let inside = Set(cuts.filter { from < $0 && $0 < until }).sorted()
    return zip([from] + inside, inside + [until]).map(VersionRange.init)
  }
}

extension VersionRange {
  /// The part of the range that a device ran; all of it if that is unknown.
  package func clipped(to device: Device) -> VersionRange? { device.support.map(clipped) ?? self }

  /// The part of the range that two devices ran; nil if there is none.
  package func common(_ left: Device, _ right: Device) -> VersionRange? {
    clipped(to: left)?.clipped(to: right)
  }
}

extension [VersionRange] {
  /// The ranges, ascending, with touching and overlapping ones joined.
  package var joined: [VersionRange] {
    sorted { $0.from < $1.from }.reduce(into: []) { $0.join($1) }
  }

  /// Appends a range that does not begin before the last one, joined with it if the two touch.
  package mutating func join(_ range: VersionRange) {
    if let last, range.from <= last.until, last.from <= range.from {
      self[count - 1] = VersionRange(from: last.from, until: Swift.max(last.until, range.until))
    } else {
      append(range)
    }
  }
}
