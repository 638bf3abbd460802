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
        var knowledge = Knowledge()
        knowledge.data = try Int.fetchOne(db, sql: "SELECT data FROM shipment") ?? 0
        let reader = RowReader(db: db, path: path)
        knowledge.metrics = try reader.metrics()
        knowledge.releases = try reader.releases()
        knowledge.sources = try reader.sources()
        knowledge.devices = try reader.devices()
        let filter = try metrics.map { try reader.closure(of: $0) }
        knowledge.rules = try reader.rules(about: filter)
        knowledge.observations = try reader.observations(about: filter)
        if metrics == nil { knowledge.techniques = try reader.techniques() }
        return knowledge
      }
    }
  }
}
