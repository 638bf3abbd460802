import Testing

/// What the five articles state, fact by fact; the words are theirs in ours, the numbers theirs.
@Suite("What the articles state")
struct ArticleFactTests {
  private static let numbers: [(line: String, words: [String])] = [
    ("explain navigationBar.maxY -d iphone-6s --os 10", ["maxY = 64 pt", "seed-000 64 ·"]),
    (
      "explain navigationBar.frameHeight -d iphone-8 --os 11 --large-title",
      ["frameHeight = 96 pt", "seed-000 96 ·"]
    ),
    (
      "explain navigationBar.maxY -d iphone-8 --os 11 --large-title",
      ["maxY = 116 pt", "seed-000 116 ·", "seed-000 20 ·", "seed-000 44 ·", "seed-000 52 ·"]
    ),
    ("explain navigationBar.maxY -d iphone-x --os 11", ["maxY = 88 pt", "seed-000 88 ·"]),
    (
      "explain navigationBar.maxY -d iphone-x --os 11 --large-title",
      ["maxY = 140 pt", "seed-000 140 ·"]
    ),
    (
      "explain sensorHousing.height -d iphone-x --os 11",
      ["height = 30 pt", "seed-000 24 ·", "disputed: The difference of the status bars"]
    ),
    (
      "explain titleView.edgeMargin -d iphone-5s --os 10,11",
      ["Margin = 16 pt", "seed-000 16 ·", "Margin = 8 pt", "seed-000 8 ·"]
    ),
    (
      "explain titleView.edgeMargin -d iphone-6-plus --os 10,11",
      ["Margin = 20 pt", "seed-000 20 ·", "Margin = 12 pt", "seed-000 12 ·"]
    ),
    (
      "explain barButtonItem.edgeMargin -d iphone-5s --os 10-11",
      ["Margin = 16 pt", "seed-000 16 ·"]
    ),
    (
      "explain barButtonItem.edgeMargin -d iphone-6-plus --os 10-11",
      ["Margin = 20 pt", "seed-000 20 ·"]
    ),
    (
      "explain titleView.barButtonItemSpacing -d iphone-6s --os 10",
      ["Spacing = 6 pt", "seed-000 6 ·"]
    ),
    (
      "explain titleView.barButtonItemSpacing -d iphone-6s --os 11",
      ["Spacing = 6 pt", "seed-000 0 ·", "disputed: read off a picture"]
    ),
    (
      "explain tabBar.frameHeight -d iphone-x --os 11",
      ["frameHeight = 83 pt", "seed-000 83 ·", "34 more than before", "by itself"]
    ),
    ("explain tabBar.y -d iphone-x --os 11", ["tabBar.y = 729 pt", "seed-000 729 ·"]),
    ("explain screen.safeAreaInsets.top -d iphone-8 --os 11", ["top = 20 pt", "seed-002 20 ·"]),
    (
      "explain safeAreaInsets.top -d iphone-8 --os 11 --navigation-bar",
      ["top = 64 pt", "seed-002 64 ·", "seed-004 64 ·"]
    ),
    (
      "explain safeAreaInsets.bottom -d iphone-8 --os 11 --navigation-bar --tab-bar",
      ["bottom = 49 pt", "seed-004 49 ·"]
    ),
    (
      "explain barButtonItem.edgeMargin -d iphone-6s --os 9,11 --bar-button-items custom",
      ["Margin = 16 pt", "seed-003 16 ·"]
    ),
    (
      "explain barButtonItem.edgeMargin -d iphone-6-plus --os 9,11 --bar-button-items custom",
      ["Margin = 20 pt", "seed-003 20 ·"]
    ),
    (
      "explain barButtonItem.spacing -d iphone-6s --os 9,11 --bar-button-items custom",
      ["spacing = 8 pt", "seed-003 8 ·"]
    ),
    (
      "explain barButtonItem.spacing -d iphone-6-plus --os 9,11 --bar-button-items custom",
      ["spacing = 10 pt", "seed-003 10 ·"]
    ),
    (
      "explain tableView.groupedHeaderHeight -d iphone-8 --os 11 --table-style grouped",
      ["unknown", "seed-004 40 ·", "\"about 40\""]
    ),
  ]

  @Test(arguments: numbers)
  func `a number is told with the article, or disputed with a reason`(
    line: String, words: [String]
  ) throws {
    try expect(words, in: line)
  }

