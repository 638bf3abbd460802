import KeylineTestSupport
import Testing

@Suite("Pictures of timelines")
struct DrawTimelineTests {
  private func drawn(_ line: String) throws -> Markup {
    let run = try keyline("draw timeline \(line)")
    try #require(run.exitCode == 0, "\(run.messages)")
    return try Markup.read(run.output)
  }

  /// The steps of a lane: from, until, value.
  private func steps(_ lane: Markup) -> [[String]] {
    (lane.of(class: "step") + lane.of(class: "either")).map { step in
      ["data-from", "data-until", "data-points"].map { step.attributes[$0] ?? "" }
    }
  }

  @Test func `the XR's status bar rises from 44 to 48 with iOS 14`() throws {
    let root = try drawn("statusBar.height -d iphone-xr")
    let lanes = root.of(class: "lane")
    #expect(lanes.count == 1)
    let steps = steps(lanes[0])
    #expect(steps.first?[0] == "12.0" && steps.first?[2] == "44")
    #expect(steps.contains { $0[0] == "14.0" && $0[2] == "48" })
    #expect(lanes[0].of(class: "rise").count == 1)
    #expect(lanes[0].of(class: "value").map(\.text) == ["44", "48"])
  }

  @Test func `steps are as high as their values, in every lane alike`() throws {
    let root = try drawn("statusBar.height -d iphone-x,iphone-xr,iphone-8,iphone-12-mini")
    let lanes = root.of(class: "lane")
    #expect(lanes.count == 4)
    var heights: [Double: Double] = [:]
    for lane in lanes {
      let top = try #require(lane.children.first?.number("y"))
      for step in lane.of(class: "step") {
        let (value, y) = (try #require(step.number("data-points")), try #require(step.number("y1")))
        let height = y - top
        let before = heights[value] ?? height
        #expect(abs(before - height) < 0.002)
        heights[value] = height
      }
    }
    let (low, high) = (try #require(heights[20]), try #require(heights[50]))
    let each = (low - high) / 30
    #expect(each > 0.5)
    for (value, height) in heights { #expect(abs(low - height - each * (value - 20)) < 0.17) }
  }

  @Test func `the description says all that is drawn`() throws {
    let root = try drawn("statusBar.height -d iphone-12-mini")
    let text = try #require(root.children.first { $0.name == "desc" }).text
    #expect(text.hasPrefix("iPhone 12 mini: 14 44; 15"))
    #expect(text.contains("50"))
  }

  @Test(arguments: [
    "tabBar.height -d ipad-pro-11-m4 --os 17", "tabBar.height -d iphone-17 --os 26",
    "statusBar.height -d iphone-15 --os 12", "navigationBar.largeTitleHeight -d iphone-7 --os 10",
  ])
  func `where there is no value it says what get says`(line: String) throws {
    let run = try keyline("draw timeline \(line)")
    #expect(run == (try keyline("get \(line)")))
    #expect(run.output == "" && run.exitCode == 1)
    #expect(run.messages.hasPrefix("error: "))
  }

  @Test(arguments: [
    ("statusBar.height", 64), ("-d iphone-x", 64), ("safeAreaInsets -d iphone-x", 1),
    ("statusBar.hight -d iphone-x", 1), ("statusBar.height -d iphone-99", 1),
    ("tabBar.platterHeight -d iphone-x", 1),
  ])
  func `what cannot be drawn leaves standard output empty`(line: String, code: Int32) throws {
    let run = try keyline("draw timeline \(line)")
    #expect(run.exitCode == code)
    #expect(run.output == "")
    #expect(!run.messages.isEmpty)
  }
}
