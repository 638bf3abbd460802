import KeylineSQLite

/// The rows of a layer in all tables, to be compared with others row by row.
struct LayerRows {
  private let layer: String
  /// The tables that have rows of this layer alone.
  private let unlayered: [String]

  /// The user's own rows, with what they replace and the journal.
  static let local = LayerRows(
    layer: "local", unlayered: ["override", "journal", "journal_change", "journal_batch"])

  /// The shipped rows, the releases, redesigns and metrics included.
  static let shipped = LayerRows(
    layer: "shipped",
    unlayered: [
      "release", "redesign", "redesign_metric", "redesign_source", "metric", "metric_element",
      "metric_see", "shipment",
    ])

  private static let layered = [
    "source", "device", "device_identifier", "device_source", "device_copy", "scope",
    "scope_device", "scope_condition", "observation", "rule", "rule_term", "rule_support",
    "technique", "technique_item", "technique_source", "technique_support", "technique_constant",
  ]

  /// Tells whether two databases have the same rows.
  func areSame(in one: Connection, and other: Connection) throws -> Bool {
    try tables.allSatisfy { table in
      let sql = try sql(table, one)
      return try Self.areSame(try one.prepare(sql), try other.prepare(sql))
    }
  }

  /// Keeps the rows as they are now, for ``areKept(in:)``.
  func keep(in db: Connection) throws {
    for table in tables {
      try db.execute("CREATE TEMP TABLE kept_\(table) AS \(try sql(table, db))")
    }
  }

  /// Tells whether the rows are those that were kept, which are forgotten with that.
  func areKept(in db: Connection) throws -> Bool {
    let areKept = try tables.allSatisfy { table in
      try Self.areSame(
        try db.prepare("SELECT * FROM temp.kept_\(table) ORDER BY rowid"),
        try db.prepare(try sql(table, db)))
    }
    for table in tables { try db.execute("DROP TABLE temp.kept_\(table)") }
    return areKept
  }

  private var tables: [String] { Self.layered + unlayered }

  /// The rows of a table in the order of its key.
  private func sql(_ table: String, _ db: Connection) throws -> String {
    let key = try db.texts(
      "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table)
    let rows = Self.layered.contains(table) ? "WHERE layer = '\(layer)'" : ""
    return "SELECT * FROM \(table) \(rows) ORDER BY \(key.joined(separator: ", "))"
  }

  private static func areSame(_ one: Statement, _ other: Statement) throws -> Bool {
    while try one.step() {
      guard try other.step(), one.row.isSame(as: other.row) else { return false }
    }
    return try !other.step()
  }
}
