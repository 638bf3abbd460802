/// The arguments of a command as one line of text, as a shell reads them.
public enum ArgumentText {
  /// Takes a line apart at spaces; quotes keep spaces, a backslash keeps the next character.
  ///
  /// Nothing else means anything: no variables, no patterns. Nil for a quote that is not closed.
  public static func arguments(_ text: String) -> [String]? {
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case quote: quote = nil
      case "\\" where quote != "'":
        guard let next = rest.popFirst() else { return nil }
        current = (current ?? "") + String(next)
      case "\"" where quote == nil, "'" where quote == nil:
        quote = character
        current = current ?? ""
      case " " where quote == nil, "\t" where quote == nil:
        if let argument = current { arguments.append(argument) }
        current = nil
      default: current = (current ?? "") + String(character)
      }
    }
    if let argument = current { arguments.append(argument) }
    return quote == nil ? arguments : nil
  }
}
