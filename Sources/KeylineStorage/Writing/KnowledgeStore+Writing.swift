package import KeylineModel
import KeylineSQLite

extension KnowledgeStore {
  /// Changes the user's own rows in one transaction, all of them or none, and writes the change
  /// into the journal.
  ///
  /// A row that stands over a shipped one remembers what it replaces, a mask what it takes away.
  ///
  /// - Parameters:
  ///   - title: What is done, for the journal.
  ///   - hiding: The row of a key in a layer between the shipped one and the user's own, which is not stored
  ///     and can be taken away, too.
  ///   - decide: It is given all that is stored while nobody else can write and says what is to
  ///     change; what it throws keeps everything as it is.
  /// - Returns: The entry of the journal; nil when nothing is different.
  /// - Throws: ``StorageError``, or what `decide` throws.
  @discardableResult
  package func apply(
    title: String, hiding: (RowKey) -> KnowledgeRow? = { _ in nil },
    _ decide: (Knowledge) throws -> [Change]
  ) throws -> JournalEntry? {
    try writing { layer in
      let changes = try decide(layer.knowledge)
      var rows: [RowKey: KnowledgeRow] = [:]
      for case .put(let row) in changes { rows[row.key] = row }
      let transitions = try layer.transitions(changes, hiding: hiding)
      return try layer.write(transitions, rows: rows, title: title)
    }
  }

  /// Runs a change while nobody else can write.
  func writing(_ body: (LocalLayer) throws -> JournalEntry?) throws -> JournalEntry? {
    try StorageError.translatingSQLite(path) {
      let db = connection
      return try db.transaction(.immediate) {
        // An older database may have been put back since this one was opened.
        guard try Migrator.version(db, path: path) == Migration.latest else {
          throw StorageError.locked(path)
        }
        return try body(try LocalLayer(db, path: path))
      }
    }
  }
}
