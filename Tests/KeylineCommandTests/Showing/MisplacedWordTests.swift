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
    ("iphone-15 vs iphone 16 pro", "diff -d iphone-15,iphone-16-pro"),
    ("ipad mini 6 scale ppi", "device show ipad-mini-6"),
    ("resolution iphone 15", "device show iphone-15"),
    ("size class iphone 15 plus landscape", "device show iphone-15-plus"),
    ("iphones 390 wide", "device list width:390 --except ipods,ipads"),
    ("where does keyboard height iphone 15 come from", "explain keyboard.height -d iphone-15"),
    ("export statusBar.height csv -d iphone-15", "export csv statusBar.height -d iphone-15"),
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
    ("unset statusBar.height", "No command \"unset\". Take back your last change: keyline undo."),
    (
      "diff 18 26",
      "Two versions: keyline diff -d iphones --os 18,26. What iOS 26 changed: keyline changes 26"
    ),
    ("export css -d iphone-15", "export writes no css."),
    ("export csv screen.width --wide", "CSV has a row for each value."),
    ("get screen.width --wide", "CSV has a row for each value."),
    (
      "find --missing keyboard.height",
      "find looks for values. What is unknown: keyline db coverage"
    ),
    ("source conflicts", "source lists sources. Readings that contradict others:"),
    ("diff", "Write what to compare, such as: keyline diff iphone-15 iphone-17."),
    (
      "set keyboard height iphone 15 ios 18.1 336",
      "set takes a metric with its value, a device and a version, such as: keyline set"
    ),
    ("device add Kiosk 402x874", "Give the size with an option: --screen 402x874;"),
    (
      "undo 3",
      "undo takes no number: it takes back the last change, and called again the one before. "
        + "All changes: keyline log"
    ),
    (
      "--no-project --json get statusBar.height",
      "Options come after the command. Write: keyline get statusBar.height --no-project --json"
    ),
    (
      "device add Phone --height 874",
      "Give both --width and --height, or --screen 402x874 alone."
    ),
    (
      "device edit iphone-x --width=402",
      "Give both --width and --height, or --screen 402x874 alone."
    ),
    (
      "device add Phone --screen 402x874 --width 402 --height 874",
      "Give both --width and --height, or --screen 402x874 alone."
    ),
    ("device list --width 393", "device list takes sets: keyline device list width:393"),
    ("device list --since=2017", "device list takes sets: keyline device list since:2017"),
    ("devices --os 17", "device list takes sets: keyline device list os:17"),
    ("devices --notch", "device list takes sets: keyline device list notch"),
    ("find 393x852 402x874", "name one size of a screen; devices have one."),
    (
      "observation add statusBar.height=60 --value 70 --os 18 --source mine",
      "give the value once: METRIC=VALUE or '--value'."
    ),
    ("device list =", "\"=\" is not a device; write, for example, iphone-x"),
    ("device list ios 17", "device list takes sets: keyline device list os:17"),
    (
      "db share",
      "No command \"db share\". Share your rows in a project: keyline export seed --to .keyline"
    ),
    ("why 54", "No command \"why\". Why a value is so: keyline explain METRIC -d DEVICE"),
    (
      "import sizes.csv --project",
      "Your own rows go into your database. Share them in a project: keyline export seed --to .keyline"
    ),
    (
      "find dynamic island",
      "find looks for values. Devices of a set: keyline device list dynamic-island"
    ),
    ("draw iphone-15 pic.png", "draw writes SVG. Name the file with an option: --output pic.svg"),
    (
      "changes --version 26",
      "--version takes no value. For iOS 26, write keyline changes 26."
    ),
    ("diff ios 17 ios 26", "name a device with '--device'. On all devices: keyline changes 26"),
    (
      "export seed -o mine.json",
      "Unknown option '-o'. Write into a folder with --to FOLDER, or into a file: "
        + "keyline export seed > FILE"
    ),
    (
      "get statusBar.height -o x", "Unknown option '-o'. get writes to standard output: add > FILE."
    ),
    ("check Sources", "No command \"check\". Tables in a document: keyline docs check FILE."),
    (
      "validate README.md",
      "No command \"validate\". Tables in a document: keyline docs check FILE."
    ),
    ("add device Kiosk", "No command \"add device\". Did you mean keyline device add?"),
    ("list devices", "No command \"list devices\". Did you mean keyline device list?"),
    (
      "scroll view content hidden under navigation bar",
      "scroll takes a device and flags, such as: keyline scroll iphone-16 --navigation-bar"
    ),
    (
      "source navigation bar height iphone 17",
      "No command \"source navigation\". Who states a value: keyline explain METRIC -d DEVICE."
    ),
    ("export csv safe area iphones", "Name the devices of an export behind -d: -d iphones"),
    (
      "audit \"hasNotch ? 44 : 20\"",
      "name the metric that it should give, such as '--metric statusBar.height'. "
        + "Metrics with 44 and 20: statusBar.height, "
    ),
    (
      "compare layoutMargins -d iphone-15,iphone-16",
      "compare checks one file. Two devices: keyline diff DEVICE DEVICE."
    ),
    (
      "db status statusBar.height",
      "db status takes no metric. How much is known of one: keyline db coverage statusBar.height"
    ),
    (
      "audit /tmp",
      "audit takes an expression, such as 'hasNotch ? 88 : 64', and searches no source code."
    ),
    (
      "export swift-snapshot-testing iphone-17",
      "its metrics are fixed. For a device, write '--device iphone-17'."
    ),
    (
      "get tabBar.height -d ipad-a16 --split-view",
      "Unknown option '--split-view'. Did you mean '--split one-third', '--split one-half' or "
        + "'--split two-thirds'?\nUsage: keyline get "
    ),
    (
      "iphone 15 --page-sheet",
      "Unknown option '--page-sheet'. Did you mean '--presentation page-sheet'?\nUsage: "
    ),
    (
      "explain searchBar.height -d iphone-15 --search-active",
      "Unknown option '--search-active'. Did you mean '--search active'?\n"
    ),
    (
      "get statusBar.height --status-bar-hidden",
      "Unknown option '--status-bar-hidden'. Did you mean '--status-bar hidden'?\n"
    ),
    (
      "get statusBar.height --hidden",
      "Unknown option '--hidden'. Did you mean '--status-bar hidden'?\n"
    ),
    (
      "get tabBar.height -d ipad-a16 --half",
      "Unknown option '--half'. Did you mean '--split one-half'?\n"
    ),
    // Not every command takes a situation, and the parser names what is written nearly so.
    ("device list --split-view", "Unknown option '--split-view'\nUsage: "),
    ("get statusBar.height --dark-mode", "Unknown option '--dark-mode'\nUsage: "),
    (
      "get statusBar.height --search-bat",
      "Unknown option '--search-bat'. Did you mean '--search-bar'?\n"
    ),
    ("get --landscape -d iphone-duo", "'--landscape' needs a metric; a sheet has both"),
    ("get --strict -d iphone-duo", "'--strict' needs a metric.\n"),
    (
      "get statusBar.height --navigation-bat",
      "Unknown option '--navigation-bat'. Did you mean '--navigation-bar'?\n"
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
    ("backup", "No command \"backup\". Did you mean keyline db backup?")
  ])
  func `at the beginning lead to a command or to the search`(
    line: String, sentence: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages == "error: \(sentence)\n")
  }

  @Test func `coverage of devices that are too old says so`() throws {
    let outcome = try keyline("db coverage statusBar.height -d iphone-1")
    #expect(
      outcome.messages == "Nothing to count: none of these devices ran iOS 11 or later.\n")
  }

  @Test func `are words like others of a search`() throws {
    let outcome = try keyline("search status bar vs navigation bar")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.messages.contains("keyline diff"))
  }

  @Test(arguments: ["docs", "draw"])
  func `a group alone prints its help`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("OVERVIEW: "))
  }

  @Test(arguments: [
    "scroll bar-phone --os 16", "scroll bar phone --navigation-bar",
    "device edit bar-phone --note 390x844", "device edit bar-phone --pixels 1170x2532",
  ])
  func `a device of one's own and the value of an option are not taken for other words`(
    call: String
  ) throws {
    let home = try Home()
    _ = home.run("device add \"Bar Phone\" --screen 390x844 --first-os 15 --family iphone")
    let outcome = home.run(call)
    #expect(!outcome.messages.contains("scroll takes"), "\(outcome.messages)")
    #expect(!outcome.messages.contains("with an option"), "\(outcome.messages)")
    #expect(outcome.exitCode != 64, "\(outcome.messages)")
  }
}
