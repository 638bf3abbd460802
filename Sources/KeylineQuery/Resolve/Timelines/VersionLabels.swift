package import KeylineModel

/// Writes ranges of versions as people do: `11`, `12–13`, `14.0–14.4`, `to 13`.
///
/// ``VersionSet`` reads its output as the same existing versions.
package struct VersionLabels: Sendable {
  /// The versions that were released.
  package let calendar: ReleaseCalendar

  /// Creates labels for versions, given those that were released.
  package init(_ releases: [Release]) { self.init(ReleaseCalendar(releases)) }

  init(_ calendar: ReleaseCalendar) { self.calendar = calendar }

  /// The versions of a row: `12–13` if every device has exactly these, otherwise `all`, `14+`, `to
  /// 13`.
  package func label(_ versions: SharedVersions, dash: String = "–") -> String {
    switch versions {
    case .exact(let ranges): label(ranges, dash: dash)
    case .open(nil, nil): "all"
    case .open(let from?, nil): "\(from.short)+"
    case .open(nil, let until?): "to \(last(before: until))"
    case .open(let from?, let until?): label(VersionRange(from: from, until: until), dash: dash)
    }
  }

  /// Ranges joined by commas, with this dash inside each.
  package func label(_ ranges: [VersionRange], dash: String = "–") -> String {
    ranges.map { label($0, dash: dash) }.joined(separator: ", ")
  }

  /// Ranges on a device as `--os` takes them, with `13` for all of iPadOS 13 that it ran.
  package func argument(_ ranges: [VersionRange], of device: Device) -> String {
    ranges.map { range in
      let major = range.from.major
      let whole = VersionRange(from: OSVersion(major), until: OSVersion(major + 1))
      return whole.clipped(to: device) == range ? "\(major)" : label(range, dash: "-")
    }.joined(separator: ",")
  }

  /// A boundary: `11.0`, `between 17.2 and 26.1`.
  package func label(_ boundary: OSBoundary) -> String {
    switch boundary {
    case .exact(let version): version.description
    case .between(let after, let by): "between \(label(after: after)) and \(by)"
    }
  }

  /// The last version surely before a change, or the last release before it if that version was
  /// never released.
  package func label(after version: OSVersion) -> String {
    let stated = StatedVersion(before: version.successor)
    let isReleased = calendar.first(from: stated.first).map(stated.range.contains) ?? false
    guard !isReleased, !calendar.versions.isEmpty else { return stated.description }
    return calendar.last(before: stated.end)?.description ?? stated.description
  }

  /// One range.
  package func label(_ range: VersionRange, dash: String = "–") -> String {
    if range.isSingle { return range.from.description }
    if range.until == .highest { return open(range.from, dash) }
    let until = wholeEnd(range.until)
    let from = first(in: range)
    let isWholeStart = from.minor == 0 && from.patch == 0
    let isWholeEnd = until.minor == 0 && until.patch == 0
    if isWholeEnd, isWholeStart || from.major != lastMajor(before: until) {
      return join(from.short, "\(lastMajor(before: until))", dash)
    }
    if isWholeEnd, let latest = calendar.versions.last, from > latest { return "\(from.short)+" }
    let lower = from.major == until.major || isWholeEnd ? from.description : from.short
    let upper = isWholeEnd ? lastMinor(before: until) : last(before: until)
    // A single version means just itself, so a stretch of patches needs the name of its last one.
    return join(
      lower, lower == upper ? calendar.last(before: until)?.description ?? upper : upper, dash)
  }

  /// The first version of a range; if nothing of its major version is left, the next release.
  private func first(in range: VersionRange) -> OSVersion {
    let next = calendar.first(from: range.from).flatMap {
      range.from.minor > 0 && $0.major > range.from.major ? $0 : nil
    }
    guard let next = next ?? calendar.afterGap(range.from), next < range.until else {
      return range.from
    }
    return next
  }

  /// The end of a major version, if nothing of it was released from this version on.
  private func wholeEnd(_ end: OSVersion) -> OSVersion {
    guard let last = calendar.last(before: end), last.major == end.major,
      calendar.first(from: end).map({ $0.major > end.major }) ?? false
    else { return end }
    return OSVersion(end.major + 1)
  }

  private func open(_ from: OSVersion, _ dash: String) -> String {
    if from == .lowest { return "all" }
    guard let latest = calendar.versions.last, from <= latest else { return "\(from.short)+" }
    let isWholeStart = from.minor == 0 && from.patch == 0
    if from.major == latest.major, !isWholeStart { return "\(from.short)+" }
    return label(VersionRange(from: from, until: OSVersion(latest.major + 1)), dash: dash)
  }

  private func join(_ lower: String, _ upper: String, _ dash: String) -> String {
    if lower == "0" { return "..\(upper)" }
    return lower == upper ? lower : lower + dash + upper
  }

  /// The last version before an end, in its shortest form: `13` before 14.0.
  private func last(before end: OSVersion) -> String {
    if end.minor == 0 && end.patch == 0 {
      return "\(lastMajor(before: end))"
    }
    return StatedVersion(before: end).description
  }

  /// The last released minor version of the major version before an end.
  private func lastMinor(before end: OSVersion) -> String {
    calendar.last(before: end).map { "\($0.major).\($0.minor)" } ?? "\(end.major - 1)"
  }

  /// The last major version before an end, which is never one of 19 to 25.
  private func lastMajor(before end: OSVersion) -> Int {
    let isPast = calendar.first(from: end) != nil
    return max(calendar.last(before: end)?.major ?? 0, isPast ? 0 : end.major - 1)
  }
}
