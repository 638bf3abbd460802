import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct JournalBatchTests {
  private static func change(
    _ id: String, _ kind: RowKind = .observation, before: LocalState = LocalState(),
    after: LocalState = LocalState()
  ) -> JournalEntry.Change {
    JournalEntry.Change(key: RowKey(kind, id), before: before, after: after)
  }

  @Test(arguments: [true, false])
  func `lines tell the changes that they were made of`(isAddition: Bool) throws {
    var batch = JournalBatch(.rule, isAddition: isAddition)
    let rows = [("m/a", #"{ "note": "a b" }"#), ("m/b", "{}")]
    for (id, row) in rows { batch.append(id) { $0.append(contentsOf: row.utf8) } }
    let lines = String(decoding: batch.lines, as: UTF8.self)
    #expect(lines == "m/a { \"note\": \"a b\" }\nm/b {}")
    #expect(batch.count == 2)
    let changes = try #require(
      JournalBatch.changes(lines, of: .rule, isAddition: isAddition))
    let states = rows.map { LocalState(row: $0.1) }
    #expect(changes.map(\.key) == [RowKey(.rule, "m/a"), RowKey(.rule, "m/b")])
    #expect(changes.map(isAddition ? \.after : \.before) == states)
    #expect(changes.map(isAddition ? \.before : \.after) == [LocalState(), LocalState()])
  }

  @Test(arguments: ["", "m/a", "m/a {}\n", "m/a {}\nm/b"])
  func `what is no list of lines tells nothing`(lines: String) {
    #expect(JournalBatch.changes(lines, of: .rule, isAddition: true) == nil)
  }

  @Test(arguments: [
    (change("s/1", after: .init(row: "{}")), true),
    (change("s/1", before: .init(row: "{}")), false),
    (change("s/1", before: .init(row: "{}"), after: .init(row: "{ }")), nil),
    (change("s/1", after: .init(row: "{}", replaced: "{}")), nil),
    (change("s/1", after: .init(replaced: "{}")), nil),
    (change("s/1", before: .init(row: "{}", replaced: "{}")), nil), (change("s/1"), nil),
  ])
  func `only a row that stood for no other came or went alone`(
    change: JournalEntry.Change, expected: Bool?
  ) {
    #expect(change.isAdditionAlone == expected)
  }

  @Test func `few rows, and rows of other kinds, stand each for itself`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let sources = (0..<JournalBatch.minimumCount).map {
        KnowledgeRow.source(Sample.source("mine-\($0)", layer: .local))
      }
      let rules = (0..<JournalBatch.minimumCount - 1).map {
        KnowledgeRow.rule(Sample.rule("my/r\($0)"))
      }
      let changes = (sources + rules).map(Change.put) + [.mask(RowKey(.device, "b"))]
      try store.apply(title: "import") { _ in changes }
      #expect(try store.journal()[0].changes.map(\.key) == changes.map(\.key))
      let counts = try folder.look { db in
        try ["journal_batch", "journal_change"].map { table in
          try db.integer("SELECT count(*) FROM \(table)")
        }
      }
      #expect(counts == [1, JournalBatch.minimumCount])
    }
  }
}
