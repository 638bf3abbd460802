/// An exact length in points, held as whole sixths of a point.
///
/// Halves of @2x screens and thirds of @3x screens both fit: 53.667 pt is 322 sixths.
public struct Length: Hashable, Sendable {
  /// The length in sixths of a point.
  public let sixths: Int

  /// Creates a length from sixths of a point.
  public init(sixths: Int) { self.sixths = sixths }

  /// Creates a length from whole points.
  public init(points: Int) { self.sixths = points * 6 }

  /// No length at all.
  public static let zero = Length(sixths: 0)

  /// The largest magnitude that is read from text, in points.
  public static let limit = 100_000
}

extension Length: Comparable {
  public static func < (left: Length, right: Length) -> Bool { left.sixths < right.sixths }
}

extension Length: AdditiveArithmetic {
  public static func + (left: Length, right: Length) -> Length {
    Length(sixths: left.sixths + right.sixths)
  }

  public static func - (left: Length, right: Length) -> Length {
    Length(sixths: left.sixths - right.sixths)
  }
}
