/// One item of a navigation bar, or its title view, with its place.
public struct NavbarSlot: Hashable, Sendable {
  /// The side of the bar.
  public let side: Side
  /// Which item of its side it is, counted from the edge inwards; 0 for the title view.
  public let index: Int
  /// From the left edge of the bar.
  public let x: DerivedLength
  /// The width in points.
  public let width: DerivedLength
  /// The distance to what is nearer to its edge: the screen's edge or the item before it; for the
  /// title view, to what is left of it.
  public let gap: DerivedLength

  /// Where it stands.
  public enum Side: String, CaseIterable, Sendable { case left, title, right }

  /// Where it ends, from the left edge of the bar.
  public var end: DerivedLength { x + width }
}
