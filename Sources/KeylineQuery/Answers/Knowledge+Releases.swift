public import KeylineModel

extension Knowledge {
  /// Whether any version of a range was ever released; of the future that is not known.
  ///
  /// There is no iOS 19 to 25.
  public func existed(_ range: VersionRange) -> Bool {
    if range.until == range.from.successor { return true }
    let versions = releases.lazy.map(\.version)
    return versions.contains { range.from <= $0 && $0 < range.until }
      || !versions.contains { $0 >= range.until }
  }
}
