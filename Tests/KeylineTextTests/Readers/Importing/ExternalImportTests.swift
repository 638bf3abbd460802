import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("A foreign table as observations")
struct ExternalImportTests {
  @Test func `of a probe has the situation and the tool`() throws {
    let table = try table(ExternalSample.probe)
    let found = try ImportedReadings(
      table.readings,
      in: .of([], metrics: [.of("statusBar.height"), .of("navigationBar.maxY")]),
      terms: .init(source: "s", measurement: table.measurement, obtained: nil, os: nil)
    ).observations
    #expect(found.map(\.value) == [Length(points: 44), Length(points: 140)])
    #expect(
      found.last?.scope
        == .of(
          "devices iphone-x, orientation portrait, navigation-bar true, large-title true"))
    #expect(found.first?.tool == "iPhone10,3 simulator, iOS 11.2, SDK 11.2")
    #expect(found.first?.os == .of("11.2"))
    #expect(found.first?.obtained == .measured)
  }

  @Test func `names the column of a value so that a terminal can show it`() throws {
    let found = try table(
      "device,\u{1B}[2J\niPhone X,44\n", as: .csv, map: ["device=device", "statusBar.height=#2"])
    #expect(found.readings.map(\.path) == ["\\u{1B}[2J"])
  }
}
