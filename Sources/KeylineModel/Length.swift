/// An exact length in points, held as whole sixths of a point.
///
/// Halves of @2x screens and thirds of @3x screens both fit: 53.667 pt is 322 sixths.
package struct Length: Hashable, Sendable {
  /// The length in sixths of a point.
  package let sixths: Int

  /// Creates a length from sixths of a point.
  package init(sixths: Int) { self.sixths = sixths }

  /// Creates a length from whole points.
  package init(points: Int) { self.sixths = points * 6 }

  /// Zero points.
  package static let zero = Length(sixths: 0)

  /// The largest magnitude that is read from text, in points.
  package static let limit = 100_000
}

extension Length: Comparable {
  package static func < (left: Length, right: Length) -> Bool { left.sixths < right.sixths }
}

extension Length: AdditiveArithmetic {
  package static func + (left: Length, right: Length) -> Length {
    Length(sixths: left.sixths + right.sixths)
  }

  package static func - (left: Length, right: Length) -> Length {
    Length(sixths: left.sixths - right.sixths)
  }
}
