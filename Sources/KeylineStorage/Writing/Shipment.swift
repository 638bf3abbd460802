import KeylineModel
import KeylineSQLite

/// Replaces the shipped layer by the data that a program carries.
enum Shipment {
  /// Replaces it unless the database holds newer data; local rows are compared before and after.
  ///
  /// After a migration equal data is written again, since the tables may be new.
  static func replace(
    with knowledge: Knowledge, in db: Connection, path: String, evenIfEqual: Bool
  ) throws {
    let current = try db.integer("SELECT data FROM shipment")
    if let current, current > knowledge.data || current == knowledge.data && !evenIfEqual { return }
    // Before its first data a database has no other rows.
    let isNew = current == nil
    if !isNew {
      try LayerRows.local.keep(in: db)
      try db.execute("PRAGMA defer_foreign_keys = ON")
      try removeShipped(db)
    }
    var writer = RowWriter(db, path: path)
    try writer.write(knowledge)
    try db.execute("INSERT OR REPLACE INTO shipment (id, data) VALUES (1, ?)", knowledge.data)
    guard try isNew || LayerRows.local.areKept(in: db) else {
      throw StorageError.localRowsChanged(path)
    }
  }

  private static func removeShipped(_ db: Connection) throws {
    for table in ["technique", "rule", "observation", "scope", "device", "source"] {
      try db.execute("DELETE FROM \(table) WHERE layer = 'shipped'")
    }
    try db.execute("DELETE FROM release")
    try db.execute("DELETE FROM redesign")
    try db.execute("DELETE FROM metric_element")
    try db.execute("DELETE FROM metric_see")
    try db.execute("DELETE FROM metric")
  }
}
