import KeylineModel
import Testing

@testable import KeylinePublish

@Suite("Templates of exported code")
struct TemplateTests {
  private static func slots(_ asset: String) -> Set<Substring> {
    Set(Asset.text(asset).pieces(after: "{{").map { $0.prefix { $0 != "}" } })
  }

  @Test(arguments: Technique.Goal.allCases, ["swift", "m"])
  func `of a snippet have a slot for each number and one for the guard of the numbers`(
    goal: Technique.Goal, ending: String
  ) {
    let asset = "code/\(goal.rawValue).\(ending).txt"
    var filled = Set(Snippet.constants(of: goal).map { $0.slot[...] })
    if !filled.isEmpty { filled.insert("guard") }
    #expect(!Asset.text(asset).isEmpty)
    #expect(Self.slots(asset) == filled)
  }

  @Test(arguments: [
    ("code/guard.swift.txt", ["place", "models", "versions", "width"]),
    ("code/guard.m.txt", ["place", "models", "versions", "width"]),
    ("code/lookups.swift.txt", ["name", "access"]), ("code/traits.swift.txt", []),
    ("code/types.ts.txt", []), ("code/lookups.ts.txt", []),
    ("probe/KeylineProbe.swift.txt", ["calls", "functions"]),
  ])
  func `have exactly the slots that are filled`(asset: String, filled: [Substring]) {
    #expect(!Asset.text(asset).isEmpty)
    #expect(Self.slots(asset) == Set(filled))
  }

  @Test(arguments: ProbePart.all.map(\.function))
  func `of the probe's functions have no slots`(function: String) {
    #expect(Self.slots("probe/parts/\(function).swift.txt").isEmpty)
  }

  @Test func `keep what a value says, be it the name of a slot`() {
    let text = Asset.text(
      "code/guard.m.txt",
      filling: ["place": "{{width}}", "models": "", "versions": "{{", "width": "}}"])
    #expect(text.hasPrefix("/// True where the numbers below apply: {{width}}.\n"))
    #expect(text.contains("&& ({{)\n") && text.contains("width - }}) < 0.5;\n"))
  }
}
