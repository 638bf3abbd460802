import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("The observations of a table, reviewed")
struct ExternalReviewTests {
  private static let rule = Rule.of("m/a", "44", where: "devices iphone-x", os: "11..<14")

  private func review(
    _ rows: [String], stored: [Observation] = [], masks: [Mask] = []
  ) throws -> (review: ExternalReview, observations: ExternalObservations) {
    let text = "device,os,metric,value\n" + rows.map { $0 + "\n" }.joined()
    var knowledge = Knowledge.of([Self.rule], stored)
    knowledge.masks += masks
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    let observations = try ExternalImport(
      table, name: "file", in: Resolver(knowledge).knowledge,
      terms: .init(source: "s", obtained: .tabulated)
    ).observations
    let review = ExternalReview(
      observations, in: knowledge, against: Resolver(knowledge),
      isSame: { $0 == $1 })
    return (review, observations)
  }

  private func stored(_ value: String, layer: Layer = .local) -> Observation {
    Observation(
      id: "s/iphone-x-m-12", metric: "m", source: "s",
      scope: .of("devices iphone-x, orientation portrait"), os: .of("12"),
      value: Length(value) ?? .zero, obtained: .tabulated, locator: "line 2, value",
      layer: layer)
  }

  @Test func `finds each row new, same, other, or against the rules, in the order of the file`()
    throws
  {
    let rows = ["iPhone X,12,m,44", "iPhone X,13,m,45", "iPhone X,15,m,50", "iPhone 8,12,m,20"]
    let (found, observations) = try review(rows, stored: [stored("44")])
    #expect(found.items.map(\.status) == [.same, .conflicting, .added, .added])
    #expect(found.items.map(\.status) == found.items.outlines.map(\.status))
    #expect(
      found.items.map { $0.detail?.text ?? "" } == [
        "", "44 is known on iphone-x with iOS 13.0", "", "",
      ])
    #expect(found.items.outlines.map(\.hasDetail) == [false, true, false, false])
    #expect(found.items.map { $0.key?.id ?? "" } == observations.map(\.id))
    #expect(found.changes == [])
    #expect(Set(found.additions) == [1, 2, 3])
    #expect(found.positions == observations.sortedPositions)
  }

  @Test func `keeps rows of one device together, and others apart`() throws {
    let (found, _) = try review(["iPhone X,12,m,44", "iPhone 8,12,m,20", "iPhoneX,13,m,44"])
    let groups = found.items.outlines.map(\.group)
    #expect(groups[0] == groups[2])
    #expect(groups[0] != groups[1])
  }

  @Test(arguments: [Layer.local, .shipped])
  func `changes what has its identifier, and adds the rest`(layer: Layer) throws {
    let (found, observations) = try review(
      ["iPhone X,12,m,50", "iPhone X,15,m,50"], stored: [stored("44", layer: layer)])
    #expect(found.items.map(\.status) == [.conflicting, .added])
    #expect(found.changes == [.put(.observation(observations[0]))])
    #expect(found.additions == [1])
    #expect(found.restated == ["s/iphone-x-m-12"])
  }

  @Test func `changes what was taken away`() throws {
    let key = RowKey(.observation, "s/iphone-x-m-12")
    let (found, observations) = try review(
      ["iPhone X,12,m,44"], stored: [stored("44", layer: .shipped)],
      masks: [Mask(key, layer: .local)])
    #expect(found.items.map(\.status) == [.added])
    #expect(found.changes == [.put(.observation(observations[0]))])
    #expect(found.additions == [])
  }

  @Test func `tells how far it is`() throws {
    var told: [Int] = []
    let text = "device,os,metric,value\niPhone X,12,m,44\niPhone X,13,m,44\n"
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    let knowledge = Knowledge.of([Self.rule])
    let observations = try ExternalImport(
      table, name: "file", in: knowledge, terms: .init(source: "s", obtained: .tabulated)
    ).observations
    _ = ExternalReview(
      observations, in: knowledge, against: Resolver(knowledge),
      progress: { told += [$0, $1] }, isSame: { $0 == $1 })
    #expect(told == [1, 2, 2, 2])
  }
}
