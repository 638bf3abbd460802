import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("timeline")
struct TimelineTests {
  @Test func `each stretch of versions has a row with its rule`() throws {
    let outcome = try keyline("timeline statusBar.height -d iphone-11 --os 13-18")
    let rows = outcome.output.lines.dropFirst().map(\.squeezed)
    #expect(rows.count == 2)
    #expect(rows.first?.hasPrefix("iPhone 11 statusBar.height 13 44 ") == true)
    #expect(rows.last?.hasPrefix("iPhone 11 statusBar.height 14–18 48 ") == true)
    #expect(rows.allSatisfy { $0.contains(" status-bar-height/") })
  }

  @Test func `it covers all versions without a gap`() throws {
    let outcome = try keyline("timeline statusBar.height -d iphone-xr --json")
    let results = try JSONValue.reading(outcome.output)["results"]?.elements ?? []
    #expect(results.compactMap { $0["os"]?.text } == ["12-13", "14-18"])
  }

  @Test(arguments: ["text", "markdown", "html", "csv", "tsv", "jsonl", "json"])
  func `every table format is there`(format: String) throws {
    let outcome = try keyline("timeline statusBar.height -d iphone-11 -f \(format)")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("48"))
  }

  @Test func `without any value it is a negative answer`() throws {
    let line = "timeline navigationBar.largeTitleHeight -d iphone-5 --os 10"
    #expect(try keyline(line).exitCode == 1)
  }

  @Test func `a device is needed`() throws {
    #expect(try keyline("timeline statusBar.height").exitCode == 64)
  }
}
