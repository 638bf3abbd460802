public import KeylineModel

/// A width and a height as written: `393x852`, `1242×2208`.
public struct PairOfSides: Hashable, Sendable {
  /// The first side.
  public let width: Length
  /// The second side.
  public let height: Length

  /// Reads two lengths joined by `x` or `×`; both are more than zero.
  public init(_ text: String) throws(SetError) {
    let halves = ["x", "×", "X"].lazy.compactMap { text.halves(around: $0) }.first
    guard let halves, let width = Length(halves.before.trimmed),
      let height = Length(halves.after.trimmed), width > .zero, height > .zero
    else {
      throw .malformed(text: text, .notASize)
    }
    self.width = width
    self.height = height
  }

  /// Tells whether two sides are these, whichever way the device is held.
  public func fits(_ width: Length, _ height: Length) -> Bool {
    (width, height) == (self.width, self.height) || (height, width) == (self.width, self.height)
  }
}
