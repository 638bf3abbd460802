import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@Suite("compare in every format")
struct CompareFormatTests {
  private static let csv = """
    Model,Top,Tab,iOS
    iPhone XR,44,49,
    iPhone XR,44,49,12
    iPhone 99,20,49,
    iPhone X,44,,10

    """
  private static let flags =
    "--map device=Model --map screen.safeAreaInsets.top=Top --map tabBar.height=Tab --map os=iOS"

  private func run(_ arguments: String, _ input: String = csv) throws -> Run {
    try Home.shared.get().run("compare - \(Self.flags) \(arguments)", input: input)
  }

  @Test func `text has what differs and what is not known`() throws {
    let outcome = try run("")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == "note: skipped 1 reading for versions that the device never ran: line 5\n"
    )
    let lines = outcome.output.lines.map(\.squeezed)
    #expect(lines[0].hasPrefix("CSV: 6 readings: 1 right only on some versions, 3 same"))
    #expect(
      lines.contains {
        $0.hasPrefix("iPhone XR portrait screen.safeAreaInsets.top 44 before iOS 14 only 48")
      })
    #expect(lines.contains("iPhone 99 portrait tabBar.height 49 no such device"))
    #expect(!outcome.output.contains("\nsame\n"))
    #expect(try run("--all").output.contains("\nsame\n"))
  }

  @Test func `what is the same or not known is exit 0`() throws {
    #expect(try run("--os 12").exitCode == 0)
    #expect(try run("--os 14").exitCode == 1)
    #expect(try run("--os 14 --json").exitCode == 1)
    #expect(try run("--os 12 -f csv").exitCode == 0)
  }

  @Test(arguments: ["markdown", "html", "csv", "tsv", "jsonl", "json"])
  func `every format has the XR and its two values`(format: String) throws {
    let outcome = try run("-f \(format)")
    #expect(outcome.exitCode == 1)
    for word in ["XR", "44", "48", "screen.safeAreaInsets.top", "right only on some versions"] {
      #expect(outcome.output.contains(word == "XR" && format.hasPrefix("json") ? "XR" : word))
    }
  }

  @Test func `records say where each value stands in the file`() throws {
    let lines = try run("-f tsv").output.lines.map { $0.components(separatedBy: "\t") }
    let header = try #require(lines.first)
    let row = try #require(lines.first { $0[0] == "right only on some versions" })
    let fields = Dictionary(zip(header, row)) { first, _ in first }
    #expect(fields["name"] == "iPhone XR" && fields["device"] == "iphone-xr")
    #expect(fields["line"] == "2" && fields["column"] == "11")
    #expect(
      fields["stated"] == "44"
        && fields["keyline"]?.hasPrefix("48 from iOS 14; published by ") == true)
  }

  @Test func `our own table compares with itself as the same`() throws {
    let home = try Home.shared.get()
    let table = home.run("get statusBar.height tabBar.height -d iphone-xr,iphone-x,ipad-9 -f csv")
    let outcome = home.run("compare -", input: table.output)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("same"))
    #expect(!outcome.output.contains("differ"))
  }

  @Test func `names from a file cannot steer the terminal`() throws {
    let outcome = try run("", "Model,Top,Tab,iOS\n\u{1B}[31mred,1,2,\n")
    #expect(!outcome.output.contains("\u{1B}"))
    let broken = try Home.shared.get().run(
      "compare - --as probe", input: "{\"\\u001b[31m\":1}")
    #expect(broken.exitCode == 65)
    #expect(!broken.messages.contains("\u{1B}"))
  }

  @Test func `nothing is stored`() throws {
    let home = try Home()
    let before = try home.bytes()
    _ = home.run("compare -", input: PublishedConfigs.source)
    #expect(try home.bytes() == before)
  }
}
