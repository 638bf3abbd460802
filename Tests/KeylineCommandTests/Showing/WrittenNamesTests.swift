import ArgumentParser
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import keyline

/// What people write who do not know Keyline's names.
@Suite("Names as people write them")
struct WrittenNamesTests {
  @Test(arguments: [
    ("get statusBar.height iphone-15 --os 18", "54\n"),
    ("get statusBar.height -d iphone-15 --os \"iOS 18\"", "54\n"),
    ("get statusBar.height -d iphone-15 --os ios18", "54\n"),
    ("get statusBar.height -d \"iphone 6+\" --os 9", "20\n"),
    ("get screen.width -d se3", "375\n"),
    ("get navbarheight -d iphone-15 --os 18", "44\n"),
    ("get screen.width iPhone10,3", "375\n"),
    ("get keyboard height -d iphone-se-3 --os 16 --landscape", "200\n"),
    ("get largeTitleHeight -d iphone-14 --os 16", "52\n"),
    ("get status bar height iphone 15 pro --os 18", "54\n"),
    ("statusBar.height -d iphone-15 --os 18", "54\n"),
    ("iphone 15 pro navigation bar height --os 18", "44\n"),
    ("iphone 15 pro corner radius --os 18", "55\n"),
  ])
  func `are understood`(line: String, value: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == value)
  }

  @Test(arguments: [
    ("get screen.width -d iphones", "get screen.width -d family:iphone"),
    (
      "get navigationBar.maxY --devices iphone-15 --ios 17 --nav-bar --large-titles",
      "get navigationBar.maxY -d iphone-15 --os 17 --navigation-bar --large-title"
    ),
    (
      "changes 26 --device iphone-15 --tabbar --searchbar",
      "changes 26 -d iphone-15 --tab-bar --search-bar"
    ),
    ("get screen.width -d iphone-15 -f md", "get screen.width -d iphone-15 -f markdown"),
    ("get tabBar.height -d ipad-9 --split half", "get tabBar.height -d ipad-9 --split one-half"),
    ("get screen.width iphone-15 iphone-x", "get screen.width -d iphone-15 -d iphone-x"),
    ("get iphone-15 --os 18", "get -d iphone-15 --os 18"),
    (
      "iphone-16 landscape safe area --os 18",
      "get safeAreaInsets -d iphone-16 --os 18 --landscape"
    ),
    ("widgets iphone 16 pro --os 18", "get widget -d iphone-16-pro --os 18"),
    (
      "dynamic island size iphone 15 pro",
      "get sensorHousing.width sensorHousing.height -d iphone-15-pro"
    ),
    (
      "get largeTitle -d iphone-14",
      "get navigationBar.largeTitleHeight navigationBar.largeTitleLabelX -d iphone-14"
    ),
    ("explain statusBar.height iphone-15 --os 18", "explain statusBar.height -d iphone-15 --os 18"),
    ("changes 26 iphone-15", "changes 26 -d iphone-15"),
    ("iphone-17-pro --landscape", "iphone-17-pro"),
    (
      "get layoutMargins.leading -d ipad-air-11",
      "get layoutMargins.leading -d \"ipad-air-11-*\""
    ),
    (
      "scroll -d iphone-x --os 11 --behavior UIScrollViewContentInsetAdjustmentScrollableAxes",
      "scroll -d iphone-x --os 11 --behavior scrollableAxes"
    ),
  ])
  func `mean the same as ours`(theirs: String, ours: String) throws {
    let one = try expectSame(theirs, as: ours)
    #expect(!one.output.isEmpty || one.exitCode == 1)
  }

  @Test(
    arguments: [
      (
        "get largeTitleHight -d iphone-x", 1,
        "No metric \"largeTitleHight\". Nearest: navigationBar.largeTitleHeight"
      ),
      (
        "get statusBarHeigth -d iphone-x", 1,
        "No metric \"statusBarHeigth\". Nearest: statusBar.height,"
      ),
      (
        "get navBarHieght -d iphone-x", 1,
        "No metric \"navBarHieght\". Nearest: navigationBar.height,"
      ),
      (
        "adapt tab-bar -d iphone-x", 64,
        "No goal \"tab-bar\". Nearest: tab-bar-jump. All: keyline adapt"
      ),
      (
        "iphone-99", 1,
        "No device \"iphone-99\". Newest: iphone-duo. All: keyline device list"
      ),
      (
        "get screen.width iphone-99", 1,
        "No device \"iphone-99\". Newest: iphone-duo. All: keyline device list"
      ),
      (
        "get statusBar.heigth iphone-15", 1,
        "No metric \"statusBar.heigth\". Nearest: statusBar.height,"
      ),
      ("get screen.width iphone-15 -d iphone-x", 1, "No metric \"iphone-15\"."),
      (
        "get screen.width -d iphone-15 iphone-se-3", 1,
        "No metric \"iphone-se-3\". Commas join devices: -d iphone-15,iphone-16"
      ),
      (
        "apple watch series 9", 1,
        "Keyline has no data about \"watch\": it covers iPhone, iPad and iPod touch."
      ),
      ("touch target size", 1, "Keyline has no metric for a tap target."),
      (
        "iphone 15 ipad pro 11 tab bar height", 1,
        "\"ipad pro 11\" means more than one device: ipad-pro-11-1,"
      ),
      (
        "get screen.height -d ipad-pro-11", 1,
        "\"ipad-pro-11\" means more than one device: ipad-pro-11-1, ipad-pro-11-2, ipad-pro-11-3, "
          + "ipad-pro-11-4, ipad-pro-11-m4, ipad-pro-11-m5. All: -d 'ipad-pro-11*'"
      ),
    ] as [(String, Int32, String)])
  func `that are not understood lead to the right ones`(
    line: String, code: Int32, sentence: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == code)
    #expect(outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: " + sentence))
  }

  @Test(arguments: ["explain iphone-15", "explain statusBar.height"])
  func `a question without a metric or a device says what it lacks`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    let lack = line.hasSuffix("height") ? "name a device with" : "name a metric, such as"
    #expect(outcome.messages.hasPrefix("error: \(lack)"))
  }

  @Test func `the sheet of a phone that folds names its display, and takes the other one`() throws {
    let outer = try keyline("iphone-duo")
    #expect(outer.messages.contains("outer display; for the inner one, add --display inner\n"))
    let inner = try keyline("iphone-duo --display inner")
    #expect(inner.exitCode == 0)
    #expect(inner.output.hasPrefix("iPhone Duo · inner display · "))
    #expect(inner.messages.contains("note: These are the values of the inner display.\n"))
    #expect(try !keyline("iphone-17").messages.contains("display"))
  }

  @Test func `the sheet of a phone with one display has its size, whichever display is asked for`()
    throws
  {
    let sheet = try keyline("iphone-15 --display inner")
    #expect(sheet.output.hasPrefix("iPhone 15 · 393 × 852 pt @3x · "))
    #expect(!sheet.output.contains("inner display"))
  }

  @Test func `adapt alone lists its goals`() throws {
    let outcome = try keyline("adapt")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.hasPrefix(
        "Goal               What it is\nzero-edge-margin   Bar button items at the very edge"))
  }

  @Test func `a command with one letter wrong leads to the right one`() {
    let names = Keyline.configuration.subcommands.compactMap { $0.configuration.commandName }
    #expect(names.count > 25)
    let mistyped = names.flatMap { name in name.mistyped.map { (name, $0) } }
      .filter { !names.contains($0.1) }
    let led = mistyped.filter { NearestNames.of($0.1, among: names).contains($0.0) }
    #expect(led.count * 10 >= mistyped.count * 9)
  }
}
