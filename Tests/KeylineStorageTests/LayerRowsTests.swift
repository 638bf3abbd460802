import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct LayerRowsTests {
  /// Whether the user's own rows are said to be kept while a statement runs.
  private func areKept(_ sql: String) throws -> Bool {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(
        devices: [Sample.device("mine", layer: .local)], rules: [Sample.rule("t/r")])
      let db = try Connection(folder.file(), .readWrite)
      try LayerRows.local.keep(in: db)
      try db.execute(sql)
      let areKept = try LayerRows.local.areKept(in: db)
      // Nothing is left of what was kept.
      try LayerRows.local.keep(in: db)
      #expect(try LayerRows.local.areKept(in: db))
      return areKept
    }
  }

  @Test(arguments: [
    "UPDATE device SET name = 'x' WHERE id = 'mine'", "DELETE FROM device WHERE id = 'mine'",
    "UPDATE rule SET value = value + 1 WHERE layer = 'local'", "DELETE FROM journal_change",
    "UPDATE rule SET note = 'n' WHERE layer = 'local'", "DELETE FROM override",
    "DELETE FROM journal",
    "INSERT INTO scope VALUES (99, 'local')", "DELETE FROM scope_device WHERE layer = 'local'",
    "INSERT INTO source SELECT id, 'local', title, kind, address, locator, read, copy_of, licence, "
      + "holds FROM source",
  ])
  func `a change of the user's own rows is seen`(sql: String) throws {
    #expect(try !areKept(sql))
  }

  @Test(arguments: [
    "SELECT 1", "DELETE FROM device WHERE layer = 'shipped'", "DELETE FROM metric_see",
    "UPDATE shipment SET data = 9", "DELETE FROM source_key",
    "DELETE FROM device WHERE id = 'mine'; INSERT INTO device SELECT * FROM temp.kept_device",
  ])
  func `what is not theirs, or is again what it was, is not`(sql: String) throws {
    #expect(try areKept(sql))
  }
}
