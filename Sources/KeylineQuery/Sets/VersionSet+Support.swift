public import KeylineModel

extension VersionSet {
  /// The whole major versions inside the ranges with two ends that a device never ran; a range that
  /// is open says no more than what there is.
  public func majorsNotRun(by device: Device) -> [VersionRange] {
    guard let support = device.support else { return [] }
    let first = OSVersion(support.from.major)
    var end = support.until
    if end < .highest, end != OSVersion(end.major) { end = OSVersion(end.major + 1) }
    return parts(on: device).filter { $0.from > .lowest && $0.until < .highest }.flatMap { part in
      [
        VersionRange(from: part.from, until: min(part.until, first)),
        VersionRange(from: max(part.from, end), until: part.until),
      ].filter { $0.from < $0.until }
    }
  }
}
