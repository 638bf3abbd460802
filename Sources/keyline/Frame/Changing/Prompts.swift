import KeylineQuery
import KeylineText

/// Questions to the person at the terminal for indispensable values.
struct Prompts {
  private let ask: (@Sendable (String) -> String?)?

  /// Creates prompts with a function that asks; nil if nobody is at the terminal or the user wants
  /// no prompts.
  init(_ ask: (@Sendable (String) -> String?)?) { self.ask = ask }

  /// The answer without surrounding spaces; nil for an empty one, or if nobody is at the terminal.
  func text(_ question: String) throws -> String? {
    guard let ask else { return nil }
    guard let line = ask("\(question): ") else {
      throw Failure("There was no answer. \(Refusal.consequence)", exitCode: ExitStatus.usage)
    }
    let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// One of the cases of an enumeration; asked again after an invalid answer.
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