  private static let techniques: [(technique: String, articles: String, words: [String])] = [
    (
      "navigation-bar-views-before-11", "000 001 003",
      ["UINavigationItemView", "  bar button items", "  titleView"]
    ),
    (
      "navigation-bar-views-from-11", "000 001",
      [
        "_UINavigationBarLargeTitleView", "_UIButtonBarStackView", "_UITAMICAdaptorView",
        "Without a titleView the title is a label in the content view.",
        "The stack view limits the width of a custom view and moves it.",
        "seed-000 dates it to iOS 9; UIStackView is that old",
      ]
    ),
    (
      "negative-fixed-space", "000 001",
      ["before iOS 11: works", "from iOS 11: fails, alone: the stack view", "ignores the width"]
    ),
    (
      "move-stack-view", "000 003",
      [
        "found the view in viewDidAppear, but not in viewDidLoad, viewWillAppear, ",
        "viewWillAppear, viewWillLayoutSubviews or viewDidLayoutSubviews.",
        "the items visibly jump", "its leftValue is the margin, its itemsSpace the gap",
        "initWithNavigationBarClass", "moves each _UITAMICAdaptorView",
        "the spacing view between two items cannot be made narrower",
      ]
    ),
    (
      "move-subviews-before-11", "003",
      ["the others are moved by the same distance", "_UINavigationBarBackIndicatorView"]
    ),
    (
      "title-view-with-hit-test", "000",
      [
        "before iOS 11: works, hit testing of the titleView is enough", "has a margin too",
        "a hook on every view",
      ]
    ),
    (
      "content-edge-insets", "001",
      ["On iOS 11.2 a corner of the back button is cut off", "takes touches becomes small"]
    ),
    (
      "constraint-editing", "001",
      ["the bar is laid out by hand", "It depends on private views"]
    ),
    (
      "alignment-rect-insets", "001",
      [
        "top and bottom inset = 0 pt", "left inset = barButtonItem.edgeMargin",
        "the opposite sign", "height anchor = 44 pt",
        "Set translatesAutoresizingMaskIntoConstraints to false",
        "Without width and height anchors", "outside the stack view receives no touches",
        "Constraints place the alignment rectangle", "frameForAlignmentRect:",
      ]
    ),
    (
      "alignment-rect-insets-with-fixed-space", "001",
      ["all of it takes touches", "Keep the spacer on all versions"]
    ),
    (
      "automatically-adjusts-scroll-view-insets", "000 002 004",
      ["from iOS 7, before 11: works", "deprecated, on tvOS 11 too"]
    ),
    (
      "content-inset-adjustment-behaviors", "000 002 004",
      [
        "never: adjustedContentInset = contentInset.", "always: contentInset + safeAreaInsets.",
        "scrollableAxes: contentInset + safeAreaInsets along the axes that scroll",
        "automatic, the default: as scrollableAxes, and contentInset + safeAreaInsets at top",
        "at top and bottom in any case if the controller is in a navigation controller",
        "articles 002 and 004 name scrollEnabled",
      ]
    ),
    (
      "table-shifts-from-11", "002 004",
      [
        "shift without a navigation bar = screen.safeAreaInsets.top",
        "shift with a navigation bar = navigationBar.maxY",
        "leaves automaticallyAdjustsScrollViewInsets on sees no shift", "transparent",
      ]
    ),
    ("reset-content-inset", "002 004", ["contentInset.top = 0 pt"]),
    (
      "never-adjust", "000 002 004",
      [
        "raw value of UIScrollViewContentInsetAdjustmentNever = 2",
        "inside #ifdef __IPHONE_11_0 (110000)", "by its name with performSelector",
        "else turns automaticallyAdjustsScrollViewInsets off",
        "of @(2) the setter gets a pointer, not 2",
      ]
    ),
    (
      "never-adjust-everywhere", "004",
      ["UIScrollView.appearance()", "no longer jumps on a pop"]
    ),
    (
      "negative-additional-safe-area", "002 004",
      ["top = -safeAreaInsets.top", "from a parent controller"]
    ),
    (
      "frame-inside-safe-area", "002",
      [
        "with automaticallyAdjustsScrollViewInsets the content moves even there",
        "0 if it lies inside the safe area of its superview",
        "screen.height - safeAreaInsets.top - safeAreaInsets.bottom",
      ]
    ),
    (
      "self-sizing-from-11", "000 004",
      [
        "Estimated heights are on by default", "safeAreaInsets of the table in seed-004 were 0",
        "tableView.groupedHeaderHeight",
      ]
    ),
    (
      "small-header-height", "000 004",
      ["A height of 0 means the default height", "height of the header or footer = 0.1"]
    ),
    (
      "header-view-method", "004",
      ["viewForHeaderInSection", "heightForHeaderInSection", "the height alone is enough"]
    ),
    (
      "estimated-heights-zero", "000 004",
      [
        "estimatedRowHeight = 0 pt", "estimatedSectionHeaderHeight = 0 pt",
        "estimatedSectionFooterHeight = 0 pt", "UITableView.appearance()",
      ]
    ),
    (
      "tab-bar-jumps-on-push", "000",
      ["the tab bar of an iPhone X moves up", "the simulator of the iPhone X"]
    ),
    ("tab-bar-frame-on-push", "000", ["tab bar y = tabBar.y"]),
    ("tab-bar-subclass", "000", ["in the setter of its frame"]),
  ]

