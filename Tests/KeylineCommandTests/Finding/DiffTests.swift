import KeylineData
import KeylineTestSupport
import Testing

@Suite("diff")
struct DiffTests {
  private func rows(_ line: String) throws -> [String] {
    try keyline(line).output.lines.dropFirst().map(\.squeezed)
  }

  /// The margins of the article on the changes of iOS 11: that of a title view went from 16 to 8,
  /// on Plus phones from 20 to 12; those of bar buttons stayed.
  @Test(arguments: [("iphone-7", "16 8"), ("iphone-7-plus", "20 12")])
  func `the margins that changed with iOS 11`(device: String, values: String) throws {
    let rows = try rows("diff -d \(device) --os 10,11")
    #expect(
      rows.contains {
        $0.hasPrefix("titleView.edgeMargin portrait \(values) changed")
      })
    #expect(!rows.contains { $0.hasPrefix("barButtonItem.edgeMargin ") })
    #expect(!rows.contains { $0.hasPrefix("titleView.barButtonItemSpacing ") })
  }

  @Test func `large titles are new with iOS 11`() throws {
    let rows = try rows("diff -d iphone-7 --os 10,11")
    #expect(rows.contains { $0.hasPrefix("navigationBar.largeTitleHeight portrait n/a 52 new") })
    #expect(rows.contains { $0.hasPrefix("safeAreaInsets.top portrait n/a 20 new") })
  }

  @Test func `seen backwards the same is gone`() throws {
    #expect(
      try rows("diff navigationBar.largeTitleHeight titleView.edgeMargin -d iphone-7 --os 11,10")
        .map { $0.split(separator: " ").prefix(5).joined(separator: " ") } == [
          "navigationBar.largeTitleHeight portrait 52 n/a gone",
          "navigationBar.largeTitleHeight landscape 0 n/a gone",
          "titleView.edgeMargin portrait 8 16 changed",
        ])
  }

  @Test func `a device that never ran a version says so`() throws {
    let outcome = try keyline("diff -d iphone-x --os 10,11")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("iPhone X never ran iOS 10"))
    let rest = try keyline(
      "diff titleView.edgeMargin -d iphone-x,iphone-7,iphone-7-plus --os 10,11")
    #expect(rest.exitCode == 0)
    #expect(rest.messages.contains("iPhone X never ran iOS 10"))
    #expect(rest.output.contains("iPhone 7 Plus"))
  }

  @Test func `two devices, in both orientations`() throws {
    let rows = try rows("diff safeAreaInsets statusBar.height -d iphone-7,iphone-x --os 11")
    #expect(rows.contains { $0.hasPrefix("11 safeAreaInsets.top portrait 20 44 changed") })
    #expect(rows.contains { $0.hasPrefix("11 safeAreaInsets.bottom landscape 0 21 changed") })
    #expect(rows.contains("11 statusBar.height portrait 20 44 changed"))
  }

  @Test func `devices that differ on some versions say on which`() throws {
    #expect(
      try rows("diff safeAreaInsets.top -d iphone-xs,iphone-xr --os 12-15").map {
        $0.split(separator: " ").prefix(6).joined(separator: " ")
      } == ["14–15 safeAreaInsets.top portrait 44 48 changed"])
  }

  @Test func `two situations`() throws {
    let landscape = try keyline("diff navigationBar.height -d iphone-x --os 11 --against landscape")
    #expect(
      landscape.output.lines.map(\.squeezed).first == "iOS Metric portrait landscape What")
    #expect(landscape.output.lines[1].squeezed.hasPrefix("11 navigationBar.height 44 32 changed"))
    let title = try rows("diff navigationBar.maxY -d iphone-x --os 11 --against large-title")
    #expect(title.first?.hasPrefix("11 navigationBar.maxY portrait 88 140 changed") == true)
  }

  @Test(arguments: [
    ("diff -d iphone-7 --os 11,11", Int32(0)), ("diff -d iphone-7 --os 10,11", 1),
    ("diff -d iphone-7,iphone-8 statusBar.height --os 12", 0),
    ("diff statusBar.height -d iphone-7,iphone-x --os 12", 1),
    ("diff -d iphone-x --os 11 --against portrait", 0),
  ])
  func `with --exit-code differences are 1, without it they are no failure`(
    line: String, code: Int32
  ) throws {
    #expect(try keyline(line + " --exit-code").exitCode == code)
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty == (code == 0))
    #expect(outcome.messages.contains("No differences are known.") == (code == 0))
  }

  /// The iPhone 8 ended with 16, the iPhone 17 came with 26.
  @Test(arguments: ["", " --exit-code", " --all", " --os 11+"])
  func `devices that never ran the same version are told apart by that alone`(
    flags: String
  ) throws {
    let outcome = try keyline("diff -d iphone-8,iphone-17" + flags)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.messages.contains(
        "the iPhone 8 (iOS 11–16.7.16) and the iPhone 17 (iOS 26 and later) never ran the same version"
      ))
    let json = try JSONValue.reading(
      try keyline("diff -d iphone-8,iphone-17 --json" + flags).output)
    #expect(json["results"]?.elements.isEmpty == true)
    #expect(json["reason"]?.text?.contains("never ran the same version") == true)
  }

  @Test func `what is unknown on one side is counted, not shown as a difference`() throws {
    let line = "diff layoutMargins.leading -d iphone-7,iphone-x --os 11"
    let outcome = try keyline(line)
    let all = try keyline(line + " --all")
    #expect(outcome.output == "")
    #expect(outcome.messages.contains("1 metric cannot be compared"))
    #expect(all.output.contains("unknown"))
    #expect(try keyline(line + " --exit-code").exitCode == 0)
  }

  @Test(arguments: [
    ("diff", "name a device"), ("diff -d iphone-7", "two sides"),
    ("diff -d iphone-7 --os 10,11,12", "two sides"),
    ("diff -d iphone-7,iphone-8 --os 11,12", "two questions"),
    ("diff -d iphone-7 --os 11 --against lanscape", "landscape"),
  ])
  func `what cannot be read, exit 64 with the place`(line: String, words: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(words))
  }

  /// The iPhone 15 alone ran iOS 17 and 18, on which its bar is known.
  @Test func `two devices are compared on versions that both ran`() throws {
    let run = try keyline("diff tabBar.height iphone-15 iphone-17")
    #expect(
      run.messages == "Cannot compare tabBar.height: unknown on iPhone 15 and iPhone 17.\n"
        + "What is known: keyline get tabBar.height -d iphone-15,iphone-17 --os 26-27\n")
  }

  @Test func `what cannot be compared names the question about each side`() throws {
    let run = try keyline("diff tabBar.height -d iphone-se-3 --os 18,26")
    #expect(
      run.messages == "Cannot compare tabBar.height: unknown on iOS 26.\n"
        + "What is known: keyline get tabBar.height -d iphone-se-3 --os 18,26\n")
    let many = try keyline("diff tabBar.height -d family:iphone --os 18,26").messages
    #expect(many.contains("Cannot compare"))
    #expect(!many.contains("What is known"))
  }

  @Test func `the question about each side has the conditions of the comparison`() throws {
    let run = try keyline("diff tabBar.height iphone-15 iphone-17 --prompt --landscape")
    #expect(run.messages.hasSuffix(" --os 26-27 --landscape --prompt\n"), "\(run.messages)")
  }

  @Test func `a situation without a value names the flag that lists the other`() throws {
    let run = try keyline("diff navigationBar.maxY -d iphone-15 --os 26 --against search-bar")
    #expect(
      run.messages == "Cannot compare navigationBar.maxY: unknown with a search bar.\n"
        + "To list both sides, add --all.\n")
  }
}
