import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

/// Observations that are new are stored as any others are, however many there are.
@Suite struct AdditionTests {
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

  private func add(
    _ observations: [Observation], changing changes: [Change] = [], to store: KnowledgeStore
  ) throws -> JournalEntry? {
    try store.apply(title: "import") { _ in changes, adding: observations }
  }

  @Test(arguments: [1, 99, 100, 1_000])
  func `are stored and journaled as if each were put there`(count: Int) throws {
    let observations = Self.observations(count)
    try TemporaryFolder.with { folder in
      let (one, other) = (try folder.store("one.sqlite"), try folder.store("other.sqlite"))
      _ = try add(observations, to: one)
      try other.apply(title: "import") { _ in
        observations.map { .put(.observation($0)) }
      }
      #expect(SetOfRows(try one.knowledge()) == SetOfRows(try other.knowledge()))
      let (journal, expected) = (try one.journal(), try other.journal())
      #expect(journal.map(\.changes) == expected.map(\.changes))
      #expect(journal.map { $0.changes.count } == [count])
    }
  }

  @Test func `stand in the journal behind the rows that were put there, in batches`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let source = Change.put(.source(Sample.source("mine", layer: .local)))
      let entry = try add(Self.observations(1_000), changing: [source], to: store)
      #expect(entry?.changes.map(\.key) == [RowKey(.source, "mine")])
      let keys = try store.journal()[0].changes.map(\.key.id)
      #expect(keys == ["mine"] + Self.observations(1_000).map(\.id))
      let batches = try folder.look { db in
        var batches: [[Int?]] = []
        try db.each("SELECT position, added, length(lines) FROM journal_batch ORDER BY position") {
          batches.append(try [$0.integer(0), $0.integer(1), $0.integer(2)])
        }
        return batches
      }
      #expect(batches.count > 1)
      #expect(batches.first?[0] == 1)
      #expect(batches.allSatisfy { $0[1] == 1 })
      #expect(batches.dropLast().allSatisfy { $0[2] ?? 0 > JournalBatch.maximumSize })
    }
  }

  @Test(arguments: [1, 99, 100, 1_000])
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

  @Test func `none of them is no change`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      #expect(try add([], to: store) == nil)
      #expect(try store.journal().isEmpty)
    }
  }

  @Test(arguments: ["s/o", "s/p", "s/mine", "s/1"])
  func `are refused, all of them, where one has the identifier of a row`(id: String) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.apply(title: "one") { _ in
        [.put(.observation(Self.observation("s/mine"))), .mask(RowKey(.observation, "s/p"))]
      }
      let before = SetOfRows(try store.knowledge())
      let error = #expect(throws: StorageError.self) {
        _ = try add(Self.observations(5) + [Self.observation(id)], to: store)
      }
      guard case .constraint = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(SetOfRows(try store.knowledge()) == before)
      #expect(try store.journal().map(\.title) == ["one"])
    }
  }

  @Test func `of the shipped layer are refused`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      #expect(throws: StorageError.self) {
        _ = try add([Self.observation("s/new", layer: .shipped)], to: store)
      }
    }
  }

  @Test func `that name what is not there are refused by the tables`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      #expect(throws: StorageError.self) {
        _ = try add([Self.observation("s/new", metric: "no.such")], to: store)
      }
      #expect(try store.journal().isEmpty)
    }
  }

  @Test(arguments: [
    "s/0", "s/0 {}\ns/1", "s/0 {}\n\ns/1 {}",
  ])
  func `a batch that cannot be read is damage`(lines: String) throws {
    try TemporaryFolder.with { folder in
      _ = try add(Self.observations(200), to: try folder.store())
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

  @Test func `as many as one file may hold keep no reader out until they are committed`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let other = try Connection(folder.file(), .readOnly)
      func read() throws -> Int? { try other.integer("SELECT count(*) FROM observation") }
      let before = try #require(try read())
      let rows = Self.observations(Knowledge.maximumRows)
      let readings = rows.lazy.map { row in
        // The last one is made when all others are stored.
        if row.id == rows.last?.id { #expect((try? read()) == before) }
        return row
      }
      try store.apply(title: "import") { _ in [], adding: readings }
      #expect(try read() == before + rows.count)
      #expect(try store.journal()[0].changes.count == rows.count)
      let objections = try KnowledgeStore.verify(path: folder.file()).flatMap(\.objections)
      #expect(objections == [])
    }
  }
}
