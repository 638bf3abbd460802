import GRDB
import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct OlderSchemaTests {
  /// Makes the database that an older Keyline made, with a local source in it.
  func makeOlder(_ folder: TemporaryFolder, version: Int) throws {
    let queue = try DatabaseQueue(path: folder.file())
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = 1262836044; PRAGMA user_version = \(version)")
      try db.execute(sql: Migrator.record)
      for migration in Migration.all.prefix(version) {
        try db.execute(sql: migration.sql)
        try db.execute(
          sql: "INSERT INTO schema_migration VALUES (?, ?, ?)",
          arguments: [migration.version, migration.name, migration.digest])
      }
      try db.execute(
        sql: """
          INSERT INTO shipment VALUES (1, 1, '\(ConstraintRows.digest)');
          INSERT INTO source_key VALUES ('mine');
          INSERT INTO source (id, layer, title, kind, locator)
          VALUES ('mine', 'local', 'M', 'book', 'exact')
          """)
    }
    try queue.close()
  }

  @Test(arguments: 1..<Migration.latest)
  func `a database of an older schema is brought up to date with its local rows`(
    version: Int
  ) throws {
    try TemporaryFolder.with { folder in
      try makeOlder(folder, version: version)
      let store = try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      var expected = Sample.knowledge(data: 2)
      expected.sources.append(
        Source(id: "mine", title: "M", kind: .book, locator: .exact, layer: .local))
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(expected))
      #expect(try store.status().schema == Migration.latest)
      let objections = try KnowledgeStore.verify(path: folder.file()).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test(arguments: 1..<Migration.latest)
  func `one that other migrations built is refused and not changed`(version: Int) throws {
    try TemporaryFolder.with { folder in
      try makeOlder(folder, version: version)
      try folder.tamper(
        "keyline.sqlite", "UPDATE schema_migration SET sha256 = '\(ConstraintRows.digest)'")
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) {
        try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      }
      let name = "migrations/0001-create-knowledge.sql"
      #expect(error == .driftedMigration(folder.file(), migration: name))
      let after = try folder.bytes()
      #expect(after == before)
    }
  }

  @Test(arguments: 1..<Migration.latest)
  func `data that cannot be stored leaves the older schema as it was`(version: Int) throws {
    try TemporaryFolder.with { folder in
      try makeOlder(folder, version: version)
      let before = try folder.bytes()
      var broken = Sample.knowledge(data: 2)
      broken.devices.append(Sample.device("c", name: "Device a"))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      let after = try folder.bytes()
      #expect(after == before)
    }
  }
}
