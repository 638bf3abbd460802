import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

/// The sample knows iOS 10.0, 11.0, 11.4.1, 12.0, 12.5.7, 13.0 and 13.7.
@Suite("Exports of each release")
struct ReleasesTests {
  private func series(_ os: String, of knowledge: Knowledge = Sample.knowledge) throws
    -> [JSONValue]
  {
    let content = Exporting.content(knowledge, os: try VersionSet(os), eachRelease: true)
    let whole = try JSONValue.reading(try Exporting.text(JSONExport(), content))
    #expect(try Exporting.objections(to: whole) == [])
    return try #require(whole["series"]?.elements)
  }

  private func versions(_ series: JSONValue) -> [String] {
    (series["stretches"]?.elements ?? []).map { stretch in
      [stretch["from"], stretch["os"], stretch["value"]].map { $0?.text ?? "null" }
        .joined(separator: " ")
    }
  }

  @Test func `have each with its value`() throws {
    let all = try series("all")
    #expect(all.count == 4)
    #expect(
      versions(all[2]) == [
        "11.0 11.0 20.333", "11.4.1 11.4.1 20.333", "12.0 12.0 24", "12.5.7 12.5.7 24",
        "13.0 13.0 24", "13.7 13.7 24",
      ])
    #expect(all[2]["device"]?.text == "phone-b")
  }

  @Test func `have only those that are asked`() throws {
    #expect(versions(try series("12")[0]) == ["12.0 12.0 24", "12.5.7 12.5.7 24"])
    #expect(
      versions(try series("11-11.4,13.7")[0]) == [
        "11.0 11.0 20.333", "11.4.1 11.4.1 20.333", "13.7 13.7 24",
      ])
  }

  @Test func `have null where nothing is known`() throws {
    var knowledge = Sample.knowledge
    knowledge.rules.removeFirst()
    #expect(
      versions(try series("11-12", of: knowledge)[0]) == [
        "11.0 11.0 null", "11.4.1 11.4.1 null", "12.0 12.0 24", "12.5.7 12.5.7 24",
      ])
  }

  @Test func `have no stretch where no version of a range was released`() {
    let versions = ExportContent.Versions(
      ranges: [],
      releases: [12, 13].map { VersionRange(from: OSVersion($0), until: OSVersion($0).successor) })
    let matrix = Exporting.content().matrix
    let stretches = matrix.answers(
      matrix.variants[0], on: Sample.knowledge.devices[0],
      over: [VersionRange(from: OSVersion(10), until: OSVersion(14))])[0]
    #expect(stretches.map(\.from) == [OSVersion(10), OSVersion(12), OSVersion(13)])
    let runs = versions.runs(of: stretches)
    #expect(runs.map(\.stretch) == [1, 2])
    #expect(runs.map(\.pieces) == [0..<1, 1..<2])
  }
}
