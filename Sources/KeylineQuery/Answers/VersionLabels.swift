public import KeylineModel

/// Writes ranges of versions as people do: `11`, `12–13`, `14.0–14.4`.
///
/// What it writes is read back by ``VersionSet`` as the same versions, as far as they exist.
public struct VersionLabels: Sendable {
  private let versions: [OSVersion]

  /// Creates labels for versions, of which these were released.
  public init(_ releases: [Release]) { versions = releases.map(\.version).sorted() }

  /// Ranges joined by commas, with this dash inside each.
  public func label(_ ranges: [VersionRange], dash: String = "–") -> String {
    ranges.map { label($0, dash: dash) }.joined(separator: ", ")
  }

  /// A boundary: `11.0`, `between 17.2 and 26.1`.
  public func label(_ boundary: OSBoundary) -> String {
    switch boundary {
    case .exact(let version): version.description
    case .between(let after, let by): "between \(label(after: after)) and \(by)"
    }
  }

  /// The last version that surely was before a change; where nobody released one of that name, the
  /// last that was released.
  public func label(after version: OSVersion) -> String {
    let stated = StatedVersion(before: version.successor)
    let exists = versions.isEmpty || versions.contains { stated.first <= $0 && $0 < stated.end }
    return exists ? stated.description : lastRelease(before: stated.end) ?? stated.description
  }

  /// One range.
  public func label(_ range: VersionRange, dash: String = "–") -> String {
    let (from, until) = (range.from, range.until)
    if until == from.successor { return from.description }
    if until == .highest { return open(from, dash) }
    let isWholeStart = from.minor == 0 && from.patch == 0
    let isWholeEnd = until.minor == 0 && until.patch == 0
    if isWholeEnd, isWholeStart || from.major != lastMajor(before: until) {
      return join(from.short, "\(lastMajor(before: until))", dash)
    }
    let lower = from.major == until.major || isWholeEnd ? from.description : from.short
    let upper = isWholeEnd ? lastMinor(before: until) : before(until)
    // A version alone means just that one, so a stretch of patches needs its last one named.
    return join(lower, lower == upper ? lastRelease(before: until) ?? upper : upper, dash)
  }

  private func open(_ from: OSVersion, _ dash: String) -> String {
    guard let latest = versions.last else { return from == .lowest ? "all" : "\(from.short)+" }
    if from == .lowest { return "all" }
    guard from <= latest else { return "\(from.short)+" }
    return label(VersionRange(from: from, until: OSVersion(latest.major + 1)), dash: dash)
  }

  private func join(_ lower: String, _ upper: String, _ dash: String) -> String {
    if lower == "0" { return "..\(upper)" }
    return lower == upper ? lower : lower + dash + upper
  }

  /// The last major version before an end; none was ever called 19 to 25.
  private func lastMajor(before end: OSVersion) -> Int {
    max(versions.last { $0 < end }?.major ?? 0, versions.contains { $0 >= end } ? 0 : end.major - 1)
  }

  /// The last released minor version of the major version before an end.
  private func lastMinor(before end: OSVersion) -> String {
    let last = versions.last { $0 < end }
    return last.map { "\($0.major).\($0.minor)" } ?? "\(end.major - 1)"
  }

  private func lastRelease(before end: OSVersion) -> String? {
    versions.last { $0 < end }?.description
  }

  private func before(_ end: OSVersion) -> String { StatedVersion(before: end).description }
}
