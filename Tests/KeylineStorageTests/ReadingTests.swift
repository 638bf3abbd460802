import KeylineBundle
import KeylineModel
import KeylineSQLite
import KeylineSeed
import Testing

@testable import KeylineStorage

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

  @Test func `the bundled seed is read back as it was`() throws {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      let store = try folder.store("keyline.sqlite", seed)
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(seed))
      // Once more on a connection that did not write it.
      #expect(SetOfRows(try folder.store("keyline.sqlite", seed).knowledge()) == SetOfRows(seed))
      #expect(try store.knowledge() == store.knowledge())
    }
  }

  @Test func `about a metric come exactly the rows that its formulas lead to, and what they cite`()
    throws
  {
    try TemporaryFolder.with { folder in
      let seed = try Seed.bundled()
      let store = try folder.store("keyline.sqlite", seed)
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
        let found = try store.knowledge(about: { _ in [metric] })
        expected.techniques = []
        let isSame = SetOfRows(found) == SetOfRows(expected)
        #expect(isSame, "\(metric)")
      }
    }
  }

  @Test func `about several metrics come the rows of all of them`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let found = try store.knowledge(about: { _ in ["tabBar.height", "bottom", "bottom"] })
      #expect(Set(found.rules.map(\.id)) == ["t/r", "t/b"])
      #expect(Set(found.observations.map(\.id)) == ["s/o", "s/p"])
    }
  }

  @Test(arguments: [[], ["other"], ["no.such"]] as [[String]])
  func `about metrics without rows come none`(metrics: [String]) throws {
    try TemporaryFolder.with { folder in
      let found = try folder.store().knowledge(about: { _ in metrics })
      #expect(found.rules.isEmpty && found.observations.isEmpty)
      #expect(found.devices.count == 2 && found.metrics.count == 4)
    }
  }

  @Test func `a row of one's own about another metric replaces a shipped one in parts, too`()
    throws
  {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      let rule = Rule(
        id: "t/r", metric: "bottom", scope: Scope(), os: .always, value: .length(.zero),
        restsOn: ["s/o"], layer: .local)
      let observation = Observation(
        id: "s/o", metric: "bottom", source: "s", scope: Scope(),
        os: .stretch(from: nil, until: nil),
        value: .zero, obtained: .reported, layer: .local)
      try store.apply(title: "a") { _ in [.put(.rule(rule)), .put(.observation(observation))] }
      let part = try store.knowledge(about: { _ in ["tabBar.height"] }).effective
      let whole = try store.knowledge().effective
      #expect(
        part.rules.filter { $0.metric == "tabBar.height" }.map(\.id)
          == whole.rules.filter { $0.metric == "tabBar.height" }.map(\.id))
      #expect(part.observations.allSatisfy { $0.metric != "tabBar.height" || $0.id != "s/o" })
    }
  }

  @Test func `formulas that lead in a circle end`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try store.add(rules: [
        Rule(
          id: "t/c", metric: "bottom", scope: Scope(), os: .always,
          value: .formula(Formula(terms: [.init("tabBar.frameHeight")])), restsOn: ["s/o"],
          layer: .local)
      ])
      let found = try store.knowledge(about: { _ in ["bottom"] })
      #expect(Set(found.rules.map(\.id)) == ["t/r", "t/f", "t/b", "t/c"])
    }
  }

  @Test(arguments: [
    "UPDATE metric SET portrait_attribute = 'colour', landscape_attribute = 'colour'",
    "UPDATE metric_element SET element = 'colour'",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'colour', 0, 'red', NULL, NULL)",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'idiom', 0, 'red', NULL, NULL)",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'zoom', 0, 'red', NULL, NULL)",
    "UPDATE device SET first_os = '1.2.3.4'", "UPDATE observation SET os_on = '14 ....'",
    "UPDATE observation SET os_on = '1.2.3.4'",
    "UPDATE rule SET value = NULL WHERE id = 't/r'",
    "INSERT INTO device_copy VALUES ('a', 'shipped', 'colour')",
    "DELETE FROM scope", "UPDATE rule SET scope = 99", "UPDATE observation SET scope = -1",
    "INSERT INTO scope_device VALUES (99, 'shipped', 'a')",
    "INSERT INTO scope_device VALUES (1, 'shipped', 'no-such')",
    "INSERT INTO scope_condition VALUES (99, 'shipped', 'idiom', 0, 'phone', NULL, NULL)",
    "UPDATE scope SET layer = 'project'", "UPDATE source SET layer = 'project'",
    "UPDATE scope_device SET scope = 9223372036854775807",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'sdk', 0, NULL, 1, 9223372036854775807)",
    "INSERT INTO scope_condition VALUES (1, 'shipped', 'sdk', 0, NULL, -9223372036854775808, 1)",
    "UPDATE rule SET os_from = 9223372036854775807", "UPDATE rule SET os_until = -1",
    "UPDATE rule SET os_from = 12000000, os_from_by = 12000000",
    "UPDATE rule SET os_from = 12000000, os_from_by = 9223372036854775807",
    "UPDATE observation SET os_on = NULL, os_from = 9223372036854775807",
    "UPDATE observation SET os_on = NULL, os_until = -9223372036854775808",
    "UPDATE release SET version = 9223372036854775807",
    "UPDATE metric SET since = -9223372036854775808",
    "UPDATE technique_support SET os_until = 9223372036854775807, os_until_by = NULL",
  ])
  func `a row that means nothing is damage and never answered from`(sql: String) throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try folder.tamper("keyline.sqlite", sql)
      let error = #expect(throws: StorageError.self) { try store.knowledge() }
      guard case .damaged(folder.file(), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}
