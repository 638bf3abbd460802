/// Texts of the catalogue inside line comments; whatever they hold, they stay on their line.
enum CodeComment {
  /// The text with a plain mark for everything that is not seen as it is.
  ///
  /// No backslash is left, because at the end of a line it would draw the next one into a C comment.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "/"
      case "?": line += "."
      case "*": line += "-"
      default:
        if scalar.isPlain { line.unicodeScalars.append(scalar) } else { line += "_" }
      }
    }
    return line
  }
}
