import KeylineData
import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output or standard error, with every result checked.
///
/// `print` reports neither a full disk nor a closed stream. A terminal receives no control
/// characters, whatever the format, except through ``control(_:)``.
struct StandardStream {
  private let descriptor: Int32
  private let isTerminal: Bool

  /// The stream of an open file.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  /// Writes a text; false if that failed.
  func write(_ text: String) -> Bool { control(isTerminal ? text.printableLines : text) }

  /// Writes the bytes of whole characters; false if that failed.
  func write(_ bytes: [UInt8]) -> Bool {
    isTerminal
      ? write(String(decoding: bytes, as: UTF8.self)) : Replacement.write(bytes, to: descriptor)
  }

  /// Writes the program's own control sequences to the terminal; false if that failed.
  func control(_ text: String) -> Bool { Replacement.write(Array(text.utf8), to: descriptor) }
}
