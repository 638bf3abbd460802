import KeylineData
import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("The report of an import for people and for programs")
struct ImportRecordsTests {
  private static let place = Replay.Place(
    device: "iphone-x", version: OSVersion(12),
    result: .value(Length(points: 44), .known))

  private static let items = [
    ImportItem(
      devices: ["Nokia"], source: "s", metric: "m", value: "44", status: .leftOut,
      detail: .leftOut(line: 2, .device)),
    ImportItem(
      key: RowKey(.observation, "s/1"), devices: ["iphone-x", "iphone-xr"], source: "s",
      metric: "m", value: "44", status: .changed),
    ImportItem(key: RowKey(.rule, "m/1"), metric: "m", value: "a - b", status: .added),
    ImportItem(key: RowKey(.device, "bar-phone"), status: .same),
    ImportItem(
      key: RowKey(.observation, "s/2"), devices: ["iphone-x"], source: "s", metric: "m",
      value: "45", status: .conflicting, detail: .rules(place)),
    ImportItem(
      key: RowKey(.observation, "s/3"), devices: ["iphone-x"], source: "s", metric: "m",
      value: "46", status: .added, detail: .rules(place)),
  ]

  private let report = ImportReport(title: "CSV", items: items)

  @Test func `what is left out is printed so that a terminal can show it`() throws {
    let item = ImportItem(
      devices: ["\u{1B}[2J"], metric: "\u{1B}]0;", status: .leftOut,
      detail: .leftOut(line: 2, .device))
    let report = ImportReport(title: "CSV", items: [item])
    #expect(report.remarks.rows[0][2...3] == ["\\u{1B}[2J", "\\u{1B}]0;"])
    #expect(report.table.rows[0][0] == "\\u{1B}[2J")
    let object = try #require(report.objects.first { _ in true })
    #expect(object["devices"]?.texts == ["\\u{1B}[2J"])
    #expect(object["metric"]?.text == "\\u{1B}]0;")
  }

  @Test func `every row has all of its cells`() {
    for table in [report.table, report.remarks] {
      #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    }
    let records = Array(report.records)
    #expect(records.allSatisfy { $0.count == ImportReport.columns.count })
    #expect(
      records[1] == [
        "changed", "observation", "s/1", "iphone-x iphone-xr", "s", "m", "44", "",
      ])
  }

  @Test func `what a row does not have is null, and the whole fits its schema`() throws {
    let whole = try document(
      "keyline.import/1",
      [
        ("format", .string("csv")), ("stored", .bool(false)), ("counts", report.counts),
        ("items", .array(Array(report.objects))),
      ])
    #expect(try objections(to: whole, as: "keyline.import/1") == [])
    let items = try #require(whole["items"]?.elements)
    #expect(items[0]["id"]?.kind == .null)
    #expect(items[2]["source"]?.kind == .null)
    #expect(items[1]["devices"]?.texts == ["iphone-x", "iphone-xr"])
    #expect(whole["counts"]?["left out"]?.text == "1")
    #expect(whole["counts"]?["added"]?.text == "2")
  }
}
