import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("import of the list of simctl")
struct SimulatorTests {
  @Test func `says which devices are known and what it says about their versions`() throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run("import - --json", input: ImportSample.simulators)
    #expect(run.exitCode == 0)
    let answer = try JSONValue.reading(run.output)
    #expect(answer["format"]?.text == "simctl")
    let rows = try #require(answer["simulators"]).elements
    #expect(rows.map { $0["verdict"]?.text } == ["same", "differs", "unknown"])
    #expect(rows.map { $0["device"]?.text } == ["iphone-x", "iphone-8", nil])
    #expect(rows.map { $0["first"]?.text } == ["11.0.1", "12.0", "99.0"])
    #expect(rows.map { $0["last"]?.text } == ["16", "16", nil])
    #expect(rows[1]["knownFirst"]?.text == "11")
    #expect(try home.bytes() == before)
  }

  @Test func `is a table for people`() throws {
    let run = try Home().run("import -", input: ImportSample.simulators)
    #expect(run.output.contains("iPhone 99"))
    #expect(!run.output.contains("Watch"))
    #expect(run.messages == "1 differs, 1 unknown, 1 same. The simctl list is never stored.\n")
  }
}
