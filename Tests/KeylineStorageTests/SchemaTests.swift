import Foundation
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct SchemaTests {
  private static let record = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "migrations/schema.sql")

  @Test func `the recorded schema is the one that the migrations make`() throws {
    let made = try Schema.made(upTo: Migration.latest)
    #expect(
      try String(contentsOf: Self.record, encoding: .utf8) == made,
      "a migration came or changed: run script/embed, then build")
    #expect(!made.contains("old_"), "a table that a migration put aside stays")
  }

  @Test func `a new database has the recorded schema`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      #expect(try folder.look { db in try Schema.text(db) } == Schema.recorded)
    }
  }

  @Test func `every table is strict`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let loose = try folder.look { db in
        try db.texts(
          """
          SELECT name FROM pragma_table_list
          WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'
          """)
      }
      #expect(loose == [])
    }
  }
}
