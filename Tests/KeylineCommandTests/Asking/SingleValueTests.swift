import KeylineData
import KeylineTestSupport
import Testing

@Suite("One value: the contract with scripts, for every status")
struct SingleValueTests {
  /// A home with a phone that is like an iPhone X, and local rules that leave something open.
  private static let home = Result { () throws -> Home in
    let home = try Home()
    for line in [
      "device add \"Bar Phone\" --like iphone-x",
      "rule add \(try home.write(open, to: "open.json"))",
      "rule add \(try home.write(torn, to: "torn.json"))",
    ] {
      let outcome = home.run(line)
      try #require(outcome.exitCode == 0, "\(outcome.messages)")
    }
    return home
  }

  /// 45 up to some version after 12.1 and by 13, then 46.
  private static let open = """
    { "metric": "statusBar.height", "rules": [
      { "id": "status-bar-height/before", "where": { "devices": ["iphone-x"], "orientation":
        "portrait" }, "os": { "from": "12", "until": { "after": "12.1", "by": "13" } },
        "value": 45, "rests-on": ["qmui-633/navigation-bar-phones-portrait"] },
      { "id": "status-bar-height/after", "where": { "devices": ["iphone-x"], "orientation":
        "portrait" }, "os": { "from": { "after": "12.1", "by": "13" }, "until": "14" },
        "value": 46, "rests-on": ["qmui-633/navigation-bar-phones-portrait"] } ] }
    """

  /// Two rules of which neither beats the other, on a version that no device of both ran.
  private static let torn = """
    { "metric": "toolbar.height", "rules": [
      { "id": "toolbar-height/list", "where": { "devices": ["iphone-x", "iphone-8-plus"] },
        "os": { "from": "17", "until": "18" }, "value": 45,
        "rests-on": ["qmui-633/navigation-bar-phones-portrait"] },
      { "id": "toolbar-height/width", "where": { "width": 375, "sensor-housing": "notch" },
        "os": { "from": "17", "until": "18" }, "value": 46,
        "rests-on": ["qmui-633/navigation-bar-phones-portrait"] } ] }
    """

