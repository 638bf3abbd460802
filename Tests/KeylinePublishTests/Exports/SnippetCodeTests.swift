import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylinePublish

@Suite("Snippets of code")
struct SnippetCodeTests {
  private static func snippet(
    _ goal: Technique.Goal, _ language: CodeLanguage, _ device: Device.ID = "iphone-8",
    _ os: String = "11", _ situation: String = ""
  ) throws -> String {
    let answer = try #require(
      SeedAnswers.resolver.adapt(
        goal, in: .of(situation), on: SeedAnswers.target(device, os)
      ).first)
    return try Snippet(answer, in: language, SeedAnswers.labels).text
  }

  @Test(arguments: Technique.Goal.allCases)
  func `import UIKit, close what they open and end with a line break`(
    goal: Technique.Goal
  ) throws {
    for (language, head) in [
      (CodeLanguage.swift, "import UIKit\n"), (.objc, "#import <UIKit/UIKit.h>\n"),
    ] {
      let text = try Self.snippet(goal, language)
      #expect(text.hasPrefix(head))
      for pair in ["{}", "()", "[]"].map({ [Character]($0) }) {
        #expect(text.count { $0 == pair[0] } == text.count { $0 == pair[1] })
      }
      #expect(text.hasSuffix("\n"))
      #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }
  }

  private static let measured: [Technique.Goal] = [.zeroEdgeMargin, .itemSpacing]

  /// An iPhone 8 that runs code for an iPhone X keeps its tab bar, and its insets.
  @Test(
    arguments: Technique.Goal.allCases.filter { !measured.contains($0) }, CodeLanguage.allCases)
  func `without a guard are the same for every device, version and bar`(
    goal: Technique.Goal, language: CodeLanguage
  ) throws {
    let text = try Self.snippet(goal, language)
    #expect(try Self.snippet(goal, language, "iphone-x") == text)
    #expect(try Self.snippet(goal, language, "iphone-xr", "13,14") == text)
    #expect(try Self.snippet(goal, language, "iphone-8", "11", "tab-bar true") == text)
    #expect(Self.numbers(text).isEmpty)
  }

  @Test(arguments: measured)
  func `with numbers run them only on the device, the versions and the width they are of`(
    goal: Technique.Goal
  ) throws {
    for language in CodeLanguage.allCases {
      let text = try Self.snippet(goal, language, "iphone-8", "11,13")
      #expect(text.contains("iPhone 8, iOS 11, 13, portrait"))
      #expect(text.contains(#""iPhone10,1""#) && text.contains(#""iPhone10,4""#))
      #expect(text.contains("bounds.width - 375") || text.contains("bounds.size.width - 375"))
      for bound in ["11000000", "12000000", "13000000", "14000000"] {
        #expect(text.contains(bound))
      }
    }
  }

  @Test(arguments: Technique.Goal.allCases)
  func `have the same numbers in both languages`(goal: Technique.Goal) throws {
    let swift = try Self.numbers(Self.snippet(goal, .swift, "iphone-7-plus", "11"))
    #expect(try Self.numbers(Self.snippet(goal, .objc, "iphone-7-plus", "11")) == swift)
  }

  /// The numbers in a text, apart from nought and those of the language's own names.
  private static func numbers(_ text: String) -> Set<Double> {
    let words = text.replacing("..<", with: " ").split { !($0.isNumber || $0 == ".") }
    return Set(words.compactMap { Double($0) }).subtracting([0, 11, 8])
  }

  @Test func `are for the bar of the situation that was asked`() throws {
    let text = try Self.snippet(
      .zeroEdgeMargin, .swift, "iphone-8", "11", "orientation landscape")
    #expect(text.contains("iPhone 8, iOS 11, landscape"))
    #expect(text.contains("bounds.width - 667"))
    #expect(text.contains("button.margin = 20\n"))
  }

  private static func resolver(
    _ rules: [Rule], constant: String = "left inset", models: [String] = ["Old1,1"]
  ) -> Resolver {
    var knowledge = Knowledge.of(rules + [.of("screen.width/1", "320", metric: "screen.width")])
    knowledge.devices.append(
      .device("old-phone", "Old \"Phone\"\n}", .iphone) {
        ($0.firstOS, $0.lastOS) = (StatedVersion("9"), StatedVersion("14"))
        $0.identifiers = models
      })
    knowledge.techniques = [
      Technique(
        id: "alignment-rect-insets-with-fixed-space", title: "t", kind: .technique,
        goals: [.zeroEdgeMargin], effect: "e",
        constants: [
          .init(name: constant, value: .formula(Formula(terms: [.init("m")]))),
          .init(name: "height anchor", value: .length(Length(points: 44))),
        ],
        sources: [])
    ]
    return Resolver(knowledge)
  }

  private func snippet(_ resolver: Resolver, _ os: String) throws -> String {
    let answer = try #require(
      resolver.adapt(
        .zeroEdgeMargin, in: Situation(),
        on: AnswerTable.Request(
          devices: try DeviceSet(["old-phone"], in: resolver.knowledge.devices),
          versions: try VersionSet(os))
      ).first)
    return try Snippet(answer, in: .swift, VersionLabels([])).text
  }

  @Test func `are not written without a constant of the technique`() {
    let resolver = Self.resolver([.of("m/1", "1")], constant: "something else")
    #expect(throws: SnippetError.unknownConstant("left inset")) { try snippet(resolver, "12") }
  }

  @Test func `are not written with an unknown number, and what is missing is named`() {
    #expect {
      try snippet(Self.resolver([]), "12")
    } throws: { error in
      guard case .missing("left inset", let gaps)? = error as? SnippetError else { return false }
      return gaps.texts == ["m: unknown, not measured"]
    }
  }

  @Test(arguments: [("11", "12-13"), ("13", "12-13"), ("11", "10-11")])
  func `are not written with two values on the versions asked`(change: String, os: String) throws {
    let resolver = Self.resolver([
      .of("m/1", "1", os: "..<\(change)"), .of("m/2", "2", os: "\(change)..<"),
    ])
    guard os != "12-13" || change != "11" else {
      #expect(try snippet(resolver, os).contains("button.margin = 2\n"))
      return
    }
    #expect(throws: SnippetError.ambiguous("left inset", values: ["1", "2"])) {
      try snippet(resolver, os)
    }
  }

  @Test(arguments: [[], [#"x", "y"#], ["a\nb"]] as [[String]])
  func `are not written for a device without a model that a literal can hold`(models: [String]) {
    let resolver = Self.resolver([.of("m/1", "1")], models: models)
    #expect(throws: SnippetError.noModel(device: "Old \"Phone\"\n}")) {
      try snippet(resolver, "12")
    }
  }

  @Test func `are said to be for a device and versions, whatever the device is called`() throws {
    let text = try snippet(Self.resolver([.of("m/1", "1")]), "11,13")
    let comment = try #require(text.split(separator: "\n").first { $0.hasPrefix("  ///") })
    #expect(comment.contains("Old \"Phone\"\\u{A}}, iOS 11, 13, portrait"))
  }

  @Test(arguments: [
    (SnippetError.unknownConstant("gap"), #"The data has no constant "gap" for the snippet."#),
    (
      .missing("gap", gaps: [.noMetric("m"), .noMetric("n")]),
      "Cannot write the code: the gap is missing.\nm: no such metric in this data; "
        + "n: no such metric in this data."
    ),
    (
      .ambiguous("gap", values: ["44", "48"]),
      "The gap is 44 and 48 on these versions, but a snippet can use only one value."
    ),
    (
      .noModel(device: "Bar"),
      "The snippet checks the model before it uses its numbers, but Bar has no model identifier."
    ),
  ])
  func `that cannot be had say why`(error: SnippetError, text: String) {
    #expect(error.description == text)
  }
}
