package import KeylineData
package import KeylineModel

/// A row before and after a change, in the seed's JSON.
package struct RowDifference: Sendable {
  /// The row.
  package let key: RowKey
  /// The kind of change of the row.
  package let action: JournalEntry.Change.Action
  /// The row that counted before; nil if there was none.
  package let before: JSONValue?
  /// The row that counts after; nil if there is none.
  package let after: JSONValue?

  /// Creates the difference of a row before and after.
  package init(_ key: RowKey, before: KnowledgeRow?, after: KnowledgeRow?) {
    let isOwn = after?.layer == .local
    self.key = key
    action = after == nil ? .removed : isOwn ? (before == nil ? .added : .edited) : .restored
    self.before = before?.json
    self.after = after?.json
  }

  /// Creates the difference that a change in the log made.
  package init(_ change: JournalEntry.Change) {
    key = change.key
    action = change.action
    before = Self.value(change.rowBefore)
    after = Self.value(change.rowAfter)
  }

  private static func value(_ text: String?) -> JSONValue? {
    text.flatMap { try? SourceText(name: "state", bytes: $0.utf8).value() }
  }

  /// Every line of the row, with removed ones marked -, added ones marked +.
  package var text: String {
    LineDifference.text(
      before: before?.pretty ?? "", after: after?.pretty ?? "", title: "\(action.rawValue) \(key)")
  }

  fileprivate static let fields: [Field<RowDifference>] = [
    .required("kind", .choice, "The kind of the row.") { $0.key.kind },
    .required("id", .text, "Its identifier.") { $0.key.id },
    .required("action", .choice, "Its outcome.") { $0.action },
    .required("before", .row, "The row in effect before; null if there was none.") {
      $0.before ?? .null
    },
    .required("after", .row, "The row in effect after; null if there is none.") {
      $0.after ?? .null
    },
  ]
}

extension Form<JSONValue> {
  /// A row of any kind, or null.
  fileprivate static var row: Form {
    Form(.either(SchemaDefinition.rows.map(\.reference) + [.null])) { $0 }
  }
}

extension Form<RowDifference> {
  fileprivate static var difference: Form {
    Form(SchemaDefinition.difference.reference) { RowDifference.fields.object(of: $0) }
  }
}

extension SchemaDefinition {
  fileprivate static let difference = SchemaDefinition("difference", .object(RowDifference.fields))

  fileprivate static let rows = [
    Device.schema, Rule.schema, Observation.schema, Source.schema,
    Technique.schema,
  ]

  fileprivate static let changes = [.difference] + rows + [.scope, .boundary]
}

extension RowDifference {
  /// The effect of a change; a dry run is not stored.
  package typealias Effect = (isStored: Bool, differences: [RowDifference])

  /// The answer with the effect of a change.
  package static let answer = AnswerKind<Effect>(
    "keyline.change/1", "The effect of a change, made or planned.",
    [
      .required("stored", .flag, "True if it was stored; false for a dry run.") { $0.isStored },
      .required(
        "changes", .array(of: .difference), "The rows that differ; empty if none do."
      ) { $0.differences },
    ], definitions: SchemaDefinition.changes)
}

extension JournalEntry {
  /// The entry as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  private static let fields: [Field<JournalEntry>] = [
    .required("number", .integer, "Counted from one.") { $0.number },
    .required("at", .text, "The time of the change, YYYY-MM-DDThh:mm:ssZ.") { $0.at },
    .required("title", .text, "The change, in the words of the command.") { $0.title },
    .required("data", .integer, "The number of the shipped data at that time.") { $0.data },
    .optional("undoes", .integer, "The change that it undoes.") { $0.undoes },
    .optional("undoneBy", .integer, "The change that undoes it.") { $0.undoneBy },
    .required("changes", .array(of: .difference), "The changed rows, in order.") {
      $0.changes.map { RowDifference($0) }
    },
  ]

  /// The answer with the log of changes.
  package static let answer = AnswerKind<[JournalEntry]>(
    "keyline.log/1", "The changes of the user's own rows.",
    [
      .required("entries", .array(of: .object(fields)), "The changes, newest first.") { $0 }
    ], definitions: SchemaDefinition.changes)
}
