public import KeylineModel

/// A set of OS versions as written on a command line: `11`, `11.0`, `11-13`, `14+`, `to 13`, `all`,
/// `latest`.
///
/// `11` is all of 11, `11.0` just that version; the ends of a range take everything they can mean,
/// so `11-13.1` ends with the last 13.1.x. Every form that a table prints is read, the longer dash
/// included; `..13` is the shell's way to write `to 13`.
public struct VersionSet: Hashable, Sendable {
  /// One member of the set, in the order given.
  public struct Part: Hashable, Sendable {
    /// The half-open range.
    public let from: OSVersion
    /// The first version after it.
    public let until: OSVersion
    /// True if it is a single version or a single major version, named as such.
    public let isNamed: Bool
    /// The releases among which it is the newest that a device ran; empty for a part that is the same
    /// on every device.
    let newestOf: [Release]

    init(from: OSVersion, until: OSVersion, isNamed: Bool, newestOf: [Release] = []) {
      self.from = from
      self.until = until
      self.isNamed = isNamed
      self.newestOf = newestOf
    }
  }

  /// The members in the order given.
  public let parts: [Part]

  /// Every version.
  public static let all = VersionSet(
    parts: [Part(from: .lowest, until: .highest, isNamed: false)])

  /// The members as sets of their own.
  public var members: [VersionSet] { parts.map { VersionSet(parts: [$0]) } }

  init(parts: [Part]) { self.parts = parts }

  /// The versions of a range, which nobody named one by one.
  public init(_ range: VersionRange) {
    parts = [Part(from: range.from, until: range.until, isNamed: false)]
  }

  /// Reads a set that a file states; members are joined by commas.
  ///
  /// What somebody asks is read by ``init(_:in:)``, which knows what was released.
  public init(_ text: String) throws(SetError) {
    parts = try Self.members(of: text) { member throws(SetError) in try Self.written(member).part }
  }

  /// Reads a set that somebody asks about.
  ///
  /// A version that lies in a gap between released major versions is refused, and so is a range
  /// that ends in one; `latest` is the newest release of each device.
  public init(_ text: String, in releases: [Release]) throws(SetError) {
    parts = try Self.members(of: text) { member throws(SetError) in
      if member == "latest" || member == "newest" {
        let newest = releases.map(\.version).max() ?? .lowest
        return Part(from: newest, until: newest.successor, isNamed: true, newestOf: releases)
      }
      let (part, ends) = try Self.written(member)
      for end in ends { try releases.requireNoGap(at: end) }
      return part
    }
  }

  /// Reads a set that somebody asks about; without a text it is every version.
  public init(optional text: String?, in releases: [Release]) throws(SetError) {
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

  /// A member with the versions that are written in it.
  private static func written(
    _ text: String
  ) throws(SetError) -> (part: Part, ends: [StatedVersion]) {
    if text == "all" { return (Part(from: .lowest, until: .highest, isNamed: false), []) }
    if text.hasSuffix("+"), let from = StatedVersion(text.dropLast()) {
      return (Part(from: from.first, until: .highest, isNamed: false), [from])
    }
    if let single = StatedVersion(text) {
      let end = single.precision == .major ? single.end : single.first.successor
      return (Part(from: single.first, until: end, isNamed: true), [single])
    }
    for open in ["to ", ".."] where text.hasPrefix(open) {
      guard let to = StatedVersion(text.dropFirst(open.count).trimmed) else { break }
      return (Part(from: .lowest, until: to.end, isNamed: false), [to])
    }
    for separator in ["..", "–", "-"] {
      guard let (lower, upper) = text.halves(around: separator) else { continue }
      guard let from = StatedVersion(lower), let to = StatedVersion(upper) else { break }
      guard from.first < to.end else {
        throw .malformed(text: text, .emptyVersions)
      }
      return (Part(from: from.first, until: to.end, isNamed: false), [from, to])
    }
    throw .malformed(text: text, .notVersions)
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: SubSequence {
    var rest = self[...]
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return rest
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

extension VersionSet {
  /// The same versions in ascending parts, those that overlap as one.
  var ascending: VersionSet {
    var parts: [Part] = []
    for part in self.parts.sorted(by: { ($0.from, $0.until) < ($1.from, $1.until) }) {
      if let last = parts.last, part.from < last.until, !dependsOnDevice {
        parts[parts.count - 1] = Part(
          from: last.from, until: max(last.until, part.until), isNamed: false)
      } else {
        parts.append(part)
      }
    }
    return VersionSet(parts: parts)
  }
}
