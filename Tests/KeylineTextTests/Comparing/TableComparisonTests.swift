import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

/// The metric of the sample is 20.333 before iOS 12 and 24 from then on, on both phones.
@Suite("A table of others against what is known")
struct TableComparisonTests {
  private func comparison(
    _ rows: [String], versions: VersionSet = .all, knowledge: Knowledge = Sample.knowledge
  ) throws -> TableComparison {
    let text = (["device,os,orientation,metric,value"] + rows).joined(separator: "\n")
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    return try TableComparison(
      table.readings, of: table.format, Resolver(knowledge), versions: versions)
  }

  private static let low = "Phone A,11,portrait,bar.height,20.333"
  private static let wrong = "Phone A,11,portrait,bar.height,99"

  @Test(
    arguments: [
      (low, .same), (wrong, .differs), ("Phone A,,portrait,bar.height,24", .someVersions),
      ("Phone A,12+,portrait,bar.height,24", .same), ("Nokia,11,portrait,bar.height,1", .notKnown),
      ("Phone A,11,portrait,hat.height,1", .notKnown),
    ] as [(String, Comparison.Verdict)])
  func `fares reading by reading`(row: String, verdict: Comparison.Verdict) throws {
    let comparison = try comparison([row])
    #expect(comparison.readings.map(\.verdict) == [verdict])
    #expect(comparison.count(verdict) == 1)
    #expect(comparison.isNegative == ![.same, .notKnown].contains(verdict))
  }

  @Test(arguments: [
    ("Nokia,11,portrait,bar.height,1", "no such device"),
    ("Phone A,11,portrait,hat.height,1", "no such metric"),
    ("Nokia,11,portrait,hat.height,1", "no such metric"),
  ])
  func `says what of a reading nobody knows`(row: String, reason: String) throws {
    let comparison = try comparison([row])
    #expect(comparison.readings.map(\.reason?.text) == [reason])
    #expect(comparison.table(Sample.labels, same: false).rows.map { $0[6] } == [reason])
  }

  @Test func `holds for the versions of the file and those that are asked for, both`() throws {
    let row = "Phone A,..12,portrait,bar.height,24"
    #expect(try comparison([row]).readings.map(\.verdict) == [.someVersions])
    #expect(
      try comparison([row], versions: try VersionSet("12+")).readings.map(\.verdict) == [.same])
    let outside = try comparison([row], versions: try VersionSet("13+"))
    #expect(outside.readings.isEmpty)
    #expect(
      outside.skipped
        == "skipped 1 reading for versions that you did not ask for or the device never ran: line 2"
    )
  }

  @Test func `leaves no reading of versions that the device never ran to be compared`() throws {
    let comparison = try comparison(["Phone A,20,portrait,bar.height,24", Self.low])
    #expect(comparison.outside.count == 1)
    #expect(comparison.summary == "CSV: 1 reading: 1 same.")
  }

  @Test(
    arguments: [
      ([low], "CSV: 1 reading: 1 same."), ([wrong], "CSV: 1 reading: 1 differs."),
      ([wrong, "Phone B,11,portrait,bar.height,98", low], "CSV: 3 readings: 2 differ, 1 same."),
      (
        ["Phone A,,portrait,bar.height,24", "Nokia,11,portrait,bar.height,1"],
        "CSV: 2 readings: 1 right only on some versions, 1 not known."
      ),
    ])
  func `is summed up in a line`(rows: [String], summary: String) throws {
    #expect(try comparison(rows).summary == summary)
  }

  @Test func `has devices and orientations that fare alike in one line`() throws {
    let rows = ["A", "B"].flatMap { phone in
      ["portrait", "landscape"].map { "Phone \(phone),11,\($0),bar.height,99" }
    }
    let table = try comparison(rows).table(Sample.labels, same: false)
    #expect(
      table.rows == [
        [
          "differs", "Phone A, B", "both", "bar.height", "99", "no", "20.333", "confirmed",
          "one, two",
        ]
      ])
  }

  @Test func `has devices that fare differently in lines of their own`() throws {
    let rows = ["Phone A,11,portrait,bar.height,99", "Phone B,12,portrait,bar.height,99"]
    let table = try comparison(rows).table(Sample.labels, same: false)
    // The file states versions that differ, so a column names them.
    #expect(
      table.rows.map { [$0[1], $0[2], $0[7]] }
        == [["Phone A", "11", "20.333"], ["Phone B", "12", "24"]])
  }

  @Test func `leaves out what is the same unless asked, and says what is wrong first`() throws {
    let comparison = try comparison([Self.low, "Phone B,11,portrait,bar.height,99"])
    #expect(comparison.table(Sample.labels, same: false).rows.map { $0[0] } == ["differs"])
    #expect(comparison.table(Sample.labels, same: true).rows.map { $0[0] } == ["differs", "same"])
    let text = comparison.text(Sample.labels, same: true)
    #expect(text.hasPrefix("CSV: 2 readings: 1 differs, 1 same.\n\ndiffers\nDevice "))
    #expect(text.contains("\n\nsame\nDevice "))
    #expect(!comparison.text(Sample.labels, same: false).contains("\nsame\n"))
  }

  @Test func `names at most forty devices and three sources in a line`() throws {
    var knowledge = Sample.knowledge
    knowledge.devices = (1...45).map {
      Sample.phone("phone-\($0)", "Phone \($0)", scale: 2, from: "10")
    }
    let sources = ["e", "d", "c", "b", "a"]
    knowledge.sources += sources.map { .of($0) }
    knowledge.observations += sources.map {
      Sample.observation("\($0)/low", os: "11", value: Sample.low)
    }
    knowledge.rules[0] = Rule(
      id: "bar-height/low", metric: "bar.height", scope: Scope(), os: .of("..<12"),
      value: .length(Sample.low), restsOn: sources.map { "\($0)/low" })
    let rows = (1...45).map { "Phone \($0),11,portrait,bar.height,99" }
    let row = try #require(
      try comparison(rows, knowledge: knowledge).table(Sample.labels, same: false).rows.first)
    #expect(row[1].hasSuffix("39, 40 and 5 more"))
    #expect(row[8] == "a, b and 3 more")
  }
}
