import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@Suite("Exports")
struct ExportTests {
  private static let formats = ["swift", "typescript", "json", "csv"]

  /// The rows of a CSV export as lists of texts.
  private func rows(_ output: String) -> [[String]] {
    output.components(separatedBy: "\r\n").dropFirst().filter { !$0.isEmpty }.map {
      $0.components(separatedBy: ",").map { $0.replacingOccurrences(of: "\"", with: "") }
    }
  }

  @Test func `the XR's top inset changes with iOS 14`() throws {
    let run = try keyline("export csv safeAreaInsets.top -d iphone-xr --portrait --os 13.7,14.0")
    #expect(run.exitCode == 0)
    #expect(rows(run.output).map { [$0[5], $0[9]] } == [["13.7", "44"], ["14.0", "48"]])
  }

  @Test func `both orientations are exported, or the one that is named`() throws {
    func orientations(_ flag: String) throws -> [String] {
      let run = try keyline("export csv statusBar.height -d iphone-x --os 11.0 \(flag)")
      return rows(run.output).map { $0[4] }
    }
    #expect(try orientations("") == ["portrait", "landscape"])
    #expect(try orientations("--portrait") == ["portrait"])
    #expect(try orientations("--landscape") == ["landscape"])
  }

  /// The height of the screen, which is an attribute of the device, is not measured on a version.
  @Test func `the header of code counts a sum as what get says it is`() throws {
    let question = "safeArea.height -d iphone-15-pro --portrait --os 18"
    let words = "assumed: last measured on iOS 17.2"
    #expect(try keyline("get \(question)").messages.contains(words))
    #expect(
      try keyline("export swift \(question)").output.contains("// 1 of 1 assumed: not measured"))
  }

  @Test(arguments: [
    "navigationBar.maxY -d iphone-x,ipad-pro-11-1,iphone-17 --large-title",
    "safeAreaInsets -d notch --navigation-bar --os 11-15", "tabBar -d width:414",
    "keyboard.height -d all --os 17 --suggestions on",
  ])
  func `an export says what get says`(line: String) throws {
    let get = rows(try keyline("get \(line) -f csv --each-release").output)
      .filter { $0[4] != "uncertain" }.map { [$0[0], $0[3], $0[1], $0[4], $0[5]] }
    let export = rows(try keyline("export csv \(line) --portrait --each-release").output)
      .filter { $0[8] != "uncertain" }.map { [$0[0], $0[2], $0[5], $0[8], $0[9]] }
    #expect(!get.isEmpty)
    #expect(Set(get).isSubset(of: Set(export)))
    let extra = Set(export).subtracting(get)
    #expect(extra.allSatisfy { $0[3] == "notApplicable" })
  }

  /// Each value of a condition, with what `get` says where it is named.
  @Test(arguments: [
    (
      "widget.width widget.height -d iphone-15-pro,ipad-10 --os 18", "widget",
      [
        "small", "medium", "large", "extra-large", "accessory-circular", "accessory-rectangular",
        "accessory-inline",
      ]
    ),
    ("keyboard.height -d iphone-15,ipad-pro-11-m4 --os 17-26", "suggestions", ["on", "off"]),
    (
      "tableView.rowHeight -d iphone-16 --os 26 --table-style plain", "cell",
      ["classic", "content-configuration"]
    ),
  ])
  func `every value of a condition has the rows that get has for it`(
    line: String, condition: String, names: [String]
  ) throws {
    let line = line + " --each-release"
    let named = "--\(condition) \(names.joined(separator: ","))"
    for orientation in ["--portrait", "--landscape"] {
      let export = try keyline("export csv \(line) \(orientation)").output
      #expect(try keyline("export csv \(line) \(orientation) \(named)").output == export)
      let get = try keyline("get \(line) \(orientation) \(named) -f csv").output
      let values = rows(get).map { [$0[0], $0[1], $0[6]] }
      #expect(
        rows(export).map { [$0[0], $0[5], $0[9]] }.sorted(by: Self.before)
          == values.sorted(by: Self.before))
      #expect(!values.isEmpty)
    }
  }

  private static func before(_ left: [String], _ right: [String]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }

  @Test func `a selection without such a metric has no column for the situation`() throws {
    let plain = try keyline("export csv statusBar.height -d iphone-x --os 11")
    #expect(!plain.output.contains("situation"))
    let named = try keyline("export csv statusBar.height -d iphone-x --os 11 --widget large")
    #expect(named == plain)
  }

  @Test(arguments: formats)
  func `a file is replaced whole and has what standard output would have`(format: String) throws {
    let home = try Home()
    let file = home.path("export")
    let line = "export \(format) statusBar.height -d notch"
    let expected = home.run(line).output
    _ = try home.write("old and longer than what comes" + expected, to: "export")
    let run = home.run(line + " --output \(file)")
    #expect(run == Run(output: "", messages: "", exitCode: 0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("")) == ["export"])
  }

  @Test func `a file that cannot be made is an error, and nothing is left behind`() throws {
    let home = try Home()
    let run = home.run("export csv statusBar.height -o \(home.path("none/export"))")
    #expect(run.exitCode == 73)
    #expect(run.messages.contains("cannot be created"))
    #expect(home.run("export csv statusBar.height -o \(home.path(""))").exitCode == 73)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk gives 74`() throws {
    let home = try Home.shared.get()
    #expect(home.run("export csv statusBar.height -o /dev/full").exitCode == 74)
  }

  @Test func `what a process writes is what is kept in one`() throws {
    let line = "export json statusBar safeAreaInsets navigationBar"
    #expect(try Home.shared.get().process(line) == keyline(line))
  }

  @Test func `devices that never ran the versions are left out and counted`() throws {
    let run = try keyline("export csv statusBar.height -d iphone-x,iphone-15 --os 17")
    #expect(rows(run.output).allSatisfy { $0[0] == "iphone-15" })
    #expect(run.messages == "note: left out 1 device that never ran these versions\n")
    #expect(try keyline("export csv statusBar.height -d iphone-x --os 17").exitCode == 1)
  }

  @Test(arguments: [
    ("csv", "x.json", ".csv"), ("json", "x.csv", ".json"), ("json", "x.jsonl", ".json"),
    ("swift", "x.h", ".swift"), ("typescript", "x.js", ".ts"),
    ("swift-snapshot-testing --os 17", "x.ts", ".swift"), ("sqlite", "x.csv", ".db"),
    ("site", "x.html", "a folder"), ("sqlite --metadata x.yaml", "x.db", ".json"),
  ])
  func `a name that promises another format is refused before anything is written`(
    format: String, name: String, words: String
  ) throws {
    let home = try Home()
    let before = try FileManager.default.contentsOfDirectory(atPath: home.path(""))
    let run = home.run("export \(format) -o \(home.path(name))")
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("")) == before)
  }

  @Test(arguments: [
    ("csv", "x.CSV"), ("csv", "x.txt"), ("csv", "metrics-26.1"), ("typescript", "x.mts"),
    ("sqlite", "x.sqlite3"), ("site", "my.site"),
  ])
  func `a name that promises nothing else is taken`(format: String, name: String) throws {
    let home = try Home()
    let line = "export \(format) statusBar.height -d iphone-x -o \(home.path(name))"
    #expect(home.run(line).exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: home.path(name)))
  }

  @Test(arguments: [
    ("export csv statusBar.hight", 1, "statusBar.height"),
    ("export csv -d iphone-xx", 1, "iphone-x"),
    ("export csv --os x", 64, "set of versions"), ("export pdf", 64, "pdf"),
    ("export csv --portrait --landscape", 64, "cannot be combined"),
    ("export swift --name String", 64, "'--name'"),
    ("export csv statusBar.height --output \"\"", 64, "'--output'"),
    ("export site", 64, "--output"), ("export site -o -", 64, "--output"),
    ("export site statusBar.hight -o /nowhere/site", 1, "statusBar.height"),
    ("export site statusBar.height -d iphone-x -o /dev/null/site", 73, "cannot be created"),
    ("export sqlite", 64, "--output"), ("export sqlite -o -", 64, "--output"),
    ("export sqlite -o /dev/null", 73, "regular file"), ("export sqlite -o /", 73, "is a folder"),
    ("export sqlite -o /nowhere/at/all.db", 73, "cannot be created"),
  ])
  func `what makes no sense is refused`(line: String, code: Int32, word: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(run.messages.contains(word))
  }
}
