public import KeylineModel

/// A half-open range of OS versions.
public struct VersionRange: Hashable, Sendable {
  /// The first version.
  public let from: OSVersion
  /// The first version after it.
  public let until: OSVersion

  /// Creates a range; the end is not part of it.
  public init(from: OSVersion, until: OSVersion) {
    self.from = from
    self.until = until
  }

  /// Creates a range of one version.
  public init(_ version: OSVersion) { self.init(from: version, until: version.successor) }

  /// Creates the range of a part of a set.
  public init(_ part: VersionSet.Part) { self.init(from: part.from, until: part.until) }

  /// Creates the range from the first version of any of some ranges to the last.
  init(hullOf ranges: [VersionRange]) {
    self = ranges.dropFirst().reduce(ranges[0]) {
      VersionRange(from: min($0.from, $1.from), until: max($0.until, $1.until))
    }
  }

  /// True if it is one version.
  public var isSingle: Bool { until == from.successor }

  /// Tells whether a version lies in it.
  public func contains(_ version: OSVersion) -> Bool { from <= version && version < until }
}

extension VersionRange {
  /// The part of the range inside another; nil where there is none.
  public func clipped(to other: VersionRange) -> VersionRange? {
    let (lower, upper) = (max(from, other.from), min(until, other.until))
    return lower < upper ? VersionRange(from: lower, until: upper) : nil
  }

  /// The part of the range that a device ran, all of it where that is not known.
  func clipped(to device: Device) -> VersionRange? {
    device.ranVersions.map(clipped) ?? self
  }

  /// The part of the range that two devices ran; nil where there is none.
  public func common(_ left: Device, _ right: Device) -> VersionRange? {
    clipped(to: left)?.clipped(to: right)
  }

  /// The parts of the range between cuts, which come in any order.
  public func cut(at cuts: [OSVersion]) -> [VersionRange] {
    let inside = Set(cuts.filter { from < $0 && $0 < until }).sorted()
    return zip([from] + inside, inside + [until]).map(VersionRange.init)
  }
}

extension Device {
  /// The versions that the device ran; nil when its first OS is unknown.
  public var ranVersions: VersionRange? {
    support.map { VersionRange(from: $0.from, until: $0.until) }
  }
}

extension [VersionRange] {
  /// Creates ranges as stated, ascending, joined where they touch or overlap.
  public init(_ stated: [(from: OSVersion, until: OSVersion)]) {
    self = []
    for range in stated.sorted(by: { $0.from < $1.from }) {
      join(VersionRange(from: range.from, until: range.until))
    }
  }

  /// Appends a range that does not begin before the last one, joined with it where the two touch.
  mutating func join(_ range: VersionRange) {
    if let last, range.from <= last.until, last.from <= range.from {
      self[count - 1] = VersionRange(from: last.from, until: Swift.max(last.until, range.until))
    } else {
      append(range)
    }
  }
}
