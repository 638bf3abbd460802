import KeylineJSON
import KeylineTestSupport
import Testing

@Suite("observation add")
struct ObservationAddTests {
  private static let flags = """
    observation add statusBar.height --id mine/status-bar --value 47 --where devices=iphone-x \
    --where orientation=portrait --os 11.2,12.1 --obtained measured --source mine \
    --source-title "My own" --tool "Xcode 9.2 simulator"
    """

  @Test func `a new source comes along, and all is read back by another call`() throws {
    let home = try Home()
    #expect(home.run(Self.flags).exitCode == 0)
    let shown = try JSONValue.reading(home.run("observation show mine/status-bar --json").output)
    let observation = try #require(shown["observation"])
    #expect(observation["value"]?.text == "47")
    #expect(observation["os"]?.texts == ["11.2", "12.1"])
    #expect(observation["tool"]?.text == "Xcode 9.2 simulator")
    #expect(home.run("source show mine").output.contains("My own"))
    #expect(home.run("observation list --source mine -f tsv").output.lines.count == 2)
  }

  @Test func `what contradicts the rules is stored all the same, and said`() throws {
    let home = try Home()
    let outcome = home.run(Self.flags)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("mine/status-bar disagrees"))
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

  @Test func `a source may go by its title, from which its key is made`() throws {
    let home = try Home()
    let line =
      "observation add statusBar.height --id mine/a --value 47 --where devices=iphone-x --os 12.1"
    #expect(home.run(line + " --source \"My Own\"").exitCode == 0)
    let shown = home.run("observation show mine/a --json").output
    #expect(try JSONValue.reading(shown)["observation"]?["source"]?.text == "my-own")
    #expect(home.run("source show my-own").output.contains("My Own"))
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
    #expect(try proposal(added.messages) == command)
    #expect(command == "set statusBar.height=47 -d iphone-x --os 11.2,12.1 --source mine")
    #expect(home.run(command).exitCode == 0)
    let now = home.run("get statusBar.height -d iphone-x --os 12.1")
    #expect(now.output == "47\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 11.2").output == "47\n")
    // The rule rests on what was added; nothing is stated twice.
    #expect(home.run("observation list --source mine -f tsv").output.lines.count == 2)
    #expect(!now.messages.contains("no rule uses it"))
    // Nothing was read between the two versions.
    #expect(home.run("get statusBar.height -d iphone-x --os 12.2").output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 12.0").output == "44\n")
  }

  @Test(arguments: [
    ("--where devices=iphone-x,iphone-xs --os 13", "-d iphone-xs --os 13"),
    (
      "--where idiom=phone --where width=320..402 --where home-button=false --os 13",
      "-d iphone-x --os 13"
    ),
    ("--where family=iphone --where sdk=..12 --os 13", "-d iphone-x --os 13 --sdk 11"),
    (
      "--where devices=iphone-x --where orientation=any --os 13.1",
      "-d iphone-x --os 13.1 --landscape"
    ),
  ])
  func `every condition is in the command that makes the rule`(
    flags: String, question: String
  ) throws {
    let home = try Home()
    let added = home.run(
      "observation add statusBar.height --id mine/a --value 51 \(flags) --source mine "
        + "--source-title Mine")
    let command = try proposal(added.messages)
    #expect(home.run(command).exitCode == 0, "\(command)")
    #expect(home.run("get statusBar.height \(question)").output == "51\n", "\(command)")
  }

  @Test func `it is said where there is no value, too, and not where it agrees`() throws {
    let home = try Home()
    let flags = "--id mine/a --value 38 --where devices=iphone-x --os 14.1 --source mine"
    _ = home.run("observation add tableView.groupedHeaderHeight \(flags) --source-title Mine")
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

  @Test func `a dry run and a disputed observation change nothing and propose nothing`() throws {
    let home = try Home()
    #expect(!home.run(Self.flags + " --dry-run").messages.contains("no rule uses it"))
    let disputed = home.run(Self.flags + " --disputed mistyped")
    #expect(disputed.exitCode == 0)
    #expect(!disputed.messages.contains("no rule uses it"))
  }

  @Test func `what agrees is not commented on`() throws {
    let home = try Home()
    let outcome = home.run(
      """
      observation add statusBar.height --id mine/status-bar --value 44 --where devices=iphone-x \
      --where orientation=portrait --os 11.2 --source mine --source-title Mine
      """)
    #expect(outcome.exitCode == 0)
    #expect(!outcome.messages.contains("disagrees"))
    #expect(!outcome.messages.contains("no rule uses it"))
  }

  @Test func `a rule can rest on it`() throws {
    let home = try Home()
    #expect(home.run(Self.flags).exitCode == 0)
    let outcome = home.run(
      """
      rule add statusBar.height --id status-bar-height/mine --value 47 --where devices=iphone-x \
      --where orientation=portrait --os-from 11 --rests-on mine/status-bar
      """)
    #expect(outcome.exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "47\n")
  }

  @Test func `a file may hold a rule and the observation that it rests on`() throws {
    let home = try Home()
    let outcome = home.run(
      "rule add --from -",
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

  @Test(arguments: [
    ("statusBar.height --id mine/a --value 47 --source mine", 64, "--os"),
    ("statusBar.height --id mine/a --value x --source mine --os 11", 64, "value"),
    ("statusBar.height --id mine --value 47 --source mine --os 11", 64, "id"),
    ("statusBar.height --id mine/a --value 47 --source mine --os 11.x", 64, "11.x"),
    (
      "statusBar.height --id mine/a --value 47 --source mine --os 11 --obtained seen", 64,
      "measured"
    ),
    ("statusbarr.height --id mine/a --value 47 --source mine --os 11", 1, "statusBar.height"),
    ("--from /nowhere.json", 66, "/nowhere.json"),
  ])
  func `what is malformed or unknown is refused`(
    flags: String, code: Int, words: String
  ) throws {
    let outcome = try keyline("observation add \(flags)")
    #expect(outcome.exitCode == code)
    #expect(outcome.messages.contains(words))
    #expect(outcome.output == "")
  }

  @Test(arguments: [
    (#""source": "nobody", "os": "11""#, "nobody"), (#""source": "seed-000", "os": 11"#, "string"),
    (#""source": "seed-000""#, "os"), (#""source": "seed-000", "os": []"#, "empty"),
    (#""source": "seed-000", "os": "11", "soruce": "x""#, "soruce"),
    (#""source": "seed-000", "os": "11", "os": "12""#, "twice"),
    (#""source": "seed-000", "os": "11", "where": { "devices": ["iphone-99"] }"#, "iphone-99"),
  ])
  func `a wrong observation in a file, with its place`(keys: String, words: String) throws {
    let home = try Home()
    let before = try home.bytes()
    let outcome = home.run(
      "observation add --from -",
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
