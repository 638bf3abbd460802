import Foundation
import KeylineTestSupport
import Testing

@Suite("A database for others", Tool.sqlite3.trait)
struct PublishedDatabaseTests {
  /// A home with the whole catalogue exported.
  private static let home = Result { () throws -> Home in
    let home = try Home()
    let run = home.run(
      "export sqlite -o \(home.path("all.db")) --metadata \(home.path("metadata.json"))")
    try #require(run.output == "" && run.exitCode == 0)
    return home
  }

  /// What the sqlite3 shell answers about the whole catalogue, a row a line.
  private func ask(_ sql: String, _ file: String = "all.db") throws -> [String] {
    let shell = try #require(Tool.sqlite3.url)
    let home = try Self.home.get()
    let outcome = try Program(
      shell, ["-readonly", home.path(file), sql], variables: home.variables
    ).finish()
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test func `the file is sound and every reference leads somewhere`() throws {
    #expect(try ask("PRAGMA integrity_check") == ["ok"])
    #expect(try ask("PRAGMA foreign_key_check") == [])
    #expect(
      try ask("SELECT \"from\", \"table\" FROM pragma_foreign_key_list('answer') ORDER BY 1")
        == ["device|device", "metric|metric"])
  }

  @Test func `the example that an export prints is a query that works`() throws {
    let home = try Self.home.get()
    let run = home.run(
      "export sqlite statusBar.height -d iphone-15 --os 17-18 -o \(home.path("example.db"))")
    let query = try #require(run.messages.split(separator: "\"").dropFirst().first)
    #expect(query.contains("device = 'iphone-15' AND metric = 'statusBar.height'"))
    #expect(try ask(String(query), "example.db") == ["54.0|assumed"])
  }

  @Test(arguments: ["safeAreaInsets.bottom -d ipads", "widget.height", "keyboard.height"])
  func `the example asks for one answer of a metric that has conditions`(selection: String) throws {
    let home = try Self.home.get()
    let file = selection.words[0] + ".db"
    let run = home.run("export sqlite \(selection) -o \(home.path(file))")
    let query = try #require(run.messages.split(separator: "\"").dropFirst().first)
    #expect(try ask(String(query), file).count == 1)
    let conditions = "SELECT count(DISTINCT conditions) > 1 FROM answer"
    #expect(try ask(conditions, file) == ["1"], "one row is no feat without several conditions")
  }

  @Test(arguments: [
    ("iPhone X", "statusBar.height", "portrait", "44.0"),
    ("iPhone X", "tabBar.frameHeight", "portrait", "83.0"),
    ("iPhone X", "screen.safeAreaInsets.left", "landscape", "44.0"),
    ("iPhone X", "screen.width", "landscape", "812.0"),
    ("iPhone 8", "statusBar.height", "portrait", "20.0"),
  ])
  func `a number stands where people look for it`(
    device: String, metric: String, orientation: String, value: String
  ) throws {
    let found = try ask(
      """
      SELECT DISTINCT value FROM sheet WHERE device = '\(device)' AND metric = '\(metric)'
        AND orientation = '\(orientation)' AND value IS NOT NULL
      """)
    #expect(found == [value])
  }

  @Test func `the XR's status bar grew with iOS 14`() throws {
    let found = try ask(
      """
      SELECT a.value FROM answer a JOIN release r ON r.number >= a.from_number
        AND r.number < a.until_number WHERE a.device = 'iphone-xr' AND a.orientation = 'portrait'
        AND a.metric = 'statusBar.height' AND r.version IN ('13.7', '14.0') ORDER BY r.number
      """)
    #expect(found == ["44.0", "48.0"])
  }

