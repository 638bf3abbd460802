import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("Pictures of screens")
struct ScreenPictureTests {
  private static let attributes: [Metric] = [
    .of("screen.width", .width, .height), .of("screen.height", .height, .width),
    .of("screen.cornerRadius", .cornerRadius, .cornerRadius),
  ]

  /// A picture of one device with rules for metrics, without any other knowledge.
  private func picture(
    of device: Device, _ values: [Metric.ID: String] = [:], in situation: Situation = Situation()
  ) throws -> ScreenPicture? {
    let wanted = ScreenPicture.metrics(in: situation)
    let others = wanted.filter { id in !Self.attributes.contains { $0.id == id } }
    let knowledge = Knowledge.of(
      values.keys.sorted().map { Rule.of("rule/\($0)", values[$0] ?? "", metric: $0) },
      metrics: Self.attributes + others.map { .of($0) }, devices: [device])
    let resolver = Resolver(knowledge)
    let table = resolver.table(
      AnswerTable.Request(
        columns: wanted.compactMap(resolver.metric).map { Column($0, situation) },
        devices: DeviceSet(naming: resolver.knowledge.devices), versions: try VersionSet("16.1")))
    let row = try #require(table.rows.first)
    return ScreenPicture(row, in: situation, VersionLabels([]))
  }

  private func drawn(
    _ device: Device, _ values: [Metric.ID: String] = [:], in situation: Situation = Situation()
  ) throws -> Markup {
    try Markup.read(try #require(try picture(of: device, values, in: situation)).svg)
  }

  private let round = Device.iPhoneX.with { $0.cornerRadius = Length(points: 39) }

  @Test func `corners are as round as they are, or open where that is not known`() throws {
    let known = try #require(try drawn(round).of(class: "screen").first)
    #expect(known.name == "rect")
    #expect(known.number("rx") == 39)
    #expect(known.number("width") == 375)
    let unknown = try #require(try drawn(.iPhoneX).of(class: "screen").first)
    #expect(unknown.name == "path")
    #expect(unknown.attributes["d"]?.filter { $0 == "M" }.count == 4)
    #expect(
      try #require(try picture(of: .iPhoneX)).omissions.map(\.title).contains("screen.cornerRadius")
    )
  }

  @Test func `a device without a size has no picture`() throws {
    #expect(try picture(of: round.with { $0.width = nil }) == nil)
    #expect(try picture(of: round.with { $0.height = .zero }) == nil)
  }

  @Test func `what is not known is not drawn and is said in the picture`() throws {
    let root = try drawn(round)
    #expect(root.of(class: "status").isEmpty)
    #expect(root.of(class: "safe").isEmpty)
    #expect(root.of(class: "margin").isEmpty)
    let said = root.of(class: "quiet").map(\.text).joined(separator: " ")
    #expect(said.contains("Not drawn: statusBar.height (unknown)"))
    #expect(said.contains("layoutMargins.leading (unknown)"))
  }

  @Test func `a bar of no height is known, not left out, and not drawn`() throws {
    let picture = try #require(try picture(of: round, ["statusBar.height": "0"]))
    #expect(try Markup.read(picture.svg).of(class: "status").isEmpty)
    #expect(!picture.omissions.map(\.title).contains("statusBar.height"))
  }

