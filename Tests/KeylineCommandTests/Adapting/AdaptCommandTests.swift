import KeylineData
import KeylineTestSupport
import Testing

@Suite("adapt")
struct AdaptCommandTests {
  private func result(_ line: String) throws -> JSONValue {
    let outcome = try Home.shared.get().process(line + " --json")
    #expect(outcome.exitCode == 0)
    return try #require(try JSONValue.reading(outcome.output)["results"]?.elements.first)
  }

  private func technique(_ id: String, in result: JSONValue) throws -> JSONValue {
    try #require(result["techniques"]?.elements.first { $0["technique"]?.text == id })
  }

  private func verdicts(_ technique: JSONValue) -> [String?] {
    (technique["support"]?.elements ?? []).map { $0["verdict"]?.text }
  }

  private func values(_ name: String, of technique: JSONValue) -> [String?] {
    let constant = technique["constants"]?.elements.first { $0["name"]?.text == name }
    return (constant?["values"]?.elements ?? []).map(\.text)
  }

  private static let zero = "adapt zero-edge-margin -d iphone-7-plus --os 10,11.2,13"

  @Test func `a negative spacer works before iOS 11 and not alone after it`() throws {
    let result = try result(Self.zero)
    #expect(
      result["versions"]?.elements.map { $0["os"]?.text } == ["10", "11.2", "13"])
    let spacer = try technique("negative-fixed-space", in: result)
    #expect(verdicts(spacer) == ["works", "fails", "fails"])
    #expect(values("spacer width for a margin of 0", of: spacer).first == "-20")
    #expect(spacer["support"]?.elements[1]["note"]?.text?.hasPrefix("alone") == true)
    #expect(spacer["hazards"]?.texts.isEmpty == false)
    #expect(spacer["sources"]?.texts.contains("seed-001") == true)
  }

  @Test(arguments: [
    ("negative-fixed-space", "fails"), ("content-view-layout-margins", "fails"),
    ("move-subviews-before-11", "only before iOS 11"),
    ("constraint-editing", "not tried since iOS 26"),
  ])
  func `only what worked before a redesign is not tried since`(id: String, words: String) throws {
    let lines = try keyline("adapt zero-edge-margin -d iphone-15-pro --os 26").output.lines
    #expect(lines.map(\.squeezed).contains("\(id) \(words)"))
  }

  /// The numbers of `scroll` and `adapt` on one screen are of one computation.
  @Test(
    arguments: ["", " --navigation-bar", " --navigation-bar --tab-bar"],
    [
      "iphone-8 --os 13", "iphone-x --os 13", "iphone-15 --os 17",
    ])
  func `a table shift is what scroll works out`(bars: String, device: String) throws {
    let line = "-d \(device)\(bars)"
    let scroll = try #require(
      try JSONValue.reading(
        try keyline("scroll \(line) --content-inset 20,0,0,0 --json").output)["results"]?
        .elements.first)
    let top = try #require(scroll["safeAreaInsets"]?["top"]?.text)
    let height = try #require(scroll["safeArea"]?["frame"]?["height"]?.text)
    let answer = try result("adapt table-shift \(line)")
    #expect(
      values("top", of: try technique("negative-additional-safe-area", in: answer)) == ["-\(top)"])
    #expect(
      values("height of the safe area", of: try technique("frame-inside-safe-area", in: answer))
        == [height])
  }

  @Test func `the alignment rect together with the spacer works from iOS 11`() throws {
    let result = try result(Self.zero)
    let both = try technique("alignment-rect-insets-with-fixed-space", in: result)
    #expect(verdicts(both) == ["works", "works", "works"])
    #expect(values("left inset", of: both) == ["20", "20", "20"])
    let alone = try technique("alignment-rect-insets", in: result)
    #expect(verdicts(alone) == ["unknown", "partly", "partly"])
    #expect(alone["hazards"]?.texts.contains { $0.contains("touches") } == true)
  }

  @Test(arguments: [("iphone-x", "11", "729"), ("ipad-a16", "26", "32")])
  func `a tab bar that jumps belongs where tabBar.y is`(
    device: String, version: String, y: String
  ) throws {
    let line = "adapt tab-bar-jump -d \(device) --os \(version)"
    #expect(try keyline(line).output.contains("tab bar y = \(y)  [tabBar.y]"))
  }

  @Test(arguments: [
    ("table-shift", "iphone-8", "negative-additional-safe-area", "top", "-20"),
    ("title-view-fill", "iphone-7-plus", "title-view-with-hit-test", "edge to the titleView", "12"),
    (
      "table-extra-space", "iphone-8", "small-header-height", "height of the header or footer",
      "0.1"
    ),
    ("item-spacing", "iphone-7-plus", "constraint-editing", "constraint between two items", "8"),
  ])
  func `every goal has its constants`(
    goal: String, device: String, id: String, name: String, value: String
  ) throws {
    let technique = try technique(id, in: try result("adapt \(goal) -d \(device) --os 11"))
    #expect(values(name, of: technique) == [value])
  }

  @Test func `a device that ran none of the versions is a note beside one that did`() throws {
    let alone = try keyline("adapt item-spacing -d iphone-15 --os 11,12 --json").output
    #expect(try JSONValue.reading(alone)["results"]?.elements.isEmpty == true)
    let beside = try keyline("adapt item-spacing -d iphone-15,iphone-x --os 11,12")
    #expect(
      beside.messages.contains(
        "note: iPhone 15 never ran iOS 11–12; it runs iOS 17 and later.\n"))
    #expect(!beside.output.contains("iPhone 15"))
  }

  @Test func `the versions of an iPad are of iPadOS from 13 on`() throws {
    let lines = try keyline("adapt item-spacing -d ipad-pro-11-1 --os 12,13").output.lines
      .map(\.squeezed)
    #expect(lines.contains("Technique iOS 12.1–12.5 iPadOS 13"))
    #expect(
      lines.contains { $0.hasPrefix("iOS 12.1–12.5, iPadOS 13: fails, ") })
  }

  @Test func `a set of devices is answered even where no constant depends on them`() throws {
    let outcome = try keyline("adapt table-extra-space -d width:414 --os 11 --json")
    let devices = try #require(try JSONValue.reading(outcome.output)["results"]).elements
      .compactMap { $0["device"]?.text }
    #expect(devices.contains("iphone-8-plus"))
    #expect(!devices.contains("iphone-8"))
  }

  /// What is missing on 17 is missing on 18, too.
  @Test(arguments: [
    ("iphone-15-pro --os 18,26", ["missing", "missing on iOS 26"]),
    ("ipad-pro-11-m4 --os 17,18,26", ["missing", "missing on iPadOS 26"]),
    ("ipad-pro-11-m4 --os 17,18", ["missing"]),
  ])
  func `of several versions each missing value names its own, and a step is said once`(
    asked: String, places: [String]
  ) throws {
    let messages = try keyline("adapt zero-edge-margin -d \(asked)").messages.lines
    let lines = messages.filter { $0.hasPrefix("missing") }
    #expect(Set(lines.map { String($0.prefix { $0 != ":" }) }).sorted() == places)
    #expect(messages.count { $0.hasPrefix("  next     keyline ") } == 1)
  }

  @Test func `of several devices each missing value names its own`() throws {
    let line = "scroll -d ipad-a16,ipad-9 --os 17,26 --tab-bar --navigation-bar"
    let starts = try keyline(line).messages.lines.filter { $0.hasPrefix("missing") }.compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
    #expect(
      Set(starts) == ["missing on iPad (A16)", "missing on iPad (9th generation), iPadOS 26"])
    let alike = try keyline("scroll -d iphone-17,iphone-17-pro --os 26 --tab-bar --zoomed").messages
    #expect(alike.lines.count { $0.hasPrefix("missing: safeAreaInsets.top: ") } == 1)
  }

  /// The technique for iOS 11 was tried on no iPhone 17.
  @Test func `code that nobody has tried on the versions says so`() throws {
    let line = "adapt title-view-fill -d iphone-17 --os"
    let note = "note: nothing is known to work on the versions that you asked about\n"
    let outcome = try keyline("\(line) 26 --code swift")
    #expect(outcome.messages == note)
    #expect(outcome.exitCode == 1)
    #expect(
      !(try keyline("adapt title-view-fill -d iphone-x --os 11 --code swift").messages.contains(
        note)))
  }

  @Test(arguments: ["adapt no-goal -d iphone-x", "adapt tab-bar-jump"])
  func `malformed usage is told`(line: String) throws {
    #expect(try keyline(line).exitCode == 64)
  }
}
