import Foundation
import KeylineData
import KeylineStore
import KeylineTestSupport
import Testing

@Suite("export seed and import")
struct ExportSeedTests {
  /// A home with an own device, an edited and a removed row, an own source, observation and rule.
  private func changedHome() throws -> Home {
    let home = try Home()
    for line in [
      "device add \"Bar Phone\" --like iphone-x", "device edit iphone-x --corner-radius 40",
      "rule remove status-bar-height/in-call-until-13",
      "set statusBar.height=47 -d bar-phone --os 12.2 --source mine --source-title Mine "
        + "--note 電話 --evidence",
    ] {
      let run = home.run(line)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let rule = """
      { "metric": "statusBar.height", "rules": [ { "id": "status-bar-height/bar-phone",
        "where": { "devices": ["bar-phone"], "orientation": "portrait" }, "os": { "from": "12.2" },
        "value": 47, "rests-on": ["mine/bar-phone-status-bar-height-12.2"] } ] }
      """
    let run = home.run("rule add -", input: rule)
    #expect(run.exitCode == 0, "\(run.messages)")
    return home
  }

  @Test func `the rows go to files and come back as they were, byte for byte`() throws {
    let (first, second) = (try changedHome(), try Home())
    let export = first.run("export seed --to \(first.path("rows"))")
    #expect(export.exitCode == 0, "\(export.messages)")
    let files = try first.files(below: "rows")
    #expect(
      Set(files.keys) == [
        "devices/bar-phone.json", "devices/iphone-x.json", "masks.json",
        "rules/statusBar.height.json", "sources.json",
      ])
    #expect(files["masks.json"]?.contains("status-bar-height/in-call-until-13") == true)
    let imported = second.run("import \(first.path("rows"))")
    #expect(imported.exitCode == 0, "\(imported.messages)")
    #expect(second.run("export seed --to \(second.path("rows"))").exitCode == 0)
    #expect(try second.files(below: "rows") == files)
    for question in [
      "get statusBar.height -d bar-phone --os 12.2", "device show iphone-x --json",
      "rule list --json", "observation list --json", "source list --json",
    ] {
      #expect(first.run(question) == second.run(question), "\(question)")
    }
  }