  @Test(arguments: techniques)
  func `a technique is told with its articles`(
    technique: String, articles: String, words: [String]
  ) throws {
    let sources = articles.split(separator: " ").map { "\n seed-\($0) " }
    try expect(words + sources, in: "technique show \(technique)")
  }

  private static let sums: [(line: String, words: [String])] = [
    ("scroll -d iphone-8 --os 11", ["safeAreaInsets {20, 0, 0, 0}", "shift +20"]),
    (
      "scroll -d iphone-8 --os 11 --navigation-bar",
      ["safeAreaInsets {64, 0, 0, 0}", "shift +64", "603 = 667 − (20 + 44)"]
    ),
    (
      "scroll -d iphone-8 --os 11 --navigation-bar --tab-bar",
      ["safeAreaInsets {64, 0, 49, 0}", "safe area {{0, 64}, {375, 554}}"]
    ),
    ("scroll -d iphone-x --os 11 --navigation-bar", ["690 = 812 − (44 + 44 + 34)"]),
    (
      "scroll -d iphone-8 --os 11 --navigation-bar --content-inset 64,0,0,0",
      [
        "adjustedContentInset {128, 0, 0, 0}", "contentInset = {0, 0, 0, 0}",
        "contentInsetAdjustmentBehavior = .never", "frame = {{0, 64}, {375, 603}}",
      ]
    ),
    (
      "scroll -d iphone-8 --os 11 --content-inset 64,0,60,0",
      [
        "safeAreaInsets {20, 0, 0, 0}",
        "adjustedContentInset {84, 0, 60, 0} = contentInset + safeAreaInsets",
        "additionalSafeAreaInsets = {-20, 0, 0, 0}",
      ]
    ),
    (
      "scroll -d iphone-8 --os 11 --navigation-bar --frame 0,64,375,603",
      ["safeAreaInsets {0, 0, 0, 0}"]
    ),
    (
      "scroll -d iphone-6s --os 10 --navigation-bar --frame 0,64,375,603",
      ["shift +64", "automaticallyAdjustsScrollViewInsets = false"]
    ),
    ("navbar -d iphone-6s --left-items 30 --os 10 --margin 8", ["width -8"]),
    (
      "navbar -d iphone-6s --left-items 30,30 --os 9,11 --margin 10 --spacing 0",
      [
        "left 1 16 30 16", "left 2 54 30 8", "x of the items 10, 40",
        "alignmentRectInsets {0, 6, 0, -6} width anchor 30 height anchor 44",
        "stack view x 10, width 60, items in it at x 0, 30",
      ]
    ),
    (
      "navbar -d iphone-6-plus --left-items 30,30 --os 9,11",
      ["left 1 20 30 20", "left 2 60 30 10"]
    ),
    ("adapt tab-bar-jump -d iphone-x --os 11", ["tab bar y = 729"]),
  ]

  @Test(arguments: sums)
  func `a sum comes to what the article has`(line: String, words: [String]) throws {
    try expect(words, in: line)
  }

  private func expect(_ words: [String], in line: String) throws {
    let text = try keyline(line).output.squeezed
    for word in words { #expect(text.contains(word.squeezed), "\(line): \(word)") }
  }
}
