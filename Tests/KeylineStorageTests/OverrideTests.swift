import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct OverrideTests {
  private let rule = RowKey(.rule, "t/r")

  @Test func `a local row replaces a shipped one whole and remembers it`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let entry = try store.apply(title: "edit") { _ in [.put(.rule(Sample.rule("t/r")))] }
      let change = try #require(entry?.changes.first)
      #expect(change.before == LocalState())
      #expect(change.after.replaced?.contains(#""value": 49"#) == true)
      #expect(change.action == .edited)
      let effective = try store.knowledge().effective.rules.filter { $0.id == "t/r" }
      #expect(effective.map(\.value) == [.length(Length(points: 50))])
      #expect(effective.map(\.standing) == [.shipped])
    }
  }

  @Test(arguments: [
    RowKey(.rule, "t/r"), RowKey(.device, "a"), RowKey(.observation, "s/o"),
    RowKey(.source, "s"), RowKey(.technique, "t"),
  ])
  func `what is taken away is not there for those who read`(key: RowKey) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let entry = try store.apply(title: "remove") { _ in [.mask(key)] }
      #expect(entry?.changes.first?.after.isMask == true)
      #expect(entry?.changes.first?.action == .removed)
      let knowledge = try store.knowledge()
      #expect(knowledge.row(key, of: .shipped) != nil)
      #expect(knowledge.effective.row(key, of: .shipped) == nil)
      #expect(try store.knowledge(about: { $0.map(\.id) }).masks == [Mask(key, layer: .local)])
    }
  }

  @Test func `dropping what stands there lets the shipped row hold again`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = try store.knowledge()
      try store.apply(title: "a") { _ in [.mask(rule)] }
      try store.apply(title: "b") { _ in [.put(.rule(Sample.rule("t/r")))] }
      #expect(try store.knowledge().masks == [])
      let entry = try store.apply(title: "c") { _ in [.drop(rule)] }
      #expect(entry?.changes.first?.action == .restored)
      #expect(try store.knowledge() == before)
    }
  }

  @Test func `what is not shipped cannot be taken away`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let before = try folder.bytes()
      #expect(throws: StorageError.self) {
        try store.apply(title: "x") { _ in [.mask(RowKey(.rule, "t/no"))] }
      }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `a change that changes nothing is no change`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.apply(title: "x") { _ in [.put(.rule(Sample.rule("my/r")))] }
      let before = try folder.bytes()
      #expect(try store.apply(title: "x") { _ in [.put(.rule(Sample.rule("my/r")))] } == nil)
      #expect(try store.apply(title: "x") { _ in [.drop(rule)] } == nil)
      #expect(try folder.bytes() == before)
      #expect(try store.journal().count == 1)
    }
  }

  @Test func `a metric that newer data does not have leaves local rows as they are`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(
        observations: [Sample.observation("s/mine", metric: "other", layer: .local)],
        rules: [Sample.rule("my/r", metric: "other", restsOn: ["s/mine"])])
      var smaller = Sample.knowledge(data: 2)
      smaller.metrics.removeAll { $0.id == "other" }
      let after = try folder.store("keyline.sqlite", smaller).knowledge()
      #expect(after.data == 2)
      #expect(after.rules.contains { $0.id == "my/r" && $0.metric == "other" })
      #expect(after.observations.contains { $0.id == "s/mine" })
      let objections = try KnowledgeStore.verify(path: folder.file(), smaller).flatMap(\.objections)
      #expect(objections == [])
    }
  }

  @Test func `a rule that replaced a shipped one keeps its standing when that is gone`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(rules: [Sample.rule("t/r"), Sample.rule("my/r")])
      var smaller = Sample.knowledge(data: 2)
      smaller.rules.removeAll { $0.id == "t/r" }
      let rules = try folder.store("keyline.sqlite", smaller).knowledge().rules
      #expect(rules.first { $0.id == "t/r" }?.standing == .shipped)
      #expect(rules.first { $0.id == "my/r" }?.standing == .local)
    }
  }
}
