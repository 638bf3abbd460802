import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct MigrationTests {
  @Test func `they are numbered from one without a gap`() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
    #expect(Migration.latest == Migration.all.count)
  }

  @Test(arguments: Migration.all.map(\.name))
  func `the name is four digits and what it does`(name: String) {
    #expect(name.wholeMatch(of: /migrations\/[0-9]{4}-[a-z0-9-]+\.sql/) != nil)
  }

  @Test func `a database records what was applied, with its text`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let rows = try folder.look { db in
        try db.texts("SELECT version || ' ' || name || ' ' || sql FROM schema_migration")
      }
      #expect(rows == Migration.all.map { "\($0.version) \($0.name) \($0.sql)" })
    }
  }

  @Test(arguments: Migration.all.map(\.version))
  func `a migration whose text is another by a letter is another one`(version: Int) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper(
        "keyline.sqlite",
        "UPDATE schema_migration SET sql = substr(sql, 2) || 'x' WHERE version = \(version)")
      let error = #expect(throws: StorageError.self) { try folder.store() }
      let name = Migration.all[version - 1].name
      #expect(error == .driftedMigration(folder.file(), migration: name))
    }
  }
}
