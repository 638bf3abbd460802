import KeylineTestSupport
import Testing

@testable import keyline

/// What people write where another command, flag or form is meant.
@Suite("Words in other places")
struct MisplacedWordTests {
  @Test(arguments: [
    ("draw iphone-17", "draw screen -d iphone-17"),
    ("draw screen iphone-17", "draw screen -d iphone-17"),
    ("draw iphone 17", "draw screen -d iphone-17"),
    ("changes ios 26", "changes 26"),
    ("diff iphone-15 iphone-16-pro --os 18", "diff -d iphone-15,iphone-16-pro --os 18"),
    ("\"iphone 15 pro corner radius\"", "iphone 15 pro corner radius"),
    ("docs /no/such/file.md", "docs check /no/such/file.md"),
    ("find 393x852", "find --screen 393x852"),
    ("find 393x852 statusBar.height=54", "find statusBar.height=54 --screen 393x852"),
    (
      "get statusBar.height -d iphone-15 --os 18 --os 26",
      "get statusBar.height -d iphone-15 --os 18,26"
    ),
    (
      "set statusBar.height 64 -d iphone-17 --os 26 --dry-run",
      "set statusBar.height=64 -d iphone-17 --os 26 --dry-run"
    ),
  ])
  func `mean the same as ours`(theirs: String, ours: String) throws {
    let one = try expectSame(theirs, as: ours)
    #expect(!one.output.isEmpty || one.exitCode != 0)
  }

  @Test(arguments: [
    (
      "export markdown",
      "export writes code and data. For a table, write: keyline get METRIC --format markdown"
    ),
    (
      "export html",
      "export writes code and data. For a table, write: keyline get METRIC --format html"
    ),
    (
      "device add Phone --size 402x874",
      "Unknown option '--size'. The size of a screen in points: --screen 402x874"
    ),
    (
      "device edit iphone-x --width=402",
      "Unknown option '--width=402'. The size of a screen in points: --screen 402x874"
    ),
    (
      "export seed -o mine.json",
      "Unknown option '-o'. Write into a folder with --to FOLDER, or into a file: "
        + "keyline export seed > FILE"
    ),
    (
      "compare iphone-15 iphone-16",
      "compare checks one file. Two devices: keyline diff -d iphone-15,iphone-16"
    ),
    (
      "audit /tmp",
      "audit takes an expression, such as 'hasNotch ? 88 : 64', and searches no source code."
    ),
    (
      "export swift-snapshot-testing iphone-17",
      "its metrics are fixed. For a device, write '--device iphone-17'."
    ),
    ("docs chekc x.md", "No command \"docs chekc\". Nearest: check."),
    ("rule iphone-17", "No command \"rule iphone-17\". Commands: list, show,"),
  ])
  func `lead to the right call`(line: String, sentence: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: " + sentence))
  }

  @Test(arguments: [
    ("backup", "No command \"backup\". Did you mean keyline db backup?"),
    (
      "what changed with ios 26",
      "Nothing is called \"what changed with ios 26\". Search: keyline search what changed with ios 26"
    ),
  ])
  func `at the beginning lead to a command or to the search`(
    line: String, sentence: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages == "error: \(sentence)\n")
  }

  @Test(arguments: ["docs", "draw"])
  func `a group alone prints its help`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("OVERVIEW: "))
  }
}
