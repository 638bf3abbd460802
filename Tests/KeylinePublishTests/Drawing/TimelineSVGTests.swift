import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Pictures of a metric over versions")
struct TimelineSVGTests {
  private func picture(
    _ rules: [Rule], devices: [Device] = [.iPhoneX], unit: Metric.Unit = .points
  ) -> TimelinePicture {
    var knowledge = Knowledge.of(rules, devices: devices)
    knowledge.metrics = [
      Metric(id: "m", title: "Bar height", definition: "d", since: OSVersion(2), unit: unit)
    ]
    knowledge.releases = (11...18).map {
      Release(version: OSVersion($0), ios: "2020-01-01", ipados: nil)
    }
    let resolver = Resolver(knowledge)
    return TimelinePicture(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
        situations: [Situation()]))
  }

  private func steps(_ root: Markup) -> [String] {
    root.of(class: "step").filter { $0.attributes["data-points"] != nil }.map { step in
      ["data-from", "data-until", "data-points"].map { step.attributes[$0] ?? "" }
        .joined(separator: " ")
    }
  }

  @Test func `a step is as long as its versions and as high as its value`() throws {
    let root = try Markup.read(
      picture([.of("m/1", "20", os: "..<13"), .of("m/2", "44", os: "13..<")]).svg)
    #expect(steps(root) == ["11.0 13.0 20", "13.0 17.0 44"])
    let lines = root.of(class: "step").filter { $0.attributes["data-points"] != nil }
    let widths = try lines.map { try #require($0.number("x2")) - #require($0.number("x1")) }
    #expect(widths[1] == widths[0] * 2)
    #expect(try #require(lines[1].number("y1")) < #require(lines[0].number("y1")))
    #expect(root.of(class: "rise").count == 1)
  }

  @Test func `what is to be checked is drawn otherwise, and the legend says what that means`()
    throws
  {
    let measured = [
      Observation.of("s/1", "20", where: "devices iphone-x", os: "11"),
      .of("s/2", "44", where: "devices iphone-xr", os: "13"),
    ]
    let resolver = Resolver(
      Knowledge.of(
        [
          .of("m/1", "20", os: "..<13", restsOn: ["s/1"]),
          .of("m/2", "44", os: "13..<", restsOn: ["s/2"]),
        ], measured, devices: [.iPhoneX, .iPhoneXR]))
    let root = try Markup.read(
      TimelinePicture(
        AnswerMatrix(
          resolver, devices: [.iPhoneX], metrics: resolver.knowledge.metrics,
          situations: [Situation()])
      ).svg)
    #expect(steps(root).contains("13.0 17.0 44"))
    let unsure = root.of(class: "unsure").filter { $0.attributes["data-points"] != nil }
    #expect(unsure.map { $0.attributes["data-from"] } == ["13.0"])
    #expect(root.text.contains("inferred from other screens, or disputed"))
    #expect(!root.text.contains("one of two values"))
  }

  @Test func `either of two values is a box over both of them`() throws {
    let root = try Markup.read(
      picture([.of("m/1", "24", os: "..<13~15"), .of("m/2", "32", os: "13~15..<")]).svg)
    let box = try #require(root.of(class: "either").first { $0.attributes["data-points"] != nil })
    #expect(box.attributes["data-points"] == "24 or 32")
    #expect(box.attributes["fill"] == "url(#keyline-hatch)")
    #expect(box.attributes["data-until"] == "15.0")
    #expect(root.text.contains("one of two values, unknown which"))
  }

  @Test func `there is nothing to see where nothing is known`() throws {
    let picture = picture([])
    #expect(!picture.hasValues)
    let root = try Markup.read(picture.svg)
    #expect(steps(root).isEmpty)
    #expect(root.text.contains("no line: unknown, or the metric does not exist yet"))
    #expect(self.picture([.of("m/1", "1")]).hasValues)
  }

  @Test func `the metric, its unit and the situation are named`() throws {
    #expect(
      try Markup.read(picture([.of("m/1", "1")]).svg).text
        .contains("m in points by iOS version · portrait"))
    #expect(
      try Markup.read(picture([.of("m/1", "1")], unit: .scale).svg).text
        .contains("m in pixels per point by iOS version"))
  }

  @Test func `devices that differ have lanes of their own, below each other`() throws {
    let root = try Markup.read(
      picture(
        [
          .of("m/1", "20", where: "home-button true"),
          .of("m/2", "44", where: "sensor-housing notch"),
        ],
        devices: [.iPhone8, .iPhoneX, .iPhoneXR]
      ).svg)
    let lanes = root.of(class: "lane")
    #expect(lanes.count == 2)
    let names = lanes.map { $0.children.first { $0.name == "text" }?.text }
    #expect(names == ["iPhone 8", "iPhone X, XR"])
    let heights = try lanes.map { lane in
      try #require(lane.of(class: "step").first?.number("y1"))
    }
    #expect(heights[1] > heights[0] + 36)
    let height = try #require(root.number("height"))
    #expect(heights.allSatisfy { $0 < height })
  }

  @Test func `one value alone stands in the middle of its lane`() throws {
    let root = try Markup.read(picture([.of("m/1", "44")]).svg)
    #expect(steps(root) == ["11.0 17.0 44"])
    #expect(root.of(class: "rise").isEmpty)
  }
}
