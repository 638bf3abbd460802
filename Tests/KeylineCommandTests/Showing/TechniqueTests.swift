import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@Suite("technique")
struct TechniqueTests {
  /// The identifiers that a list names.
  private func list(_ arguments: String) throws -> [String] {
    let outcome = try keyline("technique list \(arguments) -f tsv")
    #expect(outcome.messages == "")
    return outcome.output.lines.dropFirst().map { String($0.split(separator: "\t")[0]) }
  }

  @Test func `a goal keeps what serves it, with the four remedies for the table shift`() throws {
    let names = try list("--goal table-shift")
    #expect(
      Set(names).isSuperset(of: [
        "never-adjust", "negative-additional-safe-area", "reset-content-inset",
        "frame-inside-safe-area",
      ]))
    #expect(!names.contains("negative-fixed-space"))
    for technique in try Seed.bundled().techniques {
      #expect(names.contains(technique.id) == technique.goals.contains(.tableShift))
    }
  }

  @Test func `a kind keeps what is of it`() throws {
    #expect(
      try list("--kind hierarchy") == [
        "navigation-bar-views-before-11", "navigation-bar-views-from-11",
      ])
    #expect(try list("--kind deprecation").contains("automatically-adjusts-scroll-view-insets"))
  }

  @Test(arguments: [
    ("9", "negative-fixed-space", "never-adjust"),
    ("..10", "move-subviews-before-11", "never-adjust"),
    ("11", "never-adjust", "negative-fixed-space"),
    ("12", "content-view-layout-margins", "negative-fixed-space"),
    ("13+", "negative-additional-safe-area", "content-view-layout-margins"),
  ])
  func `a version keeps what works there, at least partly`(
    set: String, kept: String, dropped: String
  ) throws {
    let names = try list("--os \(set)")
    #expect(names.contains(kept))
    #expect(!names.contains(dropped))
  }

  @Test(arguments: [
    ("negative fixed", "negative-fixed-space"), ("NEGATIVE", "negative-fixed-space"),
    ("\"stack view\"", "move-stack-view"), ("hitTest", "title-view-with-hit-test"),
    ("_UIButtonBarStackView", "navigation-bar-views-from-11"), ("间距", "negative-fixed-space"),
    ("负宽度", "negative-fixed-space"), ("tableView 下移", "table-shifts-from-11"),
    ("层级", "navigation-bar-views-before-11"), ("估算", "estimated-heights-zero"),
  ])
  func `words are looked for in titles, effects, hazards and notes, English and Chinese`(
    words: String, name: String
  ) throws {
    let names = try list(words)
    #expect(names.contains(name))
    #expect(names.count < (try list("")).count)
  }

  @Test func `every word must stand somewhere, and filters add up`() throws {
    #expect(try list("负宽度 narrower") == ["negative-fixed-space"])
    #expect(
      try list("负宽度 --goal zero-edge-margin --os 9") == [
        "alignment-rect-insets-with-fixed-space", "negative-fixed-space",
      ])
    #expect(
      try list("负宽度 --goal zero-edge-margin --os 12 --kind technique")
        == ["alignment-rect-insets-with-fixed-space"])
  }

  @Test(arguments: ["nosuchword", "间距 nosuchword", "--kind deprecation --goal tab-bar-jump"])
  func `nothing found is a negative answer`(arguments: String) throws {
    #expect(try keyline("technique list \(arguments)").exitCode == 1)
  }

  @Test(arguments: [
    ("--goal speed", "table-shift"), ("--kind trick", "hierarchy"), ("--os abc", "abc"),
  ])
  func `a filter that does not exist is an error that says what does`(
    arguments: String, word: String
  ) throws {
    let outcome = try keyline("technique list \(arguments)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(word))
  }

  @Test func `JSON and table list the same`() throws {
    for arguments in ["", "--goal item-spacing", "--os 9", "间距"] {
      let answer = try JSONValue.reading(try keyline("technique list \(arguments) --json").output)
      #expect(answer["schema"]?.text == "keyline.techniques/1")
      let names = answer["techniques"]?.elements.map { $0["id"]?.text }
      #expect(names == (try list(arguments)))
    }
  }
}
