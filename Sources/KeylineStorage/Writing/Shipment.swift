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
    let before = try LayerDigest.local(db)
    try db.execute("PRAGMA defer_foreign_keys = ON")
    if current != nil { try removeShipped(db) }
    var writer = RowWriter(db, path: path)
    try writer.write(knowledge)
    try db.execute(
      """
      INSERT INTO shipment (id, data, digest) VALUES (1, ?, ?)
      ON CONFLICT (id) DO UPDATE SET data = excluded.data
      """, knowledge.data, String(repeating: "0", count: 64))
    try db.execute("UPDATE shipment SET digest = ?", try LayerDigest.shipped(db))
    guard try LayerDigest.local(db) == before else { throw StorageError.localRowsChanged(path) }
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
