import KeylineData
import KeylineTestSupport
import Testing

@Suite("changes")
struct ChangesTests {
  private func rows(_ line: String) throws -> [String] {
    try keyline(line).output.lines.dropFirst().map(\.squeezed)
  }

  @Test(arguments: [
    ("-d family:iphone", "-d family:iphone"), ("iphone-15 iphone-16", "-d iphone-15,iphone-16"),
    ("-d iphones --except notch", "-d iphones --except notch"),
  ])
  func `the summary leads to one metric of the same devices`(named: String, offered: String) throws
  {
    let messages = try keyline("changes 26 \(named)").messages
    #expect(messages.contains("One metric: keyline changes 26 navigationBar.height \(offered)\n"))
  }

  @Test func `the margin of a title view changed with iOS 11, by the width of the screen`() throws {
    let rows = try rows("changes 11 titleView.edgeMargin")
    #expect(rows.count == 2)
    #expect(rows[0].hasPrefix("11.0 titleView.edgeMargin portrait 16 8 changed iPhone 5s, 6,"))
    #expect(
      rows[1]
        == "11.0 titleView.edgeMargin portrait 20 12 changed iPhone 6 Plus, 6s Plus, 7 Plus")
  }

  @Test func `the summary counts the devices of an orientation where they are fewer`() throws {
    let row = try #require(try rows("changes 26").first { $0.hasPrefix("Tab bar frame height") })
    #expect(row == "Tab bar frame height 16 of 26 iPhones 49 → 83 (2 of 16) 32 or 53 → 64")
  }

  @Test func `with iOS 14 the status bar of two phones grew`() throws {
    #expect(
      try rows("changes 14 statusBar.height")
        == ["14.0 statusBar.height portrait 44 48 changed iPhone XR, 11"])
  }

  @Test func `with iOS 15 the status bar of the mini, whose safe area stayed`() throws {
    let rows = try rows("changes 15 statusBar.height safeAreaInsets.top")
    #expect(rows == ["15.0 statusBar.height portrait 44 50 changed iPhone 12 mini"])
  }

  /// The linked SDK decides, which by default is the one of the OS.
  @Test func `with iOS 26 the home indicator in landscape`() throws {
    #expect(
      try rows("changes 26 homeIndicator.height -d iphone-14,iphone-16")
        == ["26.0 homeIndicator.height landscape 21 20 changed iPhone 14, 16"])
  }

  /// Apple documents the new tab bar of iPadOS 18; nobody measured it.
  @Test func `a redesign is a change, with what is unknown since`() throws {
    let run = try keyline("changes 18 -d family:ipad")
    #expect(run.exitCode == 0)
    #expect(
      run.output.squeezed.hasPrefix(
        "iPadOS 18 redesigned the tab bar; unknown since on some devices: tabBar."))
    #expect(!run.messages.contains("Nothing is known"))
    let json = try JSONValue.reading(try keyline("changes 18 -d family:ipad --json").output)
    let redesign = try #require(json["redesigns"]?.elements.first)
    #expect(redesign["redesign"]?.text == "ipad-tab-bar")
    let unknown = redesign["unknownSince"]?.elements.compactMap(\.text) ?? []
    #expect(unknown.contains("tabBar.frameHeight"))
    #expect(try !keyline("changes 18 -d family:iphone").output.contains("redesigned"))
  }

  @Test(arguments: [
    (
      "27 -d iphone-duo",
      "iPhone Duo runs iOS 27.1 and later, so there is no earlier version to compare."
    ),
    (
      "26 -d iphone-17,iphone-air",
      "iPhone 17 and Air came with iOS 26 or later, so there is no earlier version to compare."
    ),
    (
      "26 -d iphone-xs,iphone-17",
      "iPhone XS never ran iOS 26; it runs iOS 12–18.7.10. iPhone 17 runs iOS 26 and later, so there is no "
        + "earlier version to compare."
    ),
  ])
  func `a device that came with the version has nothing to compare`(
    line: String, sentence: String
  ) throws {
    let run = try keyline("changes \(line)")
    #expect(run.exitCode == 1)
    #expect(run.messages == sentence + "\n")
  }

  @Test(arguments: [
    ("27 tabBar.height -d iphone-17", "unknown on both sides of iOS 27.\n"),
    ("26 tabBar.height -d iphone-15", "unknown from iOS 26 on.\nTo list both sides, add --all.\n"),
    ("26 tabBar.height -d ipad-a16", "unknown before iPadOS 26.\nTo list both sides, add --all.\n"),
    (
      "26 tabBar.height -d iphone-15,ipad-a16",
      "on each device, one side of iOS 26 is unknown.\nTo list both sides, add --all.\n"
    ),
  ])
  func `what is unknown on each device is not said to be the same`(
    line: String, place: String
  ) throws {
    #expect(
      try keyline("changes \(line)").messages == "Cannot compare tabBar.height: \(place)")
  }

  /// The keyboards of phones changed with iOS 26; those of many iPads are unknown.
  @Test func `what is unknown on some devices is said once`() throws {
    let notes = try keyline("changes 26 keyboard.height").messages.lines
      .filter { $0.hasPrefix("note: ") }
    #expect(
      notes == [
        "note: 1 metric cannot be compared on some devices: unknown before or after (--all lists it)"
      ])
  }

  @Test func `what does not exist before and is unknown after is not called new`() throws {
    #expect(
      try rows("changes 26 safeArea.cornerAdaptation -d iphone-15 --all") == [
        "26.0 safeArea.cornerAdaptation both n/a unknown unknown"
      ])
  }

  /// The last reading of 32 is of 16.4; nobody read the bar again before iOS 26.
  @Test(arguments: ["17", "18.3"])
  func `what is only known to lie between two versions says so in each of them`(
    version: String
  ) throws {
    let line = "changes \(version) navigationBar.height -d iphone-13,iphone-14-pro"
    #expect(
      try rows(line)
        == [
          "between 16 and 26.0 navigationBar.height landscape 32 32 or 44 perhaps iPhone 13, 14 Pro"
        ])
    let when = try JSONValue.reading(try keyline(line + " --json").output)["results"]?
      .elements.first?["when"]
    #expect(when?["after"]?.text == "16")
    #expect(when?["by"]?.text == "26.0")
    #expect(when?["version"] == nil)
  }

  @Test func `a value that was unknown before is newly known`() throws {
    let line = "changes 26 navigationBar.promptHeight -d iphone-11 --all"
    #expect(
      try rows(line) == ["26.0 navigationBar.promptHeight portrait unknown 32 newly known"])
    let kinds = try JSONValue.reading(try keyline(line + " --json").output)["results"]?.elements
      .map { $0["kind"]?.text }
    #expect(kinds == ["unknown"])
  }

  @Test func `a version without changes is a negative answer`() throws {
    let outcome = try keyline("changes 14.5 statusBar.height")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.messages.contains("statusBar.height is not known to have changed with iOS 14.5."))
  }

  @Test(arguments: ["11.x", "eleven", "", "11-12", "1.2.3.4", "11,12"])
  func `what is no version, exit 64 with the place`(version: String) throws {
    let outcome = try Home.shared.get().run(["changes", version])
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("\"\(version)\""))
  }

  @Test(arguments: [("20", "26"), ("11.9", "12"), ("999", "27")])
  func `a version that nobody released, exit 1 with its neighbours`(
    version: String, near: String
  ) throws {
    let outcome = try keyline("changes \(version)")
    #expect(outcome.exitCode == 1)
    let words = try #require(outcome.messages.split(separator: "Nearest: ").last)
    #expect(words.contains(near))
  }
}
