public import KeylineModel

/// A set of OS versions as written on a command line: `11`, `11.0`, `11-13`, `14+`, `..13`, `all`.
///
/// `11` is all of 11, `11.0` just that version; the ends of a range take everything they can mean,
/// so `11-13.1` ends with the last 13.1.x. The dash may be the longer one that tables print.
public struct VersionSet: Hashable, Sendable {
  /// One member of the set, in the order given.
  public struct Part: Hashable, Sendable {
    /// The half-open range.
    public let from: OSVersion
    /// The first version after it.
    public let until: OSVersion
    /// Whether it is a single version or a single major version, named as such.
    public let isNamed: Bool
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

  /// Reads a set; members are joined by commas.
  public init(_ text: String) throws(SetError) {
    var parts: [Part] = []
    for member in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Self.part(String(member.trimmed)))
    }
    self.parts = parts
  }

  /// Reads a set; without a text it is every version.
  public init(optional text: String?) throws(SetError) {
    if let text { try self.init(text) } else { self = .all }
  }

  private static func part(_ text: String) throws(SetError) -> Part {
    if text == "all" { return Part(from: .lowest, until: .highest, isNamed: false) }
    if text.hasSuffix("+"), let from = StatedVersion(text.dropLast()) {
      return Part(from: from.first, until: .highest, isNamed: false)
    }
    if let single = StatedVersion(text) {
      let end = single.precision == .major ? single.end : single.first.successor
      return Part(from: single.first, until: end, isNamed: true)
    }
    for separator in ["..", "–", "-"] {
      guard let (lower, upper) = text.halves(around: separator) else { continue }
      guard let to = StatedVersion(upper), !lower.isEmpty || separator == ".." else { break }
      if lower.isEmpty { return Part(from: .lowest, until: to.end, isNamed: false) }
      guard let from = StatedVersion(lower) else { break }
      guard from.first < to.end else {
        throw .malformed(text: text, message: "is an empty range: its end is before its start")
      }
      return Part(from: from.first, until: to.end, isNamed: false)
    }
    throw .malformed(
      text: text, message: "is no set of versions; write 11, 11.0, 11-13, 14+, ..13 or all")
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

  /// What stands before and after the first occurrence of a separator.
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
