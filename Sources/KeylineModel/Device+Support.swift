extension Device {
  /// The versions that the device ran, half-open; nil when its first OS is unknown.
  public var support: (from: OSVersion, until: OSVersion)? {
    guard let firstOS else { return nil }
    return (firstOS.first, lastOS?.end ?? .highest)
  }

  /// True if the device ran a version in a half-open range; false if that is unknown.
  public func ran(from: OSVersion, until: OSVersion) -> Bool {
    guard let support else { return false }
    return max(from, support.from) < min(until, support.until)
  }
}
