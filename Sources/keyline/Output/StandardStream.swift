#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output or standard error, written with every result checked.
///
/// `print` says nothing when the disk is full or the stream is closed.
struct StandardStream {
  private let descriptor: Int32

  /// The stream of an open file.
  init(descriptor: Int32) { self.descriptor = descriptor }

  static let output = StandardStream(descriptor: 1)
  static let error = StandardStream(descriptor: 2)

  /// Writes a text; false when not all of it could be written.
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(write)
  }

  /// Writes bytes; false when not all of them could be written.
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer(write) }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = systemWrite(bytes, from: offset)
      if count > 0 {
        offset += count
      } else if count < 0, errno != EINTR {
        return false
      }
    }
    return true
  }

  private func systemWrite(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
    #else
      Glibc.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
    #endif
  }
}
