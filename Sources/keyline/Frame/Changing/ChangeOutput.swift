import KeylineData
import KeylineStore
import KeylineText

/// Writes the effect of a change, made or planned.
struct ChangeOutput {
  let differences: [RowDifference]
  let data: Int
  let isStored: Bool
  /// The sentence after a stored change.
  let done: String
  /// The sentence if no row differs.
  var unchanged = "Nothing is different, so nothing was stored."

  func write(_ options: TextOptions, dryRun: Bool, to context: CommandContext) {
    if options.isJSON {
      context.write(
        RowDifference.answer.document((isStored, differences), data: data).text)
    } else {
      context.write(differences.map(\.text).joined(separator: "\n"))
    }
    if differences.isEmpty {
      context.say(unchanged)
    } else {
      context.say(stored: done, dryRun: dryRun)
    }
  }
}

extension RowDifference {
  /// Creates the output of a change in the log.
  init(_ change: JournalEntry.Change) {
    let action: Action =
      switch change.action {
      case .added: .added
      case .edited: .edited
      case .removed: .removed
      case .restored: .restored
      }
    self.init(
      change.key, action, before: Self.value(change.rowBefore), after: Self.value(change.rowAfter))
  }

  private static func value(_ text: String?) -> JSONValue? {
    text.flatMap { try? SourceText(name: "state", bytes: $0.utf8).value() }
  }
}
