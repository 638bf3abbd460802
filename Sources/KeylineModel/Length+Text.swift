extension Length: CustomStringConvertible {
  /// The length in points with at most three decimals, for example `53.667`.
  package var description: String {
    let magnitude = sixths.magnitude
    let whole = magnitude / 6
    let fraction = ["", ".167", ".333", ".5", ".667", ".833"][Int(magnitude % 6)]
    return (sixths < 0 ? "-" : "") + String(whole) + fraction
  }
}

extension Length {
  /// The length in points as written, with at most three decimals.
  package var points: Double { Double(description) ?? 0 }

  /// Creates the nearest sixth of a point; nil if it is more than 0.005 away or beyond ``limit``.
  package init?(points: Double) {
    // NaN is in no range.
    guard (-Double(Self.limit)...Double(Self.limit)).contains(points) else { return nil }
    let sixths = (points * 6).rounded()
    guard abs(sixths / 6 - points) <= 0.005 else { return nil }
    self.init(sixths: Int(sixths))
  }

  /// Reads a length in points, for example `44`, `-8` or `53.667`.
  ///
  /// The text is matched to the nearest sixth of a point within 0.005. Anything else gives `nil`:
  /// an exponent, a sign other than `-`, a magnitude above ``limit``.
  package init?(_ text: some StringProtocol) {
    guard let decimal = PlainDecimal(text) else { return nil }
    guard decimal.units <= Self.limit * decimal.scale else { return nil }
    let scaled = decimal.units * 6
    let nearest = (scaled + decimal.scale / 2) / decimal.scale
    let error = abs(nearest * decimal.scale - scaled)
    guard error * 1000 <= 5 * 6 * decimal.scale else { return nil }
    self.init(sixths: decimal.isNegative ? -nearest : nearest)
  }
}

/// A plain decimal number as written: digits, at most one point, no exponent.
///
/// It has at most six digits before the point; digits from the ninth after it are accepted but
/// ignored.
struct PlainDecimal {
  let isNegative: Bool
  /// The significant digits, without the point.
  private(set) var units = 0
  /// The power of ten that `units` is divided by.
  private(set) var scale = 1

  init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let decimal = text.withUTF8({ PlainDecimal($0) }) else { return nil }
    self = decimal
  }

  private init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 40 else { return nil }
    isNegative = text.first == UInt8(ascii: "-")
    var whole = 0
    var fraction: Int?
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      switch (byte, fraction) {
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), nil):
        guard whole < 6 else { return nil }
        whole += 1
        append(byte)
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), let count?):
        fraction = count + 1
        guard count < 9 else { continue }
        append(byte)
        scale *= 10
      case (UInt8(ascii: "."), nil): fraction = 0
      default: return nil
      }
    }
    guard whole > 0, fraction != 0 else { return nil }
  }

  private mutating func append(_ digit: UInt8) {
    units = units * 10 + Int(digit - UInt8(ascii: "0"))
  }
}
