import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("What is drawn of a screen")
struct ScreenShapeTests {
  private static let sizes: [Metric] = [
    .of("screen.width", .width, .height), .of("screen.height", .height, .width),
    .of("screen.cornerRadius", .cornerRadius, .cornerRadius),
  ]

  private func drawn(
    _ values: [Metric.ID: String], on device: Device = .iPhoneX, in situation: String = ""
  ) throws -> Markup {
    let asked = Situation.of(situation)
    let wanted = ScreenPicture.metrics(in: asked)
    let others = wanted.filter { id in !Self.sizes.contains { $0.id == id } }
    let resolver = Resolver(
      .of(
        values.sorted { $0.key < $1.key }.map { .of("rule/\($0)", $1, metric: $0) },
        metrics: Self.sizes + others.map { .of($0) }, devices: [device]))
    let table = resolver.table(
      AnswerTable.Request(
        columns: wanted.compactMap(resolver.metric).map { Column($0, asked) },
        devices: DeviceSet(naming: [device]), versions: try VersionSet("16.1")))
    let row = try #require(table.rows.first)
    return try Markup.read(
      try #require(ScreenPicture(row, in: asked, VersionLabels([]))).svg)
  }

  private static let insets = [
    "screen.safeAreaInsets.top": "44", "screen.safeAreaInsets.left": "0",
    "screen.safeAreaInsets.bottom": "34", "screen.safeAreaInsets.right": "0",
  ]

  /// Where a shape begins, from the corner of the screen, and its size.
  private func box(_ style: String, _ root: Markup) throws -> [Double] {
    let origin = try #require(root.all.first { $0.name == "clipPath" }?.children.first)
    let shape = try #require(root.of(class: style).first { $0.name == "rect" })
    return [
      try #require(shape.number("x")) - #require(origin.number("x")),
      try #require(shape.number("y")) - #require(origin.number("y")),
      try #require(shape.number("width")), try #require(shape.number("height")),
    ]
  }

  @Test func `the safe area is what its insets leave`() throws {
    // 812 - 44 - 34
    #expect(try box("safe", drawn(Self.insets)) == [0, 44, 375, 734])
  }

  @Test(arguments: ["top", "left", "bottom", "right"])
  func `where an inset is unknown there is a line for each other one`(edge: String) throws {
    var insets = Self.insets
    insets["screen.safeAreaInsets.\(edge)"] = nil
    let safe = try drawn(insets).of(class: "safe")
    #expect(safe.map(\.name) == ["path", "path", "path"])
  }

  @Test func `insets that leave nothing leave no safe area`() throws {
    var insets = Self.insets
    insets["screen.safeAreaInsets.top"] = "800"
    #expect(try drawn(insets).of(class: "safe").isEmpty)
  }

  @Test(arguments: [("16", 1), ("375", 0), ("500", 0)])
  func `a margin is a line inside the screen`(margin: String, count: Int) throws {
    #expect(
      try drawn(["layoutMargins.leading": margin]).of(class: "margin").count == count)
  }

  @Test func `a status bar lies at the top, as tall as it is`() throws {
    #expect(try box("status", drawn(["statusBar.height": "44"])) == [0, 0, 375, 44])
  }

  @Test func `in landscape the screen lies down, and the housing is at its side`() throws {
    let upright = try drawn([:])
    let lying = try drawn([:], in: "orientation landscape")
    let (first, second) = (try box("housing", upright), try box("housing", lying))
    #expect(first[2] > first[3], "wider than high")
    #expect(second[3] > second[2], "higher than wide")
    #expect(second[0] == 0)
    #expect(lying.text.contains("It may be on either side."))
    #expect(!upright.text.contains("It may be on either side."))
  }

  @Test func `a large screen is drawn at half its size, its labels in points`() throws {
    let root = try drawn(["statusBar.height": "24"], on: .iPadPro11)
    #expect(root.scale == 0.5)
    #expect(root.text.contains("drawn 1:2"))
    let measures = root.measures.compactMap(\.self)
    #expect(measures.first { $0.metric == "screen.width" }?.points == 834)
    #expect(measures.allSatisfy { $0.points == $0.drawn })
  }

  @Test func `the top of a bar is a length of its own only where the status bar ends elsewhere`()
    throws
  {
    func metrics(_ y: String) throws -> [String] {
      try drawn(
        ["statusBar.height": "44", "navigationBar.y": y, "navigationBar.frameHeight": "44"],
        in: "navigation-bar true"
      ).measures.compactMap { $0?.metric }
    }
    #expect(try !metrics("44").contains("navigationBar.y"))
    #expect(try metrics("47").contains("navigationBar.y"))
  }

  @Test func `two screens on one page have clips of their own`() throws {
    let clips = try [
      drawn([:]), drawn([:], in: "orientation landscape"), drawn([:], on: .iPhoneXR),
    ]
    .map { $0.all.first { $0.name == "clipPath" }?.attributes["id"] }
    #expect(Set(clips).count == 3)
  }
}
