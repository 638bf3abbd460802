import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

/// On an iPhone X the margin is 16 and the gap between custom items 8 points.
@Suite("Navigation bars as text and objects")
struct NavbarTextTests {
  private func lines(_ answer: NavbarAnswer) throws -> [String] {
    try #require(
      [answer].texts(try SeedAnswers.labels, NameIndex(try SeedAnswers.resolver), hint: nil).first
    ).squeezedLines
  }

  @Test func `the slots have their place, their width and the distance before them`() throws {
    let lines = try lines(SeedAnswers.navbar("iphone-x", "11", left: [40, 30], right: [40]))
    #expect(
      lines.prefix(7) == [
        "iPhone X · iOS 11 · portrait · navigation bar · custom items",
        "bar 375 points wide", "", "Slot x Width Gap", "left 1 16 40 16", "left 2 64 30 8",
        "right 1 319 40 16",
      ])
  }

  @Test func `an item that is moved out of the stack view is said to take no touches there`() throws
  {
    let wanted = NavbarSetup.Wanted(margin: Length(points: 30))
    let lines = try lines(SeedAnswers.navbar("iphone-x", "11", left: [40], wanted: wanted))
    #expect(lines.contains("left 1 30 40 30 +14"))
    #expect(
      lines.contains("the last item reaches 14 beyond the stack view, where it takes no touches"))
  }

  @Test func `what sources state of other cases stands below, each metric once`() throws {
    let lines = try lines(SeedAnswers.navbar("iphone-x", "11", left: [40, 40]))
    let start = try #require(lines.firstIndex(of: "Stated elsewhere"))
    #expect(lines[start...].count { $0 == "barButtonItem.spacing" } <= 1)
    #expect(lines[start...].count > 1)
  }

  @Test func `items that do not fit have no slots but a sentence`() throws {
    let answer = try SeedAnswers.navbar("iphone-x", "11", left: [300, 300])
    let lines = try lines(answer)
    #expect(lines[1] == "bar 375 points wide")
    #expect(lines[2].hasPrefix("the items do not fit into a bar of 375 points"))
    #expect(lines.count == 4)
    let json = try answer.json(SeedAnswers.labels)
    #expect(json["slots"]?.elements.isEmpty == true)
    #expect(json["misfit"]?.text?.hasPrefix("the items do not fit") == true)
  }
}
