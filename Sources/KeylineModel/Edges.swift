/// One value for each edge, in UIKit's order: top, left, bottom, right.
package struct Edges<Value> {
  /// The value at the top.
  package var top: Value
  /// The value at the left.
  package var left: Value
  /// The value at the bottom.
  package var bottom: Value
  /// The value at the right.
  package var right: Value

  /// Creates the values of the four edges.
  package init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The values in UIKit's order.
  package var all: [Value] { [top, left, bottom, right] }

  /// Transforms the value of each edge.
  package func map<Other>(_ transform: (Value) -> Other) -> Edges<Other> {
    Edges<Other>(
      top: transform(top), left: transform(left), bottom: transform(bottom),
      right: transform(right))
  }

  /// Combines the values of two, edge by edge.
  package func combined<Second, Other>(
    with second: Edges<Second>, _ combine: (Value, Second) -> Other
  ) -> Edges<Other> {
    Edges<Other>(
      top: combine(top, second.top), left: combine(left, second.left),
      bottom: combine(bottom, second.bottom), right: combine(right, second.right))
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Hashable where Value: Hashable {}
extension Edges: Sendable where Value: Sendable {}

extension Edges where Value == Length {
  /// No inset at any edge.
  package static let zero = Edges(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// Reads insets as typed or as UIKit prints them: `64,0,60,0` or `{64, 0, 60, 0}`.
  package init?(pasted text: String) {
    guard let lengths = [Length](pasted: text), lengths.count == 4 else { return nil }
    self.init(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }
}
