import KeylineJSON
import KeylineStorage
import KeylineText

extension RowDifference {
  /// Takes a change of the journal.
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
    text.flatMap { try? SourceText(name: "journal", bytes: $0.utf8).value() }
  }
}
