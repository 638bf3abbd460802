import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Adaptation goals as text and objects")
struct AdaptTextTests {
  private static let technique = Technique(
    id: "spacer", title: "A spacer", kind: .technique, goals: [.zeroEdgeMargin],
    effect: "It moves.",
    support: [
      .init(os: .of("..<12"), verdict: .works),
      .init(os: .of("12..<13"), verdict: .fails, note: "n"),
      .init(os: .of("13..<"), verdict: .partly),
    ], hazards: ["No touches."],
    constants: [
      .init(
        name: "width", value: .formula(Formula("-m") ?? Formula(terms: [.init("m")])), note: "of it"
      ),
      .init(name: "y", value: .formula(Formula("n - m") ?? Formula(terms: [.init("m")]))),
      .init(name: "height", value: .length(Length(points: 44))),
      .init(name: "factor", value: .number("0.25")),
    ], sources: ["own"], note: "Beware.")
  private static let behaviour = Technique(
    id: "shift", title: "It shifts", kind: .behaviour, goals: [.zeroEdgeMargin],
    effect: "It happens.", support: [.init(os: .of("12..<"), verdict: .works, note: "by itself")],
    sources: [])

  private static let resolver: Resolver = {
    var knowledge = Knowledge.of([
      .of("m/1", "16", os: "..<14"), .of("m/2", "20", os: "14..<"), .of("n/1", "100", metric: "n"),
    ])
    knowledge.techniques = [technique, behaviour]
    return Resolver(knowledge)
  }()

  private func answer(_ os: String, on device: Device.ID = "iphone-x") throws -> AdaptAnswer {
    let answers = Self.resolver.adapt(
      .zeroEdgeMargin, in: Situation(),
      on: AnswerTable.Request(
        devices: try DeviceSet([device], in: Self.resolver.knowledge.devices),
        versions: try VersionSet(os)))
    try #require(answers.count == 1)
    return answers[0]
  }

  private func lines(_ os: String) throws -> [String] {
    try answer(os).text(VersionLabels([]), NameIndex(Self.resolver)).squeezedLines
  }

  @Test func `what works where is a table, technique by technique`() throws {
    let lines = try lines("11-14")
    #expect(lines[0] == "zero-edge-margin iPhone X · portrait · custom items")
    #expect(lines[2] == "Technique iOS 11 iOS 12 iOS 13 iOS 14")
    #expect(lines[3] == "spacer works fails partly partly")
    #expect(!lines[3...].prefix(2).contains { $0.hasPrefix("shift works") }, "it is no technique")
  }

  @Test func `a constant that changes has each value with its versions`() throws {
    let lines = try lines("11-14")
    #expect(lines.contains("width = -16 on iOS 11, 12, 13 [-m], of it"))
    #expect(lines.contains("width = -20 on iOS 14 [-m], of it"))
    #expect(lines.contains("height = 44"))
    #expect(lines.contains("factor = 0.25"))
  }

  @Test func `a sum says how it comes about`() throws {
    #expect(try lines("11").contains("y = 84 (100 − 16) [n - m]"))
  }

  @Test func `notes stand with their verdict, those of a behaviour without`() throws {
    let lines = try lines("11-14")
    #expect(lines.contains("iOS 12: fails, n"))
    #expect(lines.contains("iOS 12, 13, 14: by itself"))
    #expect(lines.contains("hazard: No touches."))
    #expect(lines.contains("note: Beware."))
    #expect(lines.contains("source: own own"))
  }

  @Test func `a version that the device never ran has no verdict and no constant`() throws {
    let lines = try lines("10,11")
    #expect(lines[3] == "spacer never ran works")
    #expect(lines.contains("width = -16 [-m], of it"))
    let json = try answer("10,11").json(VersionLabels([]))
    #expect(json["versions"]?.elements.map { $0["ran"]?.kind } == [.bool(false), .bool(true)])
  }

  @Test func `that nobody tried it since a redesign is said once of all versions since`() throws {
    let lines = try answer("18,26", on: "iphone-14-pro")
      .text(VersionLabels([]), NameIndex(Self.resolver)).squeezedLines
    // The technique and the behaviour have no end, and the redesign is iOS 26.
    #expect(
      lines.filter { $0.contains("not tried on") }
        == ["not tried on iOS 26 or later", "not tried on iOS 26 or later"])
  }

  @Test func `a verdict is not explained for a version that the device never ran`() throws {
    let lines = try lines("16,17")
    #expect(lines[2] == "Technique iOS 16 iOS 17")
    #expect(lines[3] == "spacer partly never ran")
    #expect(lines.contains("iOS 16: by itself"))
    #expect(!lines[3...].contains { $0.contains("17") })
  }

  @Test func `a constant that is unknown is so in words, and null with its reason`() throws {
    var knowledge = Self.resolver.knowledge
    knowledge.rules.removeAll { $0.metric == "n" }
    knowledge.observations.removeAll { $0.metric == "n" }
    let resolver = Resolver(knowledge)
    let answer = try #require(
      resolver.adapt(
        .zeroEdgeMargin, in: Situation(),
        on: AnswerTable.Request(
          devices: try DeviceSet(["iphone-x"], in: resolver.knowledge.devices),
          versions: try VersionSet("11"))
      ).first)
    let lines = answer.text(VersionLabels([]), NameIndex(resolver)).squeezedLines
    #expect(lines.contains("y = unknown [n - m]"))
    let json = answer.json(VersionLabels([]))
    #expect(json["missing"]?.texts == ["n: unknown, not measured"])
    let constants = try #require(json["techniques"]?.elements.first?["constants"]?.elements)
    #expect(constants[1]["values"]?.elements.map(\.kind) == [.null])
  }
}
