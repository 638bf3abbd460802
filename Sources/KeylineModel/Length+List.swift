extension [Length] {
  /// The most lengths in a list.
  package static var longest: Int { 32 }

  /// Reads lengths joined by commas, as typed or with the braces that UIKit prints around insets
  /// and frames; `nil` for unbalanced braces and for more than ``longest`` lengths.
  package init?(pasted text: String) {
    var plain: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth >= 0 else { return nil }
      default: plain.append(byte)
      }
    }
    guard depth == 0 else { return nil }
    let parts = plain.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count <= Self.longest else { return nil }
    var lengths: [Length] = []
    for part in parts {
      guard let length = Length(String(String(decoding: part, as: UTF8.self).trimmed)) else {
        return nil
      }
      lengths.append(length)
    }
    self = lengths
  }
}
