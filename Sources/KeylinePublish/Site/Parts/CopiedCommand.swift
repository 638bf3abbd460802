import KeylineText

/// A command that can be copied: it breaks before its flags alone.
enum CopiedCommand {
  /// The command as a paragraph.
  static func copied(_ command: String) -> HTML {
    .element("p", ["class": "copy", "data-copy": ""], .element("code", pieces(command)))
  }

  private static func pieces(_ command: String) -> HTML {
    var words: [String] = []
    for word in command.split(separator: " ") {
      if word.hasPrefix("-") || words.isEmpty {
        words.append(String(word))
      } else {
        words[words.count - 1] += " " + word
      }
    }
    return .joined(words.map { .element("span", HTML($0)) }, by: " ")
  }
}
