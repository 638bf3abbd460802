import Foundation
import KeylineData
import KeylineTestSupport
import Testing

@Suite("find")
struct FindTests {
  /// The rows of a text table as words, without the header, cells that were wrapped joined again.
  private func devices(_ line: String) throws -> [String] {
    let records = try JSONValue.reading(try keyline("\(line) --json").output)["results"]?.elements
    return (records ?? []).compactMap { $0["device"]?.text }
  }

  @Test func `a device that matches on some versions is not said to be one that may fit`() throws {
    let run = try keyline("find tabBar.height=49 -d iphone-15")
    #expect(run.output.lines.last?.squeezed == "iPhone 15 17–18 49")
    #expect(!run.messages.contains("may fit"))
  }

  @Test func `47 points at the top of iOS 15 are six phones and no others`() throws {
    let outcome = try keyline("find safeAreaInsets.top=47 --os 15 -f csv")
    #expect(outcome.exitCode == 0)
    #expect(
      try devices("find safeAreaInsets.top=47 --os 15") == [
        "iphone-12", "iphone-12-pro", "iphone-12-pro-max", "iphone-13", "iphone-13-pro",
        "iphone-13-pro-max",
      ])
    let text = try keyline("find safeAreaInsets.top=47 --os 15").output.squeezed
    #expect(text.contains("iPhone 12, 12 Pro, 12 Pro Max, 13, 13 Pro, 15 47"))
  }

  /// Where all is read at once, for example from a folder, nobody asks which metrics are needed.
  @Test func `the same phones are found in a folder of seed files`() throws {
    let seed = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../seed").standardizedFileURL.path
    let line = ["find", "safeAreaInsets.top=47", "--os", "15", "-f", "csv"]
    let home = try Home()
    let found = home.run(line)
    #expect(found.output.split(separator: "\r\n").count == 7)
    #expect(home.run(line + ["--seed", seed]) == found)
  }

  @Test func `the pixels of the Plus phones are rendered and not those of the panel`() throws {
    let outcome = try keyline("find --pixels 1242x2208")
    #expect(outcome.exitCode == 0)
    let rows = outcome.output.lines.dropFirst().map(\.squeezed)
    #expect(
      rows
        == ["6", "6s", "7", "8"].map {
          "iPhone \($0) Plus 414x736 @3x 1242x2208 1080x1920 rendered pixels"
        })
    #expect(
      try keyline("find --pixels 1080x1920 -d home-button").output.lines.dropFirst()
        .allSatisfy { $0.hasSuffix("native pixels") })
  }

  @Test func `a screen is found on the devices that ran the versions`() throws {
    let all = try devices("find --screen 375x667")
    let found = try devices("find --screen 375x667 --os 17")
    #expect(found == ["iphone-se-2", "iphone-se-3"])
    #expect(all.contains("iphone-8") && found.allSatisfy(all.contains))
    #expect(
      try devices("find --screen 375x667 --os 14,17")
        == all.filter { !["iphone-6", "iphone-6-plus"].contains($0) })
    let none = try keyline("find 375x667 --os 7")
    #expect(none.exitCode == 1)
    #expect(none.messages == "Keyline knows no device with this screen that ran these versions.\n")
  }

  @Test func `a screen and a value hold together`() throws {
    #expect(
      try devices("find safeAreaInsets.top=50 --screen 375x812 --os 15")
        == ["iphone-12-mini", "iphone-13-mini"])
  }

  /// Nobody measured the status bar of an SE on iOS 26; before it was 20, so nothing speaks for 54.
  @Test func `a device whose other versions have another value is not said to fit`() throws {
    let line = "find statusBar.height=54 --os 26"
    #expect(try !keyline(line).messages.contains("may fit"))
    let answer = try JSONValue.reading(try keyline(line + " --json").output)
    #expect(answer["undecided"]?.elements.isEmpty == true)
    let twenty = try keyline("find statusBar.height=20 --os 26 -d iphone-se-3")
    #expect(twenty.messages.contains("1 device may fit"))
  }

  @Test(arguments: ["2064x2752", "2752x2064", "1242x2208"])
  func `a size that no screen has in points is one in pixels`(size: String) throws {
    let found = try devices("find \(size)")
    #expect(!found.isEmpty)
    #expect(try devices("find --pixels \(size)") == found)
    #expect(try keyline("find --screen \(size)").exitCode == 1)
  }

  @Test func `the size with Display Zoom is found as soon as it is recorded`() throws {
    let home = try Home()
    for (metric, value) in [("width", "301"), ("height", "651")] {
      let set = "set screen.\(metric)=\(value) -d iphone-13 --os 17 --where zoom=zoomed"
      #expect(home.run(set).exitCode == 0)
    }
    func found(_ line: String) throws -> [String] {
      let records = try JSONValue.reading(home.run(line + " --json").output)["results"]?.elements
      return (records ?? []).compactMap { $0["device"]?.text }
    }
    #expect(try found("find 301x651") == ["iphone-13"])
    #expect(try found("find 301x651 --zoomed") == ["iphone-13"])
    #expect(try found("find 390x844 --zoomed") == [])
    #expect(home.run("find 301x651").output.contains("points with Display Zoom"))
  }

  /// The Dynamic Island of the iPhone 15 gives 59, that of the 16 Pro 62.
  @Test func `a value that no device has is told with those next to it`() throws {
    let outcome = try keyline("find safeAreaInsets.top=61 --os 28")
    #expect(
      outcome.messages.lines == [
        "No device is known to have this value. Nearest: 59 and 62.",
        "* iOS 28 is not released; the newest is iOS 27.1",
      ])
  }

  @Test func `devices that nothing tells apart, and how they were compared`() throws {
    let outcome = try keyline("find --same-as iphone-12 --os 15")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("iPhone 12 Pro "))
    #expect(!outcome.output.contains("iPhone 12 mini"))
    #expect(!outcome.output.contains("iPhone 12 Pro Max"))
    #expect(outcome.messages.contains("portrait and landscape"))
    #expect(outcome.messages.contains("unknown on both"))
  }

  @Test func `a device that never ran the version has nothing like it`() throws {
    let outcome = try keyline("find --same-as iphone-x --os 10")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("iPhone X never ran iOS 10"))
  }

  @Test(arguments: [
    ("find", "name a condition"), ("find safeAreaInsets.top", "safeAreaInsets.top"),
    ("find safeAreaInsets.top=x", "safeAreaInsets.top=x"),
    ("find --screen 393", "\"393\""),
    ("find --same-as iphone-12 safeAreaInsets.top=47", "--same-as"),
    ("find --same-as iphone-12 --landscape", "--landscape"),
    ("find --same-as iphone-12 --os 14,15", "--os"),
  ])
  func `what cannot be read, exit 64 with the place`(line: String, words: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(words))
  }
}
