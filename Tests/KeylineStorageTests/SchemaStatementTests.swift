import GRDB
import Testing

@testable import KeylineStorage

/// The schema that migrations leave is worked out from their text; SQLite is asked what is right.
@Suite struct SchemaStatementTests {
  @Test(arguments: 1...Migration.latest)
  func `what migrations leave is worked out as SQLite keeps it, version by version`(
    version: Int
  ) throws {
    let queue = try DatabaseQueue()
    let text = try queue.write { db in
      try db.execute(sql: Migrator.record)
      for migration in Migration.all.prefix(version) { try db.execute(sql: migration.sql) }
      return try Schema.text(db)
    }
    #expect(text == Schema.expected(after: version))
  }

  @Test func `nothing that a migration put aside stays`() {
    for version in 1...Migration.latest {
      #expect(!Schema.expected(after: version).contains("old_"))
    }
  }
}
