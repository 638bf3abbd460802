import KeylineModel

/// A version of iOS or iPadOS: `11` is all of 11, `"11.2"` all of 11.2, and `11...13` everything from 11
/// to 13.
public struct Version: Hashable, Sendable, Comparable {
  /// The version as it was written.
  public let text: String

  /// Creates a version from text; a version that does not exist is an error only when it is used.
  public init(_ text: String) { self.text = text }

  /// The newest release.
  public static let latest = Version("latest")

  /// Orders by the numbers.
  public static func < (left: Version, right: Version) -> Bool { left.number < right.number }

  /// The packed version; the newest release and unreadable text sort last.
  private var number: OSVersion { OSVersion(text) ?? .highest }
}

extension Version: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a version from its first number.
  public init(integerLiteral major: Int) { self.init(String(major)) }

  /// Creates a version from a literal.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Version: CustomStringConvertible {
  public var description: String { text }
}
