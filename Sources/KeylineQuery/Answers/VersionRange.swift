public import KeylineModel

/// A half-open range of OS versions.
public struct VersionRange: Hashable, Sendable {
  /// The first version.
  public let from: OSVersion
  /// The first version after it.
  public let until: OSVersion

  public init(from: OSVersion, until: OSVersion) {
    self.from = from
    self.until = until
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
}
