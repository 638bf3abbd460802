package import KeylineModel
import KeylineSQLite

extension KnowledgeStore {
  /// Every change of the user's own rows, the oldest first.
  package func journal() throws(StorageError) -> [JournalEntry] {
    try StorageError.translating(path) {
      try connection.read { try RowReader(db: connection, path: path).journal() }
    }
  }

  /// A plan to undo the last change.
  package struct Undo: Sendable {
    /// The change that is taken back.
    package let entry: JournalEntry
    /// The changes that take it back.
    package let changes: [Change]
  }

  /// The change that would be taken back next; nil when there is none.
  ///
  /// Errors: a row is not as the change left it.
  package func nextUndo() throws(StorageError) -> Undo? {
    try StorageError.translating(path) {
      try connection.read { try Self.nextUndo(try LocalLayer(connection, path: path)) }
    }
  }

  /// Takes the last change back that is not taken back yet, and writes that into the journal.
  ///
  /// - Parameter admitting: It is given all that is stored and the changes while nobody else can
  ///   write; what it throws keeps everything as it is.
  /// - Returns: The new entry; nil when there is nothing to take back.
  /// - Throws: ``StorageError``, or what `admitting` throws.
  package func undo(
    admitting: (Knowledge, Undo) throws -> Void = { _, _ in }
  ) throws -> JournalEntry? {
    try writing { layer in
      guard let undo = try Self.nextUndo(layer) else { return nil }
      try admitting(layer.knowledge, undo)
      var rows: [RowKey: KnowledgeRow] = [:]
      for case .put(let row) in undo.changes { rows[row.key] = row }
      let back = undo.entry.changes.map {
        JournalEntry.Change(key: $0.key, before: $0.after, after: $0.before)
      }
      return try layer.write(
        back, rows: rows, title: "undo: \(undo.entry.title)", undoes: undo.entry.number)
    }
  }

  private static func nextUndo(_ layer: LocalLayer) throws -> Undo? {
    let reader = RowReader(db: layer.db, path: layer.path)
    let journal = try reader.journal()
    guard let entry = journal.last(where: { $0.undoes == nil && $0.undoneBy == nil }) else {
      return nil
    }
    for change in entry.changes where layer.state(of: change.key) != change.after {
      throw StorageError.movedOn(layer.path, change: entry.number, row: change.key)
    }
    let changes = try entry.changes.map { change -> Change in
      guard let text = change.before.row else {
        return change.before.isMask ? .mask(change.key) : .drop(change.key)
      }
      return .put(try reader.row(text, change.key))
    }
    return Undo(entry: entry, changes: changes)
  }
}
