import KeylineModel

extension Length {
  /// The length in points as an expression of Swift, C or TypeScript: `44`, `49.5`, `161.0 / 3`.
  ///
  /// Thirds are written as divisions, which give the nearest number that the language has.
  var code: String {
    switch abs(sixths % 6) {
    case 0, 3: description
    case 2, 4: "\(sixths / 2).0 / 3"
    default: "\(sixths).0 / 6"
    }
  }
}
