import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite("list")
struct ListTests {
  private static let seed = Result { try Seed.bundled() }

  /// The first column of a list.
  private func first(_ line: String) throws -> [String] {
    let outcome = try keyline(line + " -f tsv")
    #expect(outcome.exitCode == 0)
    return outcome.output.lines.dropFirst().map { String($0.split(separator: "\t")[0]) }
  }

  @Test func `every row of the seed is listed`() throws {
    let seed = try Self.seed.get()
    #expect(Set(try first("device list")) == Set(seed.devices.map(\.id)))
    #expect(Set(try first("rule list")) == Set(seed.rules.map(\.id)))
    #expect(Set(try first("observation list")) == Set(seed.observations.map(\.id)))
    #expect(Set(try first("source list")) == Set(seed.sources.map(\.id)))
    #expect(try first("metric list") == seed.metrics.map(\.id))
  }

  @Test func `a list can be narrowed`() throws {
    let seed = try Self.seed.get()
    let rules = seed.rules.filter { $0.metric == "statusBar.height" }
    #expect(Set(try first("rule list statusBar.height")) == Set(rules.map(\.id)))
    let stated = seed.observations.filter { $0.source == "qmui-633" }
    #expect(Set(try first("observation list --source qmui-633")) == Set(stated.map(\.id)))
    let disputed = seed.observations.filter { $0.disputed != nil }
    #expect(Set(try first("observation list --disputed")) == Set(disputed.map(\.id)))
    #expect(try first("device list iphone-x") == ["iphone-x"])
  }

  @Test(arguments: ["device", "rule", "observation", "source", "metric", "technique"])
  func `every format is there`(noun: String) throws {
    for format in ["text", "markdown", "html", "csv", "tsv", "jsonl", "json"] {
      let outcome = try keyline("\(noun) list -f \(format)")
      #expect(outcome.exitCode == 0)
      #expect(outcome.messages == "")
      #expect(outcome.output.utf8.last == UInt8(ascii: "\n"))
    }
    #expect(
      try keyline("\(noun) list --json").output == (try keyline("\(noun) list -f json").output))
  }

  @Test func `an empty list is a negative answer`() throws {
    let seed = try Self.seed.get()
    let disputed = Set(seed.observations.filter { $0.disputed != nil }.map(\.source))
    let source = try #require(seed.sources.first { !disputed.contains($0.id) })
    let outcome = try keyline("observation list --disputed --source \(source.id)")
    #expect(outcome.exitCode == 1)
  }
}
