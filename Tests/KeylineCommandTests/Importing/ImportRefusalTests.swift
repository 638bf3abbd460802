import KeylineTestSupport
import Testing

@Suite("import refuses")
struct ImportRefusalTests {
  @Test(arguments: [
    ("", "", 65, "unrecognized format"),
    ("a,b\n", "", 65, ". A table needs --map for its columns (a, b)."),
    ("a,b\n", "--map os=a", 65, "; name one with --map device=COLUMN"),
    ("a,b\n", "--map device=a", 65, "; name one with --map safeAreaInsets.top=COLUMN"),
    (
      "{ \"metric\": \"statusBar.height\", \"rules\": [ 1 ] }", "", 65,
      "standard input:1:44: rules[0]"
    ),
    (
      "{ \"id\": \"x\", \"family\": \"watch\", \"name\": \"X\" }", "", 65,
      "Allowed: iphone, ipod, ipad"
    ),
    ("{ \"masks\": [ { \"kind\": \"metric\", \"id\": \"a\" } ] }", "", 65, "masks[0].kind"),
    (
      "{ \"masks\": [ { \"kind\": \"rule\", \"id\": \"a/b\" } ] }", "", 65,
      "Refused: there is no rule a/b to remove. Nothing was stored."
    ),
    (
      "{ \"sources\": [ { \"id\": \"a\", \"title\": \"A\", \"kind\": \"notes\", \"locator\": "
        + "\"not kept\" }, { \"id\": \"a\", \"title\": \"B\", \"kind\": \"notes\", \"locator\": "
        + "\"not kept\" } ] }", "", 65, "appears twice"
    ),
    ("device,metric,value\niPhone X,statusBar.height,44\n", "", 64, "--source \"My team\""),
    (
      "device,metric,value\niPhone X,statusBar.height,44\n", "--source no-such-source", 1,
      "No source \"no-such-source\""
    ),
    (
      "device,metric,value\niPhone X,statusBar.height,44\niPhone X,statusBar.height,45\n",
      "--source a --source-title A", 65,
      "standard input:3:27: value: 45 for statusBar.height of iPhone X, but 44 on line 2"
    ),
    (
      "device,metric,value\niPhone X,statusBar.height,44.1\n", "--source a --source-title A", 65,
      "standard input:2:27"
    ),
    (
      "device,os,keyboard.height\niPhone 15,18,336\n", "--source a --source-title A", 65,
      "Say it in a column \"suggestions\""
    ),
    (ImportSample.device, "--source a", 64, "leave out --source"),
    (
      "{ \"schema\": \"keyline.probe/9\", \"device\": \"a\", \"os\": \"1\", \"readings\": [] }", "",
      65, "\"keyline.probe/9\" is not keyline.probe/1"
    ),
    (
      "{ \"schema\": \"keyline.probe/1\", \"device\": \"iPhone10,3\", \"os\": \"11.0\", "
        + "\"runtime\": \"device\", \"readings\": [ { \"metric\": \"statusBar.height\", "
        + "\"orientation\": \"portrait\", \"with\": [\"snow\"], \"value\": 1 } ] }", "", 65,
      "\"snow\" is not an element on screen"
    ),
  ])
  func `what cannot be taken, and stores nothing`(
    input: String, options: String, code: Int32, words: String
  ) throws {
    let home = try Home()
    let before = try home.bytes()
    let run = home.run("import - \(options)", input: input)
    #expect(run.exitCode == code, "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.output == "")
    #expect(try home.bytes() == before)
  }

  @Test func `rows that would be wrong, with the file and the place`() throws {
    let home = try Home()
    let file = try home.write(
      """
      { "metric": "statusBar.height", "rules": [
        { "id": "status-bar-height/mine", "where": { "devices": ["iphone-x"] }, "value": 1,
          "rests-on": ["nobody/nothing"] } ] }
      """, to: "rules.json")
    let run = home.run("import \(file)")
    #expect(run.exitCode == 65)
    #expect(run.messages.hasPrefix("error: \(file):2:3: rules[0]: Refused: "))
    #expect(run.messages.contains("nobody/nothing"))
    #expect(home.run("export seed").exitCode == 1)
  }

  @Test func `rules that all clash with one another, by the first of them`() throws {
    let rules = (1...300).map { number in
      """
      { "id": "status-bar-height/r\(number)", "metric": "statusBar.height", "value": \(number),
        "where": { "devices": ["iphone-x"] }, "os": { "from": "\(number)" },
        "rests-on": ["qmui-633/navigation-bar-phones-portrait"] }
      """
    }
    let run = try Home().run(
      "import -", input: "{ \"rules\": [ \(rules.joined(separator: ", ")) ] }")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("has the same conditions as"))
  }

  @Test func `more rules of a metric than can be set against one another`() throws {
    let rules = (0...1_000).map { number in
      """
      { "id": "a/r\(number)", "metric": "statusBar.height", "value": 1, "rests-on": ["a/b"] }
      """
    }
    let run = try Home().run(
      "import -", input: "{ \"rules\": [ \(rules.joined(separator: ", ")) ] }")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("rules[1000]: more than 1000 rules of statusBar.height"))
  }

  @Test func `a folder with more text than a file may have`() throws {
    let home = try Home()
    let blank = String(repeating: " ", count: 3 << 20)
    let files = ["a", "b", "c"].map { id in
      let device = "{ \"id\": \"\(id)\", \"name\": \"\(id)\", \"family\": \"ipad\" }"
      return (path: "devices/\(id).json", text: device + blank)
    }
    let folder = try home.write(files: files, below: "rows")
    let run = home.run("import \(folder)")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("larger than 8 MiB in total"))
  }

  @Test func `all rows when one of them is wrong`() throws {
    let home = try Home()
    let folder = try home.write(
      files: [
        ("devices/bar-phone.json", ImportSample.device),
        ("devices/other.json", "{ \"id\": \"another\", \"name\": \"A\", \"family\": \"ipad\" }"),
      ], below: "rows")
    let run = home.run("import \(folder)")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("other.json: it holds \"another\""))
    #expect(home.run("device show bar-phone").exitCode == 1)
  }

  @Test(arguments: [("no-such-file.json", 66), ("--as csv /", 64)])
  func `a file that is not there, and a folder that is none of rows`(
    arguments: String, code: Int32
  ) throws {
    #expect(try Home().run("import \(arguments)").exitCode == code)
  }
}
