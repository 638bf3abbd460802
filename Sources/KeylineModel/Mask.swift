/// A mark with which a layer takes away a row of the layers below it.
public struct Mask: Hashable, Sendable {
  /// The row that is taken away.
  public let key: RowKey
  /// The layer that takes it away; rows of this layer and of higher ones are not touched.
  public let layer: Layer

  /// Creates the mask of a row.
  public init(_ key: RowKey, layer: Layer) {
    self.key = key
    self.layer = layer
  }
}
