import KeylineData
import KeylineTestSupport
import Testing

@Suite("explain")
struct ExplainTests {
  private static let largeTitle =
    "explain navigationBar.maxY -d iphone-x --os 11 --large-title"

  /// The line of the tree for a metric, runs of spaces as one.
  private func branch(_ start: String, in text: String) throws -> String {
    try #require(text.lines.first { $0.hasPrefix(start + " ") }).squeezed
  }

  @Test(arguments: [
    ("├─ navigationBar.y", "44", ""),
    ("│  └─ statusBar.height", "44", "iPhone X, XS, XS Max, 11 Pro, 11 Pro Max"),
    ("├─ navigationBar.height", "44", "phones, portrait"),
    ("└─ navigationBar.largeTitleHeight", "52", "confirmed"),
  ])
  func `the tree has the terms of the sum`(start: String, value: String, words: String) throws {
    let line = try branch(start, in: try keyline(Self.largeTitle).output)
    #expect(line.hasPrefix("\(start) \(value)".squeezed))
    #expect(line.contains(words))
  }

  @Test(arguments: ["screen.cornerRadius", "screen.width"])
  func `the device's own figure names its sources as values do`(metric: String) throws {
    let line = "explain \(metric) -d iphone-15-pro --os 17"
    let json = try JSONValue.reading(try keyline(line + " --json").output)
    let part = try #require(json["results"]?.elements.first?["readings"]?.elements.first)
    let sources = part["sources"]?.elements.compactMap(\.text) ?? []
    let get = try JSONValue.reading(
      try keyline("get \(metric) -d iphone-15-pro --os 17 --json").output)
    #expect(sources.sorted() == get["results"]?.elements.first?["sources"]?.texts)
    #expect(!sources.isEmpty)
    let text = try keyline(line).output
    for source in sources { #expect(text.contains("    \(source)  "), "\(source)") }
  }

  /// Two articles state the gap above the first section of phones; one of them speaks of iOS 11.
  @Test(arguments: [("11", true), ("14", false)])
  func `what is stated where no rule decides is told as that`(
    os: String, hasSecond: Bool
  ) throws {
    let place = "tableView.groupedHeaderHeight -d iphone-x --os \(os) --table-style grouped"
    let outcome = try keyline("explain \(place)")
    #expect(outcome.exitCode == 1)
    #expect(!outcome.output.contains("Who says otherwise"))
    let recorded = try #require(
      outcome.output.split(separator: "Stated, but used by no rule\n").last)
    #expect(recorded.contains("kouhan-15815  35"))
    #expect(recorded.contains("seed-004  40") == hasSecond)
  }

  @Test(arguments: [
    ("", "widget.width = 158 pt     iPhone 15 · iOS 18 · portrait · for small widgets"),
    (
      " --widget medium",
      "widget.width = 339 pt     iPhone 15 · iOS 18 · portrait · for medium widgets"
    ),
  ])
  func `the kind of widget stands above the tree, be it named or not`(
    flags: String, line: String
  ) throws {
    let outcome = try keyline("explain widget.width -d iphone-15 --os 18" + flags)
    #expect(outcome.output.lines.first == line)
  }

  @Test func `the top inset under a bar of a Dynamic Island phone is where the bar ends`() throws {
    let outcome = try keyline("explain safeAreaInsets.top -d iphone-15 --os 17 --navigation-bar")
    #expect(outcome.output.hasPrefix("safeAreaInsets.top = 97.667 pt"))
    #expect(outcome.output.contains("103,"))
    #expect(outcome.output.contains("navigationBar.backgroundHeight"))
    #expect(outcome.exitCode == 0)
  }

  @Test func `everything is shown with --all`() throws {
    let line = "explain statusBar.height -d iphone-x --os 11"
    let (some, all) = (try keyline(line).output, try keyline(line + " --all").output)
    #expect(all.lines.count > some.lines.count)
    #expect(some.contains(" on other devices or versions (--all)\n"))
    #expect(!all.contains("(--all)"))
  }

  @Test func `two stretches with different values are explained one after the other`() throws {
    let text = try keyline("explain safeAreaInsets.top -d iphone-xr").output
    let heads = text.lines.filter { $0.hasPrefix("safeAreaInsets.top = ") }
    #expect(heads.map { $0.split(separator: " ")[2] } == ["44", "48"])
  }

  @Test func `a device without a first version has none, and the step that adds it`() throws {
    let home = try Home()
    let added = home.run([
      "device", "add", "No First", "--family", "iphone", "--screen", "390x844", "--scale", "3",
    ])
    try #require(added.exitCode == 0, "\(added.messages)")
    let line = "statusBar.height -d no-first"
    let run = home.run("explain \(line)")
    #expect(run.output.lines.first?.squeezed == "statusBar.height = unknown No First · portrait")
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("unknown: No First has no first iOS version\n"))
    #expect(run.messages.contains("  next     keyline device edit no-first --first-os 15\n"))
    #expect(run.messages == home.run("get \(line)").messages)
    let beside = home.run("explain statusBar.height -d no-first,iphone-x --os 13")
    #expect(beside.exitCode == 0)
    #expect(beside.messages.contains("unknown: No First has no first iOS version\n"))
    let width = home.run("explain screen.width -d no-first")
    #expect(width.output.hasPrefix("screen.width = 390 pt"))
    #expect(!width.output.contains("iOS 0"))
  }

  @Test func `what speaks against both sides of a change is said once`() throws {
    let output = try keyline("explain keyboard.height -d iphone-x --os 11.1").output
    let sections = output.split(separator: "Who says otherwise")
    #expect(sections.count == 2)
    let against = sections.last?.split(separator: "\nNotes").first ?? ""
    #expect(against.matches(of: /telegram-metrics-2026/).count == 1)
  }

  @Test func `a device is needed`() throws {
    let outcome = try keyline("explain statusBar.height")
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("--device"))
  }
}
