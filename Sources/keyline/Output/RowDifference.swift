import KeylineJSON
import KeylineModel
import KeylineSeed
import KeylineStorage
import KeylineText

/// A row before and after a change, in the seed's JSON.
struct RowDifference {
  let key: RowKey
  let action: JournalEntry.Change.Action
  /// Nil where there is no row.
  let before: JSONValue?
  let after: JSONValue?

  init(_ key: RowKey, before: KnowledgeRow?, after: KnowledgeRow?) {
    self.key = key
    self.before = before.map(RowCoding.encode)
    self.after = after.map(RowCoding.encode)
    let isOwn = after?.layer == .local
    action = after == nil ? .removed : isOwn ? (before == nil ? .added : .edited) : .restored
  }

  /// Takes a change of the journal.
  init(_ change: JournalEntry.Change) {
    key = change.key
    action = change.action
    before = Self.value(change.rowBefore)
    after = Self.value(change.rowAfter)
  }

  private static func value(_ text: String?) -> JSONValue? {
    text.flatMap { try? JSONText(name: "journal", bytes: $0.utf8).value() }
  }

  /// Every line of the row, those that go marked with -, those that come with +.
  var text: String {
    LineDifference.text(
      before: before?.pretty ?? "", after: after?.pretty ?? "", title: "\(action.rawValue) \(key)")
  }

  /// The difference as an object.
  var json: JSONValue {
    .object([
      ("action", .string(action.rawValue)), ("after", after ?? .null),
      ("before", before ?? .null), ("id", .string(key.id)), ("kind", .string(key.kind.rawValue)),
    ])
  }
}
