import KeylineModel

extension String {
  /// True for the form of a model identifier: `iPhone10,3`.
  var isModelIdentifier: Bool {
    guard let (prefix, number) = halves(around: ",") else { return false }
    return prefix.isModelPrefix && !number.isEmpty && number.utf8.allSatisfy(\.isDigit)
  }

  /// True for the form of a model identifier with stars in its number: `iPhone10,*`, `iPhone1*,3`.
  var isModelPattern: Bool {
    guard let (prefix, number) = halves(around: ",") else { return false }
    let filled = prefix.filter { $0 != "*" } + (prefix.contains("*") ? "1" : "")
    return filled.isModelPrefix && !number.isEmpty
      && number.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "*") }
  }

  /// True for letters followed by digits, the first half of a model identifier.
  private var isModelPrefix: Bool {
    let letters = utf8.prefix { !$0.isDigit }
    let digits = utf8.dropFirst(letters.count)
    return !letters.isEmpty && letters.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      && !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }
}
