import KeylineExport
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Tables in a header for C")
struct HeaderTests {
  private func header(
    _ rules: [Rule], devices: [Device], os: String = "all", landscape: Bool = true
  ) throws
    -> [String]
  {
    let resolver = Resolver(.of(rules, devices: devices))
    let situations = landscape ? ["", "orientation landscape"] : [""]
    let content = ExportContent(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
        situations: situations.map { .of($0) }, versions: try VersionSet(os)))
    let text = try Exporting.text(try #require(ObjectiveCExport(prefix: "KL")), content)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let rules: [Rule] = [
    .of("m/1", "20", where: "home-button true"),
    .of("m/2", "44", where: "sensor-housing notch", os: "..<14"),
    .of("m/3", "53.667", where: "sensor-housing notch", os: "14..<"),
  ]
  private static let devices: [Device] = [.iPhone8, .iPhoneX, .iPhoneXR]

  @Test func `the steps of a metric name parts of its list of devices, one after the other`() throws
  {
    let lines = try header(Self.rules, devices: Self.devices)
    let list = try #require(lines.first { $0.contains("KLMetricMPortraitDevices[]") })
    #expect(list.hasSuffix("= {0, 1, 2, 1, 2};"))
    let start = try #require(lines.firstIndex { $0.contains("KLMetricMPortraitSteps[]") })
    #expect(
      lines[(start + 1)...].prefix(4) == [
        "  {0, 1, 0, 1000000000, 20},", "  {1, 2, 0, 14000000, 44},",
        "  {3, 2, 14000000, 1000000000, 161.0 / 3},", "};",
      ])
  }

  @Test func `a device has its texts, its screen and the versions that it ran`() throws {
    let blank = Device.device("blank", "Blank", .ipad) { $0.identifiers = [] }
    let lines = try header(Self.rules, devices: [.iPhoneX, blank])
    #expect(lines.contains { $0.hasSuffix(#"[] = {"iPhone10,3", "iPhone10,6", NULL};"#) })
    #expect(lines.contains { $0.hasSuffix("KLIdiomPhone, 375, 812, 3, 11000000, 17000000},") })
    #expect(lines.contains { $0.hasSuffix("KLIdiomPad, NAN, NAN, NAN, 0, 1000000000},") })
    #expect(lines.contains { $0.hasSuffix("[] = {NULL};") })
  }

  @Test func `an orientation that was not asked, or of which nothing is known, is empty`() throws {
    let portrait = try header(Self.rules, devices: Self.devices, landscape: false)
    #expect(portrait.contains("   {NULL, NULL, 0}}};"))
    #expect(!portrait.contains { $0.contains("Landscape") && $0.contains("Steps[]") })
    let nothing = try header([], devices: Self.devices)
    #expect(nothing.contains("  {{NULL, NULL, 0},"))
  }

  @Test func `every name begins with the prefix`() throws {
    let lines = try header(Self.rules, devices: Self.devices)
    for line in lines where line.hasPrefix("static const ") || line.hasPrefix("typedef enum") {
      #expect(line.contains(" KL") || line.contains("*KL"), "\(line)")
    }
    #expect(lines.contains("  KLDeviceIPhoneX = 1,"))
    #expect(lines.contains("  KLDeviceCount = 3"))
    #expect(lines.contains("enum { KLMetricCount = 1 };"))
  }

  @Test func `what every file states stands above it`() throws {
    let lines = try header(Self.rules, devices: Self.devices)
    #expect(
      lines.prefix(3) == [
        "// Made by keyline export objc. Do not edit it: export again.",
        "// Situation: portrait; landscape.",
        "// Lengths are in points. Unknown values: no value, or NAN in a device.",
      ])
  }
}
