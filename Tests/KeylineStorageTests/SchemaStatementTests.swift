import KeylineSQLite
import Testing

@testable import KeylineStorage

/// The schema that migrations leave is worked out from their text; SQLite is asked what is right.
@Suite struct SchemaStatementTests {
  @Test(arguments: 1...Migration.latest)
  func `what migrations leave is worked out as SQLite keeps it, version by version`(
    version: Int
  ) throws {
    let db = try Connection()
    try db.execute(Migrator.record)
    for migration in Migration.all.prefix(version) { try db.execute(migration.sql) }
    #expect(try Schema.text(db) == Schema.expected(after: version))
  }

  @Test func `nothing that a migration put aside stays`() {
    for version in 1...Migration.latest {
      #expect(!Schema.expected(after: version).contains("old_"))
    }
  }
}