  @Test func `rules that contradict each other are named by their sources, with the next step`()
    throws
  {
    let asked = try Self.home.get().run("get toolbar.height -d iphone-x --os 17 --hypothetical")
    let title = "Tencent/QMUI_iOS, issue 633"
    #expect(
      asked.messages
        == "error: toolbar.height on iPhone X, iOS 17: conflict: \(title) says 45, \(title) says 46\n"
        + "  next     keyline explain toolbar.height -d iphone-x --os 17\n")
  }

  @Test func `in a table they are named, too`() throws {
    let asked = try Self.home.get().run(
      "get toolbar.height statusBar.height -d iphone-x --os 17 --hypothetical")
    let title = "Tencent/QMUI_iOS, issue 633"
    #expect(
      asked.messages.contains(
        "note: toolbar.height on iPhone X, iOS 17: conflict: \(title) says 45, \(title) says 46\n"))
  }

  /// Of iPads with 11 inches a source states 320, of those with 12.9 another 375.
  @Test func `the value nearby is that of the screen that is most alike`() throws {
    let run = try keyline("get splitView.width -d ipad-pro-11-m4 --split one-third")
    #expect(run.messages.contains("\n  nearest  320 on iPad Pro 11-inch ("))
  }

  @Test func `an attribute of one's own device that alone keeps a value away is asked for`() throws
  {
    let home = try Home()
    _ = home.run("device add \"My Phone\" --screen 400x880 --first-os 26 --family iphone")
    #expect(
      home.run("get screen.cornerRadius -d my-phone --os 26").messages
        == "error: screen.cornerRadius on My Phone, iOS 26: unknown: the corner radius of My Phone is not given\n"
        + "  next     keyline device edit my-phone --corner-radius 55\n")
    let asked = home.run("get homeIndicator.height -d my-phone --os 26").messages
    let command = "device edit my-phone --sensor-housing notch"
    #expect(asked.hasSuffix("\n  next     keyline \(command)\n"))
    #expect(home.run(command).exitCode == 0)
    #expect(home.run("get homeIndicator.height -d my-phone --os 26").output == "34\n")
  }

  @Test func `one's own device is said to be like one with its screen`() throws {
    let home = try Home()
    _ = home.run("device add \"My Phone\" --screen 402x874 --first-os 26 --family iphone")
    let command = "device edit my-phone --like iphone-17-pro"
    #expect(
      home.run("get safeAreaInsets.top -d my-phone --os 26").messages.hasSuffix(
        "\n  next     keyline \(command)\n"))
    #expect(home.run("my-phone --os 26").messages.hasSuffix("\n  next     keyline \(command)\n"))
    #expect(home.run(command).exitCode == 0)
    #expect(home.run("get safeAreaInsets.top -d my-phone --os 26").output == "62\n")
    // What nobody knows of that one either stays to be measured.
    #expect(!home.run("get titleView.edgeMargin -d my-phone --os 26").messages.contains("--like"))
  }

  @Test(arguments: ["--home-button", "--sensor-housing notch", "--screen 400x874"])
  func `one's own device is not said to be like one that differs`(flag: String) throws {
    let home = try Home()
    let add = "device add \"My Phone\" --screen 402x874 --first-os 26 --family iphone"
    try #require(home.run(add).exitCode == 0)
    try #require(home.run("device edit my-phone \(flag)").exitCode == 0)
    let run = home.run("my-phone --os 26 --notes")
    #expect(run.messages.contains("unknown"))
    #expect(!run.messages.contains("--like"))
  }

  /// With a bar and no prompt it is 32 or 44, which is not a value to name.
  @Test func `the bar that a prompt brings along is not what keeps a value away`() throws {
    let run = try keyline("get safeAreaInsets.top -d iphone-xs --os 17 --landscape --prompt")
    #expect(run.messages.contains("unknown, as navigationBar.maxY is\n"))
    #expect(!run.messages.contains("with one"))
  }

  @Test func `one's own version of a shipped device is not said to be like another`() throws {
    let home = try Home()
    try #require(home.run("device edit iphone-x --corner-radius 38").exitCode == 0)
    let run = home.run("iphone-x --notes")
    #expect(run.messages.contains("unknown"))
    #expect(!run.messages.contains("--like"))
  }

  @Test(arguments: [
    ("known", "statusBar.height -d iphone-x --os 11", "44"),
    ("assumed", "navigationBar.height -d iphone-15 --os 18", "44"),
    ("inferred", "safeAreaInsets.top -d bar-phone --os 12", "44"),
  ])
  func `a value prints alone, whatever its support`(
    status: String, question: String, value: String
  ) throws {
    let home = try Self.home.get()
    let outcome = home.run("get \(question)")
    #expect(outcome.output == value + "\n")
    #expect(outcome.exitCode == 0)
    let json = try JSONValue.reading(home.run("get \(question) --json").output)
    #expect(json["results"]?.elements.map { $0["status"]?.text } == [status])
    #expect(json["results"]?.elements.map { $0["value"]?.text } == [value])
  }

  @Test(arguments: [
    ("uncertain", "statusBar.height -d iphone-x --os 12.2", ": it changed between iOS 1"),
    ("unknown", "safeAreaInsets.top -d iphone-15 --os 17 --prompt", "unknown"),
    (
      "notApplicable", "navigationBar.largeTitleHeight -d iphone-7 --os 10",
      "not applicable: it came with iOS 11"
    ),
    ("impossible", "barButtonItem.edgeMargin -d iphone-12 --os 10", "never ran"),
    ("conflict", "toolbar.height -d iphone-x --os 17 --hypothetical", "conflict: "),
  ])
  func `where there is none, a script gets nothing and a person the reason`(
    status: String, question: String, words: String
  ) throws {
    let home = try Self.home.get()
    let outcome = home.run("get \(question)")
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(words))
    #expect(outcome.messages.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(outcome.exitCode == 1)
    #expect(home.run("get \(question) --json").exitCode == 1)
  }
}
