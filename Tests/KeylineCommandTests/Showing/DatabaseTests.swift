import Foundation
import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite("db")
struct DatabaseTests {
  @Test func `the path comes from the home directory, the environment or the flag`() throws {
    let home = try Home(seeded: false)
    #expect(home.run("db path").output == home.database + "\n")
    #expect(home.run("db path --database /tmp/a.sqlite").output == "/tmp/a.sqlite\n")
    #expect(
      home.run("db path", with: ["KEYLINE_DATABASE": "/tmp/b.sqlite"]).output == "/tmp/b.sqlite\n")
    #expect(
      home.run("db path", with: ["XDG_DATA_HOME": "/tmp/data"]).output
        == "/tmp/data/keyline/keyline.sqlite\n")
    #expect(
      home.run("db path --database /tmp/a.sqlite", with: ["KEYLINE_DATABASE": "/tmp/b.sqlite"])
        .output
        == "/tmp/a.sqlite\n")
  }

  @Test func `asking for the path creates nothing`() throws {
    let home = try Home(seeded: false)
    _ = home.run("db path")
    #expect(!FileManager.default.fileExists(atPath: home.path(".local")))
  }

  @Test(arguments: [
    "get statusBar.height -d iphone-x --os 11", "get statusBar.height -d iphone-x --os=11",
    "iphone-x", "explain statusBar.height -d iphone-x --os 11", "device show iphone-x",
    "export csv statusBar.height -d iphone-x",
  ])
  func `without a home directory the shipped data answers`(question: String) throws {
    let home = try Home(seeded: false)
    let outcome = home.run(question, with: ["HOME": ""])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.output == (try Home().run(question).output))
    #expect(
      outcome.messages.components(separatedBy: "There is no home directory").count == 2,
      "said once: \(outcome.messages)")
    #expect(outcome.messages.contains("--database"))
  }

  @Test(arguments: [
    "db path", "db status", "log", "undo", "db backup x.sqlite",
  ])
  func `without a home directory a database must be named`(command: String) throws {
    let home = try Home(seeded: false)
    let outcome = home.run(command, with: ["HOME": ""])
    #expect(outcome.exitCode == 78)
    #expect(outcome.messages.contains("--database"))
  }

  @Test func `the path of what ships is that of a file for the shell`() throws {
    let home = try Home(seeded: false)
    let run = home.run("db path --data")
    let name = "data-\(try Seed.bundledNumber())-\(Seed.bundledChecksum).sqlite"
    #expect(run == Run(output: home.path(".cache/keyline/\(name)\n"), messages: "", exitCode: 0))
    let other = home.run("db path --data", with: ["XDG_CACHE_HOME": home.path("")])
    #expect(other.output == home.path("keyline/\(name)\n"))
    #expect(home.run("db path --data", with: ["XDG_CACHE_HOME": "/dev/null"]).exitCode == 73)
    #expect(home.run("db path --data", with: ["HOME": ""]).exitCode == 78)
  }

  @Test func `a home that is a file is none to write in, and questions are answered`() throws {
    let home = ["HOME": "/dev/null"]
    let run = try Home(seeded: false).run("get statusBar.height -d iphone-x --os 11", with: home)
    #expect(run == Run(output: "44\n", messages: "", exitCode: 0))
    let change = try Home(seeded: false).run("device add Foo --family ipad", with: home)
    #expect([66, 73].contains(change.exitCode), "\(change.messages)")
  }

  @Test func `a reading command creates the file of what ships and no other`() throws {
    let home = try Home(seeded: false)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "44\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.path(""))
    #expect(files.sorted().prefix(2) == [".cache", ".cache/keyline"])
    #expect(files.count == 3)
  }

  @Test func `a reading command changes no byte of one's own rows`() throws {
    let home = try Home().withDevice()
    let before = try home.bytes()
    for line in ["iphone-x", "get statusBar.height", "db check", "db status", "log"] {
      #expect(home.run(line).exitCode == 0, "\(line)")
    }
    #expect(try home.bytes() == before)
  }

  @Test(arguments: [
    ("device", "device list"), ("metric", "metric list"), ("rule", "rule list"),
    ("observation", "observation list"), ("source", "source list"),
    ("technique", "technique list"),
  ])
  func `status counts what the lists list`(row: String, list: String) throws {
    let listed = try JSONValue.reading(try keyline("\(list) --json").output)
    let key = try #require(list.split(separator: " ").first.map { "\($0)s" })
    let count = try #require(listed[key]?.elements.count)
    #expect(count > 10)
    let rows = try keyline("db status").output.lines.map(\.squeezed)
    #expect(rows.contains("\(row) shipped \(count)"))
  }

  @Test func `check replays every observation, and none disagrees`() throws {
    let outcome = try keyline("db check")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.output.lines.contains { $0.hasPrefix("wrong") })
    let json = try JSONValue.reading(try keyline("db check --json").output)
    let counts = json["replay"]?.members.compactMap { Int($0.value.text ?? "") } ?? []
    #expect(counts.reduce(0, +) == (try Seed.bundled().observations.count))
    #expect(json["replay"]?["disagrees"]?.text == "0")
  }

  @Test func `check fits its lines into the terminal, and counts in words`() throws {
    let run = try Home.shared.get().run("db check", with: ["COLUMNS": "60"])
    let lines = run.output.lines
    #expect(lines.contains("ok     references: Every named device, metric, source and"))
    #expect(lines.contains("  observation exists."))
    // A word alone may be longer.
    #expect(lines.allSatisfy { $0.count <= 60 || !$0.squeezed.contains(" ") })
    #expect(run.output.squeezed.contains(" agree, "))
  }

  @Test func `without a gap coverage says so instead of a head without rows`() throws {
    let run = try keyline("db coverage --missing statusBar -d iphone-17e")
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("Nothing is missing: all "))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: ["60", "100"])
  func `coverage has a row for each metric and orientation, however narrow`(columns: String) throws
  {
    let lines = try Home.shared.get().run("db coverage", with: ["COLUMNS": columns]).output.lines
    #expect(lines[0].squeezed.hasPrefix("Metric Orientation Share Open Cells"))
    let counts = lines.dropFirst().map { $0.squeezed.split(separator: " ").count }
    #expect(
      !counts.isEmpty && counts.allSatisfy { $0 == lines[0].squeezed.split(separator: " ").count })
  }

  @Test func `check notes what is weak, and restrictive terms when it is asked`() throws {
    let plain = try keyline("db check")
    #expect(plain.output.contains("note   addresses: "))
    #expect(plain.output.contains("note   attributes: "))
    #expect(!plain.output.contains("licences: "))
    let asked = try keyline("db check --licences")
    #expect(asked.exitCode == 0)
    #expect(asked.output.contains("note   licences: "))
    // The probes of MiniXiangqi are under the GPL.
    #expect(asked.output.contains("minixiangqi-probe-iphone-11 (GPL-3.0-only)"))
    let json = try JSONValue.reading(try keyline("db check --licences --json").output)
    let names = json["remarks"]?.elements.compactMap { $0["name"]?.text }
    #expect(names == ["own", "addresses", "attributes", "licences"])
  }

  @Test func `check finds an observation that the rules contradict, exit 1`() throws {
    let home = try Home()
    let added = home.run(
      """
      set statusBar.height=47 -d iphone-x --os 11.2 --source mine --source-title Mine --evidence
      """)
    #expect(added.exitCode == 0)
    let outcome = home.run("db check")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.lines.contains { $0.hasPrefix("wrong") })
    #expect(outcome.output.contains("mine/iphone-x-status-bar-height-11.2"))
  }

  @Test func `check finds nothing wrong with own readings that agree`() throws {
    let home = try Home()
    let file = try home.write("Model,Bar\niPhone X,44\niPhone 8,20\n", to: "t.csv")
    let run = home.run(
      "import \(file) --map device=Model --map statusBar.height=Bar --os 13 --source mine "
        + "--source-title Mine")
    #expect(run.exitCode == 0)
    let outcome = home.run("db check")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("none   own: "))
    #expect(!outcome.output.contains("mine/"))
  }

  @Test func `check begins with own rows that differ`() throws {
    let home = try Home()
    #expect(home.run("set statusBar.height=64 -d iphone-x --os 13").exitCode == 0)
    let lines = home.run("db check").output.lines
    #expect(lines.first?.hasPrefix("note   own: ") == true)
    #expect(lines.dropFirst().first?.contains("my-notes") == true)
  }

  @Test func `check looks at both files, and makes that of what ships anew where it differs`()
    throws
  {
    let home = try Home(seeded: false).withDevice()
    let path = home.run("db path --data").output.lines[0]
    let sound = home.run("db check")
    #expect(
      sound.output.lines.filter { $0.hasSuffix(".sqlite") } == [
        "ok     \(home.database)", "ok     \(path)",
      ])
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let word = try #require(bytes.range(of: Data("Status bar height".utf8)))
    bytes.replaceSubrange(word, with: Data("Status bar Height".utf8))
    try bytes.write(to: URL(fileURLWithPath: path))
    let run = home.run("db check")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("wrong  \(path)"))
    #expect(home.run("db check") == sound)
  }

  @Test func `status says what the shipped data makes of one's own rows`() throws {
    let home = try Home()
    #expect(home.run("db status").output.contains("no rows of your own yet"))
    #expect(home.run("set statusBar.height=64 -d iphone-x --os 13").exitCode == 0)
    #expect(home.run("set statusBar.height=44 -d iphone-xs --os 13").exitCode == 0)
    let lines = home.run("db status").output.lines
    #expect(lines.contains { $0.contains("your 5 rows: ") && $0.contains("left alone") })
    let json = try JSONValue.reading(home.run("db status --json").output)
    #expect(json["dataPath"]?.text?.hasSuffix(".sqlite") == true)
    #expect(json["schemaVersion"]?.text == "12")
  }

  @Test func `a copy is one's own rows where it is named`() throws {
    let home = try Home().withDevice()
    let copy = home.path("copy.sqlite")
    #expect(home.run(["db", "backup", copy]).output == copy + "\n")
    #expect(home.run(["db", "backup", copy]).exitCode == 73)
    #expect(home.run(["device", "show", "bar-phone", "--database", copy]).exitCode == 0)
    #expect(try Home().run(["db", "backup", home.path("no.sqlite")]).exitCode == 66)
    #expect(!FileManager.default.fileExists(atPath: home.path("no.sqlite")))
  }
}
