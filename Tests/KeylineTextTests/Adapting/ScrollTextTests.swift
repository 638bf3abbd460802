import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Scroll views as text and objects")
struct ScrollTextTests {
  private func lines(_ answer: ScrollAnswer) throws -> [String] {
    answer.text(try SeedAnswers.labels).squeezedLines
  }

  @Test func `an iPhone X with a bar has a safe height of 812 less 44, 44 and 34`() throws {
    let lines = try lines(SeedAnswers.scroll("iphone-x", "11", "navigation-bar true"))
    #expect(
      lines.prefix(8) == [
        "iPhone X · iOS 11 · portrait · navigation bar",
        "automatic, scrolls vertically, in a navigation controller", "",
        "contentInset {0, 0, 0, 0}", "safeAreaInsets {88, 0, 34, 0}",
        "adjustedContentInset {88, 0, 34, 0} = contentInset + safeAreaInsets at top and bottom",
        "shift +88, against contentInset alone",
        "safe area {{0, 88}, {375, 690}}, height 690 = 812 − (44 + 44 + 34)",
      ])
  }

  @Test func `without a bar a table on an iPhone 8 moves down by 20`() throws {
    let lines = try lines(SeedAnswers.scroll("iphone-8", "11"))
    #expect(lines[1] == "automatic, scrolls vertically, not in a navigation controller")
    let sum = "contentInset + safeAreaInsets at top and bottom"
    #expect(lines.contains("adjustedContentInset {20, 0, 0, 0} = \(sum)"))
    #expect(lines.contains { $0.hasPrefix("shift +20,") })
    #expect(lines.contains { $0.hasSuffix("height 647 = 667 − 20") })
  }

  @Test func `each remedy says what to set and where the content stands then`() throws {
    let lines = try lines(
      SeedAnswers.scroll("iphone-8", "11", "navigation-bar true") {
        $0.contentInset.top = Length(points: 64)
      })
    let start = try #require(lines.firstIndex { $0.hasPrefix("Remedy ") })
    #expect(
      lines[start...] == [
        "Remedy Set Works Inset then Content at y",
        "reset-content-inset contentInset = {0, 0, 0, 0} works {64, 0, 0, 0} 64",
        "never-adjust contentInsetAdjustmentBehavior = .never works {64, 0, 0, 0} 64",
        "negative-additional-safe-area additionalSafeAreaInsets = {-64, 0, 0, 0} works {64, 0, 0, 0} 64",
        "frame-inside-safe-area frame = {{0, 64}, {375, 603}}, contentInset = {0, 0, 0, 0} works {0, 0, 0, 0} 64",
        "",
      ])
  }

  @Test func `before iOS 11 the controller's inset stands alone, and its switch is the remedy`()
    throws
  {
    let lines = try lines(
      SeedAnswers.scroll("iphone-7", "10", "navigation-bar true") {
        $0.contentInset.top = Length(points: 64)
      })
    #expect(lines.contains("contentInset then {128, 0, 0, 0}"))
    #expect(!lines.contains { $0.hasPrefix("safe") })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "automatically-adjusts-scroll-view-insets automaticallyAdjustsScrollViewInsets = false")
          && $0.hasSuffix("{64, 0, 0, 0} 64")
      })
  }

  @Test(
    arguments: [
      (
        AdjustmentBehavior.never, ScrollableAxes.none, false, false,
        "never, does not scroll, not in a navigation controller, automaticallyAdjustsScrollViewInsets off"
      ),
      (
        .always, .horizontal, true, true, "always, scrolls horizontally, in a navigation controller"
      ),
      (
        .scrollableAxes, .both, true, false,
        "scrollableAxes, scrolls both ways, not in a navigation controller"
      ),
    ])
  func `the set-up is said in words`(
    behavior: AdjustmentBehavior, axes: ScrollableAxes, adjusts: Bool, isInside: Bool, words: String
  ) {
    var setup = ScrollSetup(in: Situation())
    setup.behavior = behavior
    setup.scrollableAxes = axes
    setup.automaticallyAdjusts = adjusts
    setup.isInNavigationController = isInside
    #expect(setup.words == words)
  }

  /// The four formulas of articles 002 and 004, with the horizontal axis of the header.
  @Test(arguments: [
    (AdjustmentBehavior.never, ScrollableAxes.both, true, "contentInset"),
    (.always, .none, false, "contentInset + safeAreaInsets"),
    (.scrollableAxes, .vertical, true, "contentInset + safeAreaInsets at top and bottom"),
    (.scrollableAxes, .horizontal, true, "contentInset + safeAreaInsets at left and right"),
    (.scrollableAxes, .none, true, "contentInset"),
    (.automatic, .none, true, "contentInset + safeAreaInsets at top and bottom"),
    (.automatic, .none, false, "contentInset"),
    (.automatic, .horizontal, true, "contentInset + safeAreaInsets"),
  ])
  func `each behaviour has its formula`(
    behavior: AdjustmentBehavior, axes: ScrollableAxes, isInside: Bool, formula: String
  ) throws {
    let lines = try lines(
      SeedAnswers.scroll("iphone-x", "11") {
        $0.behavior = behavior
        $0.scrollableAxes = axes
        $0.isInNavigationController = isInside
      })
    let line = try #require(lines.first { $0.hasPrefix("adjustedContentInset ") })
    #expect(line.hasSuffix("} = \(formula)"))
  }

  @Test func `nothing to correct is no table`() throws {
    let answer = try SeedAnswers.scroll("iphone-8", "11") { $0.behavior = .never }
    #expect(try !lines(answer).contains { $0.hasPrefix("Remedy") })
    #expect(try answer.json(SeedAnswers.labels)["remedies"]?.elements.isEmpty == true)
  }

  @Test func `what is missing is null and named`() throws {
    let json = try SeedAnswers.scroll("iphone-x", "11", "navigation-bar true, tab-bar true") {
      $0.additionalSafeArea = Edges(pasted: "-100,0,0,0") ?? .zero
    }.json(SeedAnswers.labels)
    #expect(json["adjustedContentInset"]?["top"]?.kind == .null)
    #expect(json["adjustedContentInset"]?["bottom"]?.text == "83")
    #expect(json["missing"]?.texts.contains { $0.hasPrefix("additionalSafeAreaInsets:") } == true)
    #expect(json["shift"]?.kind == .null)
  }
}
