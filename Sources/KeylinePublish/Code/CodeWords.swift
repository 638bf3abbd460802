import KeylineModel

/// The words of a device's or a metric's name that are valid in code.
enum CodeWords {
  /// Runs of letters and digits of ASCII, at most 64 bytes of them, with Apple's habits:
  ///
  /// - `(1st generation)` is left out and `(4th generation)` becomes Gen4;
  /// - `12.9-inch` becomes 12 and 9.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit {
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return limited(habits(words))
  }

  private static func habits(_ words: [String]) -> [String] {
    var found: [String] = []
    var index = 0
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if next == "generation", let number = ordinal(words[index]), index > 0 {
        if number != "1" { found.append("Gen" + number) }
        index += 2
      } else if words[index] == "inch", index > 0, words[index - 1].utf8.allSatisfy(\.isDigit) {
        index += 1
      } else {
        found.append(words[index])
        index += 1
      }
    }
    return found
  }

  /// The number of `4th`.
  private static func ordinal(_ word: String) -> String? {
    let digits = word.utf8.prefix(while: \.isDigit)
    let ending = String(decoding: word.utf8.dropFirst(digits.count), as: UTF8.self)
    guard !digits.isEmpty, ["st", "nd", "rd", "th"].contains(ending) else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func limited(_ words: [String]) -> [String] {
    var left = 64
    return words.compactMap { word in
      guard left > 0 else { return nil }
      let part = String(decoding: word.utf8.prefix(left), as: UTF8.self)
      left -= part.utf8.count
      return part
    }
  }
}
