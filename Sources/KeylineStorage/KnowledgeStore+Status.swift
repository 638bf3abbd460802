import KeylineSQLite

extension KnowledgeStore {
  /// The contents of a database.
  package struct Status: Sendable {
    /// The version of the schema.
    package let schema: Int
    /// The number of the shipped data.
    package let data: Int
    /// How many rows there are, by table and layer.
    package let counts: [Count]
    /// The version of the SQLite library.
    package let sqlite: String

    /// The number of rows of one table in one layer.
    package struct Count: Sendable {
      /// The name of the table.
      package let table: String
      /// The name of the layer.
      package let layer: String
      /// How many rows there are, 0 or more.
      package let rows: Int
    }
  }

  /// Tells what the database holds.
  package func status() throws(StorageError) -> Status {
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
