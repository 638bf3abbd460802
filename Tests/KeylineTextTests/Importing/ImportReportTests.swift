import KeylineModel
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("What there is to say of a row that is imported")
struct ImportDetailTextTests {
  @Test(
    arguments: [
      (
        Answer.Result.value(Length(points: 44), .known), "Keyline has 44 on iphone-x with iOS 12.0"
      ),
      (.none(.before(OSVersion(13), nil)), "it is not applicable on iphone-x with iOS 12.0"),
      (.none(.contradicted([])), "rules conflict on iphone-x with iOS 12.0"),
      (.oneOf([], nil), "it is uncertain on iphone-x with iOS 12.0"),
    ] as [(Answer.Result, String)])
  func `names the place and what is known there`(
    result: Answer.Result, text: String
  ) {
    let place = Replay.Place(device: "iphone-x", version: OSVersion(12), result: result)
    #expect(ImportItem.Detail.rules(place).text == text)
  }

  @Test(
    arguments: [
      (.takenAway, "removes the row"), (.dropped, "nothing gives this value any more"),
      (.leftOut(line: 2, .device), "line 2: no such device"),
      (.leftOut(line: 3, .metric), "line 3: no such metric"),
      (
        .leftOut(line: 2, .severalRanges),
        "line 2: several ranges of versions; put each on its own line"
      ),
      (
        .leftOut(line: 2, .severalDevices(["a-1", "a-2", "a-3"])),
        "line 2: the name fits several devices: a-1, a-2, a-3"
      ),
      (
        .leftOut(line: 2, .severalDevices(["a-1", "a-2", "a-3", "a-4", "a-5"])),
        "line 2: the name fits several devices: a-1, a-2, a-3 and 2 more"
      ),
    ] as [(ImportItem.Detail, String)])
  func `says what becomes of the row`(detail: ImportItem.Detail, text: String) {
    #expect(detail.text == text)
  }
}

@Suite("The report of an import")
struct ImportReportTests {
  private static let place = Replay.Place(
    device: "iphone-x", version: OSVersion(12),
    result: .value(Length(points: 44), .known))

  private static let items = [
    ImportItem(
      key: RowKey(.observation, "s/1"), devices: ["iphone-x"], source: "s", metric: "m",
      value: "44", status: .added),
    ImportItem(
      key: RowKey(.observation, "s/2"), devices: ["iphone-x"], source: "s", metric: "m",
      value: "45", status: .conflicting, detail: .rules(place)),
    ImportItem(key: RowKey(.rule, "m/1"), metric: "m", value: "a + b", status: .same),
    ImportItem(key: RowKey(.source, "s"), source: "s", status: .added),
  ]

  private let report = ImportReport(title: "CSV", items: Self.items)

  @Test func `counts what becomes of the rows`() {
    #expect(
      report.summary
        == "CSV: 1 rule: 1 same; 2 observations: 1 added, 1 conflicting; 1 source: 1 added")
    #expect(ImportReport(title: "seed", items: []).summary == "seed: 0 rows")
  }

  @Test func `counts per device and source`() {
    #expect(
      report.table.rows == [
        ["iphone-x", "s", "1", "0", "0", "1", "0"], ["by attributes", "", "0", "1", "0", "0", "0"],
        ["source s", "s", "1", "0", "0", "0", "0"],
      ])
    #expect(
      report.table.columns.map(\.title)
        == ["Device", "Source", "Added", "Same", "Changed", "Conflicting", "Left out"])
  }

  @Test func `names the rows that somebody should look at`() {
    #expect(
      report.remarks.rows == [
        ["conflicting", "s/2", "iphone-x", "m", "45", "Keyline has 44 on iphone-x with iOS 12.0"]
      ])
  }

  private static func rows(_ count: Int, _ status: ImportItem.Status) -> [ImportItem] {
    (0..<count).map { position in
      ImportItem(
        key: RowKey(.observation, "s/\(position)"), devices: ["iphone-x"], source: "s",
        metric: "m", value: "45", status: status,
        detail: status == .conflicting ? .rules(place) : nil)
    }
  }

  @Test(arguments: [
    (0, 0), (99, 99), (ImportReport.maximumRemarks, 100), (101, 100), (10_000, 100),
  ])
  func `tells people of the most urgent rows, and where all are`(count: Int, told: Int) {
    let report = ImportReport(
      title: "CSV",
      items: Self.rows(3, .added) + Self.rows(count, .conflicting))
    #expect(report.remarks.rows.count == told)
    let hint = "The first 100 rows with a remark. All rows: --more\n"
    #expect(report.text(report.table, allWith: "--more").hasSuffix(hint) == (count > told))
    #expect(report.count(.conflicting) == count)
    #expect(
      report.table.rows == [["iphone-x", "s", "3", "0", "0", "\(count)", "0"]])
  }

  @Test func `leaves the less urgent out first`() {
    let report = ImportReport(
      title: "CSV",
      items: Self.rows(60, .leftOut) + Self.rows(60, .conflicting))
    #expect(
      report.remarks.rows.map { $0[0] }
        == Array(repeating: "conflicting", count: 60) + Array(repeating: "left out", count: 40))
  }
}
