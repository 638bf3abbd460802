import KeylineTestSupport
import Testing

@Suite("How the rows of a table stand")
struct LayoutTests {
  /// iOS 15 made the status bar of the 12 mini taller (44 to 50); the iPhone 8 has 20 and ended with 16.
  @Test func `versions stand across where that is asked for`() throws {
    let run = try keyline("get statusBar.height -d iphone-12-mini,iphone-8 --os 14-17 --by os")
    #expect(run.exitCode == 0)
    #expect(
      run.output.lines.map(\.squeezed) == [
        "Device 14 15–16 17", "iPhone 12 mini 44 50 50", "iPhone 8 20 20",
      ])
    let csv = try keyline(
      "get statusBar.height -d iphone-12-mini,iphone-8 --os 14-17 --by os -f csv")
    #expect(csv.output.hasSuffix("\"iPhone 8\",20,20,\r\n"))
  }

  @Test func `devices with equal cells share a row, unless each is to have its own`() throws {
    let line = "get statusBar.height -d iphone-12,iphone-13 --os 15 --by os"
    #expect(try keyline(line + " --group").output.contains("iPhone 12, 13"))
    #expect(try keyline(line + " --no-group").output.lines.count == 3)
  }

  @Test(arguments: ["safeAreaInsets", "statusBar.height tabBar.height"])
  func `one metric alone has versions across`(metrics: String) throws {
    let run = try keyline("get \(metrics) -d iphone-12 --by os")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("'--by os' takes one metric"))
  }

  /// 20 on the iPhone 8 (2017), 44 on the X (2017-11), 48 on the XR (2018) on iOS 14.
  @Test(arguments: [
    ("value", ["iPhone 8", "iPhone X", "iPhone XR"]),
    ("device", ["iPhone 8", "iPhone X", "iPhone XR"]),
    ("released", ["iPhone 8", "iPhone X", "iPhone XR"]),
  ])
  func `rows stand in the order that is asked for`(order: String, devices: [String]) throws {
    let run = try keyline(
      "get statusBar.height -d iphone-xr,iphone-x,iphone-8 --os 14 --sort \(order)")
    let rows = run.output.lines.dropFirst().map(\.squeezed)
    #expect(rows.count == devices.count)
    for (row, device) in zip(rows, devices) { #expect(row.hasPrefix(device + " 14 ")) }
  }

  @Test func `a row without a value comes last`() throws {
    let run = try keyline(
      "get tabBar.height -d iphone-17,iphone-15 --os 18,26 --sort value --no-group")
    #expect(run.output.lines.last?.squeezed.hasSuffix("unknown") == true)
  }

  @Test(arguments: [
    ("changes --os 26 statusBar.height", "changes 26 statusBar.height"),
    ("changes statusBar.height --os 26", "changes 26 statusBar.height"),
    ("navbar iphone 15 ios 17 --left-items 44", "navbar -d iphone-15 --os 17 --left-items 44"),
    ("adapt zero-edge-margin iphone 15 ios 18", "adapt zero-edge-margin -d iphone-15 --os 18"),
    (
      "get iphone 12 landscape safe area left and right",
      "get safeAreaInsets.left,safeAreaInsets.right -d iphone-12 --landscape"
    ),
    (
      "iphone 14 safe area top and bottom",
      "get safeAreaInsets.top,safeAreaInsets.bottom -d iphone-14"
    ),
  ])
  func `words and options say the same`(words: String, options: String) throws {
    let (one, other) = (try keyline(words), try keyline(options))
    #expect(one.exitCode == 0, "\(one.messages)")
    #expect(one.output == other.output)
  }

  @Test func `a second version among the words of changes is refused, not passed over`() throws {
    let run = try keyline("changes 26 statusBar.height ios 25")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("the words name iOS 25"))
  }

  @Test func `changes needs a version`() throws {
    #expect(try keyline("changes").exitCode == 64)
  }
}
