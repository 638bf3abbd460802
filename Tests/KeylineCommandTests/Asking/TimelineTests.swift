import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("timeline")
struct TimelineTests {
  @Test func `each stretch of versions has a row with its status and no rule`() throws {
    let outcome = try keyline("timeline statusBar.height -d iphone-11 --os 13-18")
    let rows = outcome.output.lines.dropFirst().map(\.squeezed)
    let (before, from) = (rows.filter { $0.contains(" 13") }, rows.filter { !$0.contains(" 13") })
    #expect(!before.isEmpty && !from.isEmpty)
    #expect(before.allSatisfy { $0.contains(" 44 ") })
    #expect(from.allSatisfy { $0.contains(" 48 ") })
    #expect(from.first?.hasPrefix("iPhone 11 statusBar.height 14") == true)
    #expect(!outcome.output.contains("/"))
  }

  @Test func `equal values have a row for each status, and records one for each rule`() throws {
    // The rule of the 12 mini ends at iOS 15; iOS 14 was measured.
    let line = "timeline navigationBar.y -d iphone-12-mini --os 14-27"
    let rows = try keyline(line).output.lines.dropFirst().map(\.squeezed)
    #expect(rows.count == 4)
    #expect(rows.first?.hasPrefix("iPhone 12 mini navigationBar.y 14–15 50 known 15") == true)
    let results = try JSONValue.reading(try keyline(line + " --json").output)["results"]
    let own = (results?.elements ?? []).filter {
      $0["rules"]?.texts.contains("navigation-bar-y/12-mini-ios-14") == true
    }
    #expect(own.map { $0["os"]?.text } == ["14"])
    #expect(own.map { $0["status"]?.text } == ["known"])
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

  @Test func `versions that the device never ran are one sentence, and rows for programs`() throws {
    let line = "timeline statusBar.height -d iphone-15 --os 12"
    let sentence = "iPhone 15 never ran iOS 12; it runs iOS 17 and later."
    #expect(
      try keyline(line) == Run(output: "", messages: "error: \(sentence)\n", exitCode: 1))
    let json = try JSONValue.reading(try keyline(line + " --json").output)
    #expect(json["results"]?.elements.map { $0["status"]?.text } == ["impossible"])
  }

  @Test func `a device is needed`() throws {
    #expect(try keyline("timeline statusBar.height").exitCode == 64)
  }
}
