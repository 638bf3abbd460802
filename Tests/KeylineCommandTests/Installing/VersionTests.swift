import KeylineJSON
import KeylineSeed
import KeylineTestSupport
import Testing

@Suite("Version")
struct VersionTests {
  /// The commands that list what is counted.
  static let lists = [
    ("devices", "device list"), ("metrics", "metric list"), ("rules", "rule list"),
    ("observations", "observation list"), ("sources", "source list"),
  ]

  @Test(arguments: lists)
  func `counts what the lists list`(key: String, list: String) throws {
    let count = try JSONValue.reading(try keyline("\(list) --json").output)[key]?.elements.count
    let version = try keyline("--version").output
    let shown = try #require(count)
    #expect(shown > 10)
    #expect(version.contains(" \(shown) \(key)") || version.contains("\n\(shown) \(key)"))
  }

  @Test func `names the number of the data`() throws {
    let line = try keyline("--version").output.lines.first
    #expect(line?.hasSuffix("data \(try Seed.bundledNumber())") == true)
  }

  @Test(arguments: ["--version", "get --version", "device list --version"])
  func `is the same wherever it is asked`(line: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == 0)
    #expect(run.output == (try keyline("--version").output))
    #expect(run.output.lines.count == 2)
  }

  @Test func `one's own devices do not count: it is about what is shipped`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    #expect(home.run("--version").output == (try keyline("--version").output))
  }
}
