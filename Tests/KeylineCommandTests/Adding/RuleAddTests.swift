import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("rule add")
struct RuleAddTests {
  private static let flags = """
    rule add statusBar.height --id status-bar-height/mine --value 45 --where devices=iphone-x \
    --where orientation=portrait --os-from 12 --os-until 13 \
    --rests-on qmui-633/navigation-bar-phones-portrait --note "Mine."
    """

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

  @Test func `flags, a file and standard input say the same`() throws {
    let homes = try (0..<3).map { _ in try Home() }
    #expect(homes[0].run(Self.flags).exitCode == 0)
    #expect(
      homes[1].run("rule add --from \(try homes[1].write(Self.json, to: "r.json"))").exitCode == 0)
    #expect(homes[2].run("rule add --from -", input: Self.json).exitCode == 0)
    let rules = try homes.map(stored)
    #expect(Set(rules).count == 1)
    #expect(rules[0].contains(#""where": { "devices": ["iphone-x"], "orientation": "portrait" }"#))
  }

  @Test func `a local rule beats the shipped ones, in its versions only`() throws {
    let home = try Home()
    #expect(home.run(Self.flags).exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 12").output == "45\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 13").output == "44\n")
    #expect(home.run("get navigationBar.maxY -d iphone-x --os 12").output == "89\n")
  }

  @Test func `what is shown reads back as a file`() throws {
    let home = try Home()
    let shown = home.run(Self.flags + " --dry-run").output
    #expect(home.run("rule add --from -", input: shown).exitCode == 0)
    #expect(try stored(home).contains(#""value": 45"#))
  }

  @Test func `a dry run stores nothing`() throws {
    let home = try Home()
    let before = try home.bytes()
    let outcome = home.run(Self.flags + " --dry-run")
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("--dry-run"))
    #expect(try home.bytes() == before)
  }

  @Test func `a formula is a value`() throws {
    let home = try Home()
    let outcome = home.run(
      """
      rule add toolbar.height --id toolbar-height/mine --value "tabBar.height + statusBar.height" \
      --where devices=iphone-x --where orientation=portrait --os-from 11 --os-until 12 \
      --rests-on qmui-633/navigation-bar-phones-portrait
      """)
    #expect(outcome.exitCode == 0)
    #expect(home.run("get toolbar.height -d iphone-x --os 11").output == "93\n")
  }

  @Test(arguments: [
    ("width=320..402", #""width": { "from": 320, "to": 402 }"#),
    ("width=375,414", #""width": [375, 414]"#), ("sdk=12..", #""sdk": { "from": "12" }"#),
    ("sdk=..12", #""sdk": { "until": "12" }"#), ("large-title=true", #""large-title": true"#),
    ("zoom=any", #""zoom": "any""#), ("family=iphone,ipod", #""family": ["iphone", "ipod"]"#),
    ("devices=iphone-x,iphone-8", #""devices": ["iphone-8", "iphone-x"]"#),
  ])
  func `conditions are written as flags`(flag: String, condition: String) throws {
    let outcome = try Home.shared.get().run(
      """
      rule add statusBar.height --id status-bar-height/mine --value 45 --where \(flag) \
      --os-from 20 --rests-on qmui-633/navigation-bar-phones-portrait --dry-run
      """)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(condition))
  }

  @Test func `a boundary may lie between two versions`() throws {
    let outcome = try Home.shared.get().run(
      """
      rule add statusBar.height --id status-bar-height/mine --value 45 --where devices=iphone-x \
      --os-from 12.1..13 --rests-on qmui-633/navigation-bar-phones-portrait --dry-run
      """)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains(#""from": { "after": "12.1", "by": "13" }"#))
  }
}
