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
  func transitions(_ changes: [Change]) throws -> [JournalEntry.Change] {
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
        guard let lower else {
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
  ///   - transitions: What becomes of rows one by one.
  ///   - rows: Those that their texts spell.
  ///   - additions: Observations whose identifiers no row has.
  /// - Returns: The entry, without the additions; nil where nothing changes.
  func write(
    _ transitions: [JournalEntry.Change], rows: [RowKey: KnowledgeRow],
    adding additions: AnySequence<Observation> = AnySequence([]), title: String,
    undoes: Int? = nil
  ) throws -> JournalEntry? {
    guard !transitions.isEmpty || additions.contains(where: { _ in true }) else { return nil }
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
    var journal = try JournalWriter(entry, with: &writer)
    try journal.write(transitions, with: &writer)
    try AdditionWriter(db, path: path).write(additions, journal: &journal, &writer)
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
