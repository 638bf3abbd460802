import GRDB
import KeylineModel
import KeylineSeed

/// The user's own layer inside a transaction: what it says, and how it is changed.
struct LocalLayer {
  let db: Database
  let path: String
  let knowledge: Knowledge
  private let own: [RowKey: KnowledgeRow]
  private let replaced: [RowKey: String]

  init(_ db: Database, path: String) throws {
    self.db = db
    self.path = path
    let reader = RowReader(db: db, path: path)
    knowledge = try reader.everything()
    replaced = try reader.replaced()
    own = Dictionary(knowledge.rows(of: .local).map { ($0.key, $0) }) { first, _ in first }
  }

  /// What the layer says at a row.
  func state(of key: RowKey) -> LocalState {
    LocalState(row: own[key].map(RowCoding.text), replaced: replaced[key])
  }

  /// What changes make of it; those that change nothing are left out.
  func transitions(_ changes: [Change]) throws -> [JournalEntry.Change] {
    let below = Dictionary(knowledge.rows(of: .shipped).map { ($0.key, $0) }) { first, _ in first }
    return try changes.map { change in
      let lower = below[change.key].map(RowCoding.text)
      let after: LocalState
      switch change {
      case .put(let row):
        guard row.layer == .local else {
          throw StorageError.constraint(
            path, detail: "a shipped row is never written by a user")
        }
        after = LocalState(row: RowCoding.text(row), replaced: lower)
      case .mask(let key):
        guard let lower else {
          throw StorageError.constraint(path, detail: "there is no shipped \(key) to take away")
        }
        after = LocalState(replaced: lower)
      case .drop: after = LocalState()
      }
      return JournalEntry.Change(
        key: change.key, before: state(of: change.key), after: after)
    }.filter { $0.before != $0.after }
  }

  /// Carries changes out and writes them into the journal; rows are those that the texts spell.
  func write(
    _ transitions: [JournalEntry.Change], rows: [RowKey: KnowledgeRow], title: String,
    undoes: Int? = nil
  ) throws -> JournalEntry {
    let replacing = transitions.filter { $0.before != LocalState() }
    for transition in replacing { try clear(transition.key) }
    var writer = RowWriter(db, path: path)
    for transition in transitions {
      if let row = rows[transition.key], transition.after.row != nil { try writer.write(row) }
      if let replaced = transition.after.replaced {
        try writer.insert(
          "override", "kind, id, masks, replaced",
          [
            transition.key.kind.rawValue, transition.key.id, transition.after.isMask ? 1 : 0,
            replaced,
          ])
      }
    }
    if !replacing.isEmpty { try RowWriter.removeUnusedScopes(db) }
    return try record(transitions, title: title, undoes: undoes, with: &writer)
  }

  /// The highest number that an entry of the journal can have.
  private static let highestNumber = 1_000_000_000

  private func clear(_ key: RowKey) throws {
    let kind = key.kind.rawValue
    try db.cachedStatement(sql: "DELETE FROM \(kind) WHERE id = ? AND layer = 'local'")
      .execute(arguments: [key.id])
    try db.cachedStatement(sql: "DELETE FROM override WHERE kind = ? AND id = ?")
      .execute(arguments: [kind, key.id])
  }

  private func record(
    _ transitions: [JournalEntry.Change], title: String, undoes: Int?,
    with writer: inout RowWriter
  ) throws -> JournalEntry {
    let last = try Int.fetchOne(db, sql: "SELECT max(number) FROM journal") ?? 0
    guard last < Self.highestNumber else {
      throw StorageError.damaged(path, detail: "a row of journal cannot be read: \(last)")
    }
    let number = last + 1
    let now = try String.fetchOne(db, sql: "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')") ?? ""
    let title = String(String.UnicodeScalarView(title.unicodeScalars.prefix(200)))
    try writer.insert(
      "journal", "number, at, title, data, undoes",
      [number, now, title, knowledge.data, undoes])
    for (position, change) in transitions.enumerated() {
      try writer.insert(
        "journal_change",
        """
        journal, position, kind, id, before_row, before_replaced, after_row, after_replaced
        """,
        [
          number, position, change.key.kind.rawValue, change.key.id, change.before.row,
          change.before.replaced, change.after.row, change.after.replaced,
        ])
    }
    return JournalEntry(
      number: number, at: now, title: title, data: knowledge.data, undoes: undoes, undoneBy: nil,
      changes: transitions)
  }
}
