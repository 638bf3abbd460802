/// Where a row comes from; a higher layer beats a lower one.
package enum Layer: String, CaseIterable, Comparable, Sendable {
  /// From the seed.
  case shipped
  /// From a committed `.keyline` folder.
  case project
  /// The user's own.
  case local

  package static func < (left: Layer, right: Layer) -> Bool { left.code < right.code }
}

/// A row with an identifier and a layer.
package protocol LayeredRow: Identifiable<String>, Sendable {
  /// The layer that it comes from.
  var layer: Layer { get }
}

extension Device: LayeredRow {}
extension Rule: LayeredRow {}
extension Observation: LayeredRow {}
extension Source: LayeredRow {}
extension Technique: LayeredRow {}

/// A mark with which a layer takes away a row of the layers below it.
package struct Mask: Hashable, Sendable {
  /// The row that is taken away.
  package let key: RowKey
  /// The layer that takes it away; rows of this layer and of higher ones stay.
  package let layer: Layer

  /// Creates the mask of a row.
  package init(_ key: RowKey, layer: Layer) {
    self.key = key
    self.layer = layer
  }
}
