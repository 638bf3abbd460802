import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct ScopeTests {
  private static let wide = Scope(
    devices: ["a", "b"], conditions: [.orientation: ValueSet(values: [0, 1]), .sdk: .any])

  private func observation(_ id: String, _ scope: Scope) -> Observation {
    Observation(
      id: id, metric: "bottom", source: "s", scope: scope,
      os: .stretch(from: nil, until: OSVersion(12)), value: .zero, obtained: .reported,
      layer: .local)
  }

  /// How many scopes a layer has, and how many rows hang on them.
  private func counts(_ folder: TemporaryFolder, _ layer: Layer) throws -> [Int?] {
    try folder.look { db in
      try ["scope", "scope_device", "scope_condition"].map {
        try db.integer("SELECT count(*) FROM \($0) WHERE layer = ?", layer.rawValue)
      }
    }
  }

  @Test func `rows with the same conditions share a scope, whatever their kind`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      // The sample's rows are about device a, or about everything.
      #expect(try counts(folder, .shipped) == [2, 1, 0])
    }
  }

  @Test func `rows that are added together share a scope, and none with a shipped row`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let added = ["s/1", "s/2", "s/3"].map { observation($0, Self.wide) }
      try store.add(observations: added + [observation("s/4", Scope(devices: ["a"]))])
      #expect(try counts(folder, .local) == [2, 3, 3])
      #expect(try counts(folder, .shipped) == [2, 1, 0])
      let found = try store.knowledge().observations.filter { $0.layer == .local }
      #expect(found.map(\.id) == ["s/1", "s/2", "s/3", "s/4"])
      #expect(found.map(\.scope) == [Self.wide, Self.wide, Self.wide, Scope(devices: ["a"])])
    }
  }

  @Test(
    arguments: [
      Scope(), Scope(devices: ["a"]), Scope(conditions: [.idiom: ValueSet(values: [1])]),
      Scope(conditions: [.width: ValueSet([1_920...2_250, 2_484...2_484])]),
      Scope(conditions: [.sdk: ValueSet([ValueSet.minimum...10])]), wide,
      Scope(devices: ["b"], conditions: [.largeTitle: ValueSet(values: [1]), .zoom: .any]),
    ])
  func `what is written is what is read, all of it or for one metric`(scope: Scope) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(observations: [observation("s/new", scope)])
      let all = try store.knowledge()
      let one = try store.knowledge { _ in ["bottom"] }
      #expect(all.observations.first { $0.id == "s/new" }?.scope == scope)
      #expect(one.observations.first { $0.id == "s/new" }?.scope == scope)
      #expect(Set(one.rules).isSubset(of: all.rules))
      #expect(Set(one.observations).isSubset(of: all.observations))
    }
  }

  @Test func `ranges with the same sum are told apart`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let scopes = [0...62, 1...31].map { Scope(conditions: [.width: ValueSet([$0])]) }
      try store.add(observations: zip(["s/1", "s/2"], scopes).map(observation))
      let found = try store.knowledge().observations.filter { $0.layer == .local }
      #expect(found.map(\.scope) == scopes)
    }
  }

  @Test func `a scope that no row has any longer is taken away`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(observations: [observation("s/1", Self.wide), observation("s/2", Self.wide)])
      try store.apply(title: "one") { _ in [.drop(RowKey(.observation, "s/1"))] }
      #expect(try counts(folder, .local) == [1, 2, 3])
      try store.apply(title: "two") { _ in [.drop(RowKey(.observation, "s/2"))] }
      #expect(try counts(folder, .local) == [0, 0, 0])
      _ = try store.undo()
      #expect(try counts(folder, .local) == [1, 2, 3])
    }
  }

  @Test func `a row that is edited leaves no scope behind`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(observations: [observation("s/1", Self.wide)])
      try store.add(observations: [observation("s/1", Scope(devices: ["b"]))])
      #expect(try counts(folder, .local) == [1, 1, 0])
    }
  }

  @Test func `newer data replaces the shipped scopes and leaves one's own alone`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(observations: [observation("s/1", Self.wide)])
      var newer = Sample.knowledge(data: 2)
      newer.rules.removeAll { $0.scope == Scope() }
      newer.observations.removeAll { $0.scope == Scope() }
      let store = try folder.store("keyline.sqlite", newer)
      #expect(try counts(folder, .shipped) == [1, 1, 0])
      #expect(try counts(folder, .local) == [1, 2, 3])
      #expect(try store.knowledge().observations.last { $0.id == "s/1" }?.scope == Self.wide)
      let objections = try KnowledgeStore.verify(path: folder.file(), newer).flatMap(\.objections)
      #expect(objections == [])
    }
  }
}
