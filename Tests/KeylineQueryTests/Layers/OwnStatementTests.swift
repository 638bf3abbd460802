import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("A value that somebody gives a metric")
struct OwnStatementTests {
  private static let releases = ["11.0", "12.0", "13.7", "14.0", "18.0", "26.0", "27.1"].map {
    Release(version: .of($0), ios: "2020-01-01", ipados: nil)
  }

  private static let names = MetricNames([.of("bar.height"), .of("bar.gap"), .of("tab.x")])

  /// The versions as an observation states them, and the bounds of the rules.
  private func read(_ text: String) throws -> [String] {
    try AssignedVersions.all(text, in: Self.releases).map { versions in
      "\(versions.stated): \(versions.bounds.map { "\($0)" }.joined(separator: " "))"
    }
  }

  private func written(_ stated: Observation.StatedOS, _ bounds: String...) -> String {
    "\(stated): \(bounds.map { "\(OSBounds.of($0))" }.joined(separator: " "))"
  }

  @Test func `holds for the versions that are named and no others`() throws {
    #expect(try read("27") == [written(.of("27"), "27..<28")])
    #expect(try read("26.1") == [written(.of("26.1"), "26.1..<26.2")])
    #expect(try read("11,13.1") == [written(.of("11 13.1"), "11..<12", "13.1..<13.2")])
    #expect(try read("11-13") == [written(.of("11..<14"), "11..<14")])
    #expect(try read("..13") == [written(.of("..<14"), "..<14")])
  }

  @Test func `nobody has seen a version to come`() throws {
    #expect(try read("14+") == [written(.of("14..<28"), "14..<")])
    #expect(try read("all") == [written(.of("..<28"), "..<")])
    #expect(try read("28+") == [written(.of("28..<"), "28..<")])
  }

  private func rows(
    _ text: String, os: String, known: [Observation] = []
  ) throws -> [OwnStatement.Rows] {
    let statement = OwnStatement(
      scope: .of("devices iphone-x"), versions: try AssignedVersions.all(os, in: Self.releases),
      source: "mine", note: "Seen.")
    var knowledge = Knowledge()
    knowledge.observations = known
    return statement.rows(try Assignment(text, in: Self.names), in: knowledge)
  }

  @Test func `was measured on a version and reported of a range`() throws {
    #expect(
      try rows("bar.height=64", os: "11,12-13").map(\.observation.obtained) == [
        .measured, .reported,
      ])
  }

  @Test(arguments: [
    ("mine/a", "64", "11", true), ("mine/a", "64", "11 13", true),
    ("mine/a", "64", "10..<14", true),
    ("mine/a", "64", "11.2", false), ("mine/a", "65", "11", false), ("its/a", "64", "11", false),
  ])
  func `rests on what the source states already`(
    id: String, value: String, os: String, isKnown: Bool
  ) throws {
    let known = Observation.of(
      id, value, where: "devices iphone-x", os: os, metric: "bar.height", layer: .local)
    let rows = try #require(try rows("bar.height=64", os: "11", known: [known]).first)
    #expect(rows.isKnown == isKnown)
    #expect(rows.rules.first?.restsOn == [isKnown ? id : rows.observation.id])
  }

  @Test(arguments: [
    ("27", "26-27", true), ("26-27", "27", false), ("27", "27", true), ("18", "26-27", false),
  ])
  func `replaces rules of the same scope that hold nowhere else`(
    old: String, new: String, isReplaced: Bool
  ) throws {
    func rule(_ id: String, _ os: String) throws -> Rule {
      let bounds = try #require(try AssignedVersions.all(os, in: Self.releases).first?.bounds.first)
      return Rule.of(
        id, "64", where: Scope.of("devices iphone-x"), os: bounds, metric: "bar.height",
        restsOn: ["\(id)-seen"], layer: .local)
    }
    var knowledge = Knowledge()
    knowledge.rules = [try rule("mine/old", old)]
    knowledge.observations = [
      .of("mine/old-seen", "64", os: "27", metric: "bar.height", layer: .local)
    ]
    let statement = OwnStatement(scope: Scope(), versions: [], source: "mine")
    let replaced = statement.replaced(by: [try rule("mine/new", new)], in: knowledge)
    #expect(
      replaced.map(\.description)
        == (isReplaced ? ["rule mine/old", "observation mine/old-seen"] : []))
  }
}
