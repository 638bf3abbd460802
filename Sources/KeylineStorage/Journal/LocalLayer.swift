import KeylineModel
import KeylineSQLite
import KeylineSeed

/// The user's own layer inside a transaction: what it says, and how it is changed.
struct LocalLayer {
  let db: Connection
  let path: String
  let knowledge: Knowledge
  private let own: [RowKey: KnowledgeRow]
  private let replaced: [RowKey: String]

  init(_ db: Connection, path: String) throws {
    self.db = db
    self.path = path
    let reader = RowReader(db: db, path: path)
    knowledge = try reader.everything()
    replaced = try reader.replaced()
    own = Dictionary(knowledge.rows(of: .local).map { ($0.key, $0) }) { first, _ in first }
  }

  /// The state of the layer at a row.
  func state(of key: RowKey) -> LocalState {
    LocalState(row: own[key].map(RowCoding.text), replaced: replaced[key])
  }

  /// The transitions that changes bring; those that change nothing are left out.
  ///
  /// - Parameter hiding: The row of a key that lies between the shipped layer and this one, and is not
  ///   stored.
  func transitions(
    _ changes: [Change], hiding: (RowKey) -> KnowledgeRow?
  ) throws -> [JournalEntry.Change] {
    let below = Dictionary(knowledge.rows(of: .shipped).map { ($0.key, $0) }) { first, _ in first }
    return try changes.map { change in
      let lower = below[change.key].map(RowCoding.text)
      let after: LocalState
      switch change {
      case .put(let row):
        guard row.layer == .local else {
          throw StorageError.constraint(path, .shippedRow)
        }
        after = LocalState(row: RowCoding.text(row), replaced: lower)
      case .mask(let key):
        guard let lower = lower ?? hiding(key).map(RowCoding.text) else {
          throw StorageError.constraint(path, .nothingToMask(key))
        }
        after = LocalState(replaced: lower)
      case .drop: after = LocalState()
      }
      return JournalEntry.Change(
        key: change.key, before: state(of: change.key), after: after)
    }.filter { $0.before != $0.after }
  }

  /// Carries changes out and writes them into the journal.
  ///
  /// - Parameters:
  ///   - transitions: What becomes of rows.
  ///   - rows: Those that their texts spell.
  /// - Returns: The entry; nil where nothing changes.
  func write(
    _ transitions: [JournalEntry.Change], rows: [RowKey: KnowledgeRow], title: String,
    undoes: Int? = nil
  ) throws -> JournalEntry? {
    guard !transitions.isEmpty else { return nil }
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
    let entry = try entry(transitions, title: title, undoes: undoes)
    try writer.write(entry)
    return entry
  }

  /// The highest number that an entry of the journal can have.
  private static let highestNumber = 1_000_000_000

  private func clear(_ key: RowKey) throws {
    let kind = key.kind.rawValue
    try db.execute("DELETE FROM \(kind) WHERE id = ? AND layer = 'local'", key.id)
    try db.execute("DELETE FROM override WHERE kind = ? AND id = ?", kind, key.id)
  }

  private func entry(
    _ transitions: [JournalEntry.Change], title: String, undoes: Int?
  ) throws -> JournalEntry {
    let last = try db.integer("SELECT max(number) FROM journal") ?? 0
    guard last < Self.highestNumber else {
      throw StorageError.damaged(path, .row("\(last)", table: "journal"))
    }
    let now = try db.text("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')") ?? ""
    return JournalEntry(
      number: last + 1, at: now,
      title: String(String.UnicodeScalarView(title.unicodeScalars.prefix(200))),
      data: knowledge.data, undoes: undoes, undoneBy: nil, changes: transitions)
  }
}

extension RowWriter {
  /// Writes an entry of the journal with its changes, in order.
  fileprivate mutating func write(_ entry: JournalEntry) throws {
    try insert(
      "journal", "number, at, title, data, undoes",
      [entry.number, entry.at, entry.title, entry.data, entry.undoes])
    for (position, change) in entry.changes.enumerated() {
      try insert(
        "journal_change",
        "journal, position, kind, id, before_row, before_replaced, after_row, after_replaced",
        [
          entry.number, position, change.key.kind.rawValue, change.key.id, change.before.row,
          change.before.replaced, change.after.row, change.after.replaced,
        ])
    }
  }
}
