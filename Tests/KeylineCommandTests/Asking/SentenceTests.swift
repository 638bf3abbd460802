import KeylineTestSupport
import Testing

@testable import keyline

/// Questions as somebody types who knows no flag.
@Suite("Sentences")
struct SentenceTests {
  @Test(arguments: [
    ("iphone 15 ios 18", "iphone-15 --os 18"),
    ("iphone 15 on iOS18", "iphone-15 --os 18"),
    ("iphone-duo inner display", "iphone-duo --display inner"),
    (
      "what is the status bar height of an iphone 15 on ios 18",
      "get statusBar.height -d iphone-15 --os 18"
    ),
    ("tab bar ios 26 iphone 17", "get tabBar -d iphone-17 --os 26"),
    (
      "ipad-pro-11-m4 split view third navigation bar height",
      "get navigationBar.height -d ipad-pro-11-m4 --split one-third"
    ),
    (
      "navigation bar height ipad-pro-11-m4 1/2",
      "get navigationBar.height -d ipad-pro-11-m4 --split one-half"
    ),
    (
      "large title navigation bar bottom iphone 12 mini",
      "get navigationBar.maxY -d iphone-12-mini --large-title"
    ),
    (
      "iphone 13 navigation bar height large title",
      "get navigationBar.frameHeight -d iphone-13 --large-title"
    ),
    (
      "keyboard height iphone 14 pro ios 16 vs ios 17",
      "get keyboard.height -d iphone-14-pro --os 16,17"
    ),
    ("diff iphone 15 ios 17 26", "diff -d iphone-15 --os 17,26"),
    // `iphone` and `x` are sets, too.
    ("get keyboard.height iphone x --os 12", "get keyboard.height -d iphone-x --os 12"),
    ("get keyboard.height iphone air", "get keyboard.height -d iphone-air"),
    ("layout margin iphone 15 portrait", "get layoutMargins.leading -d iphone-15"),
    (
      "keyboard height iphone 15 no suggestions",
      "get keyboard.height -d iphone-15 --suggestions off"
    ),
    (
      "keyboard height iphone 13 ios 17 with and without suggestions",
      "get keyboard.height -d iphone-13 --os 17 --suggestions on,off"
    ),
    (
      "get safeAreaInsets.top below navigation bar -d iphone-14-pro --os 17",
      "get safeAreaInsets.top -d iphone-14-pro --os 17 --navigation-bar"
    ),
    (
      "layout margins iphone se 3, iphone 16 plus",
      "get layoutMargins -d iphone-se-3 -d iphone-16-plus"
    ),
    (
      "navigation bar height and tab bar height of iphone 15 and iphone 16",
      "get navigationBar.height tabBar.height -d iphone-15 -d iphone-16"
    ),
    (
      "get statusBar.height, tabBar.height -d iphone-15",
      "get statusBar.height,tabBar.height -d iphone-15"
    ),
    (
      "bar button item margin screen edge iphone 11 ios 13",
      "get barButtonItem.edgeMargin -d iphone-11 --os 13"
    ),
    (
      "get tab bar height and frame height -d iphone-15 --os 18",
      "get tabBar.height navigationBar.frameHeight tabBar.frameHeight toolbar.frameHeight -d iphone-15 --os 18"
    ),
    (
      "get statusBar.height tabBar.height, screen.width iphone-15",
      "get statusBar.height tabBar.height screen.width -d iphone-15"
    ),
    (
      "small widget and medium widget iphone 15 ios 18",
      "get widget -d iphone-15 --os 18 --widget small,medium"
    ),
    (
      "get -d iphone-15 safeAreaInsets.bottom with a toolbar and search bar",
      "get safeAreaInsets.bottom -d iphone-15 --toolbar --search-bar"
    ),
    ("get screen.size -d iphone-15", "get screen.width screen.height -d iphone-15"),
    (
      "get dynamicIsland.size -d iphone-16",
      "get sensorHousing.width sensorHousing.height -d iphone-16"
    ),
    ("get display.cornerRadius -d iphone-16-pro", "get screen.cornerRadius -d iphone-16-pro"),
    (
      "iphone 15 safe area bottom with a tab bar",
      "get safeAreaInsets.bottom -d iphone-15 --tab-bar"
    ),
    ("bottom safe area iphone 17 landscape", "get safeAreaInsets.bottom -d iphone-17 --landscape"),
    ("which iphones have a home indicator", "get homeIndicator -d iphones"),
    ("artboard sizes of iphones", "get screen.width screen.height -d iphones"),
    ("screen width and height iphone 15", "get screen.width screen.height -d iphone-15"),
    ("widget sizes iphone 15", "get widget.width widget.height -d iphone-15"),
    ("small widget iphone 15", "get widget -d iphone-15 --widget small"),
    ("ipad-air-11-m3 margins", "get layoutMargins -d ipad-air-11-m3"),
    ("iphone 15 vs iphone 16 tabBar.height", "diff iphone-15 iphone-16 tabBar.height"),
    ("device list -d notch", "device list notch"),
    ("device list iphone 15 pro", "device list iphone-15-pro"),
    ("get screen.width -d iphone", "get screen.width -d iphones"),
    ("scale iphone 11", "get screen.scale -d iphone-11"),
    ("list screen sizes iphones --os 18", "get screen.width screen.height -d iphones --os 18"),
    ("tab bar height iphone 8 latest ios", "get tabBar.height -d iphone-8 --os latest"),
    ("find screen=393x852", "find 393x852"),
    ("393x852", "find 393x852"),
    ("393x852 --json", "find 393x852 --json"), ("--help audit", "audit --help"),
    ("status bar height iphone-x iphone-8", "get statusBar.height -d iphone-x -d iphone-8"),
    ("status bar height on all iphones", "get statusBar.height -d iphones"),
    ("how high is the keyboard on an iphone 15", "get keyboard -d iphone-15"),
    ("iphone 16 pro max navigation bar", "get navigationBar -d iphone-16-pro-max"),
    ("iphone xs max nav bar height", "get navigationBar.height -d iphone-xs-max"),
    ("iphone x nav bar", "get navigationBar -d iphone-x"),
    ("iphone x large title height", "get navigationBar.largeTitleHeight -d iphone-x"),
    (
      "iphone 15 nav bar height tab bar height",
      "get navigationBar.height tabBar.height -d iphone-15"
    ),
    ("size of iphone 15", "get screen.width screen.height -d iphone-15"),
    ("insets iphone 13 mini --landscape", "get safeAreaInsets -d iphone-13-mini --landscape"),
    ("bottom inset iphone 15", "get safeAreaInsets.bottom -d iphone-15"),
    ("navbar height iphone 15", "get navigationBar.height -d iphone-15"),
    ("get title margin -d iphone-17", "get title.edgeMargin -d iphone-17"),
    ("get statusBar.height iphone-15 \"iOS 18\"", "get statusBar.height -d iphone-15 --os 18"),
    (
      "status bar height iphone 13 ios 15 to 17", "get statusBar.height -d iphone-13 --os 15-17"
    ),
    (
      "status bar height iphone 13 ios 15 and 17", "get statusBar.height -d iphone-13 --os 15,17"
    ),
    ("diff iphone-15 ios 17 ios 26", "diff -d iphone-15 --os 17,26"),
    ("diff iphone-13 iphone-15 landscape", "diff -d iphone-13,iphone-15 --landscape"),
    ("status bar heights iphone-x", "get statusBar.height -d iphone-x"),
    (
      "explain status bar height iphone 15 landscape ios 18",
      "explain statusBar.height -d iphone-15 --os 18 --landscape"
    ),
    ("db coverage status bar height", "db coverage statusBar.height"),
    (
      "export csv status bar height -d iphone-x --os 15",
      "export csv statusBar.height -d iphone-x --os 15"
    ),
    ("scroll iphone-8 --os 11 --large-title", "scroll -d iphone-8 --os 11 --large-title"),
    ("scroll iphone x ios 11 landscape", "scroll -d iphone-x --os 11 --landscape"),
    ("dynamic island size", "get sensorHousing.width sensorHousing.height -d dynamic-island"),
    ("iPhone SE 2022", "iphone-se-3"),
    ("draw iphone 15 landscape", "draw screen -d iphone-15 --landscape"),
    ("draw iphone 15 ios 18", "draw screen -d iphone-15 --os 18"),
    (
      "draw navigation bar and tab bar iphone 15",
      "draw screen -d iphone-15 --navigation-bar --tab-bar"
    ),
    ("scroll iphone x tab bar", "scroll -d iphone-x --tab-bar"),
    ("content height iphone 14 with a tab bar", "get safeArea.height -d iphone-14 --tab-bar"),
    ("changes \"iOS 26\"", "changes 26"), ("changes ios26", "changes 26"),
  ])
  func `mean the same as flags`(sentence: String, flags: String) throws {
    let outcome = try expectSame(sentence, as: flags)
    #expect(!outcome.output.isEmpty || !outcome.messages.isEmpty)
  }

