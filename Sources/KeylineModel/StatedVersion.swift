/// A version as stated: `11` means some 11.x, `17.2` some 17.2.x, `11.0.1` just that.
package struct StatedVersion: Hashable, Sendable {
  /// How many numbers were given.
  package enum Precision: Int, Sendable {
    case major = 1
    case minor, patch
  }

  /// The lowest version that is meant.
  package let first: OSVersion
  /// How many numbers were given.
  package let precision: Precision

  /// Creates a stated version.
  package init(_ first: OSVersion, precision: Precision) {
    self.first = first
    self.precision = precision
  }

  /// The first version after all meant versions.
  package var end: OSVersion {
    switch precision {
    case .major: OSVersion(first.major + 1)
    case .minor: OSVersion(packed: first.packed + 1_000)
    case .patch: first.successor
    }
  }

  /// All versions that may be meant.
  package var range: VersionRange { VersionRange(from: first, until: end) }

  /// The last version before an exclusive end: `12` before 13.0, `12.4` before 12.5.
  package init(before end: OSVersion) {
    if end.minor == 0 && end.patch == 0 {
      self.init(OSVersion(end.major - 1), precision: .major)
    } else if end.patch == 0 {
      self.init(OSVersion(end.major, end.minor - 1), precision: .minor)
    } else {
      self.init(OSVersion(packed: end.packed - 1), precision: .patch)
    }
  }

  /// Reads `11`, `17.2` or `17.2.1`; the largest accepted number is 999.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let version = text.withUTF8({ StatedVersion(utf8: $0) }) else { return nil }
    self = version
  }

  /// Reads a version from UTF-8.
  package init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    var packed = 0
    var number = 0
    var digits = 0
    var count = 1
    for byte in text {
      switch byte {
      case UInt8(ascii: "."):
        guard digits > 0, count < 3 else { return nil }
        packed = packed * 1_000 + number
        (number, digits, count) = (0, 0, count + 1)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let hasLeadingZero = digits == 1 && number == 0
        guard digits < 3, !hasLeadingZero else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      default: return nil
      }
    }
    guard digits > 0, let precision = Precision(rawValue: count) else { return nil }
    packed = packed * 1_000 + number
    for _ in count..<3 { packed *= 1_000 }
    self.init(OSVersion(packed: packed), precision: precision)
  }
}

extension StatedVersion: CustomStringConvertible {
  package var description: String {
    switch precision {
    case .major: String(first.major)
    case .minor: String(first.major) + "." + String(first.minor)
    case .patch: String(first.major) + "." + String(first.minor) + "." + String(first.patch)
    }
  }
}

extension OSVersion {
  /// Reads a version; missing numbers are zero.
  package init?(_ text: some StringProtocol) {
    guard let stated = StatedVersion(text) else { return nil }
    self = stated.first
  }
}
