import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct VerifyTests {
  /// The names of the checks that object.
  private func objecting(_ folder: TemporaryFolder) throws -> [KnowledgeStore.Check] {
    try KnowledgeStore.verify(path: folder.file()).filter { !$0.objections.isEmpty }.map(\.check)
  }

  @Test func `a sound database gets no objection and is not changed`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(devices: [Sample.device("mine", layer: .local)])
      let before = try folder.bytes()
      let verdicts = try KnowledgeStore.verify(path: folder.file())
      #expect(
        verdicts.map(\.check) == [
          .tables, .pages, .references, .migrations, .shippedRows, .ownChanges,
        ])
      #expect(verdicts.flatMap(\.objections) == [])
      #expect(try folder.bytes() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `a database is sound after newer data came`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      let verdicts = try KnowledgeStore.verify(path: folder.file(), Sample.knowledge(data: 2))
      #expect(verdicts.flatMap(\.objections) == [])
      #expect(verdicts.compactMap(\.gap) == [])
    }
  }

  @Test(arguments: [1, 3])
  func `rows of other data than the program's are not compared, and that is said`(data: Int) throws
  {
    try TemporaryFolder.with { folder in
      try folder.store("keyline.sqlite", Sample.knowledge(data: data))
      try folder.tamper("keyline.sqlite", "UPDATE rule SET value = value + 1")
      let verdicts = try KnowledgeStore.verify(path: folder.file(), Sample.knowledge(data: 2))
      #expect(verdicts.flatMap(\.objections) == [])
      #expect(verdicts.filter { $0.gap != nil }.map(\.check) == [.shippedRows])
      #expect(verdicts.compactMap(\.gap) == [.otherData(database: data, program: 2)])
    }
  }

  @Test(arguments: [
    "UPDATE rule SET value = value + 1", "UPDATE observation SET value = 0",
    "UPDATE device SET name = 'x' WHERE id = 'a'", "UPDATE observation SET os_on = NULL",
    "UPDATE release SET ios = '2019-09-25'", "UPDATE metric SET title = 'x'",
    "DELETE FROM metric_see", "UPDATE source SET title = 'x'", "DELETE FROM rule_support",
    "INSERT INTO device_copy VALUES ('a', 'shipped', 'scale')",
    "DELETE FROM device_identifier", "UPDATE rule_term SET sign = -1",
    "DELETE FROM shipment",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'width', 0, NULL, 1, 2)",
    "DELETE FROM scope_device", "UPDATE rule SET scope = 2 WHERE id = 't/r'",
  ])
  func `a plausible change of a shipped row is found`(sql: String) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", sql)
      #expect(try objecting(folder) == [.shippedRows])
    }
  }

  @Test func `a local row is nobody's business`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(devices: [Sample.device("mine", layer: .local)])
      try folder.tamper("keyline.sqlite", "UPDATE device SET name = 'x' WHERE layer = 'local'")
      #expect(try objecting(folder) == [])
    }
  }

  @Test(
    arguments: [
      ("UPDATE schema_migration SET sql = lower(sql)", [.migrations]),
      ("DELETE FROM source_key", [.references]),
      ("CREATE TABLE extra (a INTEGER) STRICT", [.tables]), ("DROP TABLE rule_support", [.tables]),
    ] as [(String, [KnowledgeStore.Check])])
  func `each kind of damage is found by its check`(sql: String, checks: [KnowledgeStore.Check])
    throws
  {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", "PRAGMA foreign_keys = OFF; " + sql)
      let found = try objecting(folder)
      #expect(found == checks)
    }
  }

  @Test func `a view without end is refused and not evaluated`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper(
        "keyline.sqlite",
        """
        PRAGMA foreign_keys = OFF; DROP TABLE shipment;
        CREATE VIEW shipment AS WITH RECURSIVE n(data) AS (SELECT 1 UNION ALL SELECT data FROM n)
        SELECT 1 AS id, max(data) AS data FROM n
        """)
      #expect(try KnowledgeStore.verify(path: folder.file()).map(\.check) == [.tables])
    }
  }

  @Test func `a database that is not there is missing`() throws {
    try TemporaryFolder.with { folder in
      let error = #expect(throws: StorageError.self) {
        try KnowledgeStore.verify(path: folder.file())
      }
      #expect(error == .missing(folder.file()))
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test func `a newer and a foreign database are refused`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper("keyline.sqlite", "PRAGMA user_version = 99")
      try folder.write(Array("text".utf8), to: "text")
      let newer = #expect(throws: StorageError.self) {
        try KnowledgeStore.verify(path: folder.file())
      }
      #expect(newer == .newer(folder.file(), version: 99, known: Migration.latest))
      let foreign = #expect(throws: StorageError.self) {
        try KnowledgeStore.verify(path: folder.file("text"))
      }
      #expect(foreign == .foreign(folder.file("text")))
    }
  }
}
