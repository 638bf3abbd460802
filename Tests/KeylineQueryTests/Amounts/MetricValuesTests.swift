import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("Figures of a device")
struct MetricValuesTests {
  private static let resolver = Resolver(
    .of([
      .of("a/1", "44", os: "..<13", metric: "a"), .of("a/2", "48", os: "13..<", metric: "a"),
      .of("b/1", "10", metric: "b"),
    ]))

  private func figures(
    _ metrics: [Metric.ID], _ devices: [String] = ["iphone-x"], os: String = "all",
    cuts: [String] = []
  ) throws -> [MetricValues] {
    let target = AnswerTable.Request(
      devices: try DeviceSet(devices, in: Self.resolver.knowledge.devices),
      versions: try VersionSet(os))
    return Self.resolver.values(
      metrics, in: Situation(), on: target, cuts: cuts.map { .of($0) })
  }

  private func ranges(_ figures: [MetricValues]) -> [String] {
    figures.map { figures in
      figures.ranges.map { "\($0.from.short)..<\($0.until.short)" }.joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      (["b"], "all", [], ["11..<17"]), (["a"], "all", [], ["11..<13", "13..<17"]),
      (["a", "b"], "all", ["12"], ["11..<12", "12..<13", "13..<17"]),
      (["b"], "all", ["13", "12", "13"], ["11..<12", "12..<13", "13..<17"]),
      (["b"], "all", ["9", "17", "30"], ["11..<17"]), (["a"], "14", ["12"], ["14..<15"]),
      (["b"], "11-12", ["11.2"], ["11..<11.2", "11.2..<13"]),
    ])
  func `end where a metric changes and at the cuts`(
    metrics: [String], os: String, cuts: [String], expected: [String]
  ) throws {
    #expect(ranges(try figures(metrics, os: os, cuts: cuts)) == expected)
  }

  @Test(
    arguments: [
      ("", "ipad-9", "810", "1080"), ("split one-half", "ipad-9", "507", "1080"),
      ("split one-third", "ipad-9", nil, "1080"), ("split one-half", "iphone-x", "375", "812"),
      ("presentation page-sheet", "ipad-9", nil, nil),
    ] as [(String, String, String?, String?)])
  func `have the size of the window, which is not always that of the screen`(
    situation: String, device: String, width: String?, height: String?
  ) throws {
    let resolver = Resolver(
      .of(
        [.of("w/half", "507", where: "split one-half", metric: "splitView.width")],
        metrics: [
          .of("screen.width", .width, .height), .of("screen.height", .height, .width),
          .of("splitView.width", needs: .splitView),
        ]))
    let asked = Situation.of(situation)
    let target = AnswerTable.Request(
      devices: try DeviceSet([device], in: resolver.knowledge.devices),
      versions: try VersionSet("15"))
    let found = try #require(
      resolver.values(
        MetricValues.windowMetrics(in: asked), in: asked, on: target, cuts: []
      ).first)
    #expect(found.windowWidth(in: asked).value?.description == width)
    #expect(found.windowHeight(in: asked).value?.description == height)
  }

  @Test(arguments: [
    ("11", "13", "12", "14", "12..<13"), ("11", "13", "13", "14", nil),
    ("11", "13", "9", "99", "11..<13"),
    ("11", "13", "12", "12", nil), ("11", "13", "11", "11.0.1", "11..<11.0.1"),
  ])
  func `are cut to what two ranges share`(
    from: String, until: String, lower: String, upper: String, expected: String?
  ) {
    let range = VersionRange(from: .of(from), until: .of(until))
      .clipped(to: VersionRange(from: .of(lower), until: .of(upper)))
    #expect(range.map { "\($0.from.short)..<\($0.until.short)" } == expected)
  }
}
