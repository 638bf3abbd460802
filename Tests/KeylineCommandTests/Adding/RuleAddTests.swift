import KeylineData
import KeylineTestSupport
import Testing

@Suite("rule add")
struct RuleAddTests {
  private static let json = """
    { "metric": "statusBar.height", "rules": [
      { "id": "status-bar-height/mine",
        "where": { "devices": ["iphone-x"], "orientation": "portrait" },
        "os": { "from": "12", "until": "13" }, "value": 45,
        "rests-on": ["qmui-633/navigation-bar-phones-portrait"], "note": "Mine." } ] }
    """

  private func stored(_ home: Home) throws -> String {
    let outcome = home.run("rule show status-bar-height/mine --json")
    #expect(outcome.exitCode == 0)
    return try #require(try JSONValue.reading(outcome.output)["rule"]).inline
  }

  @Test func `a file, standard input and what is shown of a rule say the same`() throws {
    let homes = try (0..<4).map { _ in try Home() }
    #expect(
      homes[0].run("rule add \(try homes[0].write(Self.json, to: "r.json"))").exitCode == 0)
    #expect(homes[1].run("rule add -", input: Self.json).exitCode == 0)
    let shown = homes[0].run("rule show status-bar-height/mine --json").output
    #expect(homes[2].run("rule add -", input: shown).exitCode == 0)
    let row = try #require(try JSONValue.reading(shown)["rule"]).inline
    #expect(homes[3].run("rule add -", input: row).exitCode == 0)
    let rules = try homes.map(stored)
    #expect(Set(rules).count == 1)
    #expect(rules[0].contains(#""where": { "devices": ["iphone-x"], "orientation": "portrait" }"#))
  }

  @Test func `a local rule beats the shipped ones, in its versions only`() throws {
    let home = try Home()
    #expect(home.run("rule add -", input: Self.json).exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 12").output == "45\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 13").output == "44\n")
    #expect(home.run("get navigationBar.maxY -d iphone-x --os 12").output == "89\n")
  }

  @Test func `a dry run stores nothing, and what it shows reads back as a file`() throws {
    let home = try Home()
    let before = try home.bytes()
    let shown = home.run("rule add - --dry-run", input: Self.json)
    #expect(shown.exitCode == 0)
    #expect(shown.messages.contains("--dry-run"))
    #expect(try home.bytes() == before)
    #expect(home.run("rule add -", input: shown.output).exitCode == 0)
    #expect(try stored(home).contains(#""value": 45"#))
  }

  @Test func `a formula is a value`() throws {
    let home = try Home()
    let outcome = home.run(
      "rule add -",
      input: """
        { "metric": "toolbar.height", "rules": [ { "id": "toolbar-height/mine",
          "where": { "devices": ["iphone-x"], "orientation": "portrait" },
          "os": { "from": "11", "until": "12" }, "value": "tabBar.height + statusBar.height",
          "rests-on": ["qmui-633/navigation-bar-phones-portrait"] } ] }
        """)
    #expect(outcome.exitCode == 0)
    #expect(home.run("get toolbar.height -d iphone-x --os 11").output == "93\n")
  }

  @Test func `a row alone with a fault is refused at its place`() throws {
    let outcome = try Home.shared.get().run(
      "rule add - --dry-run",
      input: """
        { "id": "a/b", "metric": "statusBar.height",
          "valeu": 45 }
        """)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("standard input:2:"))
    #expect(outcome.messages.contains("valeu"))
  }
}
