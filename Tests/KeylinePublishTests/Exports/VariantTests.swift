import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Exports of metrics with conditions of their own")
struct VariantTests {
  /// The sample, and a widget that is 158 or 338 wide.
  private static let knowledge = {
    var knowledge = Sample.knowledge
    let metric = Metric(
      id: "widget.width", title: "Widget width", definition: "The width.", since: OSVersion(7))
    knowledge.metrics.append(metric)
    for (family, value) in [("small", 158), ("large", 338)] {
      let scope = Scope.of("widget \(family), orientation portrait")
      knowledge.observations.append(
        Observation(
          id: "one/\(family)", metric: metric.id, source: "one", scope: scope,
          os: .on([StatedVersion("11")].compactMap(\.self)), value: Length(points: value),
          obtained: .measured))
      knowledge.rules.append(
        .of(
          "widget-width/\(family)", "\(value)", where: scope, os: OSBounds(),
          metric: metric.id, restsOn: ["one/\(family)"]))
    }
    return knowledge
  }()

  private func content() throws -> ExportContent {
    Exporting.content(Self.knowledge, os: try VersionSet("11"))
  }

  @Test func `code has a metric for each, with a name and a key of its own`() throws {
    let swift = try Exporting.text(
      try #require(SwiftExport(name: "Keyline", isPublic: false)), content())
    #expect(swift.contains("static let widgetWidthSmall = Keyline.Metric("))
    #expect(swift.contains(#"id: "widget.width large", title: "Widget width, large","#))
    #expect(swift.contains("    widgetWidthSmall,\n    widgetWidthLarge,\n"))
    let script = try Exporting.text(TypeScriptExport(), content())
    #expect(script.contains(#"  | "widget.width small""# + "\n" + #"  | "widget.width large""#))
  }

  @Test func `what another metric has stays as it was, byte for byte`() throws {
    let os = try VersionSet("11-12")
    let plain = try Exporting.text(CSVExport(), Exporting.content(os: os))
      .split(separator: "\r\n").dropFirst()
    let lines = try Exporting.text(CSVExport(), Exporting.content(Self.knowledge, os: os))
      .split(separator: "\r\n").filter { $0.contains("bar.height") }
    #expect(lines.map { String($0) } == plain.map { $0 + #","{}""# })
  }

  @Test func `a site has a table for each on the page of its metric, and rows on that of a device`()
    throws
  {
    let site = try SiteFiles(Self.knowledge)
    let metric = site["metrics/widget.width.html"]
    #expect(metric.contains("Small, portrait, no bars, newest version first."))
    #expect(metric.contains("<summary>Large, portrait, no bars <small>"))
    let device = site["devices/phone-a.html"]
    for family in ["small", "large"] {
      #expect(device.contains(">Widget width</a> <small>\(family)</small>"))
    }
    #expect(!site["metrics/bar.height.html"].contains("Small"))
  }
}
