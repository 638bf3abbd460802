public import KeylineModel

extension VersionRange {
  /// The parts of the range between cuts.
  func cut(at cuts: [OSVersion]) -> [VersionRange] {
    let inside = Set(cuts.filter { from < $0 && $0 < until }).sorted()
    return zip([from] + inside, inside + [until]).map(VersionRange.init)
  }

  /// The part of the range inside other bounds; nil where there is none.
  func clipped(_ bounds: (from: OSVersion, until: OSVersion)) -> VersionRange? {
    let (lower, upper) = (max(from, bounds.from), min(until, bounds.until))
    return lower < upper ? VersionRange(from: lower, until: upper) : nil
  }

  /// The part of the range that a device ran, all of it where that is not known.
  func clipped(to device: Device) -> VersionRange? {
    guard let support = device.support else { return self }
    return clipped(support)
  }

  /// The part of the range that two devices ran; nil where there is none.
  public func common(_ left: Device, _ right: Device) -> VersionRange? {
    clipped(to: left)?.clipped(to: right)
  }
}
