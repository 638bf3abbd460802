import KeylineData
import KeylineTestSupport
import Testing

@Suite("import of tables")
struct ImportTableTests {
  private func statuses(_ run: Run) throws -> [String] {
    try #require(try JSONValue.reading(run.output)["items"]).elements.compactMap {
      $0["status"]?.text
    }
  }

  @Test func `each reading is replayed, then all are stored with their source`() throws {
    let home = try Home()
    let run = home.run(ImportSample.newCSVLine, input: ImportSample.csv)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.output.lines.first
        == "CSV: 3 observations: 1 added, 1 conflicting, 1 left out; 1 source: 1 added")
    #expect(run.output.squeezed.contains("Keyline has 44 on iphone-x with iOS 12"))
    #expect(run.output.contains("Nokia 3310"))
    #expect(run.output.contains("no such device"))
    let set = "set screen.safeAreaInsets.top=47 -d iphone-x --os 12 --source my-table"
    #expect(
      run.messages == """
        note: 1 reading contradicts Keyline, and the answer keeps its value. To make it the answer: \
        keyline \(set)
        Stored 2 observations and 1 source. Undo with: keyline undo

        """)
    #expect(home.run("source show my-table").output.contains("My table"))
    let list = home.run("observation list screen.safeAreaInsets.top -f csv").output
    #expect(list.contains("my-table/iphone-x-screen-safe-area-insets-top-12"))
    #expect(home.run("get screen.safeAreaInsets.top -d iphone-x --os 12").output == "44\n")
    #expect(home.run(set).exitCode == 0)
    #expect(home.run("get screen.safeAreaInsets.top -d iphone-x --os 12").output == "47\n")
  }

  @Test func `versions, states and columns that nothing is read from are told apart by title`()
    throws
  {
    let home = try Home()
    let run = home.run(
      "import - --source mine --source-title Mine",
      input: """
        device,iOS,metric,value,suggestions,note
        iPhone 17 Pro,26,keyboard.height,336,on,x
        iPhone 17 Pro,26.1,toolbar.platterHeight,1,,y

        """)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.messages == """
        note: left out the column "note". To choose the columns: --map KEY=COLUMN for each
        note: 1 reading contradicts Keyline, and the answer keeps its value. To make it the answer: \
        keyline set keyboard.height=336 -d iphone-17-pro --os 26 --where suggestions=on --source mine
        note: 1 reading is kept as evidence, and no answer uses it yet. If it was measured: \
        --obtained measured, and --os unless the file states versions
        Stored 2 observations and 1 source. Undo with: keyline undo

        """)
    let list = home.run("observation list keyboard.height --json").output
    let mine = try JSONValue.reading(list)["observations"]?.elements.first {
      $0["source"]?.text == "mine"
    }
    #expect(mine?["os"]?.text == "26")
    #expect(mine?["where"]?["suggestions"]?.text == "on")
  }

  @Test func `several readings that contradict are counted, and the first is the example`() throws {
    let run = try Home().run(
      ImportSample.newCSVLine, input: "Model,Top\niPhone X,47\niPhone 8,21\n")
    #expect(
      run.messages.hasPrefix(
        "note: 2 readings contradict Keyline, and the answers keep their values. "
          + "To make the first the answer: keyline set screen.safeAreaInsets.top=47 -d iphone-x "))
  }

  @Test func `a rule that comes along makes its observation the answer`() throws {
    let home = try Home()
    #expect(home.run("set statusBar.height=64 -d iphone-x --os 12").exitCode == 0)
    let rows = home.run("export seed").output
    let run = try Home().run("import -", input: rows)
    #expect(
      run.messages == "Stored 1 rule, 1 observation and 1 source. Undo with: keyline undo\n")
  }

  @Test func `titles that are the keys of metrics need no map, and an unknown key is named`() throws
  {
    let home = try Home()
    let run = home.run(
      "import - --source mine --source-title Mine",
      input: "device,os,suggestions,keyboard.height,tabBar.heigth\niPhone 15,18,on,336,49\n")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.hasPrefix("CSV: 2 observations: "))
    #expect(run.output.contains("tabBar.heigth"))
    #expect(run.output.contains("no such metric"))
    let stored = home.run("observation show mine/iphone-15-keyboard-height-suggestions-on-18")
    #expect(stored.exitCode == 0, "\(run.output)")
  }

  @Test func `the counts stand per device and source`() throws {
    let home = try Home()
    let run = home.run(
      ImportSample.newCSVLine + " --dry-run -f csv", input: ImportSample.csv)
    #expect(run.output.split(whereSeparator: \.isNewline).count == 5)
    let table = home.run(
      ImportSample.newCSVLine + " --dry-run -f markdown", input: ImportSample.csv)
    let row = table.output.lines.first { $0.contains("iphone-8") }
    #expect(row?.squeezed == "| iphone-8 | my-table | 1 | 0 | 0 | 0 | 0 |")
  }

  @Test func `what was imported is there already, and what it says now replaces it`() throws {
    let home = try Home()
    #expect(home.run(ImportSample.newCSVLine, input: ImportSample.csv).exitCode == 0)
    let again = home.run(ImportSample.csvLine + " --json", input: ImportSample.csv)
    #expect(try statuses(again) == ["same", "same", "left out"])
    #expect(again.messages == "Nothing is new, so nothing was stored.\n")
    let corrected = home.run(
      ImportSample.csvLine + " --json", input: "Model,Top\niPhone X,44\niPhone 8,20\n")
    #expect(try statuses(corrected) == ["changed", "same"])
    #expect(home.run("log").output.lines.count { $0.contains("import -") } == 2)
  }

  @Test func `a dry run shows the same and stores nothing`() throws {
    let home = try Home()
    let before = try home.bytes()
    let dry = home.run(ImportSample.newCSVLine + " --dry-run", input: ImportSample.csv)
    #expect(
      dry.messages == """
        note: 1 reading contradicts Keyline, and the answer keeps its value
        Nothing was stored (--dry-run).

        """)
    #expect(try home.bytes() == before)
    #expect(home.run(ImportSample.newCSVLine, input: ImportSample.csv).output == dry.output)
  }

  @Test(arguments: [
    (
      "device-specs",
      """
      { "name": "iPhone 13", "platform": "iOS", "portraitSize": { "width": 390, "height": 844 },
        "devicePixelRatio": 3, "portraitPadding": { "top": 47, "bottom": 34 } }
      """
    ),
    (
      "apple-dimensions",
      """
      { "name": "iPhone 13", "systemVersion": "15.2", "scale": 3,
        "screen": { "width": 390, "height": 844 }, "safeAreaInsets": { "top": 47, "bottom": 34 } }
      """
    ),
  ])
  func `tables of others become observations`(format: String, text: String) throws {
    let home = try Home()
    let run = home.run("import - --source theirs --source-title Theirs --json", input: text)
    let answer = try JSONValue.reading(run.output)
    #expect(answer["format"]?.text == format)
    #expect(answer["counts"]?["added"]?.text == "6")
    #expect(answer["stored"] == .bool(true) || answer["stored"]?.inline == "true")
    let list = try JSONValue.reading(
      home.run("observation list screen.safeAreaInsets.top --json").output)
    let mine = list["observations"]?.elements.first { $0["source"]?.text == "theirs" }
    #expect(mine?["value"]?.text == "47")
    #expect(mine?["where"]?["devices"]?.texts == ["iphone-13"])
    #expect(mine?["obtained"]?.text == "tabulated")
    let id = mine?["id"]?.text ?? ""
    #expect(home.run("observation show \(id)").output.squeezed.contains("layer local"))
    #expect(mine?["os"]?.text == (format == "apple-dimensions" ? "15.2" : nil))
  }

  @Test func `a name that fits several devices is not guessed`() throws {
    let text = "device,metric,value\niPad Pro (12.9-inch),statusBar.height,20\n"
    let run = try Home().run("import - --source a --source-title A", input: text)
    #expect(run.output.contains("the name fits several devices: ipad-pro-12-9-1, ipad-pro-12-9-2"))
  }

  @Test func `a measurement of one's own device makes the answer where Keyline's is not known`()
    throws
  {
    let home = try Home()
    #expect(home.run("device add \"My Phone\" --like iphone-17").exitCode == 0)
    let question = "get tabBar.frameHeight -d my-phone --os"
    #expect(home.run("\(question) 27.0").messages.contains("inferred"))
    let table = """
      Model,OS,tabBar.frameHeight
      My Phone,27.0,84
      My Phone,27.1,86
      """
    let line = "import - --source lab --source-title Lab --obtained measured"
    let run = home.run(line, input: table)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(home.run("\(question) 27.0").output == "84\n")
    #expect(home.run("\(question) 27.1").output == "86\n")
    #expect(home.run("\(question) 26.5").output == "83\n")
    #expect(run.messages.contains("holds on iOS 27.1 and later"))
    let alone = try #require(
      run.messages.split(separator: "\n").first { $0.contains(" alone, add ") })
    #expect(alone.contains(#"add "until": "27.2" to its "os""#))
    let id = try #require(alone.firstMatch(of: /rule show (\S+) --json/)?.1)
    let edited = home.edit(
      "rule", String(id), #""from": "27.1""#, #""from": "27.1", "until": "27.2""#)
    #expect(edited.exitCode == 0, "\(edited.messages)")
    #expect(home.run("\(question) 27.2 --hypothetical").output != "86\n")
  }

  @Test func `a reading without a bar says nothing with one`() throws {
    let home = try Home()
    #expect(home.run("device add \"My Phone\" --like iphone-17").exitCode == 0)
    let question = "get safeAreaInsets.top -d my-phone --os 27.0"
    let before = home.run("\(question) --navigation-bar").output
    let run = home.run(
      "import - --source lab --source-title Lab --obtained measured",
      input: "Model,OS,safeAreaInsets.top\nMy Phone,27.0,61\n")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(home.run(question).output == "61\n")
    #expect(home.run("\(question) --navigation-bar").output == before)
  }

  @Test func `a rule for a version to come contradicts nothing`() throws {
    let home = try Home()
    #expect(home.run("set tabBar.frameHeight=90 -d iphone-15 --os 28+").exitCode == 0)
    #expect(!home.run("db status").output.contains("contradicted"))
    let run = home.run("compare -", input: "Model,tabBar.frameHeight\niPhone 15,83\n")
    #expect(run.exitCode == 0, "\(run.output)")
    let notes = home.run("get tabBar.frameHeight -d iphone-15 --os 17+ --notes")
    #expect(!notes.messages.contains("last stated for iOS 27"))
  }
}
