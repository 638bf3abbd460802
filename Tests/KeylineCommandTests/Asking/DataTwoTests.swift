import KeylineData
import KeylineModel
import Testing

/// What data 2 mends, as its sources have it.
@Suite struct DataTwoTests {
  @Test(arguments: [
    ("get screen.width -d iphone-duo --display inner --os 27.1", "669"),
    ("get screen.height -d iphone-duo --display inner --os 27.1", "951"),
    ("get screen.width -d iphone-duo --display inner --os 27.1 --landscape", "951"),
    ("get screen.height -d iphone-duo --display inner --os 27.1 --landscape", "669"),
    // 678 and 951 without the insets that were read: 34, and 82 and 34.
    ("get safeArea.height -d iphone-duo --os 27.1", "644"),
    ("get safeArea.height -d iphone-duo --display inner --os 27.1", "835"),
    ("get statusBar.height -d iphone-duo --os 27.1", "2"),
    ("get tabBar.width -d iphone-duo --os 27.1", "48"),
    ("get reservedRegion.statusCorner -d iphone-duo --display inner --os 27.1", "134"),
    ("get screen.safeAreaInsets.right -d iphone-duo --display inner --landscape --os 27.1", "84"),
    (
      "get screen.safeAreaInsets.right -d iphone-duo --display inner --landscape --os 27.1 "
        + "--status-bar hidden", "0"
    ),
    ("get safeAreaInsets.bottom -d iphone-duo --display inner --tab-bar --os 27.1", "83"),
    (
      "get safeAreaInsets.bottom -d iphone-duo --display inner --tab-bar --landscape --os 27.1",
      "34"
    ),
    ("get screen.safeAreaInsets.top -d iphone-18-pro --os 27", "62"),
    ("get screen.safeAreaInsets.top -d iphone-18-pro-max --os 27", "62"),
    ("get navigationBar.frameHeight -d iphone-17 --os 26 --navigation-bar --search-bar", "54"),
    ("get searchBar.rowHeight -d iphone-17 --os 26 --navigation-bar --search-bar", "0"),
    ("get navigationBar.frameHeight -d iphone-se-3 --os 26.1 --tab-bar --search cancelled", "114"),
    ("get searchBar.rowHeight -d iphone-se-3 --os 26.1 --tab-bar --search cancelled", "60"),
    ("get navigationBar.frameHeight -d iphone-se-3 --os 26.1 --tab-bar --search active", "60"),
    ("get safeAreaInsets.bottom -d iphone-16 --os 26.1 --toolbar", "86"),
    ("get safeAreaInsets.bottom -d iphone-16 --os 26.1 --toolbar --navigation-bar", "86"),
  ])
  func `what was mended is answered as its source has it`(line: String, value: String) throws {
    let outcome = try keyline(line)
    #expect(outcome.output == value + "\n")
    #expect(outcome.exitCode == 0)
  }

  @Test(arguments: ["tabBar.y", "tabBar.frameHeight"])
  func `bars of iPads are unknown since the tab bar moved to the top`(metric: String) throws {
    for device in ["ipad-air-11-m2", "ipad-9"] {
      let outcome = try keyline("get \(metric) -d \(device) --os 18")
      #expect(outcome.output == "")
      #expect(outcome.messages.contains("since iPadOS 18 redesigned the tab bar"))
      #expect(outcome.exitCode == 1)
    }
  }

  @Test(arguments: [
    (
      "navigationBar.height -d ipad-air-11-m2 --os 18", ["= 50 pt"],
      ["sensor-app-screens"]
    ),
    ("statusBar.height -d iphone-air --os 26", ["= 54 pt"], ["telegram-metrics-2026  59"]),
    (
      "navigationBar.frameHeight -d iphone-17 --os 26 --large-title", ["= 106 pt"],
      ["apple-kit-26  125"]
    ),
    ("toolbar.frameHeight -d iphone-17 --os 26", ["= 86 pt"], ["apple-kit-26  84"]),
    ("tabBar.width -d iphone-duo --os 27.1", ["= 48 pt"], ["stream-duo-audit  49"]),
  ])
  func `both sides of a conflict are explained, with their sources`(
    line: String, values: [String], sources: [String]
  ) throws {
    let output = try keyline("explain " + line).output
    for words in values + sources { #expect(output.contains(words), "\(words)") }
  }

  @Test func `the versions of a device run forwards`() throws {
    let output = try keyline("get screen.safeAreaInsets.bottom -d iphone-duo -f csv").output
    #expect(output.contains("\"27.1+\""))
    #expect(output.contains("\"known\""))
    #expect(!output.contains("assumed"))
    #expect(!output.contains("27.1–27.0.1"))
  }

  /// Data 1 cites one commit for readings whose history lies in four.
  @Test func `each reading of a file's history names the commit that holds it`() throws {
    let commits = ["14.4": "5e1df1b", "15.0": "7df0712", "16.1": "911885f", "16.2": "e70b56e"]
    let readings = try Seed.bundled().observations.filter { $0.source == "dimmmensions" }
    #expect(readings.count > 100)
    for reading in readings {
      guard case .on(let versions) = reading.os else { continue }
      for version in versions {
        let commit = try #require(commits[version.description])
        #expect(reading.locator?.contains(commit) == true, "\(reading.id)")
      }
    }
  }
}
