import Crypto
import KeylineSQLite

/// Digests of the rows of a layer, by which a change that nobody meant is found.
enum LayerDigest {
  /// The digest of the user's own rows, with what they replace and the journal.
  static func local(_ db: Connection) throws -> String { try digest(db, layer: "local") }

  /// The digest of the shipped rows, the releases, redesigns and metrics included.
  static func shipped(_ db: Connection) throws -> String { try digest(db, layer: "shipped") }

  private static let layered = [
    "source", "device", "device_identifier", "device_source", "device_copy", "scope",
    "scope_device", "scope_condition", "observation", "rule", "rule_term",
    "rule_support", "technique", "technique_item",
    "technique_source", "technique_support", "technique_constant",
  ]

  private static let own = ["override", "journal", "journal_change", "journal_batch"]

  private static let unlayered = [
    "release", "redesign", "redesign_metric", "redesign_source", "metric", "metric_element",
    "metric_see",
  ]

  private static func digest(_ db: Connection, layer: String) throws -> String {
    var hash = SHA256()
    for table in layered {
      try add("SELECT * FROM \(table) WHERE layer = '\(layer)'", named: table, db, to: &hash)
    }
    if layer == "local" {
      for table in own { try add("SELECT * FROM \(table)", named: table, db, to: &hash) }
    }
    if layer == "shipped" {
      for table in unlayered { try add("SELECT * FROM \(table)", named: table, db, to: &hash) }
      try add("SELECT data FROM shipment", named: "shipment", db, to: &hash)
    }
    return Digest.hexadecimal(hash.finalize())
  }

  private static func add(
    _ sql: String, named table: String, _ db: Connection, to hash: inout SHA256
  ) throws {
    hash.update(data: Array(table.utf8))
    let columns = try db.texts("SELECT name FROM pragma_table_info(?) ORDER BY cid", table)
    let key = try db.texts(
      "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table)
    try db.each("\(sql) ORDER BY \(key.joined(separator: ", "))") { row in
      for column in columns.indices {
        do {
          let number = try row.integer(column)
          hash.update(data: number.map { [1] + Array("\($0)".utf8) } ?? [0])
        } catch {
          hash.update(data: [2] + Array((try row.text(column) ?? "").utf8))
        }
        hash.update(data: [0xFF])
      }
    }
  }
}
