import KeylineModel
import KeylineSQLite
import KeylineSeed
import Testing

@testable import KeylineStorage

@Suite struct OlderSchemaTests {
  private static let source = Source(
    id: "mine", title: "M", kind: .book, locator: .exact, layer: .local)

  /// Rows of one's own as the first schemas had them, a scope to each.
  private static let rows = """
    INSERT INTO shipment VALUES (1, 1, '\(String(repeating: "0", count: 64))');
    INSERT INTO source_key VALUES ('mine');
    INSERT INTO source (id, layer, title, kind, locator)
    VALUES ('mine', 'local', 'M', 'book', 'exact');
    INSERT INTO device_key VALUES ('a'), ('b');
    INSERT INTO metric_key VALUES ('bottom'), ('tabBar.height');
    INSERT INTO observation_key VALUES ('mine/o'), ('mine/p');
    INSERT INTO observation (id, layer, metric, source, os_from, value, obtained) VALUES
      ('mine/o', 'local', 'bottom', 'mine', 11000000, 204, 'reported'),
      ('mine/p', 'local', 'bottom', 'mine', NULL, 0, 'measured');
    INSERT INTO observation_version VALUES
      ('mine/p', 'local', 0, '15.2'), ('mine/p', 'local', 1, '14'), ('mine/p', 'local', 2, '16.0.1');
    INSERT INTO observation_device VALUES ('mine/o', 'local', 'a'), ('mine/o', 'local', 'b');
    INSERT INTO observation_condition VALUES
      ('mine/o', 'local', 'orientation', 0, 'landscape', NULL, NULL),
      ('mine/p', 'local', 'orientation', 0, 'landscape', NULL, NULL);
    INSERT INTO rule (id, layer, metric, value, os_from, os_from_by) VALUES
      ('mine/o', 'local', 'bottom', 204, 11000000, 12000000),
      ('mine/sum', 'local', 'tabBar.height', NULL, NULL, NULL);
    INSERT INTO rule_device VALUES ('mine/o', 'local', 'b');
    INSERT INTO rule_condition VALUES
      ('mine/o', 'local', 'sdk', 0, NULL, 11, 12), ('mine/o', 'local', 'sdk', 1, NULL, 14, 15);
    INSERT INTO rule_term VALUES ('mine/sum', 'local', 0, 'bottom', -1);
    INSERT INTO rule_support VALUES ('mine/o', 'local', 'rests-on', 0, 'mine/o'),
      ('mine/sum', 'local', 'rests-on', 0, 'mine/p');
    """

  /// What those rows say.
  private static func add(to knowledge: inout Knowledge) {
    let landscape = ValueSet(values: [1])
    knowledge.observations += [
      Observation(
        id: "mine/o", metric: "bottom", source: "mine",
        scope: Scope(devices: ["a", "b"], conditions: [.orientation: landscape]),
        os: .stretch(from: OSVersion(11), until: nil), value: Length(points: 34),
        obtained: .reported, layer: .local),
      Observation(
        id: "mine/p", metric: "bottom", source: "mine",
        scope: Scope(conditions: [.orientation: landscape]),
        os: .on([
          StatedVersion(OSVersion(15, 2), precision: .minor),
          StatedVersion(OSVersion(14), precision: .major),
          StatedVersion(OSVersion(16, 0, 1), precision: .patch),
        ]), value: .zero,
        obtained: .measured, layer: .local),
    ]
    knowledge.rules += [
      Rule(
        id: "mine/o", metric: "bottom",
        scope: Scope(devices: ["b"], conditions: [.sdk: ValueSet([11...12, 14...15])]),
        os: OSBounds(from: .between(after: OSVersion(11), by: OSVersion(12))),
        value: .length(Length(points: 34)), restsOn: ["mine/o"], layer: .local),
      Rule(
        id: "mine/sum", metric: "tabBar.height", scope: Scope(), os: .always,
        value: .formula(Formula(terms: [.init("bottom", isSubtracted: true)])),
        restsOn: ["mine/p"], layer: .local),
    ]
  }

  /// Makes the database that an older Keyline made, with local rows in it.
  func makeOlder(_ folder: TemporaryFolder, version: Int) throws {
    let db = try Connection(folder.file(), .readWrite)
    try db.execute("PRAGMA application_id = 1262836044; PRAGMA user_version = \(version)")
    try db.execute(Migrator.record)
    // The rows were stored by the first Keyline that could and went through all that came later.
    for migration in Migration.all.prefix(version) {
      try db.execute(migration.sql)
      if migration.version <= Migration.firstSums.count {
        try db.execute(
          "INSERT INTO schema_migration VALUES (?, ?, ?)", migration.version, migration.name,
          Migration.firstSums[migration.version - 1])
      }
      if migration.version == 1 { try db.execute(Self.rows) }
      if migration.version == 3 {
        try db.execute(
          "INSERT INTO journal VALUES (1, '2026-01-31T12:00:00Z', 'source add', 1, NULL)")
        try db.execute(
          "INSERT INTO journal_change VALUES (1, 0, 'source', 'mine', NULL, NULL, ?, NULL)",
          RowCoding.text(.source(Self.source)))
      }
    }
    // Since migrations are compared as texts, the program fills their table after the last.
    for migration in Migration.all.prefix(version) where version >= Self.firstWithTexts {
      try db.execute(
        "INSERT INTO schema_migration VALUES (?, ?, ?)", migration.version, migration.name,
        migration.sql)
    }
  }

  /// The schema since which a database holds the texts of its migrations rather than their sums.
  private static let firstWithTexts = 9

  @Test(arguments: 1..<Migration.latest)
  func `a database of an older schema is brought up to date with its local rows`(
    version: Int
  ) throws {
    try TemporaryFolder.with { folder in
      try makeOlder(folder, version: version)
      let store = try folder.store("keyline.sqlite", Sample.knowledge(data: 2))
      var expected = Sample.knowledge(data: 2)
      expected.sources.append(Self.source)
      Self.add(to: &expected)
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(expected))
      #expect(try store.status().schema == Migration.latest)
      #expect(try store.journal().map(\.title) == (version < 3 ? [] : ["source add"]))
      let objections = try KnowledgeStore.verify(
        path: folder.file(), Sample.knowledge(data: 2)
      ).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test(arguments: 1..<Migration.latest)
  func `one that other migrations built is refused and not changed`(version: Int) throws {
    try TemporaryFolder.with { folder in
      try makeOlder(folder, version: version)
      try folder.tamper(
        "keyline.sqlite",
        version < Self.firstWithTexts
          ? "UPDATE schema_migration SET sha256 = '\(String(repeating: "0", count: 64))'"
          : "UPDATE schema_migration SET sql = 'SELECT 1'")
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
