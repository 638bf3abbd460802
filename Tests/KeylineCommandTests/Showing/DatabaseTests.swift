import Foundation
import KeylineBundle
import KeylineJSON
import KeylineModel
import KeylineSeed
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
    "db path", "db status", "log", "undo", "db backup x.sqlite", "db restore x.sqlite",
  ])
  func `without a home directory a database must be named`(command: String) throws {
    let home = try Home(seeded: false)
    let outcome = home.run(command, with: ["HOME": ""])
    #expect(outcome.exitCode == 78)
    #expect(outcome.messages.contains("--database"))
  }

  @Test func `migrate creates it, and again changes nothing`() throws {
    let home = try Home(seeded: false)
    let first = home.run("db migrate")
    #expect(first.exitCode == 0)
    #expect(first.output.contains(home.database))
    let bytes = try home.bytes()
    #expect(home.run("db migrate") == first)
    #expect(try home.bytes() == bytes)
  }

  @Test func `a reading command creates the database and no other file`() throws {
    let home = try Home(seeded: false)
    #expect(home.run("get statusBar.height -d iphone-x --os 11").output == "44\n")
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.path(""))
    #expect(
      Set(files) == [
        ".local", ".local/share", ".local/share/keyline", ".local/share/keyline/keyline.sqlite",
      ])
  }

  @Test func `a reading command changes no byte of it`() throws {
    let home = try Home()
    let before = try home.bytes()
    for line in ["iphone-x", "get statusBar.height", "db check", "db verify", "db status"] {
      #expect(home.run(line).exitCode == 0)
    }
    #expect(try home.bytes() == before)
  }

  @Test func `status counts the rows of each layer`() throws {
    let seed = try Seed.bundled()
    let rows = try keyline("db status").output.lines.map(\.squeezed)
    #expect(rows.contains("device shipped \(seed.devices.count)"))
    #expect(rows.contains("rule shipped \(seed.rules.count)"))
    #expect(rows.contains("observation shipped \(seed.observations.count)"))
    #expect(rows.contains("source shipped \(seed.sources.count)"))
    #expect(rows.contains("device local 0"))
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

  @Test func `verify finds a fresh database undamaged`() throws {
    let outcome = try keyline("db verify")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.lines.allSatisfy { $0.hasPrefix("ok ") })
  }

  @Test func `verify of nothing creates nothing, exit 66`() throws {
    let home = try Home(seeded: false)
    let outcome = home.run("db verify")
    #expect(outcome.exitCode == 66)
    #expect(outcome.messages.contains("keyline db migrate"))
    #expect(!FileManager.default.fileExists(atPath: home.database))
  }
}
