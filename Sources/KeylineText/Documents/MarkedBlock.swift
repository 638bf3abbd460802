/// A part of a file between two markers, which Keyline fills.
public struct MarkedBlock: Hashable, Sendable {
  /// The text behind `keyline:begin`: a command and its flags, without `keyline`.
  public let query: String
  /// How the markers are written in a file of this kind.
  public let style: MarkerStyle
  /// The line of the first marker; the first line of a file is 1.
  public let line: Int
  /// True if both markers stand on one line, around a single value.
  public let isInline: Bool
  /// The text before the first marker on its line; every line of the block begins with it.
  let indentation: String
  /// The text between the markers, as offsets into the bytes of the file.
  let content: Range<Int>

  /// The number of the first line of the content.
  public var firstLine: Int { isInline ? line : line + 1 }
}

/// Markers that do not fit together.
public struct MarkerError: Error, Hashable, Sendable {
  /// The line of the marker; the first line of a file is 1.
  public let line: Int
  /// The fault, in one sentence.
  public let message: String
}
