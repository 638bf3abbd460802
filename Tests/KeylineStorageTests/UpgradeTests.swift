import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct UpgradeTests {
  /// All local rows of all tables that have layers, column by column.
  private func localRows(_ folder: TemporaryFolder) throws -> [String] {
    try folder.look { db in
      let tables = try db.texts(
        """
        SELECT m.name || ' ' || group_concat('quote(' || c.name || ')', ' || '','' || ')
        FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
        WHERE m.type = 'table' GROUP BY m.name HAVING sum(c.name = 'layer') ORDER BY m.name
        """)
      return try tables.flatMap { text in
        let (table, columns) = (text.prefix { $0 != " " }, text.drop { $0 != " " })
        return try db.texts(
          "SELECT '\(table) ' || \(columns) FROM \(table) WHERE layer = 'local'")
      }
    }
  }

  private func addLocalRows(_ store: KnowledgeStore) throws {
    var device = Sample.device("mine", layer: .local)
    device.identifiers = ["iPhone99,9"]
    device.like = "a"
    device.copied = [.scale, .width]
    try store.add(
      devices: [device, Sample.device("a", layer: .local)],
      sources: [Sample.source("my-source", layer: .local)],
      observations: [Sample.observation("my-source/o", source: "my-source", layer: .local)],
      rules: [
        Sample.rule("my/r", restsOn: ["s/o", "my-source/o"]), Sample.rule("t/r"),
        Rule(
          id: "my/f", metric: "bottom",
          scope: Scope(
            devices: ["b", "mine"],
            conditions: [.orientation: ValueSet(values: [1]), .width: ValueSet([6...12])]),
          os: .always, value: .formula(Formula(terms: [.init("tabBar.height")])),
          restsOn: ["s/p"], continues: ["s/o"], note: "n", layer: .local),
      ])
  }

  private func newer() -> Knowledge {
    var newer = Sample.knowledge(data: 2)
    newer.devices = [Sample.device("c"), Sample.device("a", name: "Renamed")]
    newer.rules.removeFirst()
    newer.observations.removeFirst()
    newer.sources.append(Sample.source("t"))
    newer.releases = []
    newer.redesigns.reverse()
    newer.metrics.reverse()
    return newer
  }

  @Test func `older data is replaced whole`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let store = try folder.store("keyline.sqlite", newer())
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(newer()))
      #expect(try folder.look { try $0.text("PRAGMA integrity_check") } == "ok")
    }
  }

  @Test func `replaced data leaves what a fresh database would hold`() throws {
    try TemporaryFolder.with { folder in
      try folder.store("old")
      try folder.store("old", newer())
      try folder.store("fresh", newer())
      let areSame = try LayerRows.shipped.areSame(
        in: Connection(folder.file("old"), .readOnly),
        and: Connection(folder.file("fresh"), .readOnly))
      #expect(areSame)
    }
  }

  @Test func `local rows survive byte for byte even when what they name is gone`() throws {
    try TemporaryFolder.with { folder in
      try addLocalRows(try folder.store())
      let before = try localRows(folder)
      #expect(before.count > 20)
      let store = try folder.store("keyline.sqlite", newer())
      #expect(try localRows(folder) == before)
      let local = try store.knowledge().rules.filter { $0.layer == .local }
      #expect(Set(local.map(\.id)) == ["my/r", "t/r", "my/f"])
      #expect(try folder.look { try $0.texts("PRAGMA foreign_key_check") }.isEmpty)
    }
  }

  @Test func `data that breaks a constraint replaces nothing`() throws {
    try TemporaryFolder.with { folder in
      try addLocalRows(try folder.store())
      let before = try folder.store().knowledge()
      var broken = newer()
      broken.rules.append(Sample.rule("t/x", metric: "no.such", layer: .shipped))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      #expect(try folder.store().knowledge() == before)
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `a database that other migrations built gets no newer data`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try folder.tamper(
        "keyline.sqlite", "UPDATE schema_migration SET sql = '' || sql || ';' WHERE version = 1")
      let error = #expect(throws: StorageError.self) {
        try folder.store("keyline.sqlite", newer())
      }
      let name = "migrations/0001-create-knowledge.sql"
      #expect(error == .driftedMigration(folder.file(), migration: name))
      let data = try folder.look { try $0.integer("SELECT data FROM shipment") }
      #expect(data == 1)
    }
  }

  @Test func `a failed upgrade changes no byte`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let before = try folder.bytes()
      var broken = Sample.knowledge(data: 2)
      broken.devices.append(Sample.device("c", name: "Device a"))
      #expect(throws: StorageError.self) { try folder.store("keyline.sqlite", broken) }
      #expect(try folder.bytes() == before)
    }
  }
}
