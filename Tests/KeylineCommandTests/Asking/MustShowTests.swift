import Testing

@Suite("What must show: one value each")
struct MustShowTests {
  @Test(arguments: [
    ("get statusBar.height -d iphone-8 --os 11", "20"),
    ("get statusBar.height -d iphone-x --os 11", "44"),
    ("get statusBar.height -d iphone-11 --os 13.7", "44"),
    ("get statusBar.height -d iphone-11 --os 14", "48"),
    ("get statusBar.height -d iphone-12-mini --os 14.5", "44"),
    ("get statusBar.height -d iphone-12-mini --os 15", "50"),
    ("get safeAreaInsets.top -d iphone-12-mini --os 14.5", "50"),
    ("get safeAreaInsets.top -d iphone-12-mini --os 15", "50"),
    ("get navigationBar.y -d iphone-12-mini --os 14.5", "50"),
    ("get navigationBar.y -d iphone-12-mini --os 15", "50"),
    ("get navigationBar.maxY -d iphone-7 --os 10", "64"),
    ("get navigationBar.maxY -d iphone-x --os 11", "88"),
    ("get navigationBar.maxY -d iphone-8 --os 11 --large-title", "116"),
    ("get navigationBar.maxY -d iphone-x --os 11 --large-title", "140"),
    ("get navigationBar.frameHeight -d iphone-8 --os 11 --large-title", "96"),
    ("get navigationBar.frameHeight -d iphone-x --os 11 --large-title", "96"),
    ("get tabBar.frameHeight -d iphone-x --os 11", "83"),
    ("get tabBar.y -d iphone-x --os 11", "729"),
    ("get tabBar.frameHeight -d ipad-pro-11-1 --os 13", "65"),
    ("get tabBar.frameHeight -d iphone-8 --os 13", "49"),
    ("get navigationBar.height -d ipad-air-2 --os 12 --sdk 11", "44"),
    ("get navigationBar.height -d ipad-air-2 --os 12 --sdk 12", "50"),
    ("get navigationBar.height -d iphone-14-pro --os 16 --landscape", "32"),
    ("get navigationBar.height -d iphone-15-pro --os 17 --landscape", "44"),
    ("get navigationBar.height -d iphone-16-pro --os 18 --landscape", "44"),
    ("get navigationBar.height -d iphone-17-pro --os 26 --landscape --sdk 18", "44"),
    ("get navigationBar.height -d iphone-17-pro --os 26 --landscape", "54"),
    ("get screen.safeAreaInsets.bottom -d iphone-14-pro --os 16 --landscape", "21"),
    ("get screen.safeAreaInsets.bottom -d iphone-16-pro --os 18 --landscape", "21"),
    ("get screen.safeAreaInsets.bottom -d iphone-17-pro --os 26 --landscape --sdk 18", "21"),
    ("get screen.safeAreaInsets.bottom -d iphone-17-pro --os 26 --landscape", "20"),
    ("get safeAreaInsets.top -d iphone-15-pro --os 17 --navigation-bar", "97.667"),
    ("get safeAreaInsets.top -d iphone-15-pro --os 17 --navigation-bar --large-title", "149.667"),
    ("get safeAreaInsets.top -d iphone-16-pro --os 18 --navigation-bar", "100.333"),
    ("get safeAreaInsets.top -d iphone-16-pro --os 18 --navigation-bar --large-title", "152.333"),
    ("get screen.safeAreaInsets.bottom -d ipad-air-11-m2 --os 17", "20"),
    ("get screen.safeAreaInsets.bottom -d ipad-air-11-m2 --os 27", "20"),
    ("get homeIndicator.height -d ipad-pro-11-4 --os 18.0", "20"),
    ("get screen.safeAreaInsets.bottom -d ipad-air-11-m2 --os 27 --multitasking off", "25"),
    ("get screen.safeAreaInsets.bottom -d ipad-9 --os 17 --multitasking off", "0"),
    ("get screen.safeAreaInsets.bottom -d iphone-15 --os 17 --multitasking off", "34"),
    ("get tabBar.frameHeight -d ipad-a16 --os 27", "64"),
    ("get splitView.primaryColumnWidth -d ipad-a16 --os 26.1", "320"),
    ("get splitView.primaryColumnWidth -d ipad-pro-13-m4 --os 18.1 --landscape", "320"),
    ("get layoutMargins.leading -d iphone-se-3 --os 27", "16"),
    ("get layoutMargins.leading -d iphone-13-mini --os 27", "16"),
    ("get layoutMargins.leading -d iphone-17e --os 27", "16"),
    ("get keyboard.height -d iphone-8 --os 13", "260"),
    ("get keyboard.height -d iphone-14 --os 17", "336"),
    ("get keyboard.height -d iphone-14 --os 17 --suggestions off", "291"),
    ("get keyboard.height -d ipad-9 --os 18", "320"),
    ("get keyboard.height -d ipad-pro-11-m4 --os 18", "340"),
    ("get keyboard.height -d ipad-mini-a17-pro --os 18 --landscape", "428"),
    ("get navigationBar.height -d iphone-14-pro-max --os 17 --landscape", "44"),
    ("get navigationBar.maxY -d iphone-15 --os 17", "97.667"),
    ("get navigationBar.maxY -d iphone-16-pro --os 18", "100.333"),
    ("get statusBar.height -d ipad-pro-11-4 --os 18.3", "24"),
    ("get statusBar.height -d ipad-pro-11-4 --os 18.7", "24"),
    ("get statusBar.height -d ipad-pro-11-4 --os 26", "32"),
    ("get statusBar.height -d ipad-pro-13-m4 --os 26 --landscape", "32"),
    ("get navigationBar.maxY -d iphone-x --os 11 --landscape", "32"),
    ("get navigationBar.maxY -d iphone-8 --os 11 --landscape", "32"),
    ("get navigationBar.y -d iphone-6 --os 8 --landscape", "0"),
    ("get navigationBar.largeTitleHeight -d iphone-6s --os 12 --landscape", "0"),
    ("get navigationBar.maxY -d iphone-6s --os 11 --landscape --large-title", "32"),
    ("get titleView.edgeMargin -d iphone-7 --os 10", "16"),
    ("get titleView.edgeMargin -d iphone-7 --os 11", "8"),
    ("get titleView.edgeMargin -d iphone-7-plus --os 10", "20"),
    ("get titleView.edgeMargin -d iphone-7-plus --os 11", "12"),
    ("get barButtonItem.edgeMargin -d iphone-7 --os 10", "16"),
    ("get barButtonItem.edgeMargin -d iphone-7-plus --os 11", "20"),
    ("get barButtonItem.edgeMargin -d iphone-12 --os 15", "16"),
    ("get titleView.barButtonItemSpacing -d iphone-7 --os 10", "6"),
    ("get titleView.barButtonItemSpacing -d iphone-7 --os 11", "6"),
    ("get safeAreaInsets.top -d iphone-xr --os 12", "44"),
    ("get safeAreaInsets.top -d iphone-xr --os 13", "44"),
    ("get safeAreaInsets.top -d iphone-xr --os 14", "48"),
    ("get safeAreaInsets.top -d iphone-xr --os 18", "48"),
    ("get navigationBar.y -d iphone-17-pro-max --os 26 --landscape", "24"),
    ("get navigationBar.height -d iphone-17-pro-max --os 26 --landscape", "54"),
    ("get screen.safeAreaInsets.left -d iphone-18-pro --os 27.0 --landscape", "62"),
  ])
  func `a single value stands alone on standard output`(line: String, value: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == value + "\n")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [
    (
      "get navigationBar.largeTitleHeight -d iphone-7 --os 10",
      "not applicable: it came with iOS 11"
    ),
    ("get safeAreaInsets.top -d iphone-15 --os 17 --prompt", "unknown"),
    ("get barButtonItem.edgeMargin -d iphone-12 --os 10", "never ran"),
    ("get screen.safeAreaInsets.bottom -d ipad-air-11-m2 --os 17 --multitasking off", "unknown"),
    ("get navigationBar.height -d iphone-14-pro --os 17 --landscape", "32 or 44"),
    ("get keyboard.height -d iphone-7 --os 10", "258 or 260"),
    ("get splitView.primaryColumnWidth -d ipad-a16 --os 26.1 --landscape", "unknown"),
    ("get statusBar.height -d ipad-9 --os 26", "unknown"),
    ("get statusBar.height -d iphone-se-3 --os 26", "unknown"),
    ("get toolbar.frameHeight -d iphone-17-pro-max --os 26 --landscape", "unknown"),
    ("get tabBar.frameHeight -d iphone-17-pro-max --os 26 --landscape", "unknown"),
  ])
  func `what has no value leaves standard output empty and says why`(
    line: String, words: String
  ) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(words))
    #expect(outcome.exitCode == 1)
  }
}
