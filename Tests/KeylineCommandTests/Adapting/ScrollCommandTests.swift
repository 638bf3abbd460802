import KeylineData
import KeylineTestSupport
import Testing

@Suite("scroll")
struct ScrollCommandTests {
  private static let edges = ["top", "left", "bottom", "right"]

  private func insets(_ value: JSONValue?) -> [String?] {
    Self.edges.map { value?[$0]?.text }
  }

  private func result(_ line: String) throws -> JSONValue {
    let outcome = try Home.shared.get().process(line + " --json")
    #expect(outcome.exitCode == 0)
    let results = try #require(try JSONValue.reading(outcome.output)["results"]).elements
    #expect(results.count == 1)
    return try #require(results.first)
  }

  @Test(arguments: ["64,0,60,0", "\"{64, 0, 60, 0}\""])
  func `the safe area is added to an inset that was set by hand`(inset: String) throws {
    let result = try result(
      "scroll -d iphone-8 --os 11 --content-inset \(inset) --behavior automatic")
    #expect(insets(result["safeAreaInsets"]) == ["20", "0", "0", "0"])
    #expect(insets(result["adjustedContentInset"]) == ["84", "0", "60", "0"])
    #expect(result["shift"]?.text == "20")
    let remedies = try #require(result["remedies"]).elements
    #expect(
      remedies.map { $0["technique"]?.text } == [
        "reset-content-inset", "never-adjust", "negative-additional-safe-area",
        "frame-inside-safe-area",
      ])
    #expect(insets(remedies[0]["set"]?["contentInset"]) == ["44", "0", "60", "0"])
    #expect(remedies[1]["set"]?["contentInsetAdjustmentBehavior"]?.text == "never")
    #expect(
      insets(remedies[2]["set"]?["additionalSafeAreaInsets"]) == ["-20", "0", "0", "0"])
    let frame = remedies[3]["set"]?["frame"]
    #expect(["x", "y", "width", "height"].map { frame?[$0]?.text } == ["0", "20", "375", "647"])
    for remedy in remedies.prefix(3) {
      #expect(insets(remedy["adjustedContentInset"]) == ["64", "0", "60", "0"])
    }
  }

  @Test func `what is unknown is said on standard error and the exit code is 1`() throws {
    let outcome = try keyline("scroll -d iphone-15 --os 17 --prompt")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("{unknown, 0, 34, 0}"))
    #expect(outcome.messages.contains("missing: safeAreaInsets.top"))
  }

  @Test func `what may be one of two is uncertain throughout`() throws {
    let outcome = try keyline("scroll -d ipad-9 --os 26")
    #expect(
      outcome.output.contains(
        "safe area             {{0, uncertain}, {810, uncertain}}, height uncertain"))
    #expect(
      outcome.messages.contains("uncertain: safeAreaInsets.top: 20 or 32: it changed between"))
    #expect(!outcome.messages.contains("missing"))
  }

  @Test func `what does not exist on a version is not called missing`() throws {
    let outcome = try keyline("scroll -d iphone-5 --os 6,7 --navigation-bar")
    #expect(
      outcome.messages.contains(
        "on iOS 6: navigationBar.maxY: Keyline's numbers begin with iOS 7\n"))
    #expect(!outcome.messages.contains("missing"))
  }

  @Test func `no remedy with an unknown number is printed`() throws {
    let line = "scroll -d iphone-15-pro --os 17 --prompt --content-inset 0,0,60,0"
    let rows = try keyline(line).output.lines.map(\.squeezed).filter { $0.contains(" works ") }
    #expect(
      rows == [
        "reset-content-inset contentInset = {0, 0, 26, 0} works {unknown, 0, 60, 0} unknown",
        "negative-additional-safe-area additionalSafeAreaInsets = {0, 0, -34, 0} works "
          + "{unknown, 0, 60, 0} unknown",
      ])
    let results = try JSONValue.reading(try keyline(line + " --json").output)["results"]
    let remedies = results?.elements.first?["remedies"]?.elements ?? []
    #expect(!remedies.contains { $0["technique"]?.text == "frame-inside-safe-area" })
    // Nobody knows whether the content then begins below the bar.
    let never = try #require(remedies.first { $0["technique"]?.text == "never-adjust" })
    #expect(never["verdict"]?.kind == .null)
  }

  @Test func `versions over which nothing changes are answered once`() throws {
    let outcome = try keyline("scroll -d iphone-xr --json")
    let results = try JSONValue.reading(outcome.output)["results"]?.elements ?? []
    #expect(results.compactMap { $0["os"]?.text } == ["12-13", "14-18"])
    #expect(results.compactMap { $0["shift"]?.text } == ["44", "48"])
  }

  @Test(arguments: [
    "scroll", "scroll -d iphone-8 --content-inset 64", "scroll -d iphone-8 --frame 0,0,-1,5",
    "scroll -d iphone-8 --behavior sometimes", "scroll -d iphone-8 --additional-safe-area x",
  ])
  func `malformed usage is told`(line: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
  }

  @Test(arguments: [
    ("scroll -d ipad-pro-11-m4 --os 17 --tab-bar", "iPad Pro 11-inch (M4) · iPadOS 17 · portrait"),
    ("scroll -d ipad-pro-11-1 --os 12", "iPad Pro 11-inch (1st generation) · iOS 12"),
    ("navbar -d ipad-pro-11-m4 --os 17 --title-view fill", "iPad Pro 11-inch (M4) · iPadOS 17 · "),
  ])
  func `the versions of an iPad are of iPadOS from 13 on`(line: String, start: String) throws {
    #expect(try keyline(line).output.hasPrefix(start))
  }

  @Test func `a part below zero is taken away in the sum of the height`() throws {
    let line = "scroll -d iphone-x --os 11 --additional-safe-area -20,0,0,0"
    #expect(try keyline(line).output.contains("height 754 = 812 − (44 − 20 + 34)"))
  }

  @Test(arguments: [
    ("iphone-x", "against contentInset alone"), ("iphone-8", "against contentInset alone"),
    ("iphone-7", "against this device before iOS 11 with automatic adjustment off"),
  ])
  func `a shift is compared with what the device can have had`(
    device: String, words: String
  ) throws {
    let lines = try keyline("scroll -d \(device) --os 12").output.lines.map(\.squeezed)
    #expect(lines.contains { $0.hasPrefix("shift ") && $0.hasSuffix(words) })
  }

  @Test func `a device that ran none of the versions is a negative answer`() throws {
    let outcome = try keyline("scroll -d notch --os 9")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("No device ran any of these versions."))
  }
}
