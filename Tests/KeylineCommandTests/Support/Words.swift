extension String {
  /// The arguments of a command line: split at spaces, but not inside double quotes.
  var words: [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in self {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The lines, without the last line break.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text with every run of spaces as one.
  var squeezed: String {
    split(separator: " ").joined(separator: " ")
  }
}
