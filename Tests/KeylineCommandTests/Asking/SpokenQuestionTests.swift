import KeylineData
import KeylineTestSupport
import Testing

@Suite("Prompts as people ask them")
struct SpokenQuestionTests {
  @Test(arguments: [
    ("iphone 15 pro", "iphone-15-pro"), ("iPhone 15 Pro --os 18", "iphone-15-pro --os 18"),
    ("ipad pro 11 inch 4th generation", "\"iPad Pro 11 inch 4th generation\""),
  ])
  func `a sheet takes the words of a name`(line: String, same: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == 0)
    #expect(try run == keyline(same))
  }

  @Test(arguments: [
    (
      "status bar height iphone 7 ios 10 during a call",
      "get statusBar.height -d iphone-7 --os 10 --in-call-bar"
    ),
    (
      "in-call status bar height iphone 7 ios 10",
      "get statusBar.height -d iphone-7 --os 10 --in-call-bar"
    ),
    (
      "navigation bar height iphone 16 ios 26 design-compat",
      "get navigationBar.height -d iphone-16 --os 26 --design-compat"
    ),
    (
      "sheet height medium detent iphone 16 ios 26",
      "get sheet.height -d iphone-16 --os 26 --detent medium"
    ),
    (
      "tab bar height ipad mini 6 ios 18 one-half",
      "get tabBar.height -d ipad-mini-6 --os 18 --split one-half"
    ),
    (
      "tab bar height ipad mini 6 ios 18 in split view one half",
      "get tabBar.height -d ipad-mini-6 --os 18 --split one-half"
    ),
    (
      "status bar height iphone 15 ios 18 with display zoom",
      "get statusBar.height -d iphone-15 --os 18 --zoomed"
    ),
    ("height of the search bar on iphone x ios 12", "get searchBar.height -d iphone-x --os 12"),
  ])
  func `a question names its conditions in words`(line: String, same: String) throws {
    #expect(try keyline(line) == keyline(same))
  }

  @Test(arguments: [
    ("iphone 15 proo", 1, "iphone-15-pro"), ("iphone-x iphone-8", 1, "\"iphone-x iphone-8\""),
    ("expain foo", 1, "keyline explain"), ("se", 1, "iphone-se-1, iphone-se-2, iphone-se-3"),
    ("iphone-17*", 64, "\"*\" at character 10"), ("iphone-x!", 64, "\"!\" at character 9"),
  ])
  func `words that name no device are refused`(line: String, code: Int32, words: String) throws {
    let run = try keyline(line)
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(run.messages.contains(words))
  }

  /// What words alone do not say is answered by a search, on standard error.
  @Test(arguments: [
    ("which iphones lack keyboard height", "keyline get keyboard.height"),
    ("what changed in ios 26", "Search finds:"), ("conflicts", "Nothing is called \"conflicts\""),
  ])
  func `a sentence that is no question for a value is searched for`(line: String, hit: String)
    throws
  {
    let run = try keyline(line)
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains(hit), "\(run.messages)")
  }

  @Test(arguments: [
    ("\"status bar height\"", "statusBar.height"), ("status-bar-height", "statusBar.height"),
    ("statusBarHeight", "statusBar.height"), ("STATUS_BAR_HEIGHT", "statusBar.height"),
    ("navBarHeight", "navigationBar.height"), ("\"nav bar height\"", "navigationBar.height"),
    ("\"tab bar height\"", "tabBar.height"), ("\"safe area top\"", "safeAreaInsets.top"),
    ("safeAreaInsetTop", "safeAreaInsets.top"), ("\"safe area height\"", "safeArea.height"),
    ("\"home bar height\"", "homeIndicator.height"),
    ("\"Top safe area inset\"", "safeAreaInsets.top"), ("\"top inset\"", "safeAreaInsets.top"),
    ("\"Navigation bar bottom edge\"", "navigationBar.maxY"),
    ("\"notch width\"", "sensorHousing.width"),
    ("how tall is a small widget", "widget.height"),
  ])
  func `a metric goes by plain words and by its title`(words: String, key: String) throws {
    let run = try keyline("get \(words) -d \"iPhone 15 Pro\" --os 18 --json")
    let results = try JSONValue.reading(run.output)["results"]?.elements ?? []
    #expect(results.compactMap { $0["metric"]?.text } == [key])
  }

  @Test(arguments: [
    "how tall is the nav bar on ipad mini 6 in split view", "ipad mini 6 in split screen",
    "get navigationBar.height ipad-mini-6 in split view", "scroll ipad-mini-6 in split view",
    "safe area ipad mini 6 with a split screen",
  ])
  func `Split View without a share of the screen is not a situation`(line: String) throws {
    let run = try keyline(line)
    #expect(run.output == "")
    #expect(
      run.messages.hasSuffix(
        " does not give the app's share of the screen; add one-third, one-half or two-thirds\n"),
      "\(run.messages)")
  }

  /// No source states the corners of a sheet.
  @Test func `what a sheet has no metric for is not that of the screen`() throws {
    let run = try keyline("sheet corner radius iphone 16 plus ios 18")
    #expect(run.output == "")
    #expect(run.exitCode == 1)
  }

  /// iPhone 16 on iOS 26.1, read with UIKit.
  @Test func `words that begin with sheet may ask for one`() throws {
    #expect(try keyline("sheet height iphone 16 ios 26.1").output == "793\n")
    #expect(try keyline("medium sheet height iphone 16 ios 26.1").messages.contains("large detent"))
    #expect(try keyline("sheet iphone 16").output.contains("Screen width"))
  }

  /// One metric has the height of a notch and of a Dynamic Island.
  @Test(arguments: [
    ("dynamicIsland.height iphone-13", "; iPhone 13 has a notch"),
    ("dynamicIsland.height iphone-15", "; iPhone 15 has a Dynamic Island"),
    ("safe area top iphone 15", nil),
  ])
  func `the height of a notch says whose it is`(words: String, housing: String?) throws {
    let first = try keyline("get \(words)").messages.lines.first
    let name = housing.map { "* Sensor housing height (sensorHousing.height)" + $0 }
    #expect(name == nil || first == name)
    #expect(first?.contains(" has a ") != true || housing != nil)
  }

  @Test(arguments: [
    ("\"bar height\"", "statusBar.height, navigationBar.height"), ("notch", "statusBar.height"),
    ("\"notch height\"", "sensorHousing.height"), ("height", "means more than one metric"),
    ("\"side inset\"", "tabBar.platterSideInset"), ("\"bar?\"", "No metric \"bar?\""),
    ("status", "statusBar.height, reservedRegion.statusCorner"),
    ("statusBar.height,", "No metric \"\""),
    ("\"status bar heigth\"", "Nearest: statusBar.height"),
  ])
  func `words that may mean several metrics, or none, are refused`(
    words: String, message: String
  ) throws {
    let run = try keyline("get \(words) -d iphone-15 --os 18")
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.messages.contains(message))
  }

  @Test(arguments: [
    "get statusBar.height,tabBar.height -d iphone-15 --os 18",
    "export csv statusBar.height,tabBar.height -d iphone-15 --os 18",
    "diff statusBar.height,tabBar.height -d iphone-15 --os 17,26",
  ])
  func `commas join metrics`(line: String) throws {
    #expect(try keyline(line) == keyline(line.replacing("t,t", with: "t t")))
    #expect(try keyline(line).exitCode == 0)
  }

  @Test func `commas join what columns hold, and may stand in the title of one`() throws {
    let home = try Home()
    let file = try home.write("\"Model, year\",Bar\niPhone X,44\n", to: "t.csv")
    let joined = home.run(["compare", file, "--map", "device=Model, year,statusBar.height=Bar"])
    let apart = home.run([
      "compare", file, "--map", "device=Model, year", "--map", "statusBar.height=Bar",
    ])
    #expect(joined == apart)
    #expect(joined.exitCode == 0)
    #expect(joined.output != "")
  }

  @Test(arguments: [
    ("--landscape", "landscape"), ("--orientation landscape", "landscape"),
    ("--portrait", "portrait"), ("--orientation portrait", "portrait"),
    ("--landscape --orientation landscape", "landscape"),
  ])
  func `an orientation is written in three ways`(flags: String, orientation: String) throws {
    let run = try keyline("get screen.width -d iphone-x --os 11 --json \(flags)")
    let results = try JSONValue.reading(run.output)["results"]?.elements ?? []
    #expect(results.map { $0["orientation"]?.text } == [orientation])
  }

  @Test(arguments: [
    "--landscape --portrait", "--landscape --orientation portrait", "--orientation up",
  ])
  func `two orientations, or one that does not exist, are refused`(flags: String) throws {
    for line in ["get screen.width -d iphone-x", "navbar -d iphone-x --left-items 30"] {
      let run = try keyline("\(line) --os 11 \(flags)")
      #expect(run.exitCode == 64)
      #expect(run.output == "")
      #expect(run.messages.contains("portrait"))
    }
  }

  @Test func `sides with other newest releases are no two sides`() throws {
    let run = try keyline("diff -d iphone-16,iphone-x,iphone-8 --os 11,latest")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("not the same on these devices"))
    #expect(try keyline("diff -d iphone-16 --os 18,latest").exitCode == 0)
  }
}
