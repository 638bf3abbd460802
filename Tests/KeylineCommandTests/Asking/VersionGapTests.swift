import Testing

@testable import keyline

@Suite("Versions that were never released")
struct VersionGapTests {
  /// A call of each command that takes versions, without them; after iOS 18 came iOS 26.
  private static let calls = [
    "sheet": "iphone-16", "get": "get statusBar.height -d iphone-16",
    "explain": "explain statusBar.height -d iphone-16",
    "changes": "changes", "find": "find statusBar.height=44", "diff": "diff -d iphone-16",
    "technique list": "technique list", "compare": "compare FILE --map device=d",
    "import": "import FILE --map device=d --source mine --source-title Mine",
    "audit": "audit 44 --metric statusBar.height", "scroll": "scroll -d iphone-16",
    "navbar": "navbar -d iphone-16 --left-items 30",
    "adapt": "adapt zero-edge-margin -d iphone-16", "draw screen": "draw screen -d iphone-16",
    "draw timeline": "draw timeline statusBar.height -d iphone-16",
    "export swift": "export swift statusBar.height",
    "export swift-snapshot-testing": "export swift-snapshot-testing",
    "export typescript": "export typescript statusBar.height",
    "export json": "export json statusBar.height", "export csv": "export csv statusBar.height",
    "db coverage": "db coverage statusBar.height",
    "export sqlite": "export sqlite statusBar.height --output OUT",
    "set": "set statusBar.height=44 -d iphone-16",
    "export site": "export site statusBar.height --output OUT",
  ]

  @Test func `every command that takes versions is among the calls`() throws {
    let takers = try Command.all.filter {
      try !$0.isGroup && keyline($0.path + " --help").output.contains("--ios")
    }
    #expect(Set(takers.map(\.path)) == Set(Self.calls.keys))
  }

  @Test(
    arguments: calls.values.sorted(), [("19", "after 18 came 26"), ("29", "the newest is iOS 27")])
  func `are refused by name in every command, exit 1`(
    call: String, version: (os: String, words: String)
  ) throws {
    let home = try Home()
    let file = try home.write("d,statusBar.height\niPhone 16,54\n", to: "table.csv")
    let line = call.replacing("FILE", with: file).replacing("OUT", with: home.path("out"))
    let run = home.run(line + " --os \(version.os)")
    #expect(run.messages == "error: There is no iOS \(version.os); \(version.words).\n")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(try home.files(below: ".").keys.contains { $0.hasPrefix("out") } == false)
  }

  @Test(arguments: calls.values.sorted())
  func `behind the next major one are refused by name in every command, exit 1`(
    call: String
  ) throws {
    let home = try Home()
    let file = try home.write("d,statusBar.height\niPhone 16,54\n", to: "table.csv")
    let line = call.replacing("FILE", with: file).replacing("OUT", with: home.path("out"))
    let run = home.run(line + " --os 29")
    #expect(run.messages == "error: There is no iOS 29; the newest is iOS 27.\n")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
  }

  @Test func `a range may span a gap and has nothing in it`() throws {
    let line = "get safeAreaInsets.top -d iphone-16 --os 18-26"
    #expect(try keyline(line).output == "59\n")
    let rows = try keyline(line + " --each-release -f tsv").output.lines.dropFirst()
    let majors = rows.compactMap { $0.split(separator: "\t")[1].split(separator: ".").first }
    #expect(Set(majors) == ["18", "26"])
  }

  @Test func `changes and the expression of an audit name none either`() throws {
    for line in ["changes 19", "audit \"os >= 19 ? 88 : 64\" --metric statusBar.height"] {
      let run = try keyline(line)
      #expect(run.messages == "error: There is no iOS 19; after 18 came 26.\n")
      #expect(run.exitCode == 1)
    }
    #expect(try keyline("audit \"os >= 18 ? 54 : 19\" --metric statusBar.height").output != "")
  }

  @Test func `a block of a document is refused with its place`() throws {
    let home = try Home()
    let text = "<!-- keyline:begin get statusBar.height --os 19 -->\n<!-- keyline:end -->\n"
    let file = try home.write(text, to: "a.md")
    let run = home.run("docs update \(file)")
    #expect(run.messages == "error: \(file):1: There is no iOS 19; after 18 came 26.\n")
    #expect(run.exitCode == 1)
  }

  @Test(arguments: ["get statusBar.height -d iphone-16", "iphone-16", "device list"])
  func `the configuration of a project is refused with its file, exit 78`(line: String) throws {
    let home = try Home()
    let folder = try home.write(
      files: [(".keyline/config.json", "{ \"os\": \"18-20\" }")], below: "work")
    let run = home.run(line, in: folder)
    let place = folder + "/.keyline/config.json: os: "
    #expect(run.messages == "error: \(place)There is no iOS 20; after 18 came 26.\n")
    #expect(run.exitCode == 78)
  }

  @Test(arguments: [
    ("iphone-15", "17.9", "Keyline knows no release of iOS 17.9; the nearest are 17.7.11 and 18"),
    (
      "iphone-x", "11.0.9",
      "Keyline knows no release of iOS 11.0.9; the nearest are 11.0.3 and 11.1"
    ),
    ("iphone-16", "28", "iOS 28 is not released; "),
    ("iphone-16", "27.9", "iOS 27.9 is not released; "),
  ])
  func `a version that is not recorded is answered with a note`(
    device: String, os: String, note: String
  ) throws {
    let run = try keyline("get statusBar.height -d \(device) --os \(os)")
    #expect(run.exitCode == 0)
    #expect(run.output != "")
    #expect(run.messages.contains("* \(note)"))
  }
}