  @Test(arguments: [
    (
      "navigation bar height large title iphone 15 pro ios 17",
      "* Navigation bar frame height (navigationBar.frameHeight)"
    ),
    ("iphone 14 margins", "* Leading layout margin (layoutMargins.leading)"),
    ("iphone 14 status bar height", nil), ("get statusbarheight -d iphone-14", nil),
  ])
  func `that do not say which metric it is are told so`(sentence: String, name: String?) throws {
    let outcome = try keyline(sentence)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.lines.first { $0.hasSuffix("eight)") || $0 == name } == name)
  }

  @Test(arguments: ["13 iphone 16 pro", "16 pro iphone 13"])
  func `keep the order of the devices`(pair: String) throws {
    let output = try keyline("diff iphone \(pair) -f json").output
    let left = pair.split(separator: " iphone ")[0] == "13" ? "iPhone 13" : "iPhone 16 Pro"
    #expect(output.contains("\"left\": \"\(left)\""))
  }

  @Test(arguments: [
    (
      "get tabBar.height -d iphone-15 --os 18 ios 26", "the words name iOS 26, and '--os' names 18."
    ),
    ("iphone-15 ios 26 --os 18", "the words name iOS 26, and '--os' names 18."),
    ("draw iphone-15 ios 26 --os 18", "the words name iOS 26, and '--os' names 18."),
    (
      "get statusBar.height iphone-15 portrait --landscape",
      "the words and '--landscape' say two things."
    ),
    (
      "get navigationBar.height ipad-pro-11-m4 1/3 --split one-half",
      "the words and '--split' say two things."
    ),
    ("get small widget iphone-15 --widget large", "the words and '--widget' say two things."),
    ("ipad-pro-11-m4 1/3 --split one-half", "the words and '--split' say two things."),
  ])
  func `words and flags that say two things are refused`(sentence: String, words: String) throws {
    let outcome = try keyline(sentence)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("error: \(words)"))
  }

  @Test func `flags of a project give way to words`() throws {
    let home = try Home()
    let folder = try home.write(
      files: [(".keyline/config.json", "{ \"os\": \"17\" }")], below: "work")
    #expect(
      try home.run("get safeAreaInsets.top iphone-15 ios 18", in: folder).messages
        == keyline("get safeAreaInsets.top -d iphone-15 --os 18").messages)
  }

  @Test func `a version beside a size is not passed over`() throws {
    #expect(try keyline("393x852 ios 18") != keyline("find 393x852"))
  }

  @Test(arguments: [
    ("status bar height iphone 15 portrait and landscape", "keyline get statusBar.height"),
    ("tab bar jumps", "keyline adapt tab-bar-jump --help"),
    ("iphone 15 pro toolbar prompt", "keyline get navigationBar.promptHeight -d iphone-15-pro"),
    ("snapshot-testing iphone 16 pro", "keyline export swift-snapshot-testing --help"),
    ("ios 18", "keyline changes"), ("picker view height iphone 15", ""),
    ("what is the height of the alert on iphone 15", ""), ("iphone-15 iphone-16", ""),
    ("iphone 15 por", "Nearest: iphone-15-pro"), ("iphone-x width:393", ""), ("iphones ios 17", ""),
  ])
  func `that name no metric and no device print what a search finds`(
    sentence: String, hit: String
  ) throws {
    let outcome = try keyline(sentence)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(hit), "\(outcome.messages)")
  }
}
