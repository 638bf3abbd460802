import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Constants of snippets")
struct EraConstantTests {
  @Test(
    arguments: [
      (16, 16, 16), (20, 12, nil), (nil, 16, 16), (20, nil, 20), (nil, nil, nil),
    ] as [(Int?, Int?, Int?)])
  func `are one value unless they changed with iOS 11`(before: Int?, from: Int?, single: Int?) {
    let constant = EraConstant(
      before: before.map { Length(points: $0) }, from: from.map { Length(points: $0) })
    #expect(constant.single == single.map { Length(points: $0) })
  }

  @Test(arguments: [
    (SnippetError.unknownConstant("gap"), #"The data has no constant "gap" for the snippet."#),
    (
      .missing("gap", gaps: ["m: unknown", "n: unknown"]),
      "The snippet needs the gap, which is unknown: m: unknown; n: unknown."
    ),
    (
      .ambiguous("gap", values: ["44", "48"]),
      "The gap is 44 and 48 on these versions, but a snippet has one before and one from iOS 11."
    ),
  ])
  func `that cannot be had say why`(error: SnippetError, text: String) {
    #expect(error.description == text)
  }

  private static func resolver(_ rules: [Rule], constant: String = "tab bar y") -> Resolver {
    var knowledge = Knowledge.of(rules)
    knowledge.devices.append(
      .device("old-phone", "Old \"Phone\"\n}", .iphone) {
        ($0.firstOS, $0.lastOS) = (StatedVersion("9"), StatedVersion("14"))
      })
    knowledge.techniques = [
      Technique(
        id: "tab-bar-subclass", title: "t", kind: .technique, goals: [.tabBarJump], effect: "e",
        constants: [.init(name: constant, value: .formula(Formula(terms: [.init("m")])))],
        sources: [])
    ]
    return Resolver(knowledge)
  }

  private func snippet(_ resolver: Resolver, _ os: String) throws -> Snippet {
    let answer = try #require(
      resolver.adapt(
        .tabBarJump, in: Situation(),
        on: Occasion(
          devices: try DeviceSet(["old-phone"], in: resolver.knowledge.devices),
          versions: try VersionSet(os))
      ).first)
    return try Snippet(answer, in: .swift, VersionLabels([]))
  }

  @Test func `that a technique does not have are no code`() {
    let resolver = Self.resolver([.of("m/1", "1")], constant: "something else")
    #expect(throws: SnippetError.unknownConstant("tab bar y")) { try snippet(resolver, "12") }
  }

  @Test func `that are unknown are no code, and what is missing is named`() {
    #expect(
      throws: SnippetError.missing("tab bar y", gaps: ["m: unknown: nothing is recorded"])
    ) { try snippet(Self.resolver([]), "12") }
  }

  @Test func `with two values on one side of iOS 11 are no code`() {
    let resolver = Self.resolver([.of("m/1", "1", os: "..<13"), .of("m/2", "2", os: "13..<")])
    #expect(throws: SnippetError.ambiguous("tab bar y", values: ["1", "2"])) {
      try snippet(resolver, "12-13")
    }
  }

  @Test func `that must be one value are no code where iOS 11 changed them`() {
    let resolver = Self.resolver([.of("m/1", "1", os: "..<11"), .of("m/2", "2", os: "11..<")])
    #expect(throws: SnippetError.ambiguous("tab bar y", values: ["1", "2"])) {
      try snippet(resolver, "10-11")
    }
    #expect((try? snippet(resolver, "11"))?.text.contains("tabBarY: CGFloat = 2\n") == true)
    #expect((try? snippet(resolver, "10"))?.text.contains("tabBarY: CGFloat = 1\n") == true)
  }

  @Test func `are said to be for a device and versions, whatever the device is called`() throws {
    let text = try snippet(Self.resolver([.of("m/1", "1")]), "11,13").text
    let comment = try #require(text.split(separator: "\n").first { $0.hasPrefix("///") })
    #expect(comment.hasSuffix("Old \"Phone\"\\u{A}}, iOS 11, 13."))
  }
}
