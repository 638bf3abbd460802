import Foundation
import KeylineBundle
import KeylineModel
import KeylineSQLite
import KeylineSeed
import Testing

@testable import KeylineStorage

/// What damaged, foreign and hostile input must lead to.
@Suite struct RefusalTests {
  private static let drift =
    "UPDATE schema_migration SET sql = sql || ' ' WHERE version = 1"

  @Test(arguments: [1, 2])
  func `a database that other migrations built is refused and unchanged`(number: Int) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", Self.drift)
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) {
        try folder.store("keyline.sqlite", Sample.knowledge(data: number))
      }
      #expect(
        error
          == .driftedMigration(
            folder.file(), migration: "migrations/0001-create-knowledge.sql"))
      #expect(try folder.bytes() == before, "changed")
    }
  }

  @Test func `a database without the record of its migrations is refused`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", "DELETE FROM schema_migration")
      #expect(throws: StorageError.self) { try folder.store() }
    }
  }

  @Test func `a mark behind the colon does not make a URI a path`() throws {
    try TemporaryFolder.with { folder in
      let path = "file:\u{334}" + folder.file("x")
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore(path: path, number: 1) { Sample.knowledge() }
      }
      #expect(error == .unusablePath(path))
    }
  }

  @Test func `a format that SQLite does not know is an error of the file`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      var bytes = try folder.bytes()
      // The schema format number: https://www.sqlite.org/fileformat2.html#schema_format_number.
      bytes[47] = 5
      try folder.write(bytes)
      let error = #expect(throws: StorageError.self) { try folder.store() }
      #expect(error == .unusable(folder.file(), detail: "unsupported file format"))
    }
  }

  @Test func `a path with a NUL is no path`() throws {
    try TemporaryFolder.with { folder in
      #expect(throws: StorageError.self) { try folder.store("a\0b") }
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test(arguments: ["it's", "') OR 1 = 1 --", "'"])
  func `asking about a strange name finds nothing`(metric: String) throws {
    try TemporaryFolder.with { folder in
      let found = try folder.store().knowledge(about: { _ in [metric] })
      #expect(found.rules.isEmpty)
      #expect(found.observations.isEmpty)
    }
  }

  @Test(arguments: [
    "INSERT INTO scope VALUES (9223372036854775807, 'local')",
    "INSERT INTO scope VALUES (1000000000, 'local')",
    "INSERT INTO journal VALUES (9223372036854775807, '2026-01-31T12:00:00Z', 'x', 1, NULL)",
  ])
  func `a number after which there is none is damage, not a trap`(sql: String) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try folder.tamper("keyline.sqlite", sql)
      let before = try folder.bytes()
      #expect(throws: StorageError.self) {
        try store.add(observations: [Sample.observation("s/new", layer: .local)])
      }
      #expect(try folder.bytes() == before, "changed")
    }
  }

  @Test func `rows that are not local are not added`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      #expect(throws: StorageError.self) { try store.add(devices: [Sample.device("c")]) }
      #expect(throws: StorageError.self) {
        try store.add(rules: [Sample.rule("t/x", layer: .shipped)])
      }
    }
  }

  @Test(
    arguments: [
      ("release", ["version": "NULL"]), ("metric", ["id": "'a' || char(0) || '; DROP'"]),
      ("observation_key", ["id": "'a/b/c'"]),
      ("observation_key", ["id": "'a/../b'"]), ("rule", ["id": "'a/b/c'"]),
      ("source_key", ["id": "'a-'"]), ("source_key", ["id": "'a--b'"]),
      ("device", ["first_os": "'...'"]), ("device", ["first_os": "'11' || char(0)"]),
      ("device", ["released": "'2026-99-99'"]), ("device", ["last_os": "'9999'"]),
      ("observation", ["os_on": "'14'", "os_from": "14000000"]),
      ("observation", ["os_on": "'14'", "os_until": "15000000"]),
      ("scope_condition", ["value": "'x'", "high": "NULL"]),
      ("metric_element", ["element": "'colour'"]), ("device_copy", ["attribute": "'Colour'"]),
      ("metric", ["portrait_attribute": "'colour'", "landscape_attribute": "'colour'"]),
      ("schema_migration", ["version": "0"]),
      ("observation", ["note": "'=1+1'"]), ("device", ["note": "'=1+1'"]),
      ("device", ["name": "'a' || char(27) || 'b'"]),
    ] as [(String, [String: String])])
  func `what Swift refuses the schema refuses too`(table: String, changes: [String: String]) throws
  {
    try TemporaryFolder.with { folder in
      try folder.store()
      let db = try Connection.open(folder.file(), .readWrite)
      #expect(throws: SQLiteError.self) {
        try db.execute(ConstraintRows.insert(table, changing: changes))
      }
    }
  }

  /// Statements under names that only SQLite gives.
  @Test(arguments: [
    "CREATE TRIGGER sqlite_evil AFTER INSERT ON journal BEGIN DELETE FROM device; END",
    "CREATE TRIGGER sqlite_autoindex_rule_9 AFTER INSERT ON journal BEGIN DELETE FROM rule; END",
    "CREATE VIEW sqlite_stat1 AS SELECT 1", "CREATE TABLE sqlite_stat1 (tbl, idx, evil)",
  ])
  func `no name hides a statement`(sql: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", "PRAGMA writable_schema = ON; " + sql)
      let before = try folder.bytes()
      #expect(throws: StorageError.self) { try folder.store() }
      let verdicts = try? KnowledgeStore.verify(path: folder.file())
      #expect(verdicts.map { $0.contains { !$0.objections.isEmpty } } ?? true)
      #expect(try folder.bytes() == before, "changed")
    }
  }

  @Test(arguments: [
    "PRAGMA user_version = 0", "PRAGMA user_version = 2",
    "DROP TABLE shipment; PRAGMA user_version = 4",
  ])
  func `tables that no Keyline of that version made are refused with a sentence`(sql: String) throws
  {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", sql)
      let before = try folder.bytes()
      for open in [
        { _ = try folder.store() },
        { _ = try KnowledgeStore.versions(path: folder.file()) },
        {
          _ = try KnowledgeStore.inMemory(path: folder.file(), number: 1) { Sample.knowledge() }
        },
      ] {
        let error = #expect(throws: StorageError.self) { try open() }
        guard case .unexpectedSchema = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
      #expect(try folder.bytes() == before, "changed")
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func `what is no file beside a database is refused before it is opened`(ending: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let path = folder.file("keyline.sqlite" + ending)
      for make in [
        { mkfifo(path, 0o600) }, { mkdir(path, 0o700) }, { symlink("/nowhere", path) },
      ] {
        #expect(make() == 0)
        let error = #expect(throws: StorageError.self) { try folder.store() }
        guard case .notAFile(path, _) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  @Test func `a text that is longer than any may be is damage`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try folder.tamper(
        "keyline.sqlite", "UPDATE device SET name = printf('%.*c', 3900000, 'x') WHERE id = 'a'")
      let error = #expect(throws: StorageError.self) { try store.knowledge() }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func `a constraint names the path`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let error = #expect(throws: StorageError.self) {
        try store.add(devices: [Sample.device("x", name: "=1", layer: .local)])
      }
      guard case .constraint(folder.file(), .sqlite) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: [
    "CREATE VIEW extra AS SELECT 1", "CREATE TABLE zebra (a INTEGER) STRICT",
    "CREATE TRIGGER extra AFTER INSERT ON device BEGIN DELETE FROM rule; END",
  ])
  func `the strange statement is the one that is named`(sql: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", sql)
      let error = #expect(throws: StorageError.self) { try folder.store() }
      guard case .unexpectedSchema(folder.file(), .unexpected(let beginning)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(beginning.hasPrefix(sql.prefix(17)))
    }
  }

  @Test func `a file below a file is told as that`() throws {
    try TemporaryFolder.with { folder in
      try folder.write([1], to: "f")
      let error = #expect(throws: StorageError.self) { try folder.store("f/x.sqlite") }
      #expect(error == .notAFile(folder.file("f/x.sqlite"), .belowFile))
    }
  }

  @Test func `statistics that the sqlite3 shell gathered do no harm`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", "ANALYZE")
      #expect(throws: Never.self) { try folder.store() }
    }
  }

  @Test func `a database that a crash left is verified`() throws {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      try folder.store("live", seed)
      try CrashTests().crash(folder)
      let verdicts = try KnowledgeStore.verify(path: folder.file(), seed)
      #expect(verdicts.flatMap(\.objections) == [])
    }
  }

  @Test func `an older schema with data of the same number gets its new tables filled`() throws {
    try TemporaryFolder.with { folder in
      try OlderSchemaTests().makeOlder(folder, version: 1)
      let store = try folder.store("keyline.sqlite", Sample.knowledge(data: 1))
      #expect(try store.knowledge().techniques == [Sample.technique])
    }
  }

  @Test func `a local value outside its range is found by verify`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(rules: [Sample.rule("my/r")])
      try folder.tamper(
        "keyline.sqlite",
        """
        PRAGMA ignore_check_constraints = ON;
        UPDATE rule SET value = 700000 WHERE layer = 'local'
        """)
      let verdicts = try KnowledgeStore.verify(path: folder.file())
      #expect(verdicts.contains { $0.check == .pages && !$0.objections.isEmpty })
    }
  }
}
