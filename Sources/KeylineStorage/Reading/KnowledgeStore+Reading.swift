import GRDB
public import KeylineModel

extension KnowledgeStore {
  /// Reads the catalogue of metrics alone.
  public func metrics() throws(StorageError) -> [Metric] {
    try StorageError.translating(path) {
      try queue.read { db in try RowReader(db: db, path: path).metrics() }
    }
  }

  /// Reads the knowledge in one transaction.
  ///
  /// With metrics, only their rules and observations are read, and those of every metric that
  /// formulas lead to from there; techniques are left out; everything else is read whole.
  public func knowledge(about metrics: [Metric.ID]? = nil) throws(StorageError) -> Knowledge {
    try StorageError.translating(path) {
      try queue.read { db in
        try RowReader(db: db, path: path).everything(about: metrics)
      }
    }
  }
}
