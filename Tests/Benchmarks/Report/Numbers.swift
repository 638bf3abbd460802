/// Numbers as the table shows them.
extension Double {
  /// With a fixed number of decimals.
  func text(_ decimals: Int = 2) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = Int((self * factor).rounded())
    let digits = String(abs(scaled))
    guard decimals > 0 else { return (scaled < 0 ? "-" : "") + digits }
    let filled = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + filled.dropLast(decimals) + "." + filled.suffix(decimals)
  }

  /// As a percentage.
  var percent: String { (self * 100).text(0) + " %" }
}

extension Samples {
  /// The median, and the minimum in brackets, in milliseconds.
  var text: String { "\(median.text()) ms (min \(minimum.text()))" }
}
