import KeylineData
import KeylineTestSupport
import Testing

@Suite("Formats")
struct FormatTests {
  private static let question = "get safeAreaInsets.top -d iphone-xr"

  @Test func `tab-separated values have one row per cell`() throws {
    let rows = try keyline(Self.question + " -f tsv").output.lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 3)
    #expect(Set(rows.map(\.count)) == [15])
    #expect(rows[2].prefix(4) == ["iphone-xr", "14-18", "portrait", "safeAreaInsets.top"])
    #expect(rows[2].suffix(2) == ["iPhone XR", "Top safe area inset"])
  }

  @Test func `JSON lines are the results of the JSON answer`() throws {
    let lines = try keyline(Self.question + " -f jsonl").output.lines.map(JSONValue.reading)
    let results = try JSONValue.reading(try keyline(Self.question + " -f json").output)["results"]
    #expect(lines.map(\.inline) == results?.elements.map(\.inline))
  }

  @Test func `JSON keys are sorted at every level`() throws {
    let value = try JSONValue.reading(
      try keyline("explain navigationBar.maxY -d iphone-x --os 11 --large-title --json").output)
    #expect(value.inline == value.sorted.inline)
  }

  @Test(arguments: ["json", "jsonl", "csv", "tsv", "markdown", "html", "text"])
  func `the same question gives the same bytes`(format: String) throws {
    let line =
      "get safeAreaInsets statusBar.height -d iphone-x,iphone-xr,ipad-2 --os 9-15 -f \(format)"
    let outputs = try Set((0..<2).map { _ in try keyline(line).output })
    #expect(outputs.count == 1)
  }

  @Test func `--json is short for --format json`() throws {
    #expect(
      try keyline(Self.question + " --json").output
        == (try keyline(Self.question + " --format json").output))
  }

  @Test func `an unknown format is malformed usage`() throws {
    #expect(try keyline(Self.question + " -f yaml").exitCode == 64)
  }

  @Test(arguments: [
    "get statusBar.height -d iphone-x -f csv --json", "device list --json --format csv",
    "audit \"20\" --metric statusBar.height -f csv --json", "iphone-x -f csv --json",
  ])
  func `two formats at once are malformed usage`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("'--format csv' and '--json'"))
  }

  @Test func `an answer that is no table has one format, too`() throws {
    let line = "explain statusBar.height -d iphone-x --os 11"
    #expect(try keyline(line + " -f text --json").exitCode == 64)
    #expect(try keyline(line + " -f json --json").output == keyline(line + " --json").output)
  }
}
