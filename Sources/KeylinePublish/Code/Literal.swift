import KeylineModel
import KeylineText

/// Texts of the catalogue as literals of other languages, escaped so that they always stay texts.
enum Literal {
  /// A Swift string literal.
  static func swift(_ text: String) -> String {
    quoted(text) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: scalar.isPlain ? nil : "\\u{\(scalar.hex)}"
      }
    }
  }

  /// A literal of JSON, TypeScript and JavaScript.
  ///
  /// The slash of `</` is escaped, so that the text is safe inside a page, too.
  static func script(_ text: String) -> String {
    var previous: Unicode.Scalar = " "
    return quoted(text) { scalar in
      defer { previous = scalar }
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "/": return previous == "<" ? "\\/" : nil
      default:
        if scalar.isPlain { return nil }
        return Character(scalar).utf16.map { "\\u" + padded(String($0, radix: 16), to: 4) }
          .joined()
      }
    }
  }

  private static func quoted(
    _ text: String, escape: (Unicode.Scalar) -> String?
  ) -> String {
    if text.utf8.allSatisfy(isOrdinary) { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      if let escaped = escape(scalar) {
        literal += escaped
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// True if a byte needs no escape in any of the languages.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  fileprivate static func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Unicode.Scalar {
  /// True for a visible character: no control character, no change of direction, no invisible one,
  /// no mark that would join the quote before it.
  var isPlain: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .surrogate, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var hex: String { String(value, radix: 16, uppercase: true) }
}

extension Length {
  /// The length in points as an expression of Swift or TypeScript: `44`, `49.5`, `161.0 / 3`.
  ///
  /// Thirds are written as divisions, whose result is the nearest number of the language.
  var code: String {
    switch abs(sixths % 6) {
    case 0, 3: description
    case 2, 4: "\(sixths / 2).0 / 3"
    default: "\(sixths).0 / 6"
    }
  }
}

/// Texts of the catalogue inside line comments, escaped so that they always stay on their line.
enum CodeComment {
  /// The text with a plain mark in place of every invisible character.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*": line += "-"
      default:
        if scalar.isPlain { line.unicodeScalars.append(scalar) } else { line += "_" }
      }
    }
    return line
  }
}
