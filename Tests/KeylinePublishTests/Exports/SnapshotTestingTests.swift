import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Configurations for SnapshotTesting")
struct SnapshotTestingTests {
  private static let sizes: [Metric] = [
    .of("screen.width", .width, .height), .of("screen.height", .height, .width),
  ]

  /// Insets of the samples: 44 and 34 beside a notch, 20 above a home button.
  private static let rules: [Rule] = [
    inset("top", "44", "sensor-housing notch, orientation portrait"),
    inset("bottom", "34", "sensor-housing notch, orientation portrait"),
    inset("top", "0", "sensor-housing notch, orientation landscape"),
    inset("bottom", "21", "sensor-housing notch, orientation landscape"),
    inset("left", "44", "sensor-housing notch, orientation landscape"),
    inset("right", "44", "sensor-housing notch, orientation landscape"),
    inset("left", "0", "sensor-housing notch, orientation portrait"),
    inset("right", "0", "sensor-housing notch, orientation portrait"),
  ]

  private static func inset(_ edge: String, _ value: String, _ scope: String) -> Rule {
    let metric = "screen.safeAreaInsets.\(edge)"
    return .of("\(edge)/\(scope)", value, where: scope, metric: metric)
  }

  private func text(
    _ devices: [Device], _ rules: [Rule] = rules, os: String = "13", prefix: String? = nil,
    isPublic: Bool = false, situations: [String] = ["", "orientation landscape"]
  ) throws -> String {
    let resolver = Resolver(
      .of(
        rules, metrics: Self.sizes + SnapshotTestingExport.metrics.map { .of($0) }, devices: devices
      ))
    let export = try #require(
      SnapshotTestingExport(prefix: prefix, isPublic: isPublic, versionsWith: "--os"))
    let content = ExportContent(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices,
        metrics: SnapshotTestingExport.metrics.compactMap(resolver.metric),
        situations: situations.map { .of($0) }, versions: try VersionSet(os)))
    return try Exporting.text(export, content)
  }

  private static let own = Device.iPhoneX.with { $0.name = "Bar Phone" }

  @Test func `a device that is known has both orientations, a phone stands upright`() throws {
    let text = try text([Self.own])
    #expect(
      text.contains(
        """
          /// Bar Phone, portrait.
          static var barPhone: ViewImageConfig { .barPhone(.portrait) }
        """))
    #expect(
      text.contains(
        """
            case .portrait:
              return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
                size: CGSize(width: 375, height: 812),
                traits: .keyline(.phone, horizontal: .compact, vertical: .regular))
            case .landscape:
              return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
                size: CGSize(width: 812, height: 375),
                traits: .keyline(.phone, horizontal: .compact, vertical: .compact))
        """))
    #expect(text.contains("\n// iOS or iPadOS 13\n"))
  }

  @Test func `what is public is so everywhere`() throws {
    let text = try text([Self.own], isPublic: true)
    #expect(text.contains("  public static var barPhone: ViewImageConfig {"))
    #expect(text.contains("  public static func barPhone(_ orientation: Orientation)"))
    #expect(!text.contains("\n  static "))
  }

  @Test func `a phone of which only portrait is known has that alone`() throws {
    let rules = Self.rules.filter { !$0.id.hasSuffix("landscape") }
    let text = try text([Self.own], rules)
    #expect(text.contains("  static var barPhone: ViewImageConfig {\n    ViewImageConfig("))
    #expect(!text.contains("static func barPhone"))
    #expect(text.contains("  // Bar Phone, landscape: left out, "))
  }

  @Test
  func
    `values that change within the versions asked are left out, and a narrower set is asked for`()
    throws
  {
    let rules =
      Self.rules.filter { $0.id != "top/sensor-housing notch, orientation portrait" } + [
        .of(
          "t/1", "44", where: "sensor-housing notch, orientation portrait", os: "..<14",
          metric: "screen.safeAreaInsets.top"),
        .of(
          "t/2", "48", where: "sensor-housing notch, orientation portrait", os: "14..<",
          metric: "screen.safeAreaInsets.top"),
      ]
    #expect(try text([Self.own], rules, os: "13").contains("top: 44"))
    #expect(try text([Self.own], rules, os: "14").contains("top: 48"))
    let both = try text([Self.own], rules, os: "13-14")
    #expect(
      both.contains(
        "portrait: left out, screen.safeAreaInsets.top is 44 (13), 48 (14); name a narrower --os."))
  }

  @Test func `an orientation that was not asked for is said to be`() throws {
    let text = try text([Self.own], situations: [""])
    #expect(text.contains("  // Bar Phone, landscape: left out, it was not asked for.\n"))
    #expect(text.contains("static var barPhone"))
  }

  @Test func `names of any kind stay in their comments`() throws {
    let device = Self.own.with { $0.name = "Bar\n} evil() {\u{2028} */ \\" }
    let text = try text([device])
    #expect(text.contains(#"/// Bar_} evil() {_ -/ \, portrait."#))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("} evil") })
  }
}
