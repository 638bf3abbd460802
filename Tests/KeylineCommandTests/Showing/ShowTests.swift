import KeylineData
import KeylineTestSupport
import Testing

@Suite("show")
struct ShowTests {
  @Test(arguments: [
    ("device show iPhone10,3", ["id iphone-x", "width 375", "scale 3", "layer shipped"]),
    ("rule show status-bar-height/x-family", ["metric statusBar.height", "value 44"]),
    ("source show qmui-633", ["id qmui-633", "kind issue"]),
    ("metric show navigationBar.maxY", ["id navigationBar.maxY", "since 7", "unit pt"]),
  ])
  func `a row is shown with the keys of the seed`(line: String, rows: [String]) throws {
    let outcome = try keyline(line)
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.lines.map(\.squeezed)
    for row in rows { #expect(lines.contains(row)) }
  }

  @Test func `a rule is shown with what it rests on, and by whom`() throws {
    let outcome = try keyline("rule show status-bar-height/x-family")
    #expect(outcome.output.contains("  qmui-633  44 · "))
    #expect(outcome.output.contains("https://github.com/Tencent/QMUI_iOS"))
  }

  @Test func `a source is shown with everything it states`() throws {
    let stated = try keyline("observation list --source qmui-633 -f tsv").output.lines.count - 1
    let shown = try JSONValue.reading(try keyline("source show qmui-633 --json").output)
    #expect(shown["observations"]?.elements.count == stated)
  }

  @Test func `a metric is shown with its rules`() throws {
    let outcome = try keyline("metric show navigationBar.maxY")
    #expect(outcome.output.contains("navigationBar.y + navigationBar.height"))
    #expect(outcome.output.contains("(navigation-bar-max-y/plain)"))
  }

  @Test func `an observation is shown with what the rules say to it`() throws {
    let ids = try keyline("observation list titleView.barButtonItemSpacing --disputed -f tsv")
    let id = try #require(ids.output.lines.dropFirst().first?.split(separator: "\t").first)
    let outcome = try keyline("observation show \(id)")
    #expect(outcome.output.contains("disputed"))
    #expect(outcome.output.contains("replay: disputed"))
    let agreeing = try keyline("observation show qmui-633/status-bar-phones-with-notch")
    #expect(agreeing.output.contains("replay: agrees"))
  }

  /// From the table of insets of QMUI, which has identifiers and no versions.
  @Test func `an observation says that its source names no version, and when it was read`() throws {
    let shown = try keyline("observation show qmui/screen-top-portrait-phone-59")
    #expect(shown.output.contains("no version named"))
    #expect(shown.output.contains("2026-11-22"))
    let json = try JSONValue.reading(
      try keyline("observation show qmui/screen-top-portrait-phone-59 --json").output)
    #expect(json["observation"]?["os"]?.members.isEmpty == true)
    let unread = try keyline("observation show csdn-17503989/navigation-bar-portrait")
    #expect(unread.output.contains("not opened again"))
  }

  @Test func `every shipped source has a licence`() throws {
    let json = try JSONValue.reading(try keyline("source list --json").output)
    let sources = try #require(json["sources"]?.elements)
    #expect(sources.count > 170)
    #expect(sources.allSatisfy { $0["licence"]?.text != nil })
    #expect(try keyline("source show unity-devices").output.contains("LicenseRef-Unity-Companion"))
  }
}
