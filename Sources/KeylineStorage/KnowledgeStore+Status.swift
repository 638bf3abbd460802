import KeylineSQLite

extension KnowledgeStore {
  /// The contents of a database.
  public struct Status: Sendable {
    /// The version of the schema.
    public let schema: Int
    /// The number of the shipped data.
    public let data: Int
    /// How many rows there are, by table and layer.
    public let counts: [Count]
    /// The version of the SQLite library.
    public let sqlite: String

    /// The number of rows of one table in one layer.
    public struct Count: Sendable {
      /// The name of the table.
      public let table: String
      /// The name of the layer.
      public let layer: String
      /// How many rows there are, 0 or more.
      public let rows: Int
    }
  }

  /// Tells what the database holds.
  public func status() throws(StorageError) -> Status {
    try StorageError.translating(path) {
      let db = connection
      return try db.read {
        var counts: [Status.Count] = []
        for table in ["device", "rule", "observation", "source", "technique"] {
          for layer in ["shipped", "local"] {
            let rows = try db.integer("SELECT count(*) FROM \(table) WHERE layer = ?", layer)
            counts.append(.init(table: table, layer: layer, rows: rows ?? 0))
          }
        }
        for table in ["metric", "release"] {
          let rows = try db.integer("SELECT count(*) FROM \(table)")
          counts.append(.init(table: table, layer: "shipped", rows: rows ?? 0))
        }
        return Status(
          schema: try db.integer("PRAGMA user_version") ?? 0,
          data: try db.integer("SELECT data FROM shipment") ?? 0, counts: counts,
          sqlite: try db.text("SELECT sqlite_version()") ?? "")
      }
    }
  }
}
