import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

/// Changes of very many rows, and those that older journals keep in batches.
@Suite struct ManyRowsTests {
  private static func observation(
    _ id: String, metric: Metric.ID = "bottom", device: Device.ID = "a", os: OSVersion = .init(12),
    layer: Layer = .local
  ) -> Observation {
    Observation(
      id: id, metric: metric, source: "s", scope: Scope(devices: [device]),
      os: .on([StatedVersion(os, precision: .minor)]), value: Length(points: 34),
      obtained: .tabulated, locator: "line 2, \"value\"", layer: layer)
  }

  private static func observations(_ count: Int) -> [Observation] {
    (0..<count).map {
      observation("s/\($0)", device: $0 % 3 == 0 ? "a" : "b", os: OSVersion(7 + $0 % 9, $0 % 7))
    }
  }

  private func add(_ observations: [Observation], to store: KnowledgeStore) throws -> JournalEntry?
  {
    try store.apply(title: "import") { _ in observations.map { .put(.observation($0)) } }
  }

  /// Writes the rows of the journal together, as an older Keyline did: a line each with the identifier
  /// and the row.
  private func keepTogether(in folder: TemporaryFolder) throws {
    try folder.tamper(
      "keyline.sqlite",
      """
      INSERT INTO journal_batch (journal, position, kind, added, lines)
        SELECT journal, min(position), kind, after_row IS NOT NULL,
          group_concat(id || ' ' || coalesce(after_row, before_row), char(10))
        FROM (SELECT * FROM journal_change ORDER BY journal, position)
        GROUP BY journal, kind, after_row IS NOT NULL;
      DELETE FROM journal_change
      """)
  }

  @Test(arguments: [1, 1_000])
  func `are taken back by one undo, and can come again`(count: Int) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = SetOfRows(try store.knowledge())
      _ = try add(Self.observations(count), to: store)
      let after = SetOfRows(try store.knowledge())
      #expect(try store.undo()?.title == "undo: import")
      #expect(SetOfRows(try store.knowledge()) == before)
      let journal = try store.journal()
      #expect(journal[1].changes.map(\.before) == journal[0].changes.map(\.after))
      #expect(journal[1].changes.allSatisfy { $0.after == LocalState() && $0.action == .removed })
      _ = try add(Self.observations(count), to: store)
      #expect(SetOfRows(try store.knowledge()) == after)
      let objections = try KnowledgeStore.verify(path: folder.file()).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test func `in a batch are told and taken back as others are`() throws {
    try TemporaryFolder.with { folder in
      let before = SetOfRows(try folder.store().knowledge())
      _ = try add(Self.observations(200), to: try folder.store())
      let journal = try folder.store().journal()
      try keepTogether(in: folder)
      #expect(try folder.store().journal() == journal)
      #expect(try folder.store().undo()?.title == "undo: import")
      #expect(SetOfRows(try folder.store().knowledge()) == before)
      try keepTogether(in: folder)
      #expect(try folder.store().journal()[1].changes.allSatisfy { $0.action == .removed })
      let objections = try KnowledgeStore.verify(path: folder.file()).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test(arguments: [
    "s/0", "s/0 {}\ns/1", "s/0 {}\n\ns/1 {}",
  ])
  func `a batch that cannot be read is damage`(lines: String) throws {
    try TemporaryFolder.with { folder in
      _ = try add(Self.observations(200), to: try folder.store())
      try keepTogether(in: folder)
      try folder.tamper(
        "keyline.sqlite",
        "PRAGMA ignore_check_constraints = ON; UPDATE journal_batch SET lines = '\(lines)'")
      let error = #expect(throws: StorageError.self) { try folder.store().journal() }
      #expect(
        error == .damaged(folder.file(), .row(nil, table: "journal_batch")))
    }
  }

  @Test func `a row that is not as it was added is not taken back`() throws {
    try TemporaryFolder.with { folder in
      _ = try add(Self.observations(200), to: try folder.store())
      try folder.tamper("keyline.sqlite", "UPDATE observation SET value = 6 WHERE id = 's/150'")
      let error = #expect(throws: StorageError.self) { try folder.store().undo() }
      #expect(error == .movedOn(folder.file(), change: 1, row: RowKey(.observation, "s/150")))
    }
  }

  @Test func `as many as one file may hold are stored`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = try store.knowledge().observations.count
      _ = try add(Self.observations(Knowledge.maximumRows), to: store)
      #expect(try store.knowledge().observations.count == before + Knowledge.maximumRows)
      #expect(try store.journal()[0].changes.count == Knowledge.maximumRows)
    }
  }
}
