import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Exports as tables")
struct TableExportTests {
  @Test func `CSV has a row per device, metric, orientation and range of versions`() throws {
    let lines = try Exporting.text(CSVExport()).split(separator: "\r\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        #""device","name","metric","unit","orientation","os","from","until","status","value","candidates""#,
        #""phone-a","Phone A","bar.height","pt","portrait","10-11","10.0","12.0","known",20.333,"#,
        #""phone-a","Phone A","bar.height","pt","portrait","12","12.0","13.0","known",24,"#,
        #""phone-a","Phone A","bar.height","pt","portrait","13","13.0","14.0","assumed",24,"#,
      ])
    #expect(lines.count == 1 + 2 * 2 * 3)
  }

  @Test func `CSV has a row for each release when asked`() throws {
    let content = Exporting.content(os: try VersionSet("11-12"), eachRelease: true)
    let lines = try Exporting.text(CSVExport(), content).split(separator: "\r\n")
    let portrait = lines.filter { $0.contains("phone-b") && $0.contains("portrait") }
    #expect(
      portrait == [
        #""phone-b","Phone B","bar.height","pt","portrait","11.0","11.0","11.0.1","known",20.333,"#,
        #""phone-b","Phone B","bar.height","pt","portrait","11.4.1","11.4.1","11.4.2","known",20.333,"#,
        #""phone-b","Phone B","bar.height","pt","portrait","12.0","12.0","12.0.1","known",24,"#,
        #""phone-b","Phone B","bar.height","pt","portrait","12.5.7","12.5.7","12.5.8","known",24,"#,
      ])
  }

  @Test func `JSON has the devices, the metrics and a series for each of both`() throws {
    let text = try Exporting.text(JSONExport(), Exporting.content(os: try VersionSet("11-12")))
    #expect(
      text.hasPrefix(
        """
        {
          "data": 7,
          "devices": [
            { "height": null, "id": "phone-a", "identifiers": [], "idiom": "phone", "name": "Phone A", \
        "scale": 2, "width": 375 },
        """))
    #expect(
      text.contains(
        """
            { "device": "phone-b", "metric": "bar.height", "orientation": "portrait", "stretches": [
              { "from": "11.0", "os": "11", "status": "known", "until": "12.0", "value": 20.333 },
              { "from": "12.0", "os": "12", "status": "known", "until": "13.0", "value": 24 }
            ] },
        """))
  }

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