  /// The rows that a folder of own rows hides, a seed does not have.
  @Test func `the rows go into the files of a seed, which differ in them alone`() throws {
    let home = try changedHome()
    let files = try Seed.files(try Seed.bundled()).map {
      (String($0.path.dropFirst("seed/".count)), $0.text)
    }
    let seed = try home.write(files: files, below: "seed")
    let before = try home.files(below: "seed")
    #expect(home.run("export seed --into \(seed)").exitCode == 73)
    let run = home.run("export seed --into \(seed) --force")
    #expect(run.exitCode == 0, "\(run.messages)")
    let after = try home.files(below: "seed")
    #expect(
      Set(after.keys.filter { after[$0] != before[$0] }) == [
        "devices/bar-phone.json", "devices/iphone-x.json", "rules/statusBar.height.json",
        "sources.json",
      ])
    #expect(Set(before.keys).subtracting(after.keys).isEmpty)
    let metric = "rules/statusBar.height.json"
    #expect(before[metric]?.contains("status-bar-height/in-call-until-13") == true)
    #expect(after[metric]?.contains("status-bar-height/in-call-until-13") == false)
    #expect(
      home.run("get statusBar.height -d bar-phone --os 12.2 --seed \(seed)").output == "47\n")
    #expect(home.run("export seed --into \(seed)").messages.contains("already has the"))
  }

  @Test func `only a seed takes rows into its files`() throws {
    let home = try changedHome()
    let folder = try home.write(files: [("a.txt", "")], below: "other")
    #expect(home.run("export seed --into \(folder)").exitCode == 66)
    #expect(home.run("export seed --into \(folder) --to \(folder)").exitCode == 64)
  }

  @Test func `the rows go through a pipe as one text`() throws {
    let (first, second) = (try changedHome(), try Home())
    let text = first.run("export seed").output
    #expect(second.run("import -", input: text).exitCode == 0)
    #expect(second.run("export seed").output == text)
    #expect(second.run("undo").exitCode == 0)
    #expect(second.run("export seed").exitCode == 1)
  }

  @Test func `one's own version that says what the shipped row says is imported, too`() throws {
    let (first, second) = (try Home(), try Home())
    for line in [
      "device edit iphone-x --corner-radius 40", "device edit iphone-x --corner-radius 39",
    ] { #expect(first.run(line).exitCode == 0) }
    let export = first.run("export seed")
    #expect(export.output.contains("iphone-x"))
    #expect(second.run("import -", input: export.output).exitCode == 0)
    #expect(second.run("export seed") == export)
    let again = second.run("import -", input: export.output)
    #expect(again.messages == "Nothing is new, so nothing was stored.\n")
  }

  @Test func `of two exports into one folder at once, one is refused`() throws {
    let home = try changedHome()
    let folder = home.path("rows")
    #expect(home.run("export seed --to \(folder)").exitCode == 0)
    let files = try home.files(below: "rows")
    let kept = try OpenFolder(folder)
    #expect(kept.lock())
    #expect(home.run("device edit iphone-x --corner-radius 41").exitCode == 0)
    let refused = home.run("export seed --to \(folder) --force")
    #expect(refused.exitCode == 75)
    #expect(try home.files(below: "rows") == files)
  }

  @Test func `importing one's own rows again changes nothing`() throws {
    let home = try changedHome()
    let text = home.run("export seed").output
    let run = home.run("import -", input: text)
    #expect(run.messages == "Nothing is new, so nothing was stored.\n")
    #expect(home.run("log").output.lines.contains { $0.contains("import") } == false)
  }

  @Test func `a folder keeps the rows and the configuration that it has`() throws {
    let home = try changedHome()
    let folder = try home.write(
      files: [
        ("config.json", "{ \"os\": \"15+\" }"),
        ("devices/other.json", "{ \"id\": \"other\", \"name\": \"Other\", \"family\": \"ipad\" }"),
        ("masks.json", "{ \"masks\": [ { \"kind\": \"device\", \"id\": \"iphone-x\" } ] }"),
      ], below: "team")
    #expect(home.run("export seed --to \(folder) --force").exitCode == 0)
    let files = try home.files(below: "team")
    #expect(files["config.json"] == "{ \"os\": \"15+\" }")
    #expect(files["devices/other.json"]?.contains("\"Other\"") == true)
    #expect(files["devices/iphone-x.json"]?.contains("\"corner-radius\": 40") == true)
    #expect(files["masks.json"]?.contains("iphone-x") == false)
    let again = home.run("export seed --to \(folder)")
    #expect(again.output == "")
    #expect(again.messages.contains("already"))
  }

  @Test func `a dry run names the files and writes none`() throws {
    let home = try changedHome()
    let folder = home.path("none")
    let run = home.run("export seed --to \(folder) --dry-run")
    #expect(run.output.lines.contains("wrote \(folder)/sources.json"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a folder of something else is left alone`() throws {
    let home = try changedHome()
    let folder = try home.write(files: [("data.json", "{ \"number\": 1 }")], below: "seed")
    let run = home.run("export seed --to \(folder)")
    #expect(run.exitCode == 65)
    #expect(try home.files(below: "seed").count == 1)
  }

  @Test func `a row of a teammate is replaced only where that is wanted, and told`() throws {
    let home = try changedHome()
    let theirs = "{ \"id\": \"bar-phone\", \"name\": \"Theirs\", \"family\": \"ipad\" }"
    let folder = try home.write(files: [("devices/bar-phone.json", theirs)], below: "team")
    let before = try home.files(below: "team")
    let refused = home.run("export seed --to \(folder)")
    #expect(refused.exitCode == 73)
    #expect(refused.messages.contains("a different version of device bar-phone"))
    #expect(refused.messages.contains("--force"))
    #expect(try home.files(below: "team") == before)
    let tried = home.run("export seed --to \(folder) --dry-run")
    #expect(tried.exitCode == 0)
    #expect(tried.messages.contains("would replace device bar-phone"))
    #expect(try home.files(below: "team") == before)
    let forced = home.run("export seed --to \(folder) --force")
    #expect(forced.exitCode == 0)
    #expect(forced.messages.contains("replaced device bar-phone"))
    #expect(try home.files(below: "team")["devices/bar-phone.json"]?.contains("Bar Phone") == true)
  }

  @Test(arguments: ["devices", "devices/bar-phone.json"])
  func `a link below the folder leads nowhere`(link: String) throws {
    let home = try changedHome()
    let victim = try home.write(
      files: [
        ("bar-phone.json", "{ \"id\": \"bar-phone\", \"name\": \"Bar\", \"family\": \"ipad\" }")
      ], below: "victim")
    let folder = try home.write(files: [("config.json", "{}")], below: "team")
    try FileManager.default.createDirectory(
      atPath: folder + (link == "devices" ? "" : "/devices"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(link)",
      withDestinationPath: link == "devices" ? victim : victim + "/bar-phone.json")
    let before = try home.files(below: "victim")
    let run = home.run("export seed --to \(folder) --force")
    // The folder is read first, and a link in it is refused there.
    #expect(run.exitCode == 65, "\(run.messages)")
    #expect(try home.files(below: "victim") == before)
  }
}
