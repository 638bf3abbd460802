import KeylineData
import KeylineTestSupport
import Testing

@Suite("Evidence of one's own")
struct ObservationAddTests {
  private static let flags = """
    set statusBar.height=47 -d iphone-x --os 11.2,12.1 --source mine --source-title "My own" \
    --evidence
    """
  private static let id = "mine/iphone-x-status-bar-height-11.2"

  @Test func `a new source comes along, and all is read back by another call`() throws {
    let home = try Home()
    let run = home.run(Self.flags)
    #expect(run.exitCode == 0)
    #expect(
      run.messages.hasPrefix("Recorded statusBar.height = 47 on iphone-x, iOS 11.2, 12.1."),
      "\(run.messages)")
    #expect(home.run("rule list --json").output.contains("mine/") == false)
    let list = try JSONValue.reading(home.run("observation list --source mine --json").output)
    let stated = try #require(list["observations"]).elements
    #expect(stated.flatMap { $0["os"]?.texts ?? [$0["os"]?.text ?? ""] } == ["11.2", "12.1"])
    #expect(stated.allSatisfy { $0["value"]?.text == "47" && $0["obtained"]?.text == "measured" })
    #expect(home.run("source show mine").output.contains("My own"))
  }

  @Test func `a range is recorded as it was named, on an iPad too`() throws {
    let home = try Home()
    let run = home.run("set statusBar.height=55 -d ipad-9 --os 16-17 --evidence")
    #expect(run.messages.contains("Recorded statusBar.height = 55 on ipad-9, iPadOS 16–17."))
  }

  @Test func `what contradicts the rules is stored all the same, and said`() throws {
    let home = try Home()
    let outcome = home.run(Self.flags)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("disagrees with the rules on iphone-x with iOS 11.2"))
    let text = home.run("explain statusBar.height -d iphone-x --os 11.2").output
    let against = try #require(text.split(separator: "Who says otherwise").last)
    #expect(against.contains("mine  47 · "))
    #expect(home.run("get statusBar.height -d iphone-x --os 11.2").output == "44\n")
  }

  /// What a line proposes behind "To make it the answer: ", without the program's name.
  private func proposal(_ messages: String) throws -> String {
    let line = try #require(messages.lines.first { $0.contains("To make it the answer: keyline ") })
    return String(try #require(line.split(separator: "To make it the answer: keyline ").last))
  }

  @Test(arguments: ["get", "explain"])
  func `what no rule uses is said to be evidence, with the command that makes a rule of it`(
    verb: String
  ) throws {
    let home = try Home()
    let added = home.run(Self.flags)
    let asked = home.run("\(verb) statusBar.height -d iphone-x --os 12.1")
    for messages in [added.messages, asked.messages] {
      #expect(
        messages.contains(
          "\"My own\" says 47, but it is not used. "
            + "To make it the answer: keyline set statusBar.height=47 "))
    }
    let command = try proposal(asked.messages)
    #expect(home.run(command).exitCode == 0)
    let now = home.run("get statusBar.height -d iphone-x --os 12.1")
    #expect(now.output == "47\n")
    // The rule rests on what was recorded; nothing is stated twice.
    #expect(home.run("observation list --source mine -f tsv").output.lines.count == 2)
    #expect(!now.messages.contains("no rule uses it"))
    // Nothing was read between the two versions.
    #expect(home.run("get statusBar.height -d iphone-x --os 12.2").output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 12.0").output == "44\n")
  }

  /// Records what a source of one's own says, with conditions as they stand in the seed.
  private func record(_ row: String, in home: Home) -> Run {
    home.run(
      "import -",
      input: """
        { "sources": [ { "id": "mine", "title": "Mine", "kind": "notes", "locator": "not kept" } ],
          "observations": [ { "id": "mine/a", "metric": "statusBar.height", "source": "mine",
            "value": 51, "obtained": "measured", \(row) } ] }
        """)
  }

  @Test(arguments: [
    (#""where": { "devices": ["iphone-x", "iphone-xs"] }, "os": "13""#, "-d iphone-xs --os 13"),
    (
      #""where": { "idiom": "phone", "width": { "from": 320, "to": 402 }, "home-button": false }, "os": "13""#,
      "-d iphone-x --os 13"
    ),
    (
      #""where": { "family": "iphone", "sdk": { "until": "12" } }, "os": "13""#,
      "-d iphone-x --os 13 --sdk 11"
    ),
    (
      #""where": { "devices": ["iphone-x"], "orientation": "any" }, "os": "13.1""#,
      "-d iphone-x --os 13.1 --landscape"
    ),
  ])
  func `every condition is in the command that makes the rule`(
    row: String, question: String
  ) throws {
    let home = try Home()
    #expect(record(row, in: home).exitCode == 0)
    let command = try proposal(home.run("explain statusBar.height \(question)").messages)
    #expect(home.run(command).exitCode == 0, "\(command)")
    #expect(home.run("get statusBar.height \(question)").output == "51\n", "\(command)")
  }

  @Test func `it is said where there is no value, too, and not where it agrees`() throws {
    let home = try Home()
    _ = home.run(
      "set tableView.groupedHeaderHeight=38 -d iphone-x --os 14.1 --source mine --source-title Mine "
        + "--evidence")
    let line = "get tableView.groupedHeaderHeight -d iphone-x --os 14.1"
    let unknown = home.run(line)
    #expect(unknown.exitCode == 1)
    #expect(unknown.messages.contains("\"Mine\" says 38, but it is not used"))
    #expect(home.run(line + " --json").messages.contains("\"Mine\" says 38"))
    #expect(
      !home.run("get statusBar.height -d iphone-x --os 14.1").messages.contains("\"Mine\" says"))
    #expect(
      !home.run("get tableView.groupedHeaderHeight -d iphone-x --os 14.2").messages
        .contains("\"Mine\" says"))
  }

  @Test func `a disputed observation proposes nothing`() throws {
    let home = try Home()
    let row = #""where": { "devices": ["iphone-x"] }, "os": "13", "disputed": "mistyped""#
    #expect(record(row, in: home).exitCode == 0)
    let asked = home.run("get statusBar.height -d iphone-x --os 13")
    #expect(asked.output == "44\n")
    #expect(!asked.messages.contains("To make it the answer"))
  }

  @Test func `what agrees is not commented on`() throws {
    let outcome = try Home().run("set statusBar.height=44 -d iphone-x --os 11.2 --evidence")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.messages.contains("disagrees"))
    #expect(!outcome.messages.contains("not used"))
  }

  @Test func `a file may hold a rule and the observation that it rests on`() throws {
    let home = try Home()
    let outcome = home.run(
      "rule add -",
      input: """
        { "metric": "statusBar.height",
          "rules": [ { "id": "status-bar-height/mine", "where": { "devices": ["iphone-x"] },
            "os": { "from": "11" }, "value": 47, "rests-on": ["seed-000/mine"] } ],
          "observations": [ { "id": "seed-000/mine", "source": "seed-000",
            "where": { "devices": ["iphone-x"] }, "os": "11.0", "value": 47,
            "obtained": "measured" } ] }
        """)
    #expect(outcome.exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "47\n")
  }

  @Test func `a dry run stores neither the observation nor the source`() throws {
    let home = try Home()
    let before = try home.bytes()
    #expect(home.run(Self.flags + " --dry-run").exitCode == 0)
    #expect(try home.bytes() == before)
  }

  @Test func `a file that is not there is exit 66`() throws {
    let outcome = try keyline("observation add /nowhere.json")
    #expect(outcome.exitCode == 66)
    #expect(outcome.messages.contains("/nowhere.json"))
  }

  @Test(arguments: [
    (#""source": "nobody", "os": "11""#, "nobody"),
    (#""source": "seed-000", "os": "11", "soruce": "x""#, "soruce"),
    (#""source": "seed-000", "os": "11", "where": { "devices": ["iphone-99"] }"#, "iphone-99"),
  ])
  func `a wrong observation in a file, with its place`(keys: String, words: String) throws {
    let home = try Home()
    let before = try home.bytes()
    let outcome = home.run(
      "observation add -",
      input: """
        { "metric": "statusBar.height", "observations": [
          { "id": "seed-000/mine", "value": 47, "obtained": "measured", \(keys) } ] }
        """)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains("standard input:2:"))
    #expect(outcome.messages.contains(words))
    #expect(try home.bytes() == before)
  }
}
