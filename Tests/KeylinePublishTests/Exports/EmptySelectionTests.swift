import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Exports of nothing")
struct EmptySelectionTests {
  private static var noDevices: Knowledge {
    var knowledge = Sample.knowledge
    knowledge.devices = []
    return knowledge
  }

  private static var noMetrics: Knowledge {
    var knowledge = Sample.knowledge
    knowledge.metrics = []
    return knowledge
  }

  private static var swift: SwiftExport {
    get throws { try #require(SwiftExport(name: "Keyline", isPublic: true)) }
  }

  @Test func `Swift has empty lists`() throws {
    let devices = try Exporting.text(Self.swift, Exporting.content(Self.noDevices))
    #expect(devices.contains("public static let all: [Keyline.Device] = []\n"))
    #expect(devices.contains("    barHeight,\n"))
    let metrics = try Exporting.text(Self.swift, Exporting.content(Self.noMetrics))
    #expect(metrics.contains("public static let all: [Keyline.Metric] = []\n"))
    #expect(metrics.contains("    phoneA,\n    phoneB,\n"))
    for text in [devices, metrics] {
      #expect(!text.split(separator: "\n").contains { $0.allSatisfy { $0 == " " || $0 == "," } })
    }
  }

  @Test func `TypeScript has empty lists, and no key is one of a metric`() throws {
    let devices = try Exporting.text(TypeScriptExport(), Exporting.content(Self.noDevices))
    #expect(devices.contains("export const devices: readonly Device[] = [\n];"))
    let metrics = try Exporting.text(TypeScriptExport(), Exporting.content(Self.noMetrics))
    #expect(metrics.contains("export type MetricKey = never;"))
    #expect(metrics.contains("export const metrics: readonly Metric[] = [\n];"))
  }

  @Test func `CSV is its first line`() throws {
    for knowledge in [Self.noDevices, Self.noMetrics] {
      let text = try Exporting.text(CSVExport(), Exporting.content(knowledge))
      #expect(text.split(separator: "\r\n").count == 1)
      #expect(text.hasSuffix("\"candidates\"\r\n"))
    }
  }

  @Test func `JSON fits its schema all the same`() throws {
    for knowledge in [Self.noDevices, Self.noMetrics] {
      let whole = try JSONValue.reading(
        try Exporting.text(JSONExport(), Exporting.content(knowledge)))
      #expect(try Exporting.objections(to: whole) == [])
      #expect(whole["series"]?.elements.isEmpty == true)
    }
  }

  @Test func `configurations are an extension without members`() throws {
    let export = try #require(
      SnapshotTestingExport(prefix: nil, isPublic: false, versionsWith: "--os"))
    let text = try Exporting.text(export, Exporting.content(Self.noDevices))
    #expect(!text.contains("static var"))
    #expect(text.contains("extension ViewImageConfig {\n"))
    #expect(text.hasSuffix("#endif\n"))
  }

  @Test func `versions that no device ran leave no values`() throws {
    let content = Exporting.content(os: try VersionSet("20+"))
    #expect(try Exporting.text(Self.swift, content).contains("portrait: [],"))
    #expect(try Exporting.text(TypeScriptExport(), content).contains("portrait: [],"))
    let whole = try JSONValue.reading(try Exporting.text(JSONExport(), content))
    #expect(try Exporting.objections(to: whole) == [])
    #expect(whole["devices"]?.elements.count == 2)
    #expect(whole["series"]?.elements.isEmpty == true)
  }
}
