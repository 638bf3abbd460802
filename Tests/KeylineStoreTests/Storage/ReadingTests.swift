import KeylineData
import KeylineModel
import Testing

@testable import KeylineStore

@Suite struct ReadingTests {
  /// The metric, and what the formulas of its rules lead to, worked out on values.
  private func closure(_ metric: Metric.ID, _ knowledge: Knowledge) -> Set<Metric.ID> {
    var closure: Set<Metric.ID> = [metric]
    while true {
      var grown = closure
      for rule in knowledge.rules where closure.contains(rule.metric) {
        if case .formula(let formula) = rule.value { grown.formUnion(formula.terms.map(\.metric)) }
      }
      if grown == closure { return closure }
      closure = grown
    }
  }

  /// The sources that rows cite, and those that these copy, worked out on values.
  private func sources(citedIn knowledge: Knowledge) -> [Source] {
    var keys = Set(
      knowledge.observations.map(\.source) + knowledge.devices.flatMap(\.sources)
        + knowledge.redesigns.flatMap(\.sources))
    while true {
      let sources = knowledge.sources.filter { keys.contains($0.id) }
      let grown = keys.union(sources.compactMap(\.copyOf))
      if grown == keys { return sources }
      keys = grown
    }
  }

  @Test func `about a metric come exactly the rows that its formulas lead to, and what they cite`()
    throws
  {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      let reader = Reader(folder.shipped(seed), own: nil)
      for metric in seed.metrics.map(\.id) {
        let metrics = closure(metric, seed)
        var expected = seed
        expected.rules.removeAll { !metrics.contains($0.metric) }
        // A rule may rest on what was observed of another metric.
        let cited = Set(expected.rules.flatMap { $0.restsOn + $0.continues })
        expected.observations.removeAll {
          !metrics.contains($0.metric) && !cited.contains($0.id)
        }
        // Who states what a device is matters to metrics that are attributes of it.
        let hasAttribute = seed.metrics.contains { $0.attribute != nil && metrics.contains($0.id) }
        if !hasAttribute {
          for index in expected.devices.indices { expected.devices[index].sources = [] }
        }
        expected.sources = sources(citedIn: expected)
        let found = try reader.knowledge(about: [metric])
        expected.techniques = []
        let isSame = SetOfRows(found) == SetOfRows(expected)
        #expect(isSame, "\(metric)")
      }
    }
  }

  @Test func `about several metrics come the rows of all of them`() throws {
    try TemporaryFolder.with { folder in
      let reader = Reader(folder.shipped(), own: nil)
      let found = try reader.knowledge(about: ["tabBar.height", "bottom", "bottom"])
      #expect(Set(found.rules.map(\.id)) == ["t/r", "t/b"])
      #expect(Set(found.observations.map(\.id)) == ["s/o", "s/p"])
    }
  }

  @Test(arguments: [[], ["other"], ["no.such"], ["it's"], ["') OR 1 = 1 --"]] as [[String]])
  func `about metrics without rows come none`(metrics: [String]) throws {
    try TemporaryFolder.with { folder in
      let found = try Reader(folder.shipped(), own: nil).knowledge(about: metrics)
      #expect(found.rules.isEmpty && found.observations.isEmpty)
      #expect(found.devices.count == 2 && found.metrics.count == 4)
    }
  }

  /// Rows and masks of one's own that meet shipped ones in every way.
  private static let changes: [Change] = [
    .put(.rule(Sample.rule("t/r", metric: "bottom"))), .put(.rule(Sample.rule("t/a"))),
    .put(.observation(Sample.observation("s/o", metric: "bottom", layer: .local))),
    .put(.observation(Sample.observation("s/z", source: "z", layer: .local))),
    .put(.source(Sample.source("z", layer: .local))),
    .put(.source(Sample.source("y", layer: .local))),
    .put(.device(Sample.device("b", name: "Other", layer: .local))),
    .put(
      .rule(
        Rule(
          id: "t/c", metric: "bottom", scope: Scope(), os: .always,
          value: .formula(Formula(terms: [.init("tabBar.frameHeight")])), restsOn: ["s/z"],
          layer: .local))), .mask(RowKey(.rule, "t/f")), .mask(RowKey(.technique, "t")),
  ]

  @Test(arguments: ["tabBar.height", "tabBar.frameHeight", "bottom", "other"])
  func `a part says of a metric what the whole says, one's own rows included`(metric: Metric.ID)
    throws
  {
    try TemporaryFolder.with { folder in
      try folder.store().change("all", Self.changes)
      let reader = Reader(folder.shipped(), own: try OwnFile(reading: folder.file()))
      let whole = try reader.everything().effective
      let part = try reader.knowledge(about: [metric]).effective
      #expect(
        part.rules.filter { $0.metric == metric } == whole.rules.filter { $0.metric == metric })
      #expect(
        part.observations.filter { $0.metric == metric }
          == whole.observations.filter { $0.metric == metric })
      #expect(part.devices.map(\.id) == whole.devices.map(\.id))
      #expect(part.masks == whole.masks)
      let cited = Set(part.observations.map(\.source))
      #expect(Set(part.sources.map(\.id)).isSuperset(of: cited))
      // Where no file of data is kept, everything is read.
      #expect(
        try Reader(folder.shipped(caching: false), own: try OwnFile(reading: folder.file()))
          .knowledge(about: [metric])
          == reader.everything())
    }
  }

  @Test func `what others write while it reads belongs to another moment`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")))
      let reader = Reader(folder.shipped(), own: try OwnFile(reading: folder.file()))
      let names = try reader.catalogue()
      #expect(names.devices.count == 2 && names.metrics.count == 4)
      #expect(names.rules.isEmpty && names.observations.isEmpty)
      #expect(throws: SQLiteError.self) {
        try folder.tamper("keyline.sqlite", "DELETE FROM state")
      }
      #expect(try reader.knowledge(about: ["tabBar.height"]).rules.contains { $0.id == "my/r" })
      reader.close()
      try folder.store().change(
        "another", [.put(.device(Sample.device("c", name: "C", layer: .local)))])
      #expect(try reader.catalogue().devices.count == 3)
    }
  }

  @Test func `formulas that lead in a circle end`() throws {
    try TemporaryFolder.with { folder in
      try folder.store().change("all", [Self.changes[7]])
      let reader = Reader(folder.shipped(), own: try OwnFile(reading: folder.file()))
      let found = try reader.knowledge(about: ["bottom"])
      #expect(Set(found.rules.map(\.id)) == ["t/r", "t/f", "t/b", "t/c"])
    }
  }
}
