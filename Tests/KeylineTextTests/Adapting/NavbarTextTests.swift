import KeylineJSON
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

  private static let atEdge = NavbarSetup.Wanted(margin: .zero)

  @Test func `the slots have their place, their width and the distance before them`() throws {
    let lines = try lines(SeedAnswers.navbar("iphone-x", "11", left: [40, 30], right: [40]))
    #expect(
      lines.prefix(7) == [
        "iPhone X · iOS 11 · portrait · navigation bar · custom items",
        "bar 375 points wide", "", "Slot x Width Gap", "left 1 16 40 16", "left 2 64 30 8",
        "right 1 319 40 16",
      ])
  }

  @Test func `from iOS 11 on an item is moved by insets and anchors, or its stack view is`() throws
  {
    let lines = try lines(
      SeedAnswers.navbar("iphone-x", "11", left: [40], wanted: Self.atEdge))
    #expect(lines.contains("Wanted x Width Gap Move"))
    #expect(lines.contains("left 1 0 40 0 -16"))
    #expect(lines.contains("alignment-rect-insets-with-fixed-space (works)"))
    #expect(lines.contains("spacer width -16"))
    #expect(
      lines.contains("left 1: alignmentRectInsets {0, 16, 0, -16} width anchor 40 height anchor 44")
    )
    #expect(lines.contains { $0.hasPrefix("move-stack-view") })
    #expect(lines.contains("stack view x 0, width 40, items in it at x 0"))
    #expect(!lines.contains { $0.contains("takes no touches") })
  }

  @Test func `an item that is moved out of the stack view is said to take no touches there`() throws
  {
    let wanted = NavbarSetup.Wanted(margin: Length(points: 30))
    let lines = try lines(SeedAnswers.navbar("iphone-x", "11", left: [40], wanted: wanted))
    #expect(lines.contains("left 1 30 40 30 +14"))
    #expect(
      lines.contains("the last item reaches 14 beyond the stack view, where it takes no touches"))
  }

  @Test func `before iOS 11 a fixed space or the views themselves are moved`() throws {
    let lines = try lines(
      SeedAnswers.navbar("iphone-7", "10", left: [40, 40], wanted: Self.atEdge))
    #expect(lines.contains("negative-fixed-space (works)"))
    #expect(lines.contains("width -16, sets only the margin"))
    #expect(lines.contains("move-subviews-before-11 (works)"))
    #expect(lines.contains("x of the items 0, 48"))
    #expect(!lines.contains { $0.contains("alignmentRectInsets") })
  }

  @Test func `a technique that fails is said to, not left out`() throws {
    let answer = try SeedAnswers.navbar("iphone-x", "11", left: [40], wanted: Self.atEdge)
    #expect(answer.verdicts["negative-fixed-space"]?.rawValue == "fails")
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

  @Test func `a width that nobody measured is unknown, and named`() throws {
    let answer = try SeedAnswers.navbar("iphone-12", "15", left: [40, 40])
    #expect(try lines(answer).contains("left 2 unknown 40 unknown"))
    let json = try answer.json(SeedAnswers.labels)
    #expect(json["slots"]?.elements.last?["x"]?.kind == .null)
    #expect(json["missing"]?.texts.contains { $0.hasPrefix("barButtonItem.spacing:") } == true)
  }

  @Test func `an object has the corrections with insets, anchors and techniques`() throws {
    let json = try SeedAnswers.navbar("iphone-x", "11", left: [40], wanted: Self.atEdge)
      .json(SeedAnswers.labels)
    let correction = try #require(json["corrections"]?.elements.first)
    #expect(correction["side"]?.text == "left")
    #expect(correction["spacer"]?.text == "-16")
    let item = try #require(correction["items"]?.elements.first)
    #expect(item["move"]?.text == "-16")
    #expect(item["widthAnchor"]?.text == "40")
    #expect(item["heightAnchor"]?.text == "44")
    #expect(
      item["alignmentRectInsets"]?.inline == #"{ "top": 0, "left": 16, "bottom": 0, "right": -16 }"#
    )
    #expect(
      correction["techniques"]?.elements.map { $0["technique"]?.text } == [
        "alignment-rect-insets-with-fixed-space", "move-stack-view",
      ])
  }

  @Test func `before iOS 11 an object has null for what came with it`() throws {
    let json = try SeedAnswers.navbar("iphone-7", "10", left: [40], wanted: Self.atEdge)
      .json(SeedAnswers.labels)
    let correction = try #require(json["corrections"]?.elements.first)
    #expect(correction["stackView"]?.kind == .null)
    let item = try #require(correction["items"]?.elements.first)
    for key in ["alignmentRectInsets", "widthAnchor", "heightAnchor"] {
      #expect(item[key]?.kind == .null)
    }
    #expect(
      correction["techniques"]?.elements.map { $0["technique"]?.text } == [
        "negative-fixed-space", "move-subviews-before-11",
      ])
  }

  @Test(arguments: [("iphone-x", "11"), ("iphone-7", "10"), ("iphone-12", "15"), ("ipad-9", "15")])
  func `an answer fits its schema`(device: String, os: String) throws {
    for title in [nil, .fill, .width(Length(points: 100))] as [NavbarSetup.TitleView?] {
      let answer = try SeedAnswers.navbar(
        device, os, left: [40, 40], right: [30], title: title, wanted: Self.atEdge)
      let whole = try document(
        "keyline.navbar/1", [("results", .array([try answer.json(SeedAnswers.labels)]))])
      #expect(try objections(to: whole, as: "keyline.navbar/1") == [])
    }
  }

  @Test(
    arguments: [
      (NavbarSlot.Side.left, 0, "left 1"), (.left, 2, "left 3"), (.right, 0, "right 1"),
      (.title, 0, "title view"),
    ])
  func `a slot is named as people count`(side: NavbarSlot.Side, index: Int, name: String) throws {
    let answer = try SeedAnswers.navbar(
      "iphone-x", "11", left: [10, 10, 10], right: [10], title: .fill)
    let slot = try #require(answer.slots.first { $0.side == side && $0.index == index })
    #expect(slot.name == name)
  }
}
