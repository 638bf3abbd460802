import KeylineTestSupport
import Testing

/// What data 4 adds, as its sources have it.
@Suite struct DataFourTests {
  @Test(arguments: [
    ("get tableView.rowHeight -d iphone-15 --os 17 --cell classic", "44"),
    ("get tableView.rowHeight -d iphone-15 --os 17 --cell content-configuration", "44.333"),
    ("get tableView.rowHeight -d iphone-15 --os 26 --cell classic", "52"),
    ("get tableView.rowHeight -d iphone-15 --os 26 --cell content-configuration", "53"),
    ("get screen.width -d iphone-13 --os 17 --zoomed", "320"),
    ("get screen.height -d iphone-13 --os 17 --zoomed", "693"),
    ("get screen.width -d iphone-13-pro-max --os 17 --zoomed", "375"),
    ("get screen.height -d iphone-13-pro-max --os 17 --zoomed", "812"),
    ("get screen.height -d iphone-8 --os 15 --zoomed", "568"),
    ("get statusBar.height -d iphone-15 --os 17 --status-bar hidden", "0"),
    ("get statusBar.height -d ipad-a16 --os 26 --status-bar hidden", "0"),
    ("get keyboard.height -d iphone-16-pro --os 27", "328"),
    ("get keyboard.height -d iphone-17e --os 27", "328"),
    ("get keyboard.height -d ipad-9 --os 26", "320"),
    ("get keyboard.height -d ipad-9 --os 26 --landscape", "408"),
    ("get sheet.maximumDetentValue -d iphone-17-pro --os 26.4", "778"),
    ("get sheet.height -d iphone-17-pro --os 26.4", "812"),
    ("get sheet.topOffset -d iphone-17-pro --os 26.4", "0"),
    // 912 without the insets of 68 and 34, and 844 without 47, 34 and the 10 above a sheet before iOS 26.
    ("get sheet.maximumDetentValue -d iphone-air --os 26", "810"),
    ("get sheet.maximumDetentValue -d iphone-13 --os 17", "753"),
    ("get barButtonItem.edgeMargin -d iphone-16e --os 18", "16"),
  ])
  func `what was found is answered as its source has it`(line: String, value: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == value + "\n", "\(outcome.messages)")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: [
    "get keyboard.height -d iphone-18-pro-max --os 27",
    "get keyboard.height -d iphone-16 --os 27",
    "get sheet.height -d iphone-17-pro --os 26.4 --detent medium",
    "get screen.width -d iphone-x --os 15 --zoomed",
    "get tableView.rowHeight -d iphone-11 --os 17 --cell content-configuration",
    "get tableView.rowHeight -d iphone-15 --os 17 --cell classic --table-style grouped",
  ])
  func `what nobody read stays unknown`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == "")
    #expect(outcome.exitCode == 1)
  }

  @Test(arguments: [
    ("iphone-1", "3.1.3"), ("iphone-3g", "4.2.1"), ("ipod-touch-5", "9.3.5"),
    ("iphone-4s", "9.3.6"),
    ("iphone-5c", "10.3.4"), ("ipad-4", "10.3.4"), ("iphone-x", "16.7.16"), ("ipad-6", "17.7.11"),
  ])
  func `the latest version of a device is its own last release`(
    device: String, version: String
  ) throws {
    let output = try keyline("get screen.width -d \(device) --os latest --format csv").output
    #expect(output.contains(version), "\(output)")
  }

  @Test(arguments: [
    ("iphone-15-pro-max", "regular"), ("iphone-16-plus", "regular"), ("iphone-air", "regular"),
    ("iphone-17", "compact"), ("iphone-17-pro", "compact"), ("iphone-16e", "compact"),
  ])
  func `the size class in landscape is the one of Apple's table`(
    device: String, sizeClass: String
  ) throws {
    let lines = try keyline("device show \(device)").output.lines
    #expect(lines.contains { $0.squeezed == "size-class-in-landscape \(sizeClass)" })
  }

  /// One table gives the size of each housing; a phone reports an area a little smaller.
  @Test(arguments: ["width", "height", "y"])
  func `no sensor housing is known by one table`(side: String) throws {
    let line = "get sensorHousing.\(side) -d iphone-16-pro,iphone-17-pro,iphone-13 --os 26 --json"
    #expect(!(try keyline(line).output.contains(#""status": "known""#)))
  }

  @Test(arguments: [
    ("sensorHousing.width -d iphone-16-pro --os 26.6.2", "husk-island  125"),
    ("screen.safeAreaInsets.bottom -d iphone-air --os 26 --landscape", "snapshot-testing-1046  29"),
    ("screen.safeAreaInsets.top -d iphone-air --os 26 --landscape", "snapshot-testing-1046  20"),
    ("keyboard.height -d iphone-se-3 --os 26.2 --landscape", "flutterware-keyboard-pass  200"),
  ])
  func `the other side of a conflict is named`(line: String, words: String) throws {
    #expect(try keyline("explain \(line) --all").output.contains(words))
  }
}
