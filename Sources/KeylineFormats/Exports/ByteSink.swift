/// Bytes on their way out: gathered up to a size, then handed on, so that no export is ever whole in
/// memory.
public struct ByteSink {
  private var bytes: [UInt8] = []
  private let take: ([UInt8]) throws -> Void

  /// How many bytes are gathered before they are handed on.
  static let size = 64 * 1_024

  /// Creates a sink that hands its bytes on in pieces; what that throws ends the export.
  public init(_ take: @escaping ([UInt8]) throws -> Void) {
    self.take = take
    bytes.reserveCapacity(Self.size + 4_096)
  }

  /// Takes a text.
  public mutating func write(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.size { try finish() }
  }

  /// Takes bytes that were rendered before.
  @inline(__always)
  public mutating func write(_ fragment: [UInt8]) throws {
    bytes.append(contentsOf: fragment)
    if bytes.count >= Self.size { try finish() }
  }

  /// Hands on what is left.
  public mutating func finish() throws {
    if bytes.isEmpty { return }
    try take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
