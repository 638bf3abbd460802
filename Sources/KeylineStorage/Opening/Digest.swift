import Crypto

/// Digests in hexadecimal digits.
package enum Digest {
  /// The SHA-256 of bytes.
  package static func sha256(_ bytes: some Sequence<UInt8>) -> String {
    hexadecimal(SHA256.hash(data: Array(bytes)))
  }

  /// Bytes as hexadecimal digits.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
