/// Where a row comes from; a higher layer beats a lower one.
public enum Layer: String, CaseIterable, Comparable, Sendable {
  /// From the seed.
  case shipped
  /// From a committed `.keyline` folder.
  case project
  /// The user's own.
  case local

  public static func < (left: Layer, right: Layer) -> Bool { left.code < right.code }
}
