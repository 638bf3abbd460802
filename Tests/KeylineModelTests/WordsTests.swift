import KeylineModel
import Testing

/// The words that seeds, flags and JSON share.
struct WordsTests {
  @Test(
    arguments: [
      (Layer.allCases.map(\.rawValue), ["shipped", "project", "local"]),
      (
        Observation.Obtained.allCases.map(\.rawValue),
        ["measured", "documented", "tabulated", "reported"]
      ),
      (
        Technique.Kind.allCases.map(\.rawValue),
        ["technique", "behaviour", "deprecation", "hierarchy"]
      ),
      (
        Technique.Goal.allCases.map(\.rawValue),
        [
          "zero-edge-margin", "item-spacing", "title-view-fill", "table-shift", "table-extra-space",
          "tab-bar-jump",
        ]
      ),
      (
        Technique.Support.Verdict.allCases.map(\.rawValue), ["works", "partly", "fails", "unknown"]
      ),
      (Metric.Unit.allCases.map(\.rawValue), ["pt", "scale"]),
      (Source.Locator.allCases.map(\.rawValue), ["exact", "reconstructed", "not kept"]),
      (RowKind.allCases.map(\.rawValue), ["device", "rule", "observation", "source", "technique"]),
    ])
  func `are those of the design, in its order`(found: [String], expected: [String]) {
    #expect(found == expected)
  }

  @Test func `a source is of a kind that people know`() {
    #expect(
      Set(Source.Kind.allCases.map(\.rawValue)) == [
        "article", "book", "dataset", "documentation", "issue", "library", "notes", "seed-article",
      ])
  }

  @Test func `a rule stands in its own layer unless said otherwise`() {
    func rule(_ layer: Layer, _ standing: Layer?) -> Rule {
      Rule(
        id: "m/1", metric: "m", scope: Scope(), os: .always, value: .length(.zero), restsOn: [],
        layer: layer, standing: standing)
    }
    for layer in Layer.allCases {
      #expect(rule(layer, nil).standing == layer)
      #expect(rule(layer, .shipped).standing == .shipped)
    }
  }

  @Test func `a source counts for itself, with an exact address, unless said otherwise`() {
    let source = Source(id: "s", title: "S", kind: .issue)
    #expect(source.copyOf == nil)
    #expect(source.locator == .exact)
    #expect(source.layer == .shipped)
  }

  @Test func `nothing is known of a device but its name and family`() {
    let device = Device(id: "d", name: "D", family: .ipad)
    #expect(device.idiom == .pad)
    for dimension in Dimension.allCases where dimension != .family && dimension != .idiom {
      #expect(device.code(dimension) == nil)
    }
    #expect(device.identifiers.isEmpty && device.sources.isEmpty && device.copied.isEmpty)
    #expect(device.templates.isEmpty && device.like == nil)
  }
}