  @Test func `a widget and a keyboard have an answer for each condition`() throws {
    let widgets = try ask(
      """
      SELECT conditions, value FROM sheet WHERE device = 'iPhone 15 Pro' AND metric = 'widget.height'
        AND orientation = 'portrait' AND os = '17-18' AND value IS NOT NULL
      """)
    #expect(
      widgets == [
        "small|158.0", "medium|158.0", "large|354.0", "accessory-circular|72.0",
        "accessory-rectangular|72.0", "accessory-inline|26.0",
      ])
    let keyboards = try ask(
      """
      SELECT conditions, value FROM sheet WHERE device = 'iPhone 8' AND metric = 'keyboard.height'
        AND orientation = 'portrait' AND value IS NOT NULL
      """)
    #expect(keyboards == ["|260.0", "suggestions off|216.0"])
    #expect(try ask("SELECT DISTINCT conditions FROM answer WHERE metric = 'screen.width'") == [])
  }

  /// Each release with what `get` says of it.
  @Test(arguments: [("statusBar.height", "iphone-x"), ("tabBar.height", "iphone-15")])
  func `an answer stands as get says it does, release by release`(
    metric: String, device: String
  ) throws {
    let get = try Home.shared.get().run("get \(metric) -d \(device) --each-release -f csv").output
    let expected = get.split(whereSeparator: \.isNewline).dropFirst().map {
      let cells = $0.replacing("\"", with: "").split(
        separator: ",", omittingEmptySubsequences: false)
      return "\(cells[1])|\(cells[4])"
    }
    let found = try ask(
      """
      SELECT r.version, a.status FROM answer a JOIN release r ON r.number >= a.from_number
        AND r.number < a.until_number WHERE a.device = '\(device)' AND a.metric = '\(metric)'
        AND a.orientation = 'portrait'
      """)
    #expect(Set(expected.map { $0.split(separator: "|")[1] }).count > 1)
    #expect(Set(expected).isSubset(of: Set(found)))
  }

  @Test func `what is unknown has no value and says why`() throws {
    let wrong = try ask(
      """
      SELECT count(*) FROM answer WHERE (value IS NULL) <> (status NOT IN ('known', 'assumed',
        'inferred')) OR (status IN ('unknown', 'notApplicable') AND reason IS NULL)
      """)
    #expect(wrong == ["0"])
    #expect(try ask("SELECT count(*) > 0 FROM answer WHERE status = 'unknown'") == ["1"])
  }

  @Test func `every value by a rule leads to its sources`() throws {
    let alone = try ask(
      """
      SELECT count(*) FROM answer a WHERE status = 'known' AND confidence = 'confirmed'
        AND NOT EXISTS (SELECT 1 FROM answer_source s WHERE s.answer = a.id)
      """)
    #expect(alone == ["0"])
    let titles = try ask(
      """
      SELECT count(DISTINCT s.title) > 1 FROM answer a JOIN answer_source l ON l.answer = a.id
        JOIN source s ON s.id = l.source WHERE a.device = 'iphone-x' AND a.metric = 'statusBar.height'
      """)
    #expect(titles == ["1"])
  }

  @Test func `it is as large as the catalogue`() throws {
    let home = try Self.home.get()
    for noun in ["device", "metric", "source", "rule", "observation"] {
      let listed = home.run("\(noun) list -f jsonl").output.split(separator: "\n").count
      #expect(try ask("SELECT count(*) FROM \(noun)") == ["\(listed)"], "\(noun)")
    }
  }

  @Test func `the same data gives the same bytes, and a selection fewer answers`() throws {
    let home = try Self.home.get()
    let bytes = try ["first.db", "again.db"].map {
      let run = home.run("export sqlite -d iphone-xr,ipad-air-2 -o \(home.path($0))")
      #expect(run.exitCode == 0)
      return try Data(contentsOf: URL(fileURLWithPath: home.path($0)))
    }
    #expect(bytes[0] == bytes[1])
    let line = "export sqlite statusBar.height -d iphone-x --portrait --os 11"
    #expect(home.run(line + " -o \(home.path("one.db"))").exitCode == 0)
    #expect(try ask("SELECT device, metric, os, value FROM answer", "one.db").count == 1)
    #expect(try ask("PRAGMA foreign_key_check", "one.db") == [])
  }

  @Test func `it says what it is, and so does the metadata`() throws {
    #expect(
      try ask("SELECT count(*) FROM about WHERE key IN ('title', 'data', 'license_note')") == ["3"])
    #expect(try ask("SELECT value FROM about WHERE key = 'license'") == ["CC0-1.0"])
    let missing = try ask(
      """
      SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
        LEFT JOIN column_note n ON n.table_name = m.name AND n.column_name = c.name
        WHERE m.type = 'table' AND n.note IS NULL
      """)
    #expect(missing == [])
    let file = try Data(
      contentsOf: URL(fileURLWithPath: try Self.home.get().path("metadata.json")))
    let metadata = try #require(
      try JSONSerialization.jsonObject(with: file) as? [String: Any])
    let databases = metadata["databases"] as? [String: [String: [String: Any]]]
    let device = databases?["all"]?["tables"]?["device"] as? [String: Any]
    #expect(device?["label_column"] as? String == "name")
    #expect(metadata["license"] as? String == "CC0-1.0")
    #expect(
      metadata["license_url"] as? String == "https://creativecommons.org/publicdomain/zero/1.0/")
  }

  @Test(Tool.datasette.trait)
  func `Datasette serves it with its titles`() throws {
    let home = try Self.home.get()
    func get(_ path: String) throws -> String {
      let outcome = try Program(
        try #require(Tool.datasette.url),
        [home.path("all.db"), "-m", home.path("metadata.json"), "--get", path],
        variables: ProcessInfo.processInfo.environment
      ).finish()
      try #require(outcome.exitCode == 0, "\(outcome.messages.suffix(2_000))")
      return outcome.output
    }
    let answer = try get(
      "/all/answer.json?device=iphone-x&metric=statusBar.height&orientation=portrait&_shape=array")
    #expect(answer.contains("\"value\": 44.0"))
    let page = try get("/all/answer?device=iphone-x&metric=statusBar.height")
    #expect(page.contains(">iPhone X</a>"))
    #expect(page.contains("Status bar height"))
  }

  @Test func `an old file is replaced whole, and stays as it was when something fails`() throws {
    let home = try Home()
    let file = try home.write("old", to: "old.db")
    let bad = home.run("export sqlite statusBar.hight -o \(file)")
    #expect(bad.exitCode == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    #expect(home.run("export sqlite statusBar.height -d iphone-x -o \(file)").exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path(""))
    #expect(names.filter { $0.contains("old.db") } == ["old.db"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).starts(with: Array("SQLite".utf8)))
  }
}
