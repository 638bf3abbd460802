import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Lines of a timeline")
struct TimelinePictureTests {
  private func matrix(_ rules: [Rule], devices: [Device] = [.iPhoneX]) -> AnswerMatrix {
    let resolver = Resolver(Knowledge.of(rules, devices: devices))
    return AnswerMatrix(
      resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
      situations: [Situation()])
  }

  private func texts(_ line: TimelineLine) -> [String] {
    line.segments.map { "\($0.range.from) \($0.text)\($0.isSure ? "" : "?")" }
  }

  @Test func `where it is not known there is no line`() throws {
    let picture = TimelinePicture(
      matrix([.of("a", "44", os: "..<12"), .of("b", "48", os: "13..<")]))
    let root = try Markup.read(picture.svg)
    let lane = try #require(root.of(class: "lane").first)
    #expect(lane.of(class: "step").map { $0.attributes["data-from"] } == ["11.0", "13.0"])
    #expect(lane.of(class: "step").map { $0.attributes["data-until"] } == ["12.0", "17.0"])
    #expect(lane.of(class: "rise").isEmpty)
    #expect(lane.of(class: "quiet").map(\.text) == ["unknown"])
    #expect(root.text.contains("no line: unknown"))
  }

  @Test func `devices that ran at other times share a line, and none ran between`() {
    let early = Device.iPhoneX.with {
      ($0.firstOS, $0.lastOS) = (StatedVersion("11"), StatedVersion("11"))
    }
    let late = Device.iPhoneXR.with {
      ($0.firstOS, $0.lastOS) = (StatedVersion("13"), StatedVersion("13"))
    }
    let lines = TimelineLine.all(matrix([.of("a", "44")], devices: [early, late]))
    #expect(lines.map { $0.devices.map(\.id) } == [["iphone-x", "iphone-xr"]])
    #expect(texts(lines[0]) == ["11.0 44", "13.0 44"])
  }

  @Test(arguments: PictureTests.texts)
  func `names are read back`(name: String, held: String) throws {
    let device = Device.iPhoneX.with { $0.name = name }
    let root = try Markup.read(TimelinePicture(matrix([.of("a", "44")], devices: [device])).svg)
    let text = try #require(root.children.first { $0.name == "desc" }).text
    #expect(Array(text.unicodeScalars).starts(with: Array("\(held): ".unicodeScalars)))
    #expect(root.of(class: "lane").count == 1)
  }
}
