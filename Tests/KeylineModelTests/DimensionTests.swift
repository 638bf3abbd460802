import KeylineModel
import Testing

struct DimensionTests {

  @Test(arguments: ["", "Width", "home_button", "devices", "os"])
  func `other keys mean nothing`(key: String) {
    #expect(Dimension(key: key) == nil)
  }

  @Test func `these mean the default when not mentioned`() {
    #expect(
      Dimension.allCases.filter(\.hasDefault) == [
        .designCompatibility, .zoom, .presentation, .split, .inCallBar, .statusBar, .display,
        .search, .suggestions, .tableStyle, .cell, .detent, .widget, .multitasking,
      ])
  }

  @Test func `orientation, linked SDK and content mean any when not mentioned`() {
    let content: [Dimension] = [
      .navigationBar, .largeTitle, .prompt, .searchBar, .titleView, .barButtonItems, .tabBar,
      .toolbar,
    ]
    #expect(Dimension.allCases.filter(\.isContent) == content)
    for dimension in [.orientation, .sdk] + content {
      #expect(Scope().allowed(dimension) == .any)
    }
  }

  /// The suggestion bar came with iOS 8, UIDesignRequiresCompatibility with 26, and since iOS 13 a call leaves the
  /// status bar as tall as it is.
  @Test(arguments: [
    (Dimension.suggestions, "7.1", false), (.suggestions, "8.0", true),
    (.designCompatibility, "18.7", false), (.designCompatibility, "26.0", true),
    (.inCallBar, "12.5", true), (.inCallBar, "13.0", false), (.zoom, "7.0", true),
  ])
  func `a condition decides nothing on versions that do not have it`(
    dimension: Dimension, version: String, decides: Bool
  ) throws {
    let version = try #require(OSVersion(version))
    #expect(dimension.lifetime.contains(version) == decides)
    #expect(Dimension.timed.contains(dimension) == (dimension != .zoom))
  }

  @Test(arguments: Dimension.allCases.filter(\.hasDefault))
  func `silence about a dimension with a default allows the default alone`(dimension: Dimension) {
    #expect(Scope().allowed(dimension) == ValueSet(values: [0]))
    #expect(Scope(conditions: [dimension: .any]).allowed(dimension) == .any)
  }

  @Test(arguments: Dimension.allCases)
  func `names are unique, and there are as many values as names`(dimension: Dimension) {
    switch dimension.values {
    case .names(let names):
      #expect(Set(names).count == names.count)
      #expect(dimension.valueCount == names.count)
    case .flag: #expect(dimension.valueCount == 2)
    case .lengths, .sdk: #expect(dimension.valueCount == 0)
    }
  }

  @Test(arguments: [
    ("homeIndicator.height", true), ("screen.safeAreaInsets.bottom", true),
    ("safeAreaInsets.bottom", true), ("tabBar.frameHeight", true), ("statusBar.height", false),
    ("safeAreaInsets.top", false), ("homeIndicator", false),
  ])
  func `multitasking may decide the home indicator and what contains it`(
    metric: String, decides: Bool
  ) {
    #expect(Dimension.multitasking.mayDecide(metric) == decides)
  }

  @Test(arguments: [
    (Dimension.detent, "sheet.height", true), (.detent, "sheet", true),
    (.detent, "sheets.height", false), (.detent, "sheetDetent.height", false),
    (.widget, "widget.width", true), (.widget, "widgetry.width", false),
    (.suggestions, "keyboard.height", true), (.suggestions, "keyboard.heightOfBar", false),
    (.suggestions, "keyboard", false), (.zoom, "keyboard.heightOfBar", true),
  ])
  func `a condition of a few metrics decides those of its groups, by whole names`(
    dimension: Dimension, metric: String, decides: Bool
  ) {
    #expect(dimension.mayDecide(metric) == decides)
  }

  @Test func `a split and multitasking are about iPads alone`() {
    #expect(Dimension.allCases.filter { $0.idiom == .pad } == [.split, .multitasking])
  }
}
