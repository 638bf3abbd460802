import KeylineData
import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output or standard error, written with every result checked.
///
/// `print` says nothing when the disk is full or the stream is closed. A terminal gets nothing that
/// steers it, whatever the format: only ``control(_:)`` does.
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

  /// Writes a text; false when not all of it could be written.
  func write(_ text: String) -> Bool { control(isTerminal ? text.printableLines : text) }

  /// Writes bytes, whole characters; false when not all of them could be written.
  func write(_ bytes: [UInt8]) -> Bool {
    isTerminal
      ? write(String(decoding: bytes, as: UTF8.self)) : Replacement.write(bytes, to: descriptor)
  }

  /// Writes a text of the program's own that steers the terminal; false when not all of it could be
  /// written.
  func control(_ text: String) -> Bool { Replacement.write(Array(text.utf8), to: descriptor) }
}