  @Test func `bars stand where their metrics say`() throws {
    var situation = Situation()
    situation.content.largeTitle = true
    let root = try drawn(
      round,
      [
        "statusBar.height": "44", "navigationBar.y": "53.667", "navigationBar.frameHeight": "96",
        "navigationBar.height": "44", "navigationBar.largeTitleHeight": "52",
        "navigationBar.maxY": "149.667",
      ], in: situation)
    let band = try #require(root.of(class: "band").first { $0.name == "rect" })
    let screen = try #require(root.of(class: "screen").first)
    let top = try #require(screen.number("y"))
    #expect(abs(try #require(band.number("y")) - top - 53.667) < 0.001)
    #expect(band.number("height") == 96)
    let measures = try root.measures.map { try #require($0) }
    for measure in measures { #expect(abs(measure.drawn - measure.points) < 0.002) }
    let starts = Dictionary(measures.map { ($0.metric, $0.start) }) { first, _ in first }
    #expect(abs(try #require(starts["navigationBar.largeTitleHeight"]) - 97.667) < 0.002)
    #expect(starts["navigationBar.maxY"] == 0)
  }

  @Test func `rows that do not make up the bar are left out, and it is said`() throws {
    var situation = Situation()
    situation.content.largeTitle = true
    let picture = try #require(
      try picture(
        of: round,
        [
          "navigationBar.y": "44", "navigationBar.frameHeight": "96", "navigationBar.height": "44",
          "navigationBar.largeTitleHeight": "50",
        ], in: situation))
    let measures = try Markup.read(picture.svg).measures.compactMap { $0?.metric }
    #expect(measures.contains("navigationBar.frameHeight"))
    #expect(!measures.contains("navigationBar.largeTitleHeight"))
    #expect(picture.omissions.contains { $0.title == "Rows of the navigation bar" })
  }

  @Test func `a tab bar as narrow as 49 points is no band`() throws {
    var situation = Situation()
    situation.content.tabBar = true
    let values = ["tabBar.y": "729", "tabBar.frameHeight": "83", "tabBar.width": "49"]
    let picture = try #require(try picture(of: round, values, in: situation))
    #expect(try Markup.read(picture.svg).of(class: "band").isEmpty)
    #expect(picture.omissions.contains { $0.status.contains("49 wide") })
    let wide = values.merging(["tabBar.width": "375"]) { $1 }
    #expect(try drawn(round, wide, in: situation).of(class: "band").count == 1)
  }

  @Test func `a toolbar ends at the bottom, and beside a tab bar its place is unknown`() throws {
    var situation = Situation()
    situation.content.toolbar = true
    let values = ["toolbar.frameHeight": "78", "tabBar.y": "729", "tabBar.frameHeight": "83"]
    let measure = try drawn(round, values, in: situation).measures
      .compactMap(\.self).first { $0.metric == "toolbar.frameHeight" }
    #expect(measure?.start == 734.0)
    situation.content.tabBar = true
    let both = try #require(try picture(of: round, values, in: situation))
    #expect(both.omissions.contains { $0.title == "Toolbar" })
    #expect(try Markup.read(both.svg).of(class: "band").count == 1)
  }

  @Test func `a bar is parted from the home indicator only where the two make up its frame`() throws
  {
    var situation = Situation()
    situation.content.toolbar = true
    let values = ["toolbar.frameHeight": "86", "toolbar.height": "48"]
    let fits = try drawn(
      round, values.merging(["homeIndicator.height": "38"]) { $1 }, in: situation)
    #expect(fits.measures.contains { $0?.metric == "toolbar.height" && $0?.start == 812 - 86 })
    let other = values.merging(["homeIndicator.height": "34"]) { $1 }
    let unfit = try #require(try picture(of: round, other, in: situation))
    let metrics = try Markup.read(unfit.svg).measures.map { $0?.metric }
    #expect(!metrics.contains("toolbar.height") && metrics.contains("toolbar.frameHeight"))
    #expect(unfit.omissions.contains { $0.status.contains("48, position in the frame unknown") })
  }

  @Test func `the sensor housing is a sign without a length, and says so`() throws {
    for (housing, word) in [(SensorHousing.notch, "notch"), (.dynamicIsland, "Dynamic Island")] {
      let root = try drawn(round.with { $0.sensorHousing = housing })
      #expect(root.of(class: "housing").count == 1)
      #expect(root.text.contains("Sensor housing (\(word)): schematic, its size is unknown."))
      #expect(root.measures.compactMap { $0?.metric }.allSatisfy { $0.hasPrefix("screen.") })
    }
    #expect(
      try drawn(round.with { $0.sensorHousing = SensorHousing.none }).of(class: "housing").isEmpty)
    let unknown = try #require(try picture(of: round.with { $0.sensorHousing = nil }))
    #expect(unknown.omissions.contains { $0.title == "Sensor housing" })
  }

  @Test(arguments: SVGElementTests.texts)
  func `a name is read back and becomes nothing else`(name: String) throws {
    var device = round
    device.name = name
    let root = try drawn(device)
    let title = try #require(root.children.first { $0.name == "title" })
    let expected = "\(name), iOS 16.1 · portrait"
    #expect(Array(title.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(root.all.count == (try drawn(round)).all.count)
  }

  @Test func `a name of any length leaves the picture as wide as it is`() throws {
    let long = try drawn(round.with { $0.name = String(repeating: "Phone", count: 1_000) })
    #expect(long.attributes["width"] == (try drawn(round)).attributes["width"])
  }

  @Test func `there is no script, no address and nothing from elsewhere`() throws {
    let root = try drawn(round, ["statusBar.height": "44"])
    let names = Set(root.all.map(\.name))
    #expect(
      names.isSubset(of: [
        "svg", "title", "desc", "style", "rect", "path", "g", "line", "text", "tspan", "clipPath",
      ]))
    for element in root.all {
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
      for value in element.attributes.values where value.contains("url(") {
        #expect(value.hasPrefix("url(#"))
      }
    }
    let style = try #require(root.all.first { $0.name == "style" }).text
    #expect(!style.contains("url") && !style.contains("@import"))
    #expect(style.contains("prefers-color-scheme: dark"))
  }
}
