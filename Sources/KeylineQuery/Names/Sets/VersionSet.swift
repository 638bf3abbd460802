package import KeylineModel

/// A set of OS versions as written on a command line: `11`, `11.0`, `11-13`, `14+`, `to 13`, `all`,
/// `latest`.
///
/// `11` is all of 11, `11.0` just that version; the ends of a range are as wide as possible, so
/// `11-13.1` ends with the last 13.1.x. It reads every form that a table prints, the longer dash
/// included; `..13` is the shell's way to write `to 13`.
package struct VersionSet: Hashable, Sendable {
  /// One member of the set, in the order given.
  package struct Part: Hashable, Sendable {
    /// The versions.
    package let range: VersionRange
    /// True if it is a single version or a single major version, named as such.
    package let isNamed: Bool
    /// The releases of which a device's newest is meant; empty for a part that is equal on every
    /// device.
    let newestOf: [Release]

    init(_ range: VersionRange, isNamed: Bool, newestOf: [Release] = []) {
      self.range = range
      self.isNamed = isNamed
      self.newestOf = newestOf
    }
  }

  /// The members in the order given.
  package let parts: [Part]

  /// Every version.
  package static let all = VersionSet(.all)

  /// Each member as a set.
  package var members: [VersionSet] { parts.map { VersionSet(parts: [$0]) } }

  init(parts: [Part]) { self.parts = parts }

  /// Creates the versions of a range, none of which is named.
  package init(_ range: VersionRange) { parts = [Part(range, isNamed: false)] }

  /// Reads a set from a file; members are joined by commas.
  ///
  /// ``init(_:in:)`` reads a set from a user, given the releases.
  package init(_ text: String) throws(SetError) {
    parts = try Self.members(of: text) { member throws(SetError) in try Self.written(member).part }
  }

  /// Reads a set from a user.
  ///
  /// A version in a gap between released major versions is refused, and so is a range that ends in
  /// one; `latest` is the newest release of each device.
  package init(_ text: String, in releases: [Release]) throws(SetError) {
    parts = try Self.members(of: text) { member throws(SetError) in
      if member == "latest" || member == "newest" {
        let newest = releases.map(\.version).max() ?? .lowest
        return Part(VersionRange(newest), isNamed: true, newestOf: releases)
      }
      let (part, ends) = try Self.written(String(member.behindSystem ?? member[...]))
      for end in ends { try releases.requireNoGap(at: end) }
      return part
    }
  }

  /// Reads a set from a user; without a text it is every version.
  package init(optional text: String?, in releases: [Release]) throws(SetError) {
    if let text { try self.init(text, in: releases) } else { self = .all }
  }

  private static func members(
    of text: String, _ part: (String) throws(SetError) -> Part
  ) throws(SetError) -> [Part] {
    var parts: [Part] = []
    for member in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try part(String(member.trimmed)))
    }
    return parts
  }

  private static func written(
    _ text: String
  ) throws(SetError) -> (part: Part, ends: [StatedVersion]) {
    if text == "all" { return (Part(.all, isNamed: false), []) }
    if text.hasSuffix("+"), let from = StatedVersion(text.dropLast()) {
      return (Part(VersionRange(from: from.first), isNamed: false), [from])
    }
    if let single = StatedVersion(text) {
      let range = single.precision == .major ? single.range : VersionRange(single.first)
      return (Part(range, isNamed: true), [single])
    }
    for open in ["to ", ".."] where text.hasPrefix(open) {
      guard let to = StatedVersion(text.dropFirst(open.count).trimmed) else { break }
      return (Part(VersionRange(until: to.end), isNamed: false), [to])
    }
    for separator in ["..", "–", "-"] {
      guard let (lower, upper) = text.halves(around: separator) else { continue }
      guard let from = StatedVersion(lower), let to = StatedVersion(upper) else { break }
      let range = VersionRange(from: from.first, until: to.end)
      if range.isEmpty { throw .malformed(text: text, .emptyVersions) }
      return (Part(range, isNamed: false), [from, to])
    }
    throw .malformed(text: text, .notVersions)
  }
}

extension StringProtocol {
  /// The text after the name of a system, which people write before a version: `18` of `iOS 18`;
  /// nil without such a name.
  var behindSystem: Substring? {
    let small = lowercased()
    return ["ios", "ipados"].first(where: small.hasPrefix).map {
      Substring(dropFirst($0.count)).trimmed
    }
  }

  /// The text before and after the first occurrence of a separator.
  func halves(around separator: String) -> (before: String, after: String)? {
    let (whole, mark) = (Array(utf8), Array(separator.utf8))
    guard whole.count >= mark.count else { return nil }
    for start in 0...(whole.count - mark.count)
    where whole[start..<start + mark.count].elementsEqual(mark) {
      return (
        String(decoding: whole[..<start], as: UTF8.self),
        String(decoding: whole[(start + mark.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}

extension VersionSet {
  /// The whole major versions that a device never ran, inside ranges with two ends; open ranges do
  /// not count.
  package func majorsNotRun(by device: Device) -> [VersionRange] {
    guard let support = device.support else { return [] }
    let first = OSVersion(support.from.major)
    var end = support.until
    if end < .highest, end != OSVersion(end.major) { end = OSVersion(end.major + 1) }
    return parts(on: device).map(\.range).filter { $0.from > .lowest && $0.until < .highest }
      .flatMap { range in
        [
          VersionRange(from: range.from, until: min(range.until, first)),
          VersionRange(from: max(range.from, end), until: range.until),
        ].filter { !$0.isEmpty }
      }
  }
}

extension VersionSet {
  /// The same versions in ascending parts, with overlapping parts joined.
  var ascending: VersionSet {
    var parts: [Part] = []
    for part in self.parts.sorted(by: {
      ($0.range.from, $0.range.until) < ($1.range.from, $1.range.until)
    }) {
      if let last = parts.last, part.range.from < last.range.until, !dependsOnDevice {
        parts[parts.count - 1] = Part(
          VersionRange(hullOf: [last.range, part.range]), isNamed: false)
      } else {
        parts.append(part)
      }
    }
    return VersionSet(parts: parts)
  }
}
