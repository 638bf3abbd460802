/// How readings were made that somebody took from a running UIKit.
public struct Measurement: Hashable, Sendable {
  /// The device, system, runtime and tool in words.
  public let tool: String
  /// A key for the source that the readings are: `probe-iphone18-1-26.1`.
  public let key: String
  /// A title for that source.
  public let title: String
}
