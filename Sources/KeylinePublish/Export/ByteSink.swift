/// Bytes on their way out: gathered up to a size, then handed on, so that no export is ever whole in
/// memory.
package struct ByteSink {
  private var bytes: [UInt8] = []
  private let take: ([UInt8]) throws -> Void

  /// How many bytes are gathered before they are handed on.
  static let size = 64 * 1_024

  /// Creates a sink that hands its bytes on in pieces; what that throws ends the export.
  package init(_ take: @escaping ([UInt8]) throws -> Void) {
    self.take = take
    bytes.reserveCapacity(Self.size + 4_096)
  }

  /// All that a closure writes, as one text.
  static func text(_ write: (inout ByteSink) throws -> Void) throws -> String {
    var bytes: [UInt8] = []
    try withUnsafeMutablePointer(to: &bytes) { pointer in
      var sink = ByteSink { pointer.pointee += $0 }
      try write(&sink)
      try sink.finish()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a text.
  package mutating func write(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    try flush()
  }

  /// Hands on what is left.
  package mutating func finish() throws {
    if bytes.isEmpty { return }
    try take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// True if there is enough to hand on.
  var isFull: Bool { bytes.count >= Self.size }

  /// Hands on what there is if that is enough.
  mutating func flush() throws {
    if isFull { try finish() }
  }

  /// Takes bytes without looking whether they are enough.
  mutating func append(_ fragment: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: fragment)
  }
}
