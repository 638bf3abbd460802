import KeylineData
import Testing

@testable import keyline

@Suite("Version")
struct VersionTests {
  @Test func `names the program, the number of the data and nothing else`() throws {
    let run = try keyline("--version")
    #expect(run.exitCode == 0)
    #expect(run.output == "keyline \(Version.number), data \(try Seed.bundledNumber())\n")
  }

  @Test(arguments: ["--version", "get --version", "device list --version"])
  func `is the same wherever it is asked`(line: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == 0)
    #expect(run.output == (try keyline("--version").output))
  }

  @Test func `one's own devices do not count: it is about what is shipped`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    #expect(home.run("--version").output == (try keyline("--version").output))
  }
}
