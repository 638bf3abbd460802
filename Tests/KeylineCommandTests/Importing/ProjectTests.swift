import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@Suite("the project layer")
struct ProjectTests {
  /// A project in which the status bar of the iPhone X is 45 instead of the shipped 44.
  private static let rows: [(path: String, text: String)] = [
    (
      ".keyline/sources.json",
      """
      { "sources": [ { "id": "team", "title": "Team", "kind": "notes", "locator": "not kept" } ] }
      """
    ),
    (
      ".keyline/rules/statusBar.height.json",
      """
      { "metric": "statusBar.height", "rules": [ { "id": "status-bar-height/team", "where": {
          "devices": ["iphone-x"], "orientation": "portrait" }, "os": { "from": "12" },
          "value": 45, "rests-on": ["team/a"] } ],
        "observations": [ { "id": "team/a", "source": "team", "where": { "devices": ["iphone-x"],
          "orientation": "portrait" }, "os": "12.0", "value": 45, "obtained": "measured" } ] }
      """
    ),
    (
      ".keyline/devices/team-phone.json",
      """
      { "id": "team-phone", "name": "Team Phone", "family": "iphone", "width": 300, "height": 600,
        "scale": 2, "os": { "first": "12" } }
      """
    ),
  ]

  private func home(
    _ files: [(path: String, text: String)] = rows
  ) throws -> (home: Home, folder: String) {
    let home = try Home()
    let folder = try home.write(files: files, below: "work")
    try FileManager.default.createDirectory(
      atPath: folder + "/a/b", withIntermediateDirectories: true)
    return (home, folder)
  }

  private static let question = "get statusBar.height -d iphone-x --os 12.0"

  @Test(arguments: ["", "/a", "/a/b"])
  func `beats the shipped rows for whoever stands in its folder or below`(below: String) throws {
    let (home, folder) = try home()
    #expect(home.run(Self.question, in: folder + below).output == "45\n")
    let sheet = home.run("get statusBar.height -d iphone-x --os 12.0 --portrait", in: folder)
    #expect(sheet.exitCode != 0 || sheet.output == "45\n")
  }

  @Test(arguments: ["explain statusBar.height -d iphone-x --os 12.0", "rule list statusBar.height"])
  func `is read by every way of reading`(line: String) throws {
    let (home, folder) = try home()
    #expect(home.run(line, in: folder).output.contains("45"))
    #expect(home.run(line).output.contains("45") == false || line.hasPrefix("rule"))
  }

