import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("The source of the probe")
struct ProbeSourceTests {
  /// A call that records a metric: its name, and what is on screen.
  private struct Call: Hashable {
    let metric: String
    let elements: [String]
  }

  /// The calls in the source; those of insets stand for their four edges.
  private static let calls = calls(in: ProbeSource.text())

  private static func calls(in source: String) -> [Call] {
    ["record(", "recordRow("].flatMap { name -> [Call] in
      source.split(separator: name).dropFirst().compactMap { rest -> Call? in
        let call = rest.prefix { $0 != "}" }.prefix { $0 != ";" }
        let words = call.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count > 2, words[0].allSatisfy(\.isWhitespace) else { return nil }
        let arguments = call.split(separator: "with: [")
        let list = arguments.count > 1 ? arguments[1].prefix { $0 != "]" } : ""
        let isSame = arguments[0].split(separator: "record").count == 1
        return Call(
          metric: String(words[1]),
          elements: isSame ? list.split { "\", ".contains($0) }.map(String.init) : [])
      }
    }
  }

  private static let catalogue = Result { Set(try Seed.bundled().metrics.map(\.id)) }

  @Test func `records many metrics, each with what is on screen`() {
    #expect(Set(Self.calls.map(\.metric)).count > 25)
    #expect(Self.calls.contains(Call(metric: "statusBar.height", elements: [])))
    #expect(Self.calls.contains(Call(metric: "tabBar.y", elements: ["tab-bar"])))
    #expect(
      Self.calls.contains(
        Call(metric: "navigationBar.largeTitleHeight", elements: ["navigation-bar", "large-title"]))
    )
  }

  @Test func `names no metric that the catalogue does not have`() throws {
    let known = try Self.catalogue.get()
    for call in Self.calls {
      let edges = ["top", "left", "bottom", "right"].map { "\(call.metric).\($0)" }
      #expect(known.contains(call.metric) || known.isSuperset(of: edges), "\(call.metric)")
    }
  }

  @Test func `each part has a name, and is a function of the probe that is called`() {
    #expect(Set(ProbePart.all.map(\.name)).count == ProbePart.all.count)
    for part in ProbePart.all {
      let text = ProbeSource.text(of: [part])
      let name = part.text.split(separator: "func ")[1].prefix { $0 != "(" }
      #expect(text.contains("      await \(name)()\n"), "\(part.name)")
      #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
      #expect(ProbeSource.text().contains("func \(name)()"))
    }
  }

  @Test(arguments: ProbePart.all.map(\.name))
  func `a part records exactly the metrics that it names`(name: String) throws {
    let part = try #require(ProbePart.all.first { $0.name == name })
    let known = try Self.catalogue.get()
    var recorded = Set(
      Self.calls(in: part.text).map(\.metric).flatMap { metric in
        known.contains(metric)
          ? [metric] : ["top", "left", "bottom", "right"].map { "\(metric).\($0)" }
      })
    let edges = ["top", "left", "bottom", "right"].map { "safeAreaInsets.\($0)" }
    if part.text.contains("recordSafeArea(") { recorded.formUnion(edges) }
    if part.text.contains("recordRow(") {
      recorded.formUnion(edges + ["navigationBar.frameHeight", "navigationBar.maxY"])
    }
    #expect(recorded == Set(part.metrics))
    #expect(part.metrics.count == Set(part.metrics).count)
  }

  @Test func `says of what is on screen what its reader understands`() throws {
    for elements in Set(Self.calls.map(\.elements)) {
      let list = elements.map { "\"\($0)\"" }.joined(separator: ", ")
      let text = #"""
        { "schema": "keyline.probe/1", "device": "iPhone10,3", "os": "11.2", "runtime": "device",
          "readings": [
            { "metric": "m", "orientation": "portrait", "with": [\#(list)], "value": 44 } ] }
        """#
      let table = try ExternalTable(SourceText(name: "file", bytes: text.utf8), as: .probe)
      #expect(table.readings.first?.conditions.count == elements.count)
    }
  }

  @Test func `prints the keys that its reader reads, and no others`() {
    let keys = [
      "schema", "device", "os", "runtime", "sdk", "tool", "designCompatibility", "readings",
    ]
    for key in keys + ["metric", "orientation", "with", "value"] {
      #expect(ProbeSource.text().contains("\\\"\(key)\\\":"), "\(key)")
    }
    #expect(ProbeSource.text().contains("keyline.probe/1"))
    #expect(ProbeSource.text().contains("\"device\" : \"simulator\""))
  }

  @Test func `measures in both orientations and puts the window back`() {
    #expect(ProbeSource.text().contains("for landscape in [false, true]"))
    #expect(ProbeSource.text().contains("window.rootViewController = root"))
  }

  @Test func `is Swift whose brackets close, without a line that is too long`() {
    for pair in ["{}", "()", "[]"].map({ [Character]($0) }) {
      let counts = pair.map { bracket in ProbeSource.text().count { $0 == bracket } }
      #expect(counts[0] == counts[1])
    }
    #expect(!ProbeSource.text().split(separator: "\n").contains { $0.count > 100 })
    #expect(!ProbeSource.text().contains("\t"))
  }
}
