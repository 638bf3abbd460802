import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct ConstraintTests {
  /// Whether a statement is refused for a constraint; it is taken back either way.
  private func isRefused(_ sql: String) throws -> Bool {
    try TemporaryFolder.withSample { folder in
      let db = try Connection.open(folder.file(), .readWrite)
      do {
        try db.transaction(.immediate) { try db.execute(sql) }
      } catch let error as SQLiteError where error.code.primary == .constraint {
        return true
      }
      return false
    }
  }

  @Test(arguments: ConstraintRows.valid.keys.sorted())
  func `the row that the others are made from is taken`(table: String) throws {
    #expect(try !isRefused(ConstraintRows.insert(table)))
  }

  @Test func `there is such a row for every table but the one that has only one`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let tables = try folder.look { db in
        try db.texts("SELECT name FROM sqlite_schema WHERE type = 'table'")
      }
      #expect(Set(tables) == Set(ConstraintRows.valid.keys).union(["shipment"]))
    }
  }

  @Test(arguments: [
    "INSERT INTO shipment VALUES (2, 1)",
    "UPDATE shipment SET data = 0", "UPDATE shipment SET data = NULL",
    "UPDATE schema_migration SET sql = ''", "UPDATE schema_migration SET sql = NULL",
    "UPDATE schema_migration SET name = ''",
    "DELETE FROM metric_key WHERE id = 'bottom'", "DELETE FROM device_key WHERE id = 'a'",
    "DELETE FROM source_key WHERE id = 's'", "DELETE FROM observation_key WHERE id = 's/o'",
    "UPDATE metric SET position = 0", "UPDATE device SET name = 'same'",
    "UPDATE rule SET os_from = 5, os_until = 5", "DELETE FROM scope", "UPDATE scope SET id = 1",
    "UPDATE rule SET layer = 'local ' WHERE id = 't/r'",
    "INSERT INTO device_identifier SELECT identifier, layer, 'b', 9 FROM device_identifier",
  ])
  func `a statement that would break the tables is refused`(sql: String) throws {
    #expect(try isRefused(sql))
  }

  @Test(
    arguments: [
      (
        "id", "device_key",
        [
          "''", "'A'", "'-a'", "'a-'", "'a--b'", "'a b'", "'a.b'", "'é'", "NULL",
          "'a' || char(0) || 'b'", "printf('%065d', 0)",
        ]
      ),
      (
        "id", "source_key",
        [
          "''", "'A'", "'-a'", "'a b'", "'a/b'", "NULL", "'a' || char(0)",
          "printf('%065d', 0)",
        ]
      ),
      (
        "id", "observation_key",
        [
          "''", "'a'", "'A/b'", "'a/'", "'/b'", "'a/B'", "'a b/c'", "NULL",
          "'a/b' || char(0)",
        ]
      ),
      ("id", "rule", ["''", "'a'", "'A/b'", "'a/'", "'/b'", "NULL", "'a/b' || char(0)"]),
      ("id", "metric", ["''", "'A'", "'.a'", "'a-b'", "'a b'", "'a1'", "NULL", "'bottom'"]),
      (
        "identifier", "device_identifier",
        [
          "''", "'iPhone'", "'1,1'", "',1'", "'iPhone1,'", "NULL",
          "'iPhone1,1' || char(0)",
        ]
      ),
      (
        "name", "device",
        [
          "''", "'=1'", "'+1'", "'-1'", "'@a'", "' a'", "char(9) || 'a'",
          "char(13) || 'a'", "'a' || char(0)", "printf('%0121d', 0)",
          "replace(printf('%061d', 0), '0', 'é')", "NULL",
        ]
      ),
      ("note", "device", ["''", "'a' || char(0)"]),
      ("title", "source", ["''", "NULL", "'a' || char(0)"]),
      ("address", "source", ["''", "'a' || char(0)"]),
      ("read", "source", ["''", "'a' || char(0)"]),
      ("title", "metric", ["''", "NULL", "'a' || char(0)"]),
      ("definition", "metric", ["''", "NULL", "'a' || char(0)"]),
      ("tool", "observation", ["''", "'a' || char(0)"]),
      ("locator", "observation", ["''", "'a' || char(0)"]),
      ("disputed", "observation", ["''", "'a' || char(0)"]),
      ("note", "observation", ["''", "'a' || char(0)"]),
      ("note", "rule", ["''", "'a' || char(0)"]),
    ] as [(String, String, [String])])
  func `text outside its grammar is refused`(
    column: String, table: String, values: [String]
  ) throws {
    for value in values {
      let sql = ConstraintRows.insert(table, changing: [column: value])
      #expect(try isRefused(sql), "\(sql)")
    }
  }
}
