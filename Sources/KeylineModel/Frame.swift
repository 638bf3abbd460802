/// The frame of a view in the window: origin and size.
package struct Frame<Value> {
  /// The left edge.
  package var x: Value
  /// The upper edge.
  package var y: Value
  /// The width.
  package var width: Value
  /// The height.
  package var height: Value

  /// Creates a frame.
  package init(x: Value, y: Value, width: Value, height: Value) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The values in the order in which UIKit prints them.
  package var all: [Value] { [x, y, width, height] }

  /// Transforms each value.
  package func map<Other>(_ transform: (Value) -> Other) -> Frame<Other> {
    Frame<Other>(
      x: transform(x), y: transform(y), width: transform(width), height: transform(height))
  }
}

extension Frame: Equatable where Value: Equatable {}
extension Frame: Hashable where Value: Hashable {}
extension Frame: Sendable where Value: Sendable {}

extension Frame where Value == Length {
  /// Reads a frame as typed or as UIKit prints it: `0,64,375,603` or `{{0, 64}, {375, 603}}`.
  ///
  /// A size below zero gives `nil`.
  package init?(pasted text: String) {
    guard let lengths = [Length](pasted: text), lengths.count == 4, lengths[2] >= .zero,
      lengths[3] >= .zero
    else { return nil }
    self.init(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }
}
