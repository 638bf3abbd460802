extension String {
  /// The number of terminal columns of the text: ideographs take two, combining marks none.
  package var displayWidth: Int {
    // The fast path: looking up each scalar took a third of the time of a large table.
    if utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return utf8.count }
    return unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: width
      default: width + (scalar.isWide ? 2 : 1)
      }
    }
  }

  /// The text padded with spaces to a width, before or after it.
  package func padded(to width: Int, right: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - displayWidth))
    return right ? space + self : self + space
  }

  /// The text with its first letter capitalized.
  package var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }

  /// The text as the start of a sentence; a name such as iOS keeps its small letter.
  package var sentenceStart: String {
    hasPrefix("iOS") || hasPrefix("iPad") ? self : capitalizedStart
  }

  var withoutTrailingSpaces: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { utf8.index(after: $0) }
    return String(self[..<(end ?? startIndex)])
  }
}

extension Unicode.Scalar {
  /// True if it is among the wide characters of East Asian scripts or an emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
