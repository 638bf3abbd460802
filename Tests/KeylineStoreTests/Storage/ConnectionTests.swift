import Testing

@testable import KeylineStore

@Suite struct ConnectionTests {
  @Test(arguments: [
    ("foreign_keys", 1), ("trusted_schema", 0), ("cell_size_check", 1), ("synchronous", 2),
  ])
  func `a connection has the settings of every connection`(pragma: String, value: Int) throws {
    try TemporaryFolder.with { folder in
      let own = try OwnFile(changing: folder.file())
      let found = try own.connection.integer("PRAGMA \(pragma)")
      #expect(found == value)
    }
  }

  @Test(arguments: [
    "ATTACH ':memory:' AS other", "VACUUM INTO 'copy.sqlite'", "SELECT zeroblob(4000001)",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = sql",
  ])
  func `what no statement of ours needs is refused`(sql: String) throws {
    try TemporaryFolder.with { folder in
      let own = try OwnFile(changing: folder.file())
      #expect(throws: SQLiteError.self) { try own.connection.execute(sql) }
    }
  }

  @Test func `a question that does not end is ended`() throws {
    try TemporaryFolder.with { folder in
      let db = try Connection.open(folder.file(), .readWrite)
      let endless = """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n
        """
      #expect(throws: StorageError.damaged("a", .endless)) {
        try StorageError.translating("a") { try db.integer(endless) }
      }
      #expect(try db.integer("SELECT 7") == 7)
    }
  }
}
