import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Differences for programs")
struct DifferenceRecordTests {
  private static let rules: [Rule] = [
    .of("m/1", "44", os: "..<12", restsOn: ["a/1"]),
    .of("m/2", "48", os: "12..<", restsOn: ["a/2"]),
    .of("open/1", "24", os: "..<13~15", metric: "open"),
    .of("open/2", "32", os: "13~15..<", metric: "open"),
    .of("late/1", "5", metric: "late"),
  ]
  private static let resolver = Resolver(
    .of(
      rules,
      [
        .of("a/1", "44", where: "devices iphone-x", os: "11"),
        .of("a/2", "48", where: "devices iphone-x", os: "12"),
      ], metrics: [.of("late", since: "12")], devices: [.iPhoneX]))

  private func record(
    _ metric: Metric.ID, from: String, to: String, device: Device = .iPhoneX
  ) throws -> JSONValue {
    let ranges = try [from, to].map { text in
      try #require(try VersionSet(text).parts.first).range
    }
    let differences = Self.resolver.differences(
      on: device, between: ranges[0], and: ranges[1],
      DifferenceRequest([try #require(Self.resolver.metric(metric))], in: [Situation()]))
    let records = differences.map { DifferenceRecord($0, VersionLabels([])) }
    let whole = try document(
      "keyline.diff/1",
      [
        ("left", .string(from)), ("right", .string(to)), ("results", .array(records.map(\.json))),
      ])
    #expect(try objections(to: whole, as: "keyline.diff/1") == [])
    return try #require(whole["results"]?.elements.first)
  }

  @Test(arguments: [
    ("m", "11", "12", "changed"), ("late", "11", "12", "new"), ("late", "12", "11", "gone"),
    ("open", "12", "14", "perhaps"), ("open", "12", "16", "changed"),
  ])
  func `have their kind, and fit their schema`(
    metric: String, from: String, to: String, kind: String
  ) throws {
    #expect(try record(metric, from: from, to: to)["kind"]?.text == kind)
  }

  @Test func `have both sides with values, rules and sources`() throws {
    let record = try record("m", from: "11", to: "12")
    let left = try #require(record["left"]?.elements.first)
    let right = try #require(record["right"]?.elements.first)
    #expect([left, right].map { $0["value"]?.text } == ["44", "48"])
    #expect([left, right].map { $0["os"]?.text } == ["11", "12"])
    #expect([left, right].map { $0["verifiedThrough"]?.text } == ["11", "12"])
    #expect([left, right].map { $0["sources"]?.texts } == [["a"], ["a"]])
    #expect([left, right].map { $0["confidence"]?.text } == ["single source", "single source"])
    #expect(record["rules"]?.texts == ["m/1", "m/2"])
    #expect(record["orientations"]?.texts == ["portrait"])
  }

  @Test func `have candidates for what is uncertain, and null for what is not there`() throws {
    let open = try #require(try record("open", from: "12", to: "14")["right"]?.elements.first)
    #expect(Set(open["candidates"]?.texts ?? []) == ["24", "32"])
    #expect(open["value"]?.kind == .null)
    let absent = try #require(try record("late", from: "11", to: "12")["left"]?.elements.first)
    #expect(absent["status"]?.text == "notApplicable")
    #expect(absent["value"]?.kind == .null)
  }

  private func changes(_ metric: Metric.ID, _ major: Int) throws -> [DifferenceRecord] {
    let range = VersionRange(from: OSVersion(major), until: OSVersion(major + 1))
    return Self.resolver.changes(
      in: range, on: .iPhoneX,
      DifferenceRequest([try #require(Self.resolver.metric(metric))], in: [Situation()])
    ).map { DifferenceRecord($0, VersionLabels([])) }
  }

  @Test(arguments: [
    ("m", 12, #"{ "version": "12.0" }"#), ("open", 14, #"{ "after": "13.0.0", "by": "15.0" }"#),
    ("late", 12, #"{ "version": "12.0" }"#),
  ])
  func `of changes say when it was, or between which versions`(
    metric: String, major: Int, when: String
  ) throws {
    let records = try changes(metric, major)
    #expect(records.map { $0.json["when"]?.inline } == [when])
    let whole = try document(
      "keyline.changes/1",
      [("version", .string("\(major)")), ("results", .array(records.map(\.json)))])
    #expect(try objections(to: whole, as: "keyline.changes/1") == [])
  }

  @Test func `stand in a table with all their cells`() throws {
    let table = DifferenceRecord.table(try changes("m", 12) + changes("open", 14))
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(
      table.rows[0] == [
        "iphone-x", "m", "portrait", "changed", "44", "48", "pt", "12.0", "m/1 m/2",
      ])
    #expect(table.rows[1][7] == "between 13.0.0 and 15.0")
  }

  @Test func `between two versions have nothing to say of when`() throws {
    #expect(try record("m", from: "11", to: "12")["when"] == nil)
  }
}
