/// A version of iOS or iPadOS: major, minor and patch.
///
/// It is held as one packed integer, `major * 1_000_000 + minor * 1_000 + patch`.
package struct OSVersion: Hashable, Comparable, Sendable {
  /// The packed number.
  package let packed: Int

  /// Creates a version; minor and patch are below 1,000.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    packed = major * 1_000_000 + minor * 1_000 + patch
  }

  /// Creates a version from its packed number.
  package init(packed: Int) { self.packed = packed }

  /// The first number, for example 17 of 17.2.1.
  package var major: Int { packed / 1_000_000 }
  /// The second number.
  package var minor: Int { packed / 1_000 % 1_000 }
  /// The third number.
  package var patch: Int { packed % 1_000 }

  /// The smallest version above this one.
  package var successor: OSVersion { OSVersion(packed: packed + 1) }

  /// A version below every other.
  package static let lowest = OSVersion(packed: 0)
  /// A version above every other, the end of what is still open.
  package static let highest = OSVersion(packed: 1_000_000_000)

  package static func < (left: OSVersion, right: OSVersion) -> Bool { left.packed < right.packed }
}

extension OSVersion: CustomStringConvertible {
  /// The version as people write it, without trailing zeros except the minor one: `11.0`, `17.2.1`.
  package var description: String {
    "\(major).\(minor)" + (patch == 0 ? "" : ".\(patch)")
  }

  /// The version as the seed writes a bound: `11`, `17.2`, `17.2.1`.
  package var short: String {
    minor == 0 && patch == 0 ? "\(major)" : description
  }
}
