extension Length: CustomStringConvertible {
  /// The length in points with at most three decimals, for example `53.667`.
  public var description: String {
    let magnitude = sixths.magnitude
    let whole = magnitude / 6
    let fraction = ["", ".167", ".333", ".5", ".667", ".833"][Int(magnitude % 6)]
    return (sixths < 0 ? "-" : "") + String(whole) + fraction
  }
}

extension Length {
  /// Reads a length in points, for example `44`, `-8` or `53.667`.
  ///
  /// The text is matched to the nearest sixth of a point within 0.005; anything else, an exponent,
  /// a sign other than `-` and a magnitude above ``limit`` give `nil`.
  public init?(_ text: some StringProtocol) {
    guard let decimal = PlainDecimal(text, maximumDigits: 9) else { return nil }
    guard decimal.units <= Self.limit * decimal.scale else { return nil }
    let scaled = decimal.units * 6
    let nearest = (scaled + decimal.scale / 2) / decimal.scale
    let error = abs(nearest * decimal.scale - scaled)
    guard error * 1000 <= 5 * 6 * decimal.scale else { return nil }
    self.init(sixths: decimal.isNegative ? -nearest : nearest)
  }
}

/// A plain decimal number as written: digits, at most one point, no exponent.
struct PlainDecimal {
  let isNegative: Bool
  /// The digits without the point.
  let units: Int
  /// The power of ten that `units` is divided by.
  let scale: Int

  init?(_ text: some StringProtocol, maximumDigits: Int) {
    var units = 0
    var scale = 1
    var digits = 0
    var sawPoint = false
    var lastWasDigit = false
    var bytes = Substring(text).utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    for byte in bytes {
      lastWasDigit = false
      if byte == UInt8(ascii: "."), !sawPoint, digits > 0 {
        sawPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < maximumDigits else {
        return nil
      }
      units = units * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      lastWasDigit = true
      if sawPoint { scale *= 10 }
    }
    guard lastWasDigit else { return nil }
    self.isNegative = isNegative
    self.units = units
    self.scale = scale
  }
}
