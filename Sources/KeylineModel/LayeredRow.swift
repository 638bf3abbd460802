/// A row that stands in a layer under an identifier.
public protocol LayeredRow: Identifiable<String>, Sendable {
  /// The layer that it comes from.
  var layer: Layer { get }
}

extension Device: LayeredRow {}
extension Rule: LayeredRow {}
extension Observation: LayeredRow {}
extension Source: LayeredRow {}
extension Technique: LayeredRow {}
