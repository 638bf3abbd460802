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
}

extension VersionRange {
  /// Ranges as stated, ascending, joined where they touch or overlap.
  public static func joined(_ ranges: [(from: OSVersion, until: OSVersion)]) -> [VersionRange] {
    .hull([ranges.map { VersionRange(from: $0.from, until: $0.until) }])
  }
}

extension [VersionRange] {
  /// Appends a range, joined with the last one where the two touch.
  mutating func join(_ range: VersionRange) {
    if let last, last.until == range.from {
      self[count - 1] = VersionRange(from: last.from, until: range.until)
    } else {
      append(range)
    }
  }

  /// The ranges that cover those of all lists, joined where they touch or overlap.
  static func hull(_ lists: [[VersionRange]]) -> [VersionRange] {
    var joined: [VersionRange] = []
    for range in lists.joined().sorted(by: { ($0.from, $0.until) < ($1.from, $1.until) }) {
      if let last = joined.last, range.from <= last.until {
        joined[joined.count - 1] = VersionRange(
          from: last.from, until: Swift.max(last.until, range.until))
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
