import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("The plan of an import of a table")
struct ImportPlanTests {
  private static let rule = Rule.of("m/a", "44", where: "devices iphone-x", os: "11..<14")

  private func plan(
    _ rows: [String], obtained: Observation.Obtained = .tabulated, givesRules: Bool = true,
    source: Source? = nil, in knowledge: Knowledge = .of([rule])
  ) throws -> ImportPlan {
    let found = try ImportedReadings(
      try readings(rows), in: knowledge.effective, terms: .init(source: "s", obtained: obtained))
    return try ImportPlan([(found, source)], givesRules: givesRules, in: knowledge) { $0 == $1 }
  }

  private func stored(_ value: String, layer: Layer = .local, line: Int = 2) -> Observation {
    Observation(
      id: "s/iphone-x-m-12", metric: "m", source: "s",
      scope: .of("devices iphone-x, orientation portrait"), os: .of("12"),
      value: Length(value) ?? .zero, obtained: .tabulated, locator: "line \(line), value",
      layer: layer)
  }

  @Test(arguments: [Layer.local, .shipped])
  func `replaces what has its identifier`(layer: Layer) throws {
    let found = try plan(["iPhone X,15,m,50"], in: .of([Self.rule]))
    let again = try plan(
      ["iPhone X,12,m,50"], in: .of([Self.rule], [stored("44", layer: layer)]))
    #expect(found.items.map(\.status) == [.added])
    #expect(again.items.map(\.status) == [.conflicting])
    #expect(again.changes.map(\.key.id) == ["s/iphone-x-m-12"])
  }

  @Test func `adds again what was taken away`() throws {
    var knowledge = Knowledge.of([Self.rule], [stored("44", layer: .shipped)])
    knowledge.masks.append(Mask(RowKey(.observation, "s/iphone-x-m-12"), layer: .local))
    let found = try plan(["iPhone X,12,m,44"], in: knowledge)
    #expect(found.items.map(\.status) == [.added])
    #expect(found.changes.count == 1)
  }

  @Test func `drops the rule of an earlier import that nothing gives any more`() throws {
    let first = try plan(["iPhone 8,12,m,20", "iPhone 8,13,m,20"], obtained: .measured)
    let knowledge = Knowledge.of([Self.rule]).applying(first.changes)
    let second = try plan(
      ["iPhone 8,12,m,20", "iPhone 8,13,m,21"], obtained: .measured, in: knowledge)
    #expect(second.changes.last == .drop(RowKey(.rule, "m/iphone-8-from-12")))
    #expect(second.items.last?.detail == .dropped)
  }

  @Test func `tells how far it is`() throws {
    var told: [Int] = []
    let found = try ImportedReadings(
      try readings(["iPhone X,12,m,44", "iPhone X,13,m,44"]), in: .of([Self.rule]),
      terms: .init(source: "s", obtained: .tabulated))
    _ = try ImportPlan(
      [(found, nil)], givesRules: true, in: .of([Self.rule]), progress: { told += [$0, $1] },
      isSame: { $0 == $1 })
    #expect(told == [1, 2, 2, 2])
  }

  private func plan(files: [[String]]) throws -> ImportPlan {
    let files = try files.map { rows -> ImportPlan.File in
      let found = try ImportedReadings(
        try readings(rows), in: .of([Self.rule]), terms: .init(source: "s", obtained: .measured))
      return (found, nil)
    }
    return try ImportPlan(files, givesRules: true, in: .of([Self.rule])) { $0 == $1 }
  }

  /// Neither file confirms the other, and the rule rests on both.
  @Test func `gives one rule for what several files say, with the last of them`() throws {
    let found = try plan(files: [["iPhone 8,13,m,20"], ["iPhone 8,12,m,20"]])
    #expect(found.items.map(\.effect) == [.new, .new, nil])
    #expect(
      found.parts.map { $0.changes.map(\.key.kind) } == [[.observation], [.observation, .rule]])
    guard case .put(.rule(let rule))? = found.changes.last else { return #expect(Bool(false)) }
    #expect(rule.restsOn == ["s/iphone-8-m-12", "s/iphone-8-m-13"])
    #expect(rule.os.from?.latest == OSVersion(12))
  }

  @Test func `gives no rule where a later file says otherwise of a later version`() throws {
    let found = try plan(files: [["iPhone 8,12,m,20"], ["iPhone 8,13,m,21"]])
    #expect(found.changes.map(\.key.kind) == [.observation, .observation])
  }
}
