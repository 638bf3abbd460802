import KeylineData
import KeylineTestSupport
import Testing

@Suite("Names of metrics")
struct MetricNameTests {
  private func metrics(_ names: String) throws -> [String] {
    let outcome = try keyline("get \(names) -d iphone-x --os 11 --json")
    #expect(outcome.exitCode == 0)
    let results = try JSONValue.reading(outcome.output)["results"]?.elements ?? []
    return results.compactMap { $0["metric"]?.text }
  }

  @Test(arguments: [
    ("statusbar.height", "statusBar.height"), ("STATUSBAR.HEIGHT", "statusBar.height"),
    ("navbar.height", "navigationBar.height"), ("navbar.maxy", "navigationBar.maxY"),
    ("safeArea.top", "safeAreaInsets.top"), ("navigationBar.minY", "navigationBar.y"),
    ("tabBar.minY", "tabBar.y"),
  ])
  func `case does not matter, and common aliases work`(name: String, key: String) throws {
    #expect(try metrics(name) == [key])
  }

  @Test func `a metric that is named twice is asked once`() throws {
    #expect(
      try metrics("statusBar.height navbar.height statusbar.height") == [
        "statusBar.height", "navigationBar.height",
      ])
  }
}
