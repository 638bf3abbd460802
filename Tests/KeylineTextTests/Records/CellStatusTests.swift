import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Records of cells of every status")
struct CellStatusTests {
  private static let uncertain: [Rule] = [
    .of("m/old", "44", os: "..<17.2~26.1"), .of("m/new", "48", os: "17.2~26.1..<"),
  ]
  private static let conflict: [Rule] = [
    .of("m/a", "44", where: "width 393"), .of("m/b", "48", where: "sensor-housing dynamic-island"),
  ]

  private func record(
    _ rules: [Rule], os: String, metrics: [Metric] = [], _ situation: String = ""
  ) throws -> JSONValue {
    let resolver = Resolver(.of(rules, metrics: metrics, devices: [.iPhone14Pro]))
    let table = resolver.table(
      AnswerTable.Request(
        columns: [Column(try #require(resolver.metric("m")), .of(situation))],
        devices: DeviceSet(naming: resolver.knowledge.devices), versions: try VersionSet(os)))
    let records = ToldAnswer.all(table, VersionLabels([]))
    try #require(records.count == 1)
    let whole = try document("keyline.get/1", [("results", .array(records.map(\.json)))])
    #expect(try objections(to: whole, as: "keyline.get/1") == [])
    return try #require(whole["results"]?.elements.first)
  }

  @Test(
    arguments: [
      ([], "18.0", "unknown"), (uncertain, "18.0", "uncertain"), (conflict, "18.0", "conflict"),
      ([], "15.0", "impossible"), ([.of("m/1", "44")], "18.0", "known"),
    ])
  func `have a value only where there is one, and a reason or candidates elsewhere`(
    rules: [Rule], os: String, status: String
  ) throws {
    let record = try record(rules, os: os)
    #expect(record["status"]?.text == status)
    #expect((record["value"]?.kind == .null) == (status != "known"))
    #expect((record["pixels"]?.kind == .null) == (status != "known"))
    let isOpen = status == "uncertain" || status == "conflict"
    #expect(Set(record["candidates"]?.texts ?? []) == (isOpen ? ["44", "48"] : []))
    #expect((record["why"] == nil) == (status == "known" || status == "uncertain"))
  }

  @Test func `before the metric was there are not applicable`() throws {
    let record = try record([.of("m/1", "44")], os: "16.0", metrics: [.of("m", since: "17")])
    #expect(record["status"]?.text == "notApplicable")
    #expect(record["why"]?["text"]?.text == "not applicable: it came with iOS 17")
  }

  @Test(arguments: [("44", "132"), ("53.667", "161"), ("0.333", "1"), ("0.5", nil), ("0.167", nil)])
  func `have whole pixels at three a point, or none`(value: String, pixels: String?) throws {
    let record = try record([.of("m/1", value)], os: "18.0")
    #expect(record["value"]?.text == value)
    #expect(record["pixels"]?.text == pixels)
  }

  @Test func `of a number of pixels have no pixels`() throws {
    let metric = Metric(
      id: "m", title: "m", definition: "d", since: OSVersion(2), unit: .scale,
      attribute: .init(portrait: .scale, landscape: .scale))
    let record = try record([], os: "18.0", metrics: [metric])
    #expect(record["value"]?.text == "3")
    #expect(record["unit"]?.text == "scale")
    #expect(record["pixels"]?.kind == .null)
  }

  @Test(
    arguments: [
      (Answer.Content.value(Length(sixths: 322)), "53.667"), (.status(.unknown), "unknown"),
      (.status(.notApplicable), "n/a"), (.status(.impossible), "never ran"),
      (.status(.conflict), "conflict"),
      (.candidates([Length(points: 24), Length(points: 32)]), "24 or 32"),
      (.candidates([Length(points: 24), nil]), "24 or unknown"),
    ])
  func `stand in tables with words for what is no value`(content: Answer.Content, text: String) {
    #expect(content.text == text)
  }
}
