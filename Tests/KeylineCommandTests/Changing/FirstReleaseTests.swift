import Foundation
import KeylineJSON
import KeylineTestSupport
import Testing

/// A database that release 0.1.0 made, with data 1 and its owner's rows; `Fixtures/FirstRelease/make`
/// says which.
@Suite("A database of the first release")
struct FirstReleaseTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/FirstRelease/own-rows.sqlite").standardizedFileURL

  private func home() throws -> Home {
    let home = try Home(seeded: false)
    let file = URL(fileURLWithPath: home.database)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.fixture, to: file)
    return home
  }

  /// What is said of the owner's rows, as `verdict kind id`.
  private func verdicts(_ document: String) throws -> [String] {
    try #require(try JSONValue.reading(document)["ownRows"]).elements.map { row in
      [row["verdict"], row["kind"], row["id"]].map { $0?.text ?? "" }.joined(separator: " ")
    }
  }

  private static let expected: Set = [
    "confirmed observation mine/top-18-pro", "contradicted observation mine/width-duo-inner",
    "confirmed observation mine/status-bar", "confirmed rule status-bar-height/bar-phone",
    "dangling rule search-bar-row-height/mine", "changed device iphone-duo",
    "changed rule safe-area-insets-bottom/duo-no-bars", "changed rule tab-bar-y/ipads-until-18",
    "changed rule reserved-region-status-corner/duo-inner-portrait",
    "changed rule tab-bar-width/duo-outer-display",
    "changed rule home-indicator-height/phones-landscape",
    "changed rule status-bar-height/x-family",
  ]

  @Test(arguments: ["db migrate --dry-run --json", "db migrate --json", "db status --json"])
  func `a report says what the new data confirms, contradicts or drops`(line: String) throws {
    #expect(Set(try verdicts(try home().run(line).output)) == Self.expected)
  }

  @Test(arguments: [
    (
      "tab-bar-y/ipads-until-18", "the shipped row that yours replaces is no longer shipped"
    ),
    (
      "tab-bar-width/duo-outer-display",
      "the shipped row that you removed is no longer shipped"
    ),
    (
      "duo-inner-portrait", "the shipped row that you removed has changed; use it: "
    ),
    ("iphone-duo", "the shipped row that yours replaces has changed; use it: "),
  ])
  func `a person reads why`(row: String, words: String) throws {
    let lines = try home().run("db status").output.lines
    #expect(lines.contains { $0.contains(row) && $0.contains(words) }, "\(lines)")
  }

  @Test(arguments: [
    "device show bar-phone", "observation show mine/top-18-pro",
    "observation show mine/width-duo-inner", "observation show mine/status-bar",
    "rule show status-bar-height/bar-phone", "rule show search-bar-row-height/mine",
    "rule show tab-bar-y/ipads-until-18", "source show mine",
  ])
  func `an own row is as it was`(line: String) throws {
    let home = try home()
    let before = try rows(home)
    let shown = home.run(line)
    #expect(shown.exitCode == 0, "\(shown.messages)")
    #expect(try rows(home) == before)
    #expect(home.run("db verify").exitCode == 0)
  }

  /// The owner's rows as they would hand them on.
  private func rows(_ home: Home) throws -> String {
    let run = home.run("export seed")
    try #require(run.exitCode == 0, "\(run.messages)")
    return run.output
  }

  @Test func `the owner's rows are handed on as the release was told of them`() throws {
    let text = try rows(try home())
    for part in [
      #""Bar Phone""#, #""Ours creaks.""#, #""mine/top-18-pro""#, #""mine/width-duo-inner""#,
      #""value": 670"#, #""openuikit-notes/search-row""#, #""My notes""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `every change since the first is taken back, one by one`() throws {
    let home = try home()
    // The last two of sixteen are a change and its taking back.
    for number in (1...14).reversed() {
      let run = home.run("undo")
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(run.messages.contains("Undid change \(number): "))
    }
    #expect(home.run("undo").exitCode == 1)
    #expect(try verdicts(home.run("db status --json").output) == [])
    let own = try JSONValue.reading(home.run("db status --json").output)["counts"]
    let local = own?.elements.filter { $0["layer"]?.text == "local" } ?? []
    #expect(local.allSatisfy { $0["rows"]?.text == "0" })
  }

  @Test func `a project's rows hold before and after`() throws {
    let home = try home()
    let folder = try home.write(
      files: [
        (
          ".keyline/sources.json",
          #"{ "sources": [{ "id": "team", "title": "Team", "kind": "notes", "locator": "not kept" }] }"#
        ),
        (
          ".keyline/rules/screen.width.json",
          """
          { "metric": "screen.width", "rules": [{ "id": "screen-width/team", "where": {
              "devices": ["iphone-duo"], "display": "inner", "orientation": "portrait" },
              "value": 668, "rests-on": ["team/a"] }],
            "observations": [{ "id": "team/a", "source": "team", "where": {
              "devices": ["iphone-duo"], "display": "inner", "orientation": "portrait" },
              "os": "27.1", "value": 668, "obtained": "measured" }] }
          """
        ),
      ], below: "work")
    let question = "get screen.width -d iphone-duo --display inner --os 27.1"
    #expect(home.run(question, in: folder).output == "668\n")
    #expect(home.run(question).output == "669\n")
    #expect(home.run("db verify").exitCode == 0)
  }
}