  @Test func `is refused where a formula comes to more terms than an answer may have`() throws {
    let metrics = ["statusBar.height", "tabBar.height", "toolbar.height", "searchBar.height"]
    let files = zip(metrics, ["1"] + metrics).map { metric, before in
      let name = metric.replacing(".", with: "-").lowercased()
      let value =
        before == "1"
        ? before : #""\#(Array(repeating: before, count: 11).joined(separator: " + "))""#
      return (
        path: ".keyline/rules/\(metric).json",
        text: """
        { "metric": "\(metric)", "rules": [ { "id": "\(name)/team", "value": \(value),
          "rests-on": ["team/\(name)"] } ], "observations": [ { "id": "team/\(name)",
          "source": "team", "os": "12.0", "value": 1, "obtained": "measured" } ] }
        """
      )
    }
    let (home, folder) = try home([Self.rows[0]] + files)
    let run = home.run(Self.question, in: folder)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("1000 terms"))
  }

  @Test func `says nothing outside of the folder`() throws {
    let (home, folder) = try home()
    #expect(home.run(Self.question).output == "44\n")
    #expect(
      home.run(Self.question, in: (folder as NSString).deletingLastPathComponent).output == "44\n")
    #expect(home.run("device show team-phone").exitCode == 1)
    #expect(home.run("device show team-phone", in: folder).exitCode == 0)
  }

  @Test func `the search ends at the home directory`() throws {
    let home = try Home()
    _ = try home.write(files: Self.rows, below: ".")
    _ = try home.write(files: [("x.txt", "")], below: "inner")
    #expect(home.run(Self.question, in: home.path("inner")).output == "44\n")
    let top = (home.path("inner") as NSString).deletingLastPathComponent
    #expect(home.run(Self.question, in: top).output == "44\n")
  }

  @Test func `a row of one's own beats it`() throws {
    let (home, folder) = try home()
    let rule = """
      { "metric": "statusBar.height", "rules": [ { "id": "status-bar-height/own",
        "where": { "devices": ["iphone-x"], "orientation": "portrait" }, "os": { "from": "12" },
        "value": 46, "rests-on": ["mine/a"] } ], "observations": [ { "id": "mine/a",
        "source": "team", "where": { "devices": ["iphone-x"] }, "os": "12", "value": 46,
        "obtained": "measured" } ] }
      """
    let run = home.run("import -", input: rule, in: folder)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(home.run(Self.question, in: folder).output == "46\n")
    #expect(
      run.messages.contains("everyone on the project: keyline export seed --to \(folder)/.keyline"))
    let undo = home.run("undo", in: folder)
    #expect(undo.exitCode == 0)
    #expect(!undo.messages.contains("the project has"))
    #expect(home.run(Self.question, in: folder).output == "45\n")
  }

  @Test func `undo says of a row that it has that the answers stay`() throws {
    let (home, folder) = try home([Self.rows[0]])
    let set = home.run("set statusBar.height=46 -d iphone-x --os 12 --source Team", in: folder)
    #expect(set.exitCode == 0, "\(set.messages)")
    #expect(home.run("export seed --to \(folder)/.keyline", in: folder).exitCode == 0)
    let undo = home.run("undo", in: folder)
    #expect(undo.messages.contains("note: the project has "), "\(undo.messages)")
    #expect(undo.messages.contains("too, and answers keep what it says there\n"))
  }

  @Test func `may take a shipped row away`() throws {
    let mask = "{ \"masks\": [ { \"kind\": \"device\", \"id\": \"iphone-x\" } ] }"
    let (home, folder) = try home([(".keyline/masks.json", mask)])
    #expect(home.run("device show iphone-x", in: folder).exitCode == 1)
    #expect(home.run("device show iphone-x").exitCode == 0)
  }

  @Test func `may have formulas that lead to shipped rules`() throws {
    let formula = """
      { "metric": "homeIndicator.height", "rules": [ { "id": "home-indicator-height/team", "where": {
          "devices": ["iphone-x"], "orientation": "portrait" }, "os": { "from": "12" },
          "value": "statusBar.height + statusBar.height", "rests-on": ["team/b"] } ],
        "observations": [ { "id": "team/b", "source": "team", "where": { "devices": ["iphone-x"] },
          "os": "12.0", "value": 88, "obtained": "measured" } ] }
      """
    let (home, folder) = try home([
      (".keyline/rules/homeIndicator.height.json", formula), Self.rows[0],
    ])
    let line = "get homeIndicator.height -d iphone-x --os 12.0"
    #expect(home.run(line, in: folder).output == "88\n")
  }

  @Test func `may cite a shipped source that nothing else about the metric cites`() throws {
    let evidence = """
      { "metric": "statusBar.height", "observations": [ { "id": "estabbar-81/team",
          "source": "estabbar-81", "where": { "devices": ["iphone-x"], "orientation": "portrait" },
          "os": "12.0", "value": 45, "obtained": "measured" } ],
        "rules": [ { "id": "status-bar-height/team", "where": { "devices": ["iphone-x"],
          "orientation": "portrait" }, "os": { "from": "12", "until": "13" }, "value": 45,
          "rests-on": ["estabbar-81/team"] } ] }
      """
    let (home, folder) = try home([(".keyline/rules/statusBar.height.json", evidence)])
    let run = home.run(Self.question + " --footnotes --format markdown", in: folder)
    #expect(run.output.contains("eggswift/ESTabBarController, issue 81"))
  }

  @Test func `a row of it can be hidden, and comes back`() throws {
    let (home, folder) = try home()
    let run = home.run("rule remove status-bar-height/team", in: folder)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(home.run(Self.question, in: folder).output == "44\n")
    #expect(home.run("device remove team-phone", in: folder).exitCode == 0)
    #expect(home.run("device show team-phone", in: folder).exitCode == 1)
    #expect(!home.run("db status", in: folder).output.contains("no longer shipped"))
    #expect(home.run("db check").exitCode != 65)
    #expect(home.run("undo", in: folder).exitCode == 0)
    #expect(home.run("device show team-phone", in: folder).exitCode == 0)
    let restored = home.run("rule restore status-bar-height/team", in: folder)
    #expect(restored.exitCode == 0)
    #expect(restored.messages.contains("The project's status-bar-height/team applies again."))
    #expect(home.run(Self.question, in: folder).output == "45\n")
    #expect(home.run("rule remove status-bar-height/team").exitCode == 1)
  }

  @Test func `status names it and its pin`() throws {
    let (home, folder) = try home()
    let status = home.run("db status", in: folder)
    #expect(status.output.contains("project \(folder)/.keyline\n"))
    let json = try JSONValue.reading(home.run("db status --json", in: folder).output)
    #expect(json["project"]?.text == folder + "/.keyline")
    let counts = json["counts"]?.elements.filter { $0["layer"]?.text == "project" } ?? []
    let devices = counts.first { $0["table"]?.text == "device" }
    #expect(devices?["rows"]?.text == "1")
    #expect(try JSONValue.reading(home.run("db status --json").output)["project"] != nil)
  }

  @Test func `its configuration says what is asked about when nothing is said`() throws {
    let config = "{ \"devices\": [\"iphone-x\"], \"os\": \"12\", \"sdk\": \"11\" }"
    let (home, folder) = try home([(".keyline/config.json", config)])
    #expect(home.run("get statusBar.height", in: folder).output == "44\n")
    #expect(home.run("get statusBar.height -d iphone-8 --os 12", in: folder).output == "20\n")
    let json = try JSONValue.reading(
      home.run("get statusBar.height --json", in: folder).output)["results"]?.elements.first
    #expect(json?["device"]?.text == "iphone-x")
    #expect(json?["situation"]?["sdk"]?.text == "11")
    let own = home.run("get statusBar.height --json --sdk 10", in: folder).output
    #expect(own.contains("\"sdk\": \"10\"") || own.contains("\"sdk\": 10"))
  }

  @Test(arguments: [
    ("{ \"os\": 15 }", ":1:9: os: 15 where a string is expected"),
    ("{ \"os\": \"fifteen\" }", ":1:9: os: "), ("{ \"sdk\": \"18.1\" }", "is not a valid SDK"),
    ("{ \"colour\": 1 }", "unknown key \"colour\". Keys: sdk, os, devices, data"), ("{", ":1:2"),
    ("{ \"data\": 999999 }", "pinned to 999999, but the data here is"),
    ("{ \"data\": 0 }", "data: 0 is not a whole number"),
  ])
  func `a bad configuration is refused with its place`(text: String, words: String) throws {
    let (home, folder) = try home([(".keyline/config.json", text)])
    let run = home.run(Self.question, in: folder)
    #expect(run.exitCode == 78)
    #expect(run.messages.hasPrefix("error: \(folder)/.keyline/config.json"), "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.output == "")
    #expect(home.run("get --help", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    (".keyline/rules/statusBar.height.json", "{ \"metric\": 1 }", ":1:13"),
    (".keyline/data.json", "{ \"number\": 1 }", "unexpected file"),
    (
      ".keyline/devices/a.json", "{ \"id\": \"b\", \"name\": \"B\", \"family\": \"ipad\" }",
      "name the file after"
    ),
  ])
  func `bad rows are refused with their place`(path: String, text: String, words: String) throws {
    let (home, folder) = try home([(path, text)])
    let run = home.run(Self.question, in: folder)
    #expect(run.exitCode == 65)
    #expect(run.messages.hasPrefix("error: \(folder)/\(path)"), "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  @Test func `is told in one note, and left out where that is asked for`() throws {
    let (home, folder) = try home()
    let run = home.run(Self.question, in: folder)
    #expect(
      run.messages.lines.filter { $0.contains("\(folder)/.keyline") } == [
        "note: includes 4 rows of the project \(folder)/.keyline; leave them out with --no-project"
      ])
    let without = home.run(Self.question + " --no-project", in: folder)
    #expect(without == home.run(Self.question))
    #expect(!without.messages.contains("project"))
  }

  @Test(arguments: [
    ("get screen.width -d iphone-8", false), ("iphone-8 --os 12", false),
    ("explain statusBar.height iphone-x --os 12", true), ("get screen.width -d team-phone", true),
    ("device show iphone-8", false),
    ("device list", true), ("search iphone-8", false), ("export csv tabBar.height", true),
    ("metric list", true), ("metric list --json", false),
    ("draw screen -d iphone-8 --os 12.0", false), ("draw screen -d iphone-x --os 12.0", true),
    ("draw timeline tabBar.height -d iphone-8", false),
    ("draw timeline statusBar.height -d iphone-x", true),
  ])
  func `is told where its rows decide the answer, or where others get it`(
    line: String, isTold: Bool
  ) throws {
    let (home, folder) = try home()
    let run = home.run(line, in: folder)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.messages.contains("note: includes 4 rows of the project") == isTold)
  }

  @Test(arguments: [("iPhone 8", "20", false), ("iPhone X", "45", true)])
  func `is told of a table of others where its rows decide, be it read from standard input`(
    device: String, value: String, isTold: Bool
  ) throws {
    let (home, folder) = try home()
    let text = "Model,Bar\n\(device),\(value)\n"
    let file = try home.write(text, to: "t.csv")
    for command in ["compare", "import --source mine --source-title Mine --dry-run"] {
      let options = "\(command) --map device=Model --map statusBar.height=Bar --os 12.0"
      let runs = [
        home.run("\(options) \(file)", in: folder),
        home.run("\(options) -", input: text, in: folder),
      ]
      for run in runs {
        #expect(run.exitCode == 0, "\(run.messages)")
        #expect(run.output.contains("CSV: 1 "))
        #expect(run.messages.contains("note: includes 4 rows of the project") == isTold)
      }
    }
  }

  @Test func `a picture in a file has its rows, although it is compared with one without them`()
    throws
  {
    let (home, folder) = try home()
    let file = home.path("x.svg")
    let own = home.run("draw screen -d iphone-x --os 12.0 -o \(file)", in: folder)
    #expect(own.output == "" && own.exitCode == 0)
    #expect(own.messages.contains("note: includes 4 rows of the project"))
    let picture = try String(contentsOfFile: file, encoding: .utf8)
    #expect(picture.contains("data-metric=\"statusBar.height\" data-points=\"45\""))
    let other = home.run("draw screen -d iphone-8 --os 12.0 -o \(file)", in: folder)
    #expect(other.exitCode == 0)
    #expect(!other.messages.contains("note: includes"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) != picture)
  }

  @Test func `the search ends at the root of a repository`() throws {
    let (home, folder) = try home()
    _ = try home.write(files: [(".git/HEAD", ""), ("src/x", "")], below: "work/inner")
    #expect(home.run(Self.question, in: folder + "/inner/src").output == "44\n")
    _ = try home.write(files: [(".git/HEAD", "")], below: "work")
    #expect(home.run(Self.question, in: folder + "/a/b").output == "45\n")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a folder away"))
  func `what belongs to another user is left out, and said to be`() throws {
    let (home, folder) = try home()
    #expect(chown(folder, 65_534, 65_534) == 0)
    let run = home.run(Self.question, in: folder + "/a")
    #expect(run.output == "44\n")
    #expect(run.messages.contains("\(folder)/.keyline: it belongs to another user"))
  }

  @Test(arguments: [
    (".keyline", 0o777), (".keyline/devices", 0o777), (".keyline/devices/team-phone.json", 0o666),
  ])
  func `what anyone can write to is left out, and said to be`(below: String, mode: Int) throws {
    let (home, folder) = try home()
    let path = "\(folder)/\(below)"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let run = home.run(Self.question, in: folder)
    #expect(run.output == "44\n")
    #expect(run.messages.contains("\(path) belongs to another user, or anyone can write to it"))
  }

  @Test(arguments: [
    "{ \"devices\": [\(Array(repeating: "\"*\"", count: 5_000).joined(separator: ","))] }",
    "{ \"os\": \"\(Array(repeating: "11", count: 5_000).joined(separator: ","))\" }",
  ])
  func `sets that are longer than a call would read are refused with their place`(text: String)
    throws
  {
    let (home, folder) = try home([(".keyline/config.json", text)])
    let run = home.run(Self.question, in: folder)
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("config.json:1:"))
    #expect(run.messages.contains("at most 4096"))
  }

  @Test func `folders are read to a depth`() throws {
    let deep = Array(repeating: "a", count: 70).joined(separator: "/")
    let (home, folder) = try home([(".keyline/\(deep)/x.txt", "")])
    let run = home.run(Self.question, in: folder)
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("\(folder)/.keyline is more than 64 folders deep"))
  }

  @Test(arguments: [
    ("config.json", "{"), ("config.json", "{ \"os\": 15 }"),
    ("rules/statusBar.height.json", "{ \"metric\": 1 }"),
  ])
  func `one that is broken stops no command about the database`(
    file: String, text: String
  ) throws {
    let (home, folder) = try home([(".keyline/\(file)", text)])
    for line in [
      "db path", "db status", "db check", "db coverage statusBar.height",
    ] {
      let run = home.run(line, in: folder)
      // What db check did not look at, it names.
      #expect(run.exitCode == (line == "db check" ? 77 : 0), "\(line): \(run.messages)")
    }
    let status = home.run("db status", in: folder)
    #expect(status.messages.contains("note: skipped the project \(folder)/.keyline: "))
    #expect(home.run(Self.question + " --no-project", in: folder).output == "44\n")
    #expect(home.run("--version", in: folder).exitCode == 0)
  }

  @Test func `a link to it is followed wholly, a link in it is refused`() throws {
    let (home, folder) = try home(Self.rows + [(".keyline/config.json", "{ \"os\": \"12\" }")])
    let other = try home.write(files: [("x", "")], below: "other")
    #expect(symlink(folder + "/.keyline", other + "/.keyline") == 0)
    #expect(home.run("get statusBar.height -d iphone-x", in: other).output == "45\n")
    #expect(symlink(other, folder + "/.keyline/techniques") == 0)
    for place in [folder, other] {
      let run = home.run(Self.question, in: place)
      #expect(run.exitCode == 65)
      #expect(run.messages.contains(".keyline/techniques is a link"), "\(run.messages)")
    }
  }
}
