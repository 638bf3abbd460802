import KeylineData
import KeylineTestSupport
import Testing

@Suite("import of a folder of what the probe printed")
struct ImportFolderTests {
  /// What the probe prints in a run, one reading for each metric.
  private static func probe(
    _ model: String, _ os: String, _ readings: [(String, String)]
  ) -> String {
    let rows = readings.map {
      "{ \"metric\": \"\($0)\", \"orientation\": \"portrait\", \"value\": \($1) }"
    }
    return """
      { "schema": "keyline.probe/1", "run": "2026-11-30, Xcode 26.1 (17B55), macos26",
        "device": "\(model)", "os": "\(os)", "runtime": "simulator", "sdk": "\(os)",
        "readings": [ \(rows.joined(separator: ", ")) ] }
      """
  }

  /// The own device has no answer; articles measured 44 on iPhone X with iOS 11, and nobody ever 45.
  private static let good = [
    (path: "a.json", text: probe("iPhone99,1", "26.1", [("statusBar.height", "51")])),
    (path: "b.json", text: probe("iPhone99,1", "27.0", [("statusBar.height", "51")])),
    (path: "more/c.json", text: probe("iPhone10,3", "11.0", [("statusBar.height", "44")])),
    (path: "more/d.json", text: probe("iPhone10,3", "12.1", [("statusBar.height", "45")])),
  ]

  private func home(_ files: [(path: String, text: String)] = good) throws -> Home {
    let home = try Home()
    #expect(home.run("import -", input: ImportSample.device).exitCode == 0)
    _ = try home.write(files: files, below: "readings")
    return home
  }

  private static let source = "probe-2026-11-30-xcode-26-1-17b55-macos26"

  @Test func `is a change for each file, of one source, and undo takes back one`() throws {
    let home = try home()
    let run = home.run("import \(home.path("readings"))")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.messages.contains(
        "Stored 1 rule, 4 observations and 1 source in 4 changes, one for each file."))
    #expect(home.run("source show \(Self.source)").exitCode == 0)
    let log = home.run("log").output
    for (path, _) in Self.good { #expect(log.contains("readings/\(path)")) }
    #expect(home.run("undo").output.contains("removed observation \(Self.source)/iphone-x"))
    #expect(
      home.run("export seed").output.split(separator: "\"value\": ").count == 1 + 3 + 1)
    for _ in 0..<3 { #expect(home.run("undo").exitCode == 0) }
    #expect(!home.run("export seed").output.contains(Self.source))
  }

  @Test func `its summary says what is new, what is confirmed and what contradicts`() throws {
    let home = try home()
    let run = home.run("import \(home.path("readings")) --summary --json")
    #expect(run.exitCode == 0, "\(run.messages)")
    let metrics = try #require(try JSONValue.reading(run.output)["metrics"]).elements
    #expect(metrics.map { $0["metric"]?.text } == ["statusBar.height"])
    let counts = ["new", "confirmsKnown", "contradicts", "same", "leftOut"].map {
      metrics[0][$0]?.text
    }
    #expect(counts == ["2", "1", "1", "0", "0"])
    let again = home.run("import \(home.path("readings")) --summary --json")
    #expect(try JSONValue.reading(again.output)["metrics"]?.elements[0]["same"]?.text == "4")
    #expect(again.messages.contains("Nothing is new"))
  }

  /// iPhone X never ran iOS 17, no inset is negative, and a metric has one value in one situation.
  private static let lies = [
    (
      path: "never.json", text: probe("iPhone10,3", "17.0", [("statusBar.height", "44")]),
      words: "iphone-x"
    ),
    (
      path: "negative.json",
      text: probe("iPhone10,3", "12.2", [("screen.safeAreaInsets.top", "-5")]),
      words: "-5"
    ),
    (
      path: "twice.json",
      text: probe("iPhone10,3", "12.3", [("statusBar.height", "44"), ("statusBar.height", "20")]),
      words: "20 for statusBar.height"
    ),
    (
      path: "z.json", text: probe("iPhone99,1", "26.1", [("statusBar.height", "52")]),
      words: "52 for statusBar.height, but 51 in"
    ),
    (path: "rubbish.json", text: "{ \"schema\": \"keyline.probe/1\", ", words: "rubbish.json:1"),
  ]

  @Test func `names the files that lie, and stores the others if it is to keep going`() throws {
    let home = try home(Self.good + Self.lies.map { ($0.path, $0.text) })
    let run = home.run("import \(home.path("readings")) --keep-going")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("4 observations"))
    for lie in Self.lies {
      let line = run.messages.lines.first { $0.contains("readings/\(lie.path):") } ?? ""
      #expect(line.hasPrefix("error: ") && line.contains(lie.words), "\(run.messages)")
    }
    #expect(home.run("log").output.lines.count == 1 + 1 + 4)
    #expect(home.run("db check").exitCode != 65)
  }

  @Test(arguments: lies.indices)
  func `stores nothing if one of them lies`(index: Int) throws {
    let lie = Self.lies[index]
    let home = try home(Self.good + [(lie.path, lie.text)])
    let before = try home.bytes()
    let run = home.run("import \(home.path("readings"))")
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("readings/\(lie.path):"))
    #expect(run.messages.contains("Nothing was stored."))
    #expect(try home.bytes() == before)
  }

  @Test(arguments: ["--as csv", "--as device-specs"])
  func `is of no other table`(option: String) throws {
    let home = try home()
    #expect(home.run("import \(home.path("readings")) \(option)").exitCode == 64)
  }

  @Test(arguments: ["", "\u{1}", "???", String(repeating: "a", count: 59)])
  func `refuses a run without a name`(name: String) throws {
    let text = Self.probe("iPhone10,3", "12.0", [("statusBar.height", "44")])
      .replacing(
        "2026-11-30, Xcode 26.1 (17B55), macos26",
        with: JSONValue.string(name).inline.dropFirst().dropLast())
    let run = try Home().run("import -", input: text)
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("run"))
  }
}
