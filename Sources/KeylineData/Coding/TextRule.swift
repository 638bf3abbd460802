/// The rules for names and notes, which keep them harmless in every output format.
enum TextRule {
  /// The objection to a name; nil for a valid one.
  static func objection(toName name: String) -> String? {
    if name.utf8.count > 120 { return "a name has at most 120 bytes" }
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first.isDigit
    else { return "a name begins with a letter or a digit" }
    var previous: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if isSpace && (scalar != " " || previous == " ") {
        return "a name has single plain spaces between words"
      }
      let isMark = scalar.properties.generalCategory == .nonspacingMark
      if isMark, previous == " " { return "a combining mark must follow a letter, not a space" }
      previous = scalar
    }
    if previous == " " { return "a name does not end with a space" }
    return objection(toText: name)
  }

  /// The objection to a title, a note or an address; nil for a valid one.
  static func objection(toText text: String) -> String? {
    if text.utf8.count > 2_000 { return "a text has at most 2000 bytes" }
    if let first = text.unicodeScalars.first, "=+-@ ".unicodeScalars.contains(first) {
      return "a text does not begin with a space or one of = + - @"
    }
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F {
        marks = 0
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        return "the character U+\(String(scalar.value, radix: 16, uppercase: true)) is not allowed"
      case .nonspacingMark, .enclosingMark, .spacingMark:
        marks += 1
        if marks > 2 { return "more than two combining marks in a row" }
      default: marks = 0
      }
    }
    let isComposed =
      text.utf8.allSatisfy { $0 < 0x80 } || text._nfcCodeUnits.elementsEqual(text.utf8)
    return isComposed ? nil : "the text is not in Unicode normal form C"
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
