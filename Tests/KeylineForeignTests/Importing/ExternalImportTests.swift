import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("A foreign table as observations")
struct ExternalImportTests {
  private static let knowledge = Knowledge.of(
    [], metrics: [.of("statusBar.height"), .of("navigationBar.maxY")])

  private func imported(
    _ text: String, os: String? = nil
  ) throws -> ExternalImport {
    let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8))
    return try ExternalImport(
      table, name: "file", in: Self.knowledge,
      terms: .init(
        source: "s", obtained: .reported, tool: table.measurement?.tool,
        os: try os.map { try VersionSet($0) }))
  }

  private func csv(_ rows: String) -> String { "device,os,metric,value\n" + rows }

  @Test(arguments: [
    ("12.1", "12.1"), ("12", "12"), ("12.1.3", "12.1.3"), ("12.0", "12.0"),
    ("\"12,13.1\"", "12 13.1"), ("12-13", "12..<14"), ("12+", "12..<"), ("..13", "..<14"),
    ("", "..<"),
  ])
  func `speaks of the versions that the file states`(os: String, expected: String) throws {
    let found = try imported(csv("iPhone X,\(os),statusBar.height,44\n"))
    #expect(found.observations.map(\.os) == [.of(expected)])
    #expect(found.leftOut.isEmpty)
  }

  @Test func `speaks of the versions that were given where the file states none`() throws {
    let text = csv("iPhone X,,statusBar.height,44\niPhone X,13,statusBar.height,44\n")
    let found = try imported(text, os: "12")
    #expect(found.observations.map(\.os) == [.of("12"), .of("13")])
  }

  @Test(arguments: [
    ("Nokia,12,statusBar.height,44", "line 2: no such device"),
    ("iPhone X,12,hat.height,44", "line 2: no such metric"),
    ("iPhone X,\"12-13,15-16\",statusBar.height,44", "line 2: several ranges of versions"),
  ])
  func `leaves out what no observation can be made of`(row: String, words: String) throws {
    let found = try imported(csv(row + "\n"))
    #expect(found.observations.isEmpty)
    #expect(found.leftOut.map(\.status) == [.leftOut])
    #expect(found.leftOut.first?.detail?.text.hasPrefix(words) == true)
  }

  @Test func `takes what stands twice once, and says where each stands`() throws {
    let row = "iPhone X,12,statusBar.height,44\n"
    let found = try imported(csv(row + row))
    #expect(found.observations.count == 1)
    #expect(found.observations.first?.locator == "line 2, value")
    #expect(found.observations.place(of: 0).line == 2)
  }

  @Test func `refuses two values for the same`() {
    let rows = "iPhone X,12,statusBar.height,44\niPhone X,12,statusBar.height,45\n"
    #expect(throws: InputError.self) { try imported(csv(rows)) }
  }

  @Test func `of a probe has the situation and the tool`() throws {
    let found = try imported(ExternalSample.probe)
    #expect(found.observations.map(\.value) == [Length(points: 44), Length(points: 140)])
    #expect(
      found.observations.last?.scope
        == .of(
          "devices iphone-x, orientation portrait, navigation-bar true, large-title true"))
    #expect(found.observations.first?.tool == "iPhone10,3 simulator, iOS 11.2, SDK 11.2")
    #expect(found.observations.first?.os == .of("11.2"))
  }
}
