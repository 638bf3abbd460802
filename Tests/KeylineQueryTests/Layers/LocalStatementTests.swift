import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("What the shared data says of the user's own rows, row by row")
struct LocalStatementTests {
  @Test(
    arguments: [
      ("..<", "..<"), ("11..<13", "11..<13"), ("14..<", "14..<"),
      // Where it surely holds: from the latest beginning to the earliest end.
      ("11~13..<", "13..<"), ("..<17.2~26.1", "..<17.2.1"), ("11~12..<14~16", "12..<14.0.1"),
    ])
  func `a rule states its value where it surely holds`(os: String, stated: String) throws {
    let rule = Rule.of("m/own", "44", where: "devices iphone-x", os: os, layer: .local)
    let statement = try #require(LocalReview.statement(of: rule))
    #expect(statement.os == .of(stated))
    #expect(statement.value == Length(points: 44))
    #expect(statement.scope == rule.scope)
    #expect(statement.metric == "m")
  }

  @Test func `a rule that surely holds nowhere, and a formula, state nothing`() {
    #expect(LocalReview.statement(of: .of("m/own", "44", os: "11~14..<12~15")) == nil)
    #expect(LocalReview.statement(of: .of("m/own", "a + b")) == nil)
  }

  private func items(_ shipped: [Rule], _ own: [KnowledgeRow], masks: [Mask] = []) -> [LocalReview
    .Item]
  {
    var knowledge = Knowledge.of(shipped)
    for row in own { knowledge.add(row) }
    knowledge.masks = masks
    return LocalReview(knowledge, overlaps: []).items
  }

  private static let shipped = Rule.of("m/shipped", "44", where: "devices iphone-x", os: "11..<14")

  private func own(_ value: String, id: String = "own/1") -> KnowledgeRow {
    .observation(.of(id, value, where: "devices iphone-x", os: "12", layer: .local))
  }

  @Test func `a contradiction names the device, the version and both values`() throws {
    let item = try #require(items([Self.shipped], [own("45")]).first)
    #expect(item.verdict == .contradicted)
    guard case .rulesDiffer(let place?, let stated) = item.reason else {
      Issue.record("\(item.reason)")
      return
    }
    #expect(place.device == "iphone-x")
    #expect(place.version == .of("12"))
    #expect(place.result.value == Length(points: 44))
    #expect(stated == Length(points: 45))
  }

  @Test func `a rule that the user took away speaks all the same`() {
    let mask = Mask(RowKey(.rule, "m/shipped"), layer: .local)
    #expect(items([Self.shipped], [own("44")], masks: [mask]).map(\.verdict) == [.confirmed])
  }

  @Test func `the user's own rules speak for nothing of the user's`() {
    let mine = Rule.of(
      "m/own", "45", where: "devices iphone-x", os: "12..<13", restsOn: ["own/1"], layer: .local)
    let found = items([], [.rule(mine), own("45")])
    #expect(!found.contains { $0.verdict == .confirmed || $0.verdict == .contradicted })
  }

  @Test func `where it is not known when a value changed nothing is said`() {
    let rules: [Rule] = [
      .of("m/1", "44", where: "devices iphone-x", os: "..<11~13"),
      .of("m/2", "48", where: "devices iphone-x", os: "11~13..<"),
    ]
    #expect(items(rules, [own("44")]).isEmpty)
    #expect(items(rules, [own("20")]).map(\.verdict) == [.contradicted])
  }

  @Test func `rows are in order, kind by kind`() {
    var device = Device(id: "mine", name: "iPhone X", family: .iphone, layer: .local)
    device.identifiers = ["iPhone10,3"]
    let keys = items(
      [Self.shipped], [own("45", id: "z/1"), own("44", id: "a/1"), .device(device)]
    ).map { "\($0.key) \($0.verdict)" }
    #expect(
      keys.filter { !$0.hasSuffix("dangling") } == [
        "device mine contradicted", "observation a/1 confirmed", "observation z/1 contradicted",
      ])
  }
}
