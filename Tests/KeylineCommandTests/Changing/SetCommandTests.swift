import KeylineData
import KeylineTestSupport
import Testing

@Suite("set")
struct SetCommandTests {
  private static let line = "set statusBar.height=64 -d my-phone --os 27 --source \"my notes\""
  private static let question = "get statusBar.height -d my-phone --os 27"

  @Test func `get gives the value at once, and one undo takes all of it back`() throws {
    let home = try Home.withPhone()
    let questions = [
      Self.question, "explain statusBar.height -d my-phone --os 27", "source list",
      "observation list", "rule list",
    ]
    let before = questions.map { home.run($0) }
    let set = home.run(Self.line)
    #expect(set.exitCode == 0)
    #expect(
      set.messages == """
        note: before this, Keyline said 54 (inferred) on my-phone with iOS 27.0
        note: this covers iOS 27 alone; for later versions, too: --os 27+
        Set statusBar.height to 64 on my-phone, iOS 27. Undo with: keyline undo

        """)
    #expect(home.run(Self.question).output == "64\n")
    #expect(home.run("log -f tsv").output.lines.count == 3)
    let undone = home.run("undo")
    #expect(undone.exitCode == 0)
    #expect(undone.messages.contains("set statusBar.height=64 -d my-phone --os 27"))
    #expect(questions.map { home.run($0) } == before)
    #expect(home.run("db check").exitCode != 65)
  }

  @Test(arguments: [
    (
      "keyboard.height=336 -d \"iPhone 15\" --os 18",
      "Set keyboard.height to 336 on iphone-15, iOS 18."
    ),
    (
      "statusBar.height=64 tabBar.height=51 -d my-phone --os 26-27",
      "Set statusBar.height to 64 and tabBar.height to 51 on my-phone, iOS 26–27."
    ),
    (
      "statusBar.height=64 -d my-phone,iphone-17 --os 26.1,27",
      "Set statusBar.height to 64 on iphone-17 and my-phone, iOS 26.1, 27."
    ),
    (
      "statusBar.height=64 -d my-phone --os 27+",
      "Set statusBar.height to 64 on my-phone, iOS 27+."
    ),
    (
      "tabBar.height=49 -d ipad-9 --os 18", "Set tabBar.height to 49 on ipad-9, iPadOS 18."
    ),
    ("statusBar.height=51 -d notch --os 18", " devices with a notch, iOS 18."),
    ("statusBar.height=51 --where width=402 --os 27", " on devices 402 points wide, iOS 27."),
  ])
  func `what was set is said with its devices and versions`(arguments: String, words: String) throws
  {
    let set = try Home.withPhone().run("set \(arguments)")
    #expect(set.exitCode == 0)
    #expect(set.messages.contains("\(words) Undo with: keyline undo\n"), "\(set.messages)")
  }

  @Test func `a value that another metric of the element has is said to be its`() throws {
    let set = try Home.withPhone().run("set tabBar.height=83 -d iphone-15 --os 18")
    #expect(set.exitCode == 0)
    #expect(
      set.messages.contains(
        "and 83 for tabBar.frameHeight\n"
      ))
  }

  @Test func `it holds for what was named and for nothing else`() throws {
    let home = try Home.withPhone()
    let others = [
      "get statusBar.height -d my-phone --os 27 --landscape", "get statusBar.height -d iphone-17",
      "get statusBar.height -d my-phone --os 26", "get statusBar.height -d my-phone --os 28",
    ]
    let before = others.map { home.run($0) }
    #expect(home.run(Self.line).exitCode == 0)
    #expect(others.map { home.run($0) } == before)
  }

  @Test func `what is computed from it follows`() throws {
    let home = try Home.withPhone()
    let question = "get navigationBar.maxY -d iphone-x --os 12"
    #expect(home.run(question).output == "88\n")
    #expect(home.run("set statusBar.height=45 -d iphone-x --os 12").exitCode == 0)
    #expect(home.run(question).output == "89\n")
  }

  @Test func `it stores a source, an observation and a rule with names that can be foretold`()
    throws
  {
    let home = try Home.withPhone()
    let before = try home.bytes()
    let run = home.run(Self.line + " --note \"Seen.\" --dry-run --json")
    #expect(run.exitCode == 0)
    #expect(try home.bytes() == before)
    let changes = try run.changes
    #expect(changes["source"]?["id"]?.text == "my-notes")
    #expect(changes["source"]?["title"]?.text == "my notes")
    let observation = try #require(changes["observation"])
    #expect(observation["id"]?.text == "my-notes/my-phone-status-bar-height-27")
    #expect(observation["os"]?.text == "27")
    #expect(observation["note"]?.text == "Seen.")
    let rule = try #require(changes["rule"])
    #expect(rule["id"]?.text == "status-bar-height/my-notes-my-phone-status-bar-height-27")
    #expect(rule["rests-on"]?.texts == ["my-notes/my-phone-status-bar-height-27"])
    #expect(rule["os"]?.inline == #"{ "from": "27", "until": "28" }"#)
    #expect(rule["where"]?["orientation"]?.text == "portrait")
  }

  @Test(arguments: [
    ("", "my-notes", "My notes"), ("--source \"My Own Notes!\"", "my-own-notes", "My Own Notes!"),
    ("--source mine --source-title \"All mine\"", "mine", "All mine"),
  ])
  func `a new source goes by its title or by key and title`(
    flags: String, key: String, title: String
  ) throws {
    let run = try Home.withPhone().run(
      "set statusBar.height=64 -d my-phone --os 27 \(flags) --json")
    let source = try #require(try run.changes["source"])
    #expect(source["id"]?.text == key)
    #expect(source["title"]?.text == title)
  }

  @Test func `a source that exists is cited, by its key or by its title`() throws {
    let home = try Home.withPhone()
    #expect(home.run(Self.line).exitCode == 0)
    for source in ["my-notes", "\"My Notes\"", "qmui-633"] {
      let run = home.run(
        "set tabBar.height=50 -d my-phone --os 27 --source \(source) --dry-run --json")
      #expect(try run.changes.keys.sorted() == ["observation", "rule"], "\(source)")
    }
  }

  @Test func `several values go in one change`() throws {
    let home = try Home.withPhone()
    let questions = ["statusBar.height", "tabBar.height"].map { "get \($0) -d my-phone --os 26" }
    let before = questions.map { home.run($0) }
    let line = "set statusBar.height=64 tabBar.height=51 -d my-phone --os 26-27"
    #expect(home.run(line).exitCode == 0)
    #expect(questions.map { home.run($0).output } == ["64\n", "51\n"])
    #expect(home.run("undo").exitCode == 0)
    #expect(questions.map { home.run($0) } == before)
  }

  @Test(arguments: [
    ("--where large-title=true", "--large-title", "--landscape"),
    ("--where orientation=landscape", "--landscape", ""),
    ("--where orientation=any", "--landscape", "--os 26"),
  ])
  func `conditions narrow it as they narrow a rule`(
    conditions: String, asked: String, otherwise: String
  ) throws {
    let home = try Home.withPhone()
    let question = "get navigationBar.height -d my-phone"
    let other = home.run("\(question) \(otherwise.contains("--os") ? "" : "--os 27 ")\(otherwise)")
    #expect(home.run("set navigationBar.height=71 -d my-phone --os 27 \(conditions)").exitCode == 0)
    #expect(home.run("\(question) --os 27 \(asked)").output == "71\n")
    let now = home.run("\(question) \(otherwise.contains("--os") ? "" : "--os 27 ")\(otherwise)")
    #expect(now.output == other.output)
  }

  @Test func `a set of devices needs no list, and those that never ran it are left out`() throws {
    let home = try Home.withPhone()
    let run = home.run("set statusBar.height=51 -d notch --except iphone-xr --os 18 --json")
    let devices = try #require(try run.changes["rule"]?["where"]?["devices"]?.texts)
    #expect(devices.contains("iphone-11"))
    #expect(!devices.contains("iphone-x"))
    #expect(!devices.contains("iphone-xr"))
    #expect(home.run("get statusBar.height -d iphone-11 --os 18").output == "51\n")
  }

  @Test
  func `a device whose first version is unknown has no answers, and how to record it is said`()
    throws
  {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --family iphone").exitCode == 0)
    let line = "set statusBar.height=64 -d bar-phone --os 15"
    let refused = home.run(line)
    #expect(refused.exitCode == 65)
    #expect(refused.messages.contains("keyline device edit bar-phone --first-os VERSION"))
    #expect(home.run("device edit bar-phone --first-os 15").exitCode == 0)
    #expect(home.run(line).exitCode == 0)
    #expect(home.run("get statusBar.height -d bar-phone --os 15").output == "64\n")
  }

  @Test func `the same again changes nothing, another value replaces it`() throws {
    let home = try Home.withPhone()
    #expect(home.run(Self.line).exitCode == 0)
    let again = home.run(Self.line)
    #expect(again.exitCode == 0)
    #expect(again.messages == "Nothing is different, so nothing was stored.\n")
    let other = "set statusBar.height=65 -d my-phone --os 27 --source my-notes"
    #expect(home.run(other).exitCode == 0)
    #expect(home.run(Self.question).output == "65\n")
    #expect(home.run("undo").exitCode == 0)
    #expect(home.run(Self.question).output == "64\n")
  }

  @Test func `what was set for a part of the versions is replaced and leaves no dispute`()
    throws
  {
    let home = try Home.withPhone()
    #expect(home.run(Self.line).exitCode == 0)
    let wider = "set statusBar.height=66 -d my-phone --os 26-27 --source my-notes"
    #expect(home.run(wider).exitCode == 0)
    let asked = home.run(Self.question)
    #expect(asked.output == "66\n")
    #expect(!asked.messages.contains("disputed"))
    let narrower = home.run(Self.line)
    #expect(narrower.exitCode == 65)
    #expect(
      narrower.messages.contains(
        "See: keyline rule show status-bar-height/my-notes-my-phone-status-bar-height-from-26"))
  }

  @Test func `a version that is not released is named`() throws {
    let home = try Home.withPhone()
    let set = home.run("set statusBar.height=64 -d my-phone --os 28")
    #expect(set.exitCode == 0)
    #expect(set.messages.contains("* iOS 28 is not released; the newest is iOS "))
    #expect(!home.run(Self.line).messages.contains("* "))
  }

  @Test(arguments: [
    ("statusBar.height=64 -d iphone-x --os 27", 65, "iPhone X never ran iOS 27"),
    (
      "navigationBar.largeTitleHeight=52 -d iphone-7 --os 10", 65,
      "would be not applicable, not 52. Nothing was stored. See why: keyline explain"
    ),
    ("screen.width=400 -d my-phone --os 27", 65, "would be 402, not 400"),
    ("statusBar.height=64 -d my-phone --os 19", 1, "There is no iOS 19"),
    ("statusBar.height=64 -d my-phone --os latest", 64, "name the versions"),
    ("statusBar.height=64 -d my-phone", 64, "--os"),
    ("statusBar.height=64 --os 27", 64, "--device"),
    ("statusBar.height=64 -d my-phone --os 27 --where devices=iphone-x", 64, "--where devices"),
    ("statusBar.height -d my-phone --os 27", 64, "statusBar.height=64"),
    ("statusBar.height=tall -d my-phone --os 27", 64, "tall"),
    (
      "statusBar.height=1 statusBar.height=2 -d my-phone --os 27", 64,
      "gives statusBar.height a second value"
    ),
    ("safeAreaInsets=64 -d my-phone --os 27", 1, "safeAreaInsets.top"),
    ("statusBarr.height=64 -d my-phone --os 27", 1, "Nearest: statusBar.height"),
    ("statusBar.height=64 -d your-phone --os 27", 1, "No device \"your-phone\""),
    ("statusBar.height=64 -d my-phone --os 27 --source qmui-63", 1, "Nearest: qmui-633"),
    ("statusBar.height=64 -d my-phone --os 27 --source 我的", 64, "--source KEY --source-title"),
    ("statusBar.height=64 -d my-phone --os 27 --where zoom=big", 64, "zoomed"),
    ("statusBar.height=64 -d my-phone --os 27 --obtained seen", 64, "measured"),
  ])
  func `what would be wrong is refused with the reason, and nothing is stored`(
    arguments: String, code: Int32, words: String
  ) throws {
    let home = try Home.withPhone()
    let before = try home.bytes()
    let run = home.run("set " + arguments)
    #expect(run.exitCode == code, "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.output == "")
    #expect(try home.bytes() == before)
  }

  @Test func `a refusal names the command that explains the same situation`() throws {
    let run = try Home.withPhone().run(
      "set safeAreaInsets.bottom=117 -d iphone-15 --os 17-27 --where tab-bar=true --where toolbar=true"
    )
    #expect(
      run.messages.hasSuffix(
        "See why: keyline explain safeAreaInsets.bottom -d iphone-15 --os 26.0 --tab-bar --toolbar\n"
      ))
  }

  @Test func `a narrower rule of one's own would win, so the value is refused`() throws {
    let home = try Home.withPhone()
    #expect(
      home.run("set statusBar.height=50 -d my-phone --os 27 --where zoom=standard").exitCode == 0)
    let narrow = home.run("set statusBar.height=49 -d my-phone,iphone-17 --os 27")
    #expect(narrow.exitCode == 65)
    #expect(narrow.messages.contains("would be 50, not 49"))
    #expect(narrow.messages.contains("keyline explain statusBar.height -d my-phone"))
  }

  @Test func `it cites the evidence that is there rather than state it twice`() throws {
    let home = try Home.withPhone()
    #expect(
      home.run(
        "set statusBar.height=64 -d my-phone --os 27 --source mine --source-title Mine --evidence"
      ).exitCode == 0)
    let run = home.run("set statusBar.height=64 -d my-phone --os 27 --source mine --json")
    let changes = try run.changes
    #expect(Array(changes.keys) == ["rule"])
    #expect(changes["rule"]?["rests-on"]?.texts == ["mine/my-phone-status-bar-height-27"])
  }
}
