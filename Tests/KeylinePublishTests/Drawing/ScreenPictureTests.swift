import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Pictures of screens")
struct ScreenPictureTests {
  private static let attributes: [Metric] = [
    .of("screen.width", .width, .height), .of("screen.height", .height, .width),
    .of("screen.cornerRadius", .cornerRadius, .cornerRadius),
  ]

  /// A picture of one device with rules for metrics, without any other knowledge.
  private func picture(
    of device: Device, _ values: [Metric.ID: String] = [:], in situation: String = "",
    withKeyboard: Bool = false
  ) throws -> ScreenPicture? {
    let asked = Situation.of(situation)
    let metrics = ScreenPicture.columns(in: asked, withKeyboard: withKeyboard) { id in
      Self.attributes.first { $0.id == id } ?? .of(id)
    }.map(\.metric)
    let resolver = Resolver(
      .of(
        values.sorted { $0.key < $1.key }.map { .of("rule/\($0)", $1, metric: $0) },
        metrics: metrics, devices: [device]))
    let columns = ScreenPicture.columns(in: asked, withKeyboard: withKeyboard, resolver.metric)
    let table = resolver.table(
      AnswerTable.Request(
        columns: columns, devices: DeviceSet(naming: resolver.knowledge.devices),
        versions: try VersionSet("16.1")))
    let row = try #require(table.rows.first)
    return ScreenPicture(row, in: asked, VersionLabels([]), withKeyboard: withKeyboard)
  }

