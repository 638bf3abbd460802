import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct JournalTests {
  /// Makes one change after the other: an addition, an override, a mask, an edit of the addition.
  private func change(_ store: KnowledgeStore) throws {
    try store.apply(title: "one") { _ in
      [.put(.source(Sample.source("mine", layer: .local))), .put(.rule(Sample.rule("my/r")))]
    }
    try store.apply(title: "two") { _ in [.put(.rule(Sample.rule("t/r")))] }
    try store.apply(title: "three") { _ in [.mask(RowKey(.device, "b"))] }
    try store.apply(title: "four") { _ in
      [.put(.rule(Sample.rule("my/r", restsOn: ["s/p"]))), .drop(RowKey(.rule, "t/r"))]
    }
  }

  @Test func `every change is there with what it replaced, in order`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try change(store)
      let journal = try store.journal()
      #expect(journal.map(\.title) == ["one", "two", "three", "four"])
      #expect(journal.map(\.number) == [1, 2, 3, 4])
      #expect(journal.allSatisfy { $0.at.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil })
      #expect(
        journal.map { $0.changes.map { "\($0.action) \($0.key)" } } == [
          ["added source mine", "added rule my/r"], ["edited rule t/r"], ["removed device b"],
          ["edited rule my/r", "restored rule t/r"],
        ])
      #expect(journal[1].changes[0].rowBefore?.contains(#""value": 49"#) == true)
      #expect(journal[1].changes[0].rowAfter?.contains(#""value": 50"#) == true)
      #expect(journal[2].changes[0].rowAfter == nil)
      #expect(journal[3].changes[1].rowAfter == journal[1].changes[0].rowBefore)
    }
  }

  @Test func `undo walks back to where everything began`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let states = try [()].map { SetOfRows(try store.knowledge()) }
      try change(store)
      for title in ["four", "three", "two", "one"] {
        #expect(try store.nextUndo()?.entry.title == title)
        #expect(try store.undo()?.title == "undo: \(title)")
      }
      #expect(try store.undo() == nil)
      #expect(SetOfRows(try store.knowledge()) == states[0])
      let journal = try store.journal()
      #expect(journal.count == 8)
      #expect(journal.map(\.undoneBy) == [8, 7, 6, 5, nil, nil, nil, nil])
      #expect(journal.map(\.undoes) == [nil, nil, nil, nil, 4, 3, 2, 1])
      let objections = try KnowledgeStore.verify(path: folder.file()).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test func `what an undo brings back is what was there, what it replaced included`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.apply(title: "edit") { _ in [.put(.rule(Sample.rule("t/r")))] }
      var newer = Sample.knowledge(data: 2)
      newer.rules.removeAll { $0.id == "t/r" }
      newer.rules.append(Sample.rule("t/r", restsOn: ["s/p"], layer: .shipped))
      let later = try folder.store("keyline.sqlite", newer)
      let first = try later.journal()[0].changes[0].after
      try later.apply(title: "drop") { _ in [.drop(RowKey(.rule, "t/r"))] }
      #expect(try later.undo()?.changes[0].after == first)
    }
  }

  @Test func `a row that is not as the change left it is not overwritten`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(rules: [Sample.rule("my/r")])
      try folder.tamper("keyline.sqlite", "UPDATE rule SET value = 6 WHERE id = 'my/r'")
      let store = try folder.store()
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) { try store.undo() }
      #expect(error == .movedOn(folder.file(), change: 1, row: RowKey(.rule, "my/r")))
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `what is refused leaves no trace`() throws {
    struct No: Error {}
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(rules: [Sample.rule("my/r")])
      let before = try folder.bytes()
      #expect(throws: No.self) { try store.apply(title: "x") { _ in throw No() } }
      #expect(throws: No.self) { try store.undo { _, _ in throw No() } }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `a journal that cannot be read is damage`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(rules: [Sample.rule("t/r")])
      try store.apply(title: "x") { _ in [.drop(RowKey(.rule, "t/r"))] }
      try folder.tamper(
        "keyline.sqlite", "UPDATE journal_change SET before_row = '{}' WHERE journal = 2")
      let error = #expect(throws: StorageError.self) { try folder.store().undo() }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}
