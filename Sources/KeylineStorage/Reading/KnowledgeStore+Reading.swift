public import KeylineModel
import KeylineSQLite

extension KnowledgeStore {
  /// Reads all of the knowledge in one transaction.
  public func knowledge() throws(StorageError) -> Knowledge {
    try StorageError.translating(path) {
      try connection.read { try RowReader(db: connection, path: path).everything() }
    }
  }

  /// Reads what matters for some metrics in one transaction.
  ///
  /// `pick` is given the catalogue and names them. Only their rules and observations are read, and
  /// those of every metric that formulas lead to from there; techniques are left out; everything
  /// else is read whole.
  ///
  /// - Throws: ``StorageError``, or what `pick` throws.
  public func knowledge(about pick: ([Metric]) throws -> [Metric.ID]) throws -> Knowledge {
    do {
      return try connection.read {
        try RowReader(db: connection, path: path).knowledge(about: pick)
      }
    } catch let error as SQLiteError {
      throw StorageError(error, path: path)
    }
  }
}
