import Foundation
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct SchemaTests {
  private static let snapshot = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots/schema.sql")

  private func freshText() throws -> String {
    try TemporaryFolder.with { folder in
      try folder.store()
      return try folder.look { db in try Schema.text(db) }
    }
  }

  @Test func `the schema is the recorded one`() throws {
    let text = try freshText()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: Self.snapshot)
    }
    let recorded = try String(contentsOf: Self.snapshot, encoding: .utf8)
    #expect(
      text == recorded,
      "The schema changed. If that is meant: RECORD_SNAPSHOTS=1 swift test --filter SchemaTests")
  }

  @Test func `the schema that is expected without a database is that of a fresh one`() throws {
    #expect(try freshText() == Schema.expected)
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
