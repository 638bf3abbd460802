import KeylineQuery
import KeylineText

/// Questions to the person at the terminal, for what a command cannot do without.
struct Prompts {
  private let ask: (@Sendable (String) -> String?)?

  /// Takes the function that asks; nil if no one is at the terminal or the user wants no prompts.
  init(_ ask: (@Sendable (String) -> String?)?) { self.ask = ask }

  /// The answer without spaces around it; nil for an empty one, or where nobody is there.
  func text(_ question: String) throws -> String? {
    guard let ask else { return nil }
    guard let line = ask("\(question): ") else {
      throw Failure("There was no answer. \(Refusal.consequence)", exitCode: ExitStatus.usage)
    }
    let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// One of the cases of an enumeration; asked again after an answer that is none.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ question: String, _ type: Choice.Type
  ) throws -> Choice? {
    let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    for _ in 0..<3 {
      guard let text = try text("\(question) (\(choices))") else { return nil }
      if let choice = Choice(rawValue: text.lowercased()) { return choice }
    }
    return nil
  }
}
