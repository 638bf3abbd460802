public import KeylineModel

/// Writes ranges of versions as people do: `11`, `12–13`, `14.0–14.4`.
///
/// What it writes is read back by ``VersionSet`` as the same versions, as far as they exist.
public struct VersionLabels: Sendable {
  private let versions: [OSVersion]

  public init(_ releases: [Release]) { versions = releases.map(\.version).sorted() }

  /// Ranges joined by commas, with this dash inside each.
  public func label(_ ranges: [VersionRange], dash: String = "–") -> String {
    ranges.map { label($0, dash: dash) }.joined(separator: ", ")
  }

  /// One range.
  public func label(_ range: VersionRange, dash: String = "–") -> String {
    let (from, until) = (range.from, range.until)
    if until == from.successor { return from.description }
    if until == .highest { return open(from, dash) }
    let isWholeStart = from.minor == 0 && from.patch == 0
    let isWholeEnd = until.minor == 0 && until.patch == 0
    if isWholeEnd, isWholeStart || from.major != until.major - 1 {
      return join(from.short, "\(until.major - 1)", dash)
    }
    let lower = from.major == until.major || isWholeEnd ? from.description : from.short
    return join(lower, isWholeEnd ? lastMinor(before: until) : before(until), dash)
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

  /// The last released minor version of the major version before an end.
  private func lastMinor(before end: OSVersion) -> String {
    let last = versions.last { $0 < end && $0.major == end.major - 1 }
    return last.map { "\($0.major).\($0.minor)" } ?? "\(end.major - 1)"
  }

  private func before(_ end: OSVersion) -> String { StatedVersion(before: end).description }
}
