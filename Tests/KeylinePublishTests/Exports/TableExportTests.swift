import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Exports as tables")
struct TableExportTests {
  @Test func `a change whose version is not known has its candidates and no value`() throws {
    var knowledge = Sample.knowledge
    let boundary = OSBoundary.between(after: OSVersion(11, 4), by: OSVersion(12))
    knowledge.rules = knowledge.rules.map { rule in
      Rule(
        id: rule.id, metric: rule.metric, scope: rule.scope,
        os: OSBounds(
          from: rule.os.from.map { _ in boundary }, until: rule.os.until.map { _ in boundary }),
        value: rule.value, restsOn: rule.restsOn)
    }
    let content = Exporting.content(knowledge)
    #expect(
      try Exporting.text(CSVExport(), content).contains(#""uncertain",,"20.333 or 24""#))
    #expect(
      try Exporting.text(JSONExport(), content).contains(#""candidates": [20.333, 24], "#))
    let swift = try #require(SwiftExport(name: "Keyline", isPublic: false))
    let code = try Exporting.text(swift, content)
    #expect(code.contains(".init([0, 1], 0, 11004001, 61.0 / 3),"))
    #expect(code.contains(".init([0, 1], 12000000, 1000000000, 24),"))
  }

  @Test func `a large export comes in pieces and is never whole in memory`() throws {
    var knowledge = Sample.knowledge
    knowledge.devices = (0..<2_000).map { index in
      Sample.phone("phone-\(index)", "Phone \(index)", scale: 2, from: "10")
    }
    let pieces = try Exporting.pieces(CSVExport(), Exporting.content(knowledge))
    #expect(pieces.count > 10)
    #expect(pieces.allSatisfy { $0.count <= 80 * 1_024 })
  }

  @Test func `what cannot be written ends the export`() throws {
    struct Full: Error {}
    var sink = ByteSink { _ in throw Full() }
    #expect(throws: Full.self) { try CSVExport().write(Exporting.content(), to: &sink) }
  }
}
