import Crypto
import GRDB

/// Digests of the rows of a layer, by which a change that nobody meant is found.
enum LayerDigest {
  /// The digest of the user's own rows, with what they replace and the journal.
  static func local(_ db: Database) throws -> String { try digest(db, layer: "local") }

  /// The digest of the shipped rows, the releases, redesigns and metrics included.
  static func shipped(_ db: Database) throws -> String { try digest(db, layer: "shipped") }

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

  private static func digest(_ db: Database, layer: String) throws -> String {
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
    _ sql: String, named table: String, _ db: Database, to hash: inout SHA256
  ) throws {
    hash.update(data: Array(table.utf8))
    let columns = try db.primaryKey(table).columns.joined(separator: ", ")
    let rows = try Row.fetchCursor(db, sql: "\(sql) ORDER BY \(columns)")
    while let row = try rows.next() {
      for value in row.databaseValues {
        switch value.storage {
        case .null: hash.update(data: [0])
        case .int64(let number): hash.update(data: [1] + Array("\(number)".utf8))
        case .string(let text): hash.update(data: [2] + Array(text.utf8))
        case .double(let number): hash.update(data: [3] + Array("\(number)".utf8))
        case .blob(let data): hash.update(data: [4] + Array(data))
        }
        hash.update(data: [0xFF])
      }
    }
  }
}
