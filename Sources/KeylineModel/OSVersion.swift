/// A version of iOS or iPadOS: major, minor and patch.
///
/// It is held as one packed integer, `major * 1_000_000 + minor * 1_000 + patch`, the same number
/// that SQLite stores.
public struct OSVersion: Hashable, Comparable, Sendable {
  /// The packed number.
  public let packed: Int

  /// Creates a version; minor and patch are below 1,000.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    packed = major * 1_000_000 + minor * 1_000 + patch
  }

  /// Creates a version from the number that SQLite stores.
  public init(packed: Int) { self.packed = packed }

  /// The first number, for example 17 of 17.2.1.
  public var major: Int { packed / 1_000_000 }
  /// The second number.
  public var minor: Int { packed / 1_000 % 1_000 }
  /// The third number.
  public var patch: Int { packed % 1_000 }

  /// The smallest version above this one.
  public var successor: OSVersion { OSVersion(packed: packed + 1) }

  /// A version below every other.
  public static let lowest = OSVersion(packed: 0)
  /// A version above every other, the end of what is still open.
  public static let highest = OSVersion(packed: 1_000_000_000)

  public static func < (left: OSVersion, right: OSVersion) -> Bool { left.packed < right.packed }
}

extension OSVersion: CustomStringConvertible {
  /// The version as people write it, without trailing zeros except the minor one: `11.0`, `17.2.1`.
  public var description: String {
    "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)")
  }

  /// The version as the seed writes a bound: `11`, `17.2`, `17.2.1`.
  public var short: String {
    minor == 0 && patch == 0 ? "\(major)" : description
  }
}
