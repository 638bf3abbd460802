import KeylineData
import KeylineTestSupport
import Testing

@Suite("device, rule and observation edit")
struct EditTests {
  @Test func `only what is named changes, and both versions are shown`() throws {
    let home = try Home()
    let before = try JSONValue.reading(home.run("device show iphone-x --json").output)["device"]
    let run = home.run("device edit iphone-x --corner-radius 40 --first-os 11.0.1")
    #expect(run.exitCode == 0)
    #expect(
      run.output.lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") } == [
        "-   \"corner-radius\": 39,", "+   \"corner-radius\": 40,",
        "-     \"first\": \"11\",", "+     \"first\": \"11.0.1\",",
      ])
    let after = try JSONValue.reading(home.run("device show iphone-x --json").output)["device"]
    #expect(after?["corner-radius"]?.text == "40")
    for key in ["name", "width", "identifiers", "sources", "note"] {
      #expect(after?[key]?.inline == before?[key]?.inline, "\(key)")
    }
    #expect(home.run("device list iphone-x").output.lines.last?.hasSuffix("local") == true)
    #expect(home.run("device list").output.lines.filter { $0.hasPrefix("iphone-x ") }.count == 1)
  }

  @Test(arguments: [
    "device edit iphone-x --note New. --dry-run", "device remove iphone-x --dry-run",
  ])
  func `a dry run shows what would change and stores nothing`(line: String) throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run(line)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n- ") || run.output.contains("\n+ "))
    #expect(run.messages == "Nothing was stored (--dry-run).\n")
    #expect(try home.bytes() == before)
    let json = try JSONValue.reading(home.run(line + " --json").output)
    #expect(json["stored"]?.kind == .bool(false))
    #expect(json["changes"]?.elements.count == 1)
  }

  @Test func `a device that gets another screen loses what it copied of the panel`() throws {
    let home = try Home()
    #expect(home.run("device add \"My Phone\" --like iphone-x").exitCode == 0)
    let run = home.run("device edit my-phone --screen 320x568")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.messages.contains(
        "note: dropped native-width, native-height, pixels-per-inch, diagonal: the new screen "
          + "contradicts them\n"))
    let device = try JSONValue.reading(home.run("device show my-phone --json").output)["device"]
    #expect(device?["native-width"] == nil && device?["diagonal"] == nil)
    #expect(device?["like"]?.text == "iphone-x")
    #expect(device?["corner-radius"]?.text == "39")
    let copied = device?["copied"]?.elements.map(\.text)
    #expect(
      copied == [
        "scale", "corner-radius", "home-button", "sensor-housing", "size-class-in-landscape",
        "first-os", "last-os",
      ])
    let same = home.run("device edit my-phone --screen 320x568 --corner-radius 40")
    #expect(!same.messages.contains("dropped"))
  }

  @Test func `what a new screen takes away alone is spoken of as one thing`() throws {
    let home = try Home()
    #expect(
      home.run("device add \"My Phone\" --like iphone-x --pixels-per-inch 458").exitCode == 0)
    let run = home.run("device edit my-phone --screen 320x568 --pixels 960x1704")
    #expect(
      run.messages.contains("note: dropped diagonal: the new screen contradicts it\n"),
      "\(run.messages)")
  }

  /// The widths of the X family and of the phones 390 points wide are stated apart.
  @Test func `a device whose new screen has other rules is no longer like the other one`() throws {
    let home = try Home()
    #expect(home.run("device add \"My Phone\" --like iphone-x").exitCode == 0)
    let before = home.run("device show my-phone --json").output
    let run = home.run("device edit my-phone --screen 390x844")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.messages.contains(
        "note: dropped native-width, native-height, pixels-per-inch, diagonal, like: the new "))
    let device = try JSONValue.reading(home.run("device show my-phone --json").output)["device"]
    #expect(device?["like"] == nil)
    #expect(device?["sensor-housing"]?.text == "notch")
    let width = home.run("get readableContent.width -d my-phone --os 14 --landscape")
    #expect(width.output == "718\n")
    #expect(home.run("db check").exitCode == 0)
    #expect(home.run("undo").exitCode == 0)
    #expect(home.run("device show my-phone --json").output == before)
  }

  @Test func `an edited rule answers, for the devices of the rule alone`() throws {
    let home = try Home()
    #expect(home.run("get statusBar.height -d iphone-x --os 15").output == "44\n")
    let edited = home.edit(
      "rule", "status-bar-height/x-family", #""from": "11""#, #""from": "11", "until": "14.1""#)
    #expect(edited.exitCode == 0)
    #expect(home.run("get statusBar.height -d iphone-x --os 14.0").output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-x --os 15").exitCode == 1)
    #expect(home.run("get statusBar.height -d iphone-8 --os 12").output == "20\n")
  }

  @Test func `correcting the note of a wide rule changes no answer`() throws {
    let home = try Home()
    let question = "get statusBar.height -d family:iphone --os 14 -f tsv"
    let before = home.run(question)
    #expect(
      home.note("rule", "status-bar-height/phones-with-home-button", "Checked.").exitCode == 0)
    #expect(home.run(question) == before)
  }

  @Test(arguments: [
    ("rule", "status-bar-height/x-family"),
    ("observation", "qmui-633/status-bar-phones-with-notch"),
  ])
  func `what is shown as JSON is what edit reads, and a dry run stores nothing`(
    noun: String, id: String
  ) throws {
    let home = try Home()
    let before = try home.bytes()
    let same = home.run("\(noun) edit \(id) -", input: home.run("\(noun) show \(id) --json").output)
    #expect(same.messages == "Nothing is different, so nothing was stored.\n")
    let dry = home.note(noun, id, "New.", "--dry-run --json")
    #expect(dry.messages == "Nothing was stored (--dry-run).\n")
    #expect(try JSONValue.reading(dry.output)["changes"]?.elements.count == 1)
    #expect(try home.bytes() == before)
    let stored = home.note(noun, id, "New.")
    #expect(stored.output.contains("+   \"note\": \"New.\""), "\(stored.output)")
    #expect(stored.messages.contains("Edited \(id). Undo with: keyline undo"))
  }

  @Test func `the example of edit in a shell is what its help shows`() throws {
    let home = try Home()
    for path in ["rule edit", "observation edit"] {
      let command = try #require(Command.all.first { $0.path == path })
      let script = command.examples.joined(separator: "\n").dropFirst("$ keyline".count)
        .replacing("| keyline", with: "| \"$K\"")
      let run = try home.shell("\"$K\"" + script)
      #expect(run.output.contains("+   \"note\": \"Seen again.\""), "\(run)")
      #expect(run.messages == "Nothing was stored (--dry-run).\n")
    }
  }

  @Test func `what the file leaves out is gone`() throws {
    let home = try Home()
    let row = """
      { "id": "status-bar-height/x-family", "metric": "statusBar.height",
        "where": { "devices": ["iphone-x"], "orientation": "portrait" }, "os": { "from": "11" },
        "value": 44, "rests-on": ["seed-000/status-bar-iphone-x"] }
      """
    #expect(home.run("rule edit status-bar-height/x-family -", input: row).exitCode == 0)
    let rule = try JSONValue.reading(
      home.run("rule show status-bar-height/x-family --json").output)["rule"]
    #expect(rule?["where"]?["devices"]?.texts == ["iphone-x"])
    #expect(rule?["continues"] == nil)
  }

  @Test(arguments: [
    ("rule", "no/such", "", "", 1, "No rule"),
    ("observation", "no/such", "", "", 1, "No observation"),
    ("rule", "status-bar-height/x-family", "\"value\": 44", "\"value\": \"nan\"", 65, "nan"),
    (
      "rule", "status-bar-height/x-family", "seed-000/status-bar-iphone-x", "a/b", 65, "a/b"
    ),
    ("rule", "status-bar-height/x-family", "\"value\": 44", "\"value\": 45", 65, "44"),
    ("rule", "status-bar-height/x-family", "x-family", "other", 65, "x-family"),
    (
      "observation", "qmui-633/status-bar-phones-with-notch", "\"source\": \"qmui-633\"",
      "\"source\": \"nobody\"", 65, "nobody"
    ),
  ])
  func `a row that would be wrong is refused and nothing is stored`(
    noun: String, id: String, old: String, new: String, code: Int, words: String
  ) throws {
    let home = try Home()
    let before = try home.bytes()
    let known =
      noun == "rule"
      ? "status-bar-height/x-family" : "qmui-633/status-bar-phones-with-notch"
    let shown = home.run("\(noun) show \(known) --json").output
    let run = home.run(
      "\(noun) edit \(id) -", input: old.isEmpty ? shown : shown.replacing(old, with: new))
    #expect(run.exitCode == Int32(code), "\(run.messages)")
    #expect(run.output == "")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(try home.bytes() == before)
  }

  @Test func `a whole row comes from a file`() throws {
    let home = try Home()
    let device = #"{ "id": "iphone-x", "name": "iPhone X", "family": "iphone", "scale": 3 }"#
    let path = try home.write(device, to: "x.json")
    #expect(home.run(["device", "edit", "iphone-x", "--from", path]).exitCode == 0)
    #expect(home.run("get screen.width -d iphone-x").exitCode == 1)
    let other = home.run(["device", "edit", "iphone-8", "--from", path])
    #expect(other.exitCode == 65)
    #expect(other.messages.contains("iphone-x"))
  }

  @Test(arguments: [
    ("device edit iphone-x", 64, "specify what to change"),
    ("device edit iphone-x --id x", 64, "identifier"),
    ("device edit iphone-y --scale 2", 1, "iphone-x"),
    ("device edit iphone-x --scale 9", 64, "scale"),
    ("device edit iphone-x --name \"iPhone 8\"", 65, "iphone-8"),
    ("device edit iphone-x --identifier iPhone10,1", 65, "iPhone10,1"),
    ("device edit iphone-x --source no-such", 65, "no-such"),
  ])
  func `what would be wrong is refused and nothing is stored`(
    line: String, code: Int, words: String
  ) throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run(line)
    #expect(run.exitCode == Int32(code))
    #expect(run.output == "")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(try home.bytes() == before)
  }

  @Test func `what changes nothing is said to`() throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run("device edit iphone-x --scale 3")
    #expect(
      run
        == Run(
          output: "", messages: "Nothing is different, so nothing was stored.\n", exitCode: 0))
    #expect(try home.bytes() == before)
  }

  @Test func `what is given is no longer copied from the device it is like`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --like iphone-x").exitCode == 0)
    #expect(home.run("device edit bar-phone --scale 3 --first-os 12").exitCode == 0)
    let device = try JSONValue.reading(home.run("device show bar-phone --json").output)["device"]
    let copied = try #require(device?["copied"]?.texts)
    #expect(!copied.contains("scale") && !copied.contains("first-os"))
    #expect(copied.contains("width"))
  }

  @Test func `a device that is said to be like another one keeps what was given alone`() throws {
    let home = try Home()
    #expect(home.run("device add \"Bar Phone\" --family iphone --first-os 12").exitCode == 0)
    #expect(home.run("device edit bar-phone --like iphone-x").exitCode == 0)
    #expect(home.run("device edit bar-phone --like \"iPhone 17\"").exitCode == 0)
    let device = try JSONValue.reading(home.run("device show bar-phone --json").output)["device"]
    #expect(device?["like"]?.text == "iphone-17")
    #expect(device?["sensor-housing"]?.text == "dynamic-island")
    // The iPhone X ends with iOS 16, the iPhone 17 has no last version.
    #expect(device?["os"]?["first"]?.text == "12")
    #expect(device?["os"]?["last"] == nil)
    let copied = try #require(device?["copied"]?.texts)
    #expect(copied.contains("width") && !copied.contains("first-os"))
    let itself = home.run("device edit bar-phone --like bar-phone")
    #expect(itself.exitCode == 64)
    #expect(itself.messages.contains("a device cannot be like itself."))
  }

  /// The iPhone 8 ends with iOS 16.
  @Test(arguments: [
    ["device add \"New Phone\" --like iphone-8 --first-os 26"],
    [
      "device add \"New Phone\" --family iphone --first-os 26",
      "device edit new-phone --like iphone-8",
    ],
  ])
  func `a device does not take over a last version before its first`(commands: [String]) throws {
    let home = try Home()
    for command in commands { try #require(home.run(command).exitCode == 0) }
    let device = try JSONValue.reading(home.run("device show new-phone --json").output)["device"]
    #expect(device?["os"]?["first"]?.text == "26")
    #expect(device?["os"]?["last"] == nil)
    #expect(home.run("new-phone").output.contains("26–27"))
  }

  @Test(arguments: [
    (
      "rule", "status-bar-height/x-family",
      """
      { "metric": "navigationBar.height", "rules": [ { "id": "status-bar-height/x-family",
        "value": 44, "rests-on": ["qmui-633/status-bar-phones-with-notch"] } ] }
      """
    ),
    (
      "observation", "qmui-633/status-bar-phones-with-notch",
      """
      { "metric": "navigationBar.height", "observations": [ {
        "id": "qmui-633/status-bar-phones-with-notch", "source": "qmui-633", "os": "12", "value": 44,
        "obtained": "tabulated" } ] }
      """
    ),
  ])
  func `a row about another metric does not take the place of one`(
    noun: String, id: String, file: String
  ) throws {
    let home = try Home()
    let run = home.run("\(noun) edit \(id) - --force", input: file)
    #expect(run.exitCode == 65, "\(run.messages)")
    #expect(run.messages.contains("is about statusBar.height"))
    #expect(home.run("get statusBar.height -d iphone-x --os 13").output == "44\n")
  }
}
