import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("What was found, as tables and objects")
struct FindTextTests {
  private func found(
    _ text: String, _ knowledge: Knowledge = Sample.knowledge
  ) throws -> FindAnswer {
    let resolver = Resolver(knowledge)
    return resolver.find(
      try FindCondition.all(text, in: MetricNames(knowledge.metrics)), in: Situation(),
      among: DeviceSet(all: resolver.knowledge.devices), .all)
  }

  @Test(
    arguments: [
      ("bar.height=24", [["Phone A, B", "12–13", "24"]]),
      ("bar.height=20.333", [["Phone A, B", "to 11", "20.333"]]),
      ("bar.height=20..", [["Phone A, B", "to 11", "20.333"], ["Phone A, B", "12–13", "24"]]),
      ("bar.height=99", []),
    ] as [(String, [[String]])])
  func `is a row for each group of devices and range of versions`(
    text: String, rows: [[String]]
  ) throws {
    let table = try found(text).table(Sample.labels)
    #expect(table.columns.map(\.title) == ["Device", "iOS", "Bar height"])
    #expect(table.columns.map(\.isNumeric) == [false, false, true])
    #expect(table.rows == rows)
  }

  @Test func `is a record for each device`() throws {
    let records = ToldAnswer.table(try found("bar.height=24").answers(Sample.labels))
    #expect(
      records.rows.map { [$0[0], $0[1], $0[5]] } == [
        ["phone-a", "12-13", "24"], ["phone-b", "12-13", "24"],
      ])
  }

  @Test func `has those of which it cannot be said apart, and fits its schema`() throws {
    var knowledge = Sample.knowledge
    knowledge.devices.append(Sample.phone("phone-c", "Phone C", scale: 2, from: "9"))
    knowledge.rules = knowledge.rules.map { rule in
      Rule(
        id: rule.id, metric: rule.metric, scope: Scope(devices: ["phone-a", "phone-b"]),
        os: rule.os, value: rule.value, restsOn: rule.restsOn)
    }
    let answer = try found("bar.height=24", knowledge)
    let undecided = answer.undecidedObjects(Sample.labels)
    #expect(undecided.map { $0["device"]?.text } == ["phone-c"])
    #expect(undecided.map { $0["os"]?.text } == ["9-13"])
    let whole = try document(
      "keyline.find/1",
      [
        ("results", .array(answer.answers(Sample.labels).map(\.json))),
        ("undecided", .array(undecided)),
      ])
    #expect(try objections(to: whole, as: "keyline.find/1") == [])
    #expect(whole["results"]?.elements.count == 2)
  }
}

@Suite("Devices that are alike, as tables and objects")
struct LikenessTextTests {
  private func similarities(_ knowledge: Knowledge = Sample.knowledge) -> [DeviceSimilarity] {
    let resolver = Resolver(knowledge)
    let devices = resolver.knowledge.devices
    return resolver.similarities(
      to: devices[0], over: VersionRange(from: .lowest, until: .highest), among: devices,
      DifferenceRequest(
        resolver.knowledge.metrics, in: DifferenceRequest.orientations(of: Situation())))
  }

  @Test func `have the versions that both ran and what was compared`() {
    let similarities = similarities()
    #expect(similarities.table(Sample.labels).rows == [["Phone B", "11–13", "2", "0"]])
    #expect(
      similarities.map { $0.json(Sample.labels).inline } == [
        #"{ "device": "phone-b", "os": "11-13", "same": 2, "unknown": 0, "absent": 0, "undecided": [] }"#
      ])
  }

  @Test func `have what is unknown on both, and fit their schema`() throws {
    var knowledge = Sample.knowledge
    knowledge.metrics.append(.of("other"))
    let similarity = similarities(knowledge)
    #expect(similarity.table(Sample.labels).rows == [["Phone B", "11–13", "2", "2"]])
    let whole = try document(
      "keyline.find-same/1",
      [("results", .array(similarity.map { $0.json(Sample.labels) })), ("undecided", .array([]))])
    #expect(try objections(to: whole, as: "keyline.find-same/1") == [])
  }

  @Test func `name the metrics that are known on one side only`() throws {
    var knowledge = Sample.knowledge
    knowledge.rules.append(
      .of("other/a", "1", where: "devices phone-a", metric: "other", restsOn: ["one/other"]))
    knowledge.observations.append(
      .of("one/other", "1", where: "devices phone-a", os: "11", metric: "other"))
    knowledge.metrics.append(.of("other"))
    #expect(
      similarities(knowledge).map { $0.json(Sample.labels)["undecided"]?.texts } == [["other"]])
  }
}
