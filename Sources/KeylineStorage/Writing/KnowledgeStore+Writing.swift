import GRDB
public import KeylineModel

extension KnowledgeStore {
  /// Changes the user's own rows in one transaction, all of them or none, and writes the change
  /// into the journal.
  ///
  /// A row that stands over a shipped one remembers what it replaces, a mask what it takes away.
  ///
  /// - Parameters:
  ///   - title: What is done, for the journal.
  ///   - decide: It is given all that is stored while nobody else can write and says what is to
  ///     change; what it throws keeps everything as it is.
  /// - Returns: The entry of the journal, without the additions of the list; nil when nothing is
  ///   different.
  /// - Throws: ``StorageError``, or what `decide` throws.
  @discardableResult
  public func apply(
    title: String, _ decide: (Knowledge) throws -> ChangeList
  ) throws -> JournalEntry? {
    try writing { layer in
      let list = try decide(layer.knowledge)
      var rows: [RowKey: KnowledgeRow] = [:]
      for case .put(let row) in list.changes { rows[row.key] = row }
      return try layer.write(
        try layer.transitions(list.changes), rows: rows, adding: list.additions, title: title)
    }
  }

  /// Runs a change while nobody else can write.
  func writing(_ body: (LocalLayer) throws -> JournalEntry?) throws -> JournalEntry? {
    do {
      return try queue.writeWithoutTransaction { db in
        var entry: JournalEntry?
        try db.inTransaction(.immediate) {
          entry = try body(try LocalLayer(db, path: path))
          return entry == nil ? .rollback : .commit
        }
        return entry
      }
    } catch let error as DatabaseError {
      throw StorageError(error, path: path)
    }
  }
}