  private func drawn(
    _ device: Device, _ values: [Metric.ID: String] = [:], in situation: String = "",
    withKeyboard: Bool = false
  ) throws -> Markup {
    let picture = try picture(of: device, values, in: situation, withKeyboard: withKeyboard)
    return try Markup.read(try #require(picture).svg)
  }

  /// Where a shape begins on the screen, and its size, in whole points; nil where there is none.
  private func box(_ style: String, _ root: Markup) throws -> [Double]? {
    let (scale, outline) = (try #require(root.scale), try #require(root.outline))
    guard let shape = root.of(class: style).first(where: { $0.name == "rect" }) else { return nil }
    return try ["x", "y", "width", "height"].map { name in
      let origin = try name.count > 1 ? 0 : #require(outline.number(name))
      return ((try #require(shape.number(name)) - origin) / scale).rounded()
    }
  }

  private func said(_ root: Markup) -> String {
    root.of(class: "quiet").map(\.text).joined(separator: " ")
  }

  private let round = Device.iPhoneX.with { $0.cornerRadius = Length(points: 39) }

  private static let insets = [
    "safeAreaInsets.top": "44", "safeAreaInsets.left": "0", "safeAreaInsets.bottom": "34",
    "safeAreaInsets.right": "0",
  ]

  @Test func `corners are as round as they are, or open where that is not known`() throws {
    let known = try drawn(round)
    let scale = try #require(known.scale)
    #expect(abs(try #require(known.outline?.number("rx")) / scale - 39) < 0.06)
    let line = try #require(known.of(class: "p-screen").first?.attributes["d"])
    #expect(line.count { $0 == "a" } == 4 && line.hasSuffix("z"))
    let unknown = try drawn(.iPhoneX)
    let open = try #require(unknown.of(class: "p-screen").first?.attributes["d"])
    #expect(!open.contains("a") && open.count { $0 == "m" } == 3)
    #expect(said(unknown).contains("screen.cornerRadius (unknown)"))
  }

  @Test func `a device without a size has no picture`() throws {
    #expect(try picture(of: round.with { $0.width = nil }) == nil)
    #expect(try picture(of: round.with { $0.height = .zero }) == nil)
  }

  @Test func `what is not known is not drawn and is said in the picture`() throws {
    let root = try drawn(round)
    #expect(try box("p-bar", root) == nil && box("p-safe", root) == nil)
    #expect(root.of(class: "p-edge").isEmpty)
    #expect(root.measures.isEmpty)
    #expect(root.of(class: "p-line").allSatisfy { $0.attributes["d"] == "" })
    #expect(said(root).contains("Not drawn: statusBar.height (unknown)"))
    #expect(said(root).contains("layoutMargins.leading (unknown)"))
    let picture = try #require(try picture(of: round))
    #expect(Set(picture.omissions.map(\.title)).isSuperset(of: ["safeAreaInsets.top"]))
  }

  @Test func `a bar of no height is known, not left out, and not drawn`() throws {
    let picture = try #require(try picture(of: round, ["statusBar.height": "0"]))
    #expect(try box("p-bar", Markup.read(picture.svg)) == nil)
    #expect(!picture.omissions.map(\.title).contains("statusBar.height"))
  }

  @Test func `the safe area is what its insets leave`() throws {
    // 812 - 44 - 34
    #expect(try box("p-safe", drawn(round, Self.insets)) == [0, 44, 375, 734])
  }

  @Test(arguments: [
    ("top", 1), ("left", 2), ("bottom", 1), ("right", 2),
  ])
  func `where an inset is unknown there is a line for each other one`(
    edge: String, count: Int
  ) throws {
    var insets = Self.insets
    insets["safeAreaInsets.\(edge)"] = nil
    let root = try drawn(round, insets)
    #expect(try box("p-safe", root) == nil)
    let lines = root.of(class: "p-edge").first?.attributes["d"] ?? ""
    #expect(lines.count { $0 == "M" } == count)
  }

  @Test func `insets that leave nothing leave no safe area`() throws {
    var insets = Self.insets
    insets["safeAreaInsets.top"] = "800"
    #expect(try box("p-safe", drawn(round, insets)) == nil)
  }

  @Test(arguments: [("16", 1), ("375", 0), ("500", 0)])
  func `a margin is a line inside the screen, or said`(margin: String, count: Int) throws {
    let root = try drawn(round, ["layoutMargins.leading": margin])
    #expect(root.measures.count == count)
    #expect(said(root).contains("layoutMargins.leading (\(margin), no room)") == (count == 0))
  }

  @Test func `bars stand where their metrics say`() throws {
    let root = try drawn(
      round,
      [
        "statusBar.height": "44", "navigationBar.y": "53.667",
        "navigationBar.promptHeight": "30", "navigationBar.height": "44",
        "navigationBar.largeTitleHeight": "52",
      ], in: "large-title true, prompt true")
    let measures = try root.measures.map { try #require($0) }
    #expect(measures.count == 4)
    for measure in measures { #expect(abs(measure.drawn - measure.points) < 0.06) }
    let starts = Dictionary(measures.map { ($0.metric, $0.start) }) { first, _ in first }
    for (metric, start) in [
      ("statusBar.height", 0), ("navigationBar.promptHeight", 53.667),
      ("navigationBar.height", 83.667), ("navigationBar.largeTitleHeight", 127.667),
    ] { #expect(abs(try #require(starts[metric]) - start) < 0.06, "\(metric)") }
  }

  @Test func `a row below one of unknown height is not drawn, and it is said`() throws {
    let root = try drawn(
      round,
      ["navigationBar.y": "44", "navigationBar.largeTitleHeight": "52"], in: "large-title true")
    #expect(root.measures.isEmpty)
    #expect(said(root).contains("navigationBar.height (unknown)"))
    #expect(said(root).contains("navigationBar.largeTitleHeight (52, place unknown)"))
  }

  @Test(arguments: [("729", "375", [0, 729, 375, 83]), ("32", "375", [0, 32, 375, 83])])
  func `a tab bar as wide as the screen is a band where it is`(
    y: String, width: String, expected: [Double]
  ) throws {
    let values = ["tabBar.y": y, "tabBar.frameHeight": "83", "tabBar.width": width]
    #expect(try box("p-tab", drawn(round, values, in: "tab-bar true")) == expected)
  }

  @Test(arguments: [("729", "49"), ("32", nil)] as [(String, String?)])
  func `a tab bar whose left edge is unknown is not drawn, and it is said`(
    y: String, width: String?
  ) throws {
    var values = ["tabBar.y": y, "tabBar.frameHeight": "83"]
    values["tabBar.width"] = width
    let root = try drawn(round, values, in: "tab-bar true")
    #expect(try box("p-tab", root) == nil)
    #expect(said(root).contains("tabBar.frameHeight (83, place unknown)"))
  }

  @Test func `a toolbar ends at the bottom, and beside a tab bar its place is unknown`() throws {
    let values = [
      "toolbar.frameHeight": "78", "tabBar.y": "729", "tabBar.frameHeight": "83",
    ]
    #expect(
      try box("p-bar", drawn(round, values, in: "toolbar true")) == [0, 734, 375, 78])
    let both = try drawn(round, values, in: "toolbar true, tab-bar true")
    #expect(said(both).contains("toolbar.frameHeight (78, place unknown)"))
    #expect(both.measures.map { $0?.metric } == ["tabBar.frameHeight"])
  }

  @Test func `a keyboard is drawn where it is asked for`() throws {
    let values = ["keyboard.height": "335"]
    let root = try drawn(round, values, withKeyboard: true)
    #expect(try box("p-keyboard", root) == [0, 477, 375, 335])
    #expect(root.measures.first??.points == 335)
    #expect(try box("p-keyboard", drawn(round, values)) == nil)
  }

  @Test func `the sensor housing has its frame, turned to the left in landscape`() throws {
    let frame = [
      "sensorHousing.width": "125", "sensorHousing.height": "37", "sensorHousing.y": "14",
    ]
    let island = round.with { $0.sensorHousing = .dynamicIsland }
    // (375 - 125) / 2
    #expect(try box("p-housing", drawn(island, frame)) == [125, 14, 125, 37])
    #expect(
      try box("p-housing", drawn(island, frame, in: "orientation landscape")) == [14, 125, 37, 125])
  }

  @Test func `a sensor housing whose frame is unknown is not drawn, and it is said`() throws {
    for housing in [SensorHousing.notch, .dynamicIsland, nil] {
      let root = try drawn(round.with { $0.sensorHousing = housing })
      #expect(try box("p-housing", root) == nil)
      #expect(said(root).contains("Sensor housing (unknown)"))
    }
    let none = try drawn(round.with { $0.sensorHousing = SensorHousing.none })
    #expect(!said(none).contains("Sensor housing"))
  }

  /// Everything that a phone can show at once, upright and lying.
  @Test(
    arguments: [
      "", "large-title true, prompt true, tab-bar true", "prompt true, toolbar true",
      "navigation-bar true, tab-bar true",
    ], ["portrait", "landscape"])
  func `no label lies over another or leaves the picture`(bars: String, orientation: String) throws
  {
    let values = Self.insets.merging([
      "safeAreaInsets.left": "20", "safeAreaInsets.right": "20", "statusBar.height": "20",
      "navigationBar.y": "20", "navigationBar.height": "32", "navigationBar.promptHeight": "20",
      "tabBar.frameHeight": "53", "toolbar.frameHeight": "53", "homeIndicator.height": "21",
      "safeArea.height": "297", "barButtonItem.edgeMargin": "16", "layoutMargins.leading": "20",
      "tabBar.y": orientation == "portrait" ? "759" : "322",
    ]) { $1 }
    let situation = (bars.isEmpty ? "" : bars + ", ") + "orientation \(orientation)"
    let root = try drawn(round, values, in: situation)
    let canvas = try #require(root.number("width")) / 1.5
    var labels: [(x: ClosedRange<Double>, y: ClosedRange<Double>, text: String)] = []
    for mark in root.of(class: "mark") {
      let label = try #require(mark.children.last)
      let place = try #require(
        label.attributes["transform"]?.wholeMatch(of: #/translate\((\S+) (\S+)\)/#))
      let (x, y) = (try #require(Double(place.1)), try #require(Double(place.2)))
      let style = mark.attributes["class"]?.split(separator: " ").last
      let isBeside = style != "end" && style != "mid"
      let texts = label.children.prefix(isBeside ? 2 : 1)
      let width = Double(texts.map(\.text.count).max() ?? 0) * 5.6
      let left = style == "end" ? x - width : style == "mid" ? x - width / 2 : x
      #expect(left >= 0 - 8 && left + width <= canvas, "\(label.text)")
      labels.append((left...left + width, y...y + (isBeside ? 26 : 13), label.text))
    }
    #expect(labels.count > 4)
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] where label.x.overlaps(other.x) {
        #expect(!label.y.overlaps(other.y), "\(label.text) and \(other.text)")
      }
    }
  }

  @Test func `two screens on one page have clips of their own`() throws {
    let clips = try [
      drawn(round), drawn(round, in: "orientation landscape"), drawn(.iPhoneXR),
    ].map { $0.all.first { $0.name == "clipPath" }?.attributes["id"] }
    #expect(Set(clips).count == 3)
  }

  @Test(arguments: PictureTests.texts)
  func `a name is read back and becomes nothing else`(name: String, held: String) throws {
    let root = try drawn(round.with { $0.name = name })
    let title = try #require(root.children.first { $0.name == "title" })
    let expected = "\(held), iOS 16.1 · portrait"
    #expect(Array(title.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(root.all.count == (try drawn(round)).all.count)
  }

  @Test func `a name of any length leaves the picture as wide as it is`() throws {
    let long = try drawn(round.with { $0.name = String(repeating: "Phone", count: 1_000) })
    #expect(long.attributes["width"] == (try drawn(round)).attributes["width"])
    #expect(try #require(long.of(class: "heading").first).text.count < 60)
  }

  @Test func `there is no script, no address and nothing from elsewhere`() throws {
    let root = try drawn(round, ["statusBar.height": "44"])
    #expect(
      Set(root.all.map(\.name)).isSubset(of: [
        "svg", "title", "desc", "style", "rect", "path", "g", "text", "clipPath",
      ]))
    for element in root.all {
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
      for value in element.attributes.values where value.contains("url(") {
        #expect(value.hasPrefix("url(#"))
      }
    }
  }
}
