/// A buffer for output: bytes are collected up to a size, then passed on, so that no export is ever
/// complete in memory.
package struct ByteSink {
  private var bytes: [UInt8] = []
  private let take: ([UInt8]) throws -> Void

  /// The number of bytes to collect before they are passed on.
  static let size = 64 * 1_024

  /// Creates a sink that passes its bytes on in pieces; an error of the closure ends the export.
  package init(_ take: @escaping ([UInt8]) throws -> Void) {
    self.take = take
    bytes.reserveCapacity(Self.size + 4_096)
  }

  /// Everything that a closure writes, as one text.
  static func text(_ write: (inout ByteSink) throws -> Void) throws -> String {
    var bytes: [UInt8] = []
    try withUnsafeMutablePointer(to: &bytes) { pointer in
      var sink = ByteSink { pointer.pointee += $0 }
      try write(&sink)
      try sink.finish()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text.
  package mutating func write(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    try flush()
  }

  /// Passes on the remaining bytes.
  package mutating func finish() throws {
    if bytes.isEmpty { return }
    try take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// True if there are enough bytes to pass on.
  var isFull: Bool { bytes.count >= Self.size }

  /// Passes the bytes on if there are enough.
  mutating func flush() throws {
    if isFull { try finish() }
  }

  /// Appends bytes without checking whether there are enough.
  mutating func append(_ fragment: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: fragment)
  }
}
