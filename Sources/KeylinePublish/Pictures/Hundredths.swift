import KeylineModel

/// A place or a distance in a picture, in hundredths of a user unit.
///
/// Whole numbers, so that the same picture has the same bytes everywhere.
struct Hundredths: Hashable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
  let count: Int

  init(count: Int) { self.count = count }

  /// Whole user units.
  init(_ whole: Int) { count = whole * 100 }

  /// Whole user units.
  init(integerLiteral value: Int) { self.init(value) }

  static func < (left: Hundredths, right: Hundredths) -> Bool { left.count < right.count }

  static func + (left: Hundredths, right: Hundredths) -> Hundredths {
    Hundredths(count: left.count + right.count)
  }

  static func - (left: Hundredths, right: Hundredths) -> Hundredths {
    Hundredths(count: left.count - right.count)
  }

  static prefix func - (value: Hundredths) -> Hundredths { Hundredths(count: -value.count) }

  static func * (left: Hundredths, factor: Int) -> Hundredths {
    Hundredths(count: left.count * factor)
  }

  /// The quotient, to the hundredth below.
  static func / (left: Hundredths, divisor: Int) -> Hundredths {
    Hundredths(count: left.count / divisor)
  }
}

extension Hundredths: CustomStringConvertible {
  /// The number as SVG writes it.
  var description: String {
    let magnitude = count.magnitude
    let digits = (magnitude % 100 < 10 ? "0" : "") + String(magnitude % 100)
    let fraction =
      digits == "00" ? "" : "." + (digits.hasSuffix("0") ? digits.dropLast() : digits[...])
    return (count < 0 ? "-" : "") + String(magnitude / 100) + fraction
  }
}

/// How large a screen is drawn: as wide as there is room.
struct PictureScale {
  private let drawn: Int
  private let width: Int

  /// Makes a screen of a size fit a room.
  init(_ width: Length, _ height: Length, room: Hundredths, atMost tall: Hundredths) {
    self.width = width.sixths
    drawn =
      room.count * height.sixths <= tall.count * width.sixths
      ? room.count : tall.count * width.sixths / height.sixths
  }

  /// A length as it is drawn, to the nearest hundredth.
  func callAsFunction(_ length: Length) -> Hundredths {
    Hundredths(count: (length.sixths * drawn * 2 + width) / (width * 2))
  }
}
