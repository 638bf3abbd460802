import KeylineModel

/// A place or a distance in a picture, in twelfths of a user unit.
///
/// A sixth of a point at half its size is a whole twelfth, so nothing is rounded and the same
/// picture has the same bytes everywhere.
struct Units: Hashable, Comparable, AdditiveArithmetic, Sendable {
  let twelfths: Int

  init(twelfths: Int) { self.twelfths = twelfths }

  /// Whole user units.
  init(_ whole: Int) { twelfths = whole * 12 }

  static let zero = Units(twelfths: 0)

  static func < (left: Units, right: Units) -> Bool { left.twelfths < right.twelfths }

  static func + (left: Units, right: Units) -> Units {
    Units(twelfths: left.twelfths + right.twelfths)
  }

  static func - (left: Units, right: Units) -> Units {
    Units(twelfths: left.twelfths - right.twelfths)
  }

  static func * (left: Units, factor: Int) -> Units { Units(twelfths: left.twelfths * factor) }

  /// The quotient, to the twelfth below.
  static func / (left: Units, divisor: Int) -> Units { Units(twelfths: left.twelfths / divisor) }
}

extension Units: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension Units: CustomStringConvertible {
  /// The number as SVG writes it, with at most three decimals.
  var description: String {
    let magnitude = twelfths.magnitude
    let fraction = Self.fractions[Int(magnitude % 12)]
    return (twelfths < 0 ? "-" : "") + String(magnitude / 12) + fraction
  }

  private static let fractions = [
    "", ".083", ".167", ".25", ".333", ".417", ".5", ".583", ".667", ".75", ".833", ".917",
  ]
}

/// How large a point is drawn.
enum DrawingScale: String, Sendable {
  /// One user unit for a point.
  case full = "1"
  /// One user unit for two points.
  case half = "0.5"

  /// The scale at which a screen fits a page.
  init(width: Length, height: Length) {
    self = max(width, height) > Length(points: 1_000) ? .half : .full
  }

  /// A length as it is drawn.
  func units(_ length: Length) -> Units {
    Units(twelfths: length.sixths * (self == .full ? 2 : 1))
  }
}
