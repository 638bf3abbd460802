import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("A search for words")
struct SearchTests {
  private func found(_ text: String) throws -> [SearchHit] {
    try SeedAnswers.resolver.search(text, commands: Self.commands).hits
  }

  @Test(arguments: SearchExample.all)
  func `begins with what the site finds first`(example: SearchExample) throws {
    let result = try SeedAnswers.resolver.search(example.query, commands: Self.commands)
    let found = result.hits.map(\.id)
    #expect(Set(found.prefix(example.first.count)) == example.first, "\(found.prefix(9))")
    #expect(example.absent.isDisjoint(with: found))
    #expect((result.instead != nil) == example.isSuggestion)
    #expect((result.uncovered != nil) == example.isUncovered)
    if example.isUncovered { #expect(found.isEmpty) }
    if let device = example.device, let row = example.row {
      #expect(result.ask.devices.first == device)
      #expect(found.contains(row))
    }
  }

  private static var commands: [SearchableCommand] {
    [
      SearchableCommand(path: "get", abstract: "Print values."),
      SearchableCommand(path: "export csv", abstract: "Export a table."),
      SearchableCommand(
        path: "compare", abstract: "Check a table."),
      SearchableCommand(
        path: "scroll", abstract: "Work out a scroll view."),
      SearchableCommand(path: "adapt item-spacing", abstract: "List techniques."),
      SearchableCommand(path: "adapt title-view-fill", abstract: "As the full screen."),
      SearchableCommand(path: "adapt", abstract: "Show techniques."),
    ]
  }

  // The words of the seed articles, and of people who know none of Keyline's.
  @Test(arguments: [
    ("小组件", ["widget.width", "widget.height"]), ("leftValue", ["barButtonItem.edgeMargin"]),
    ("itemsSpace", ["barButtonItem.spacing", "adapt item-spacing"]),
    ("UIScrollViewContentInsetAdjustmentNever", ["never-adjust", "scroll"]),
    ("size class", ["navigationBar.height", "tabBar.height"]), ("csv", ["export csv", "get"]),
    ("compare table", ["compare"]), ("titleView width", ["titleView.edgeMargin"]),
    ("tab bar jumps", ["tab-bar-jumps-on-push"]), ("titleView 全屏", ["adapt title-view-fill"]),
    ("点击区域", ["content-edge-insets"]), ("适配", ["adapt"]),
    ("addtionalSafeAreaInset", ["negative-additional-safe-area"]),
    ("UITableView moves down 20", ["table-shifts-from-11"]),
  ])
  func `has what is wanted among the first three of its kind`(text: String, wanted: [String]) throws
  {
    let hits = try found(text)
    let shown = SearchHit.Kind.allCases.flatMap { kind in
      hits.filter { $0.kind == kind }.prefix(3).map(\.id)
    }
    for id in wanted { #expect(shown.contains(id), "\(shown)") }
  }

  @Test func `leaves words out from the end, and says which`() throws {
    let result = try SeedAnswers.resolver.search("titleView width")
    #expect(result.hits.first?.id == "titleView.edgeMargin")
    #expect(result.without == ["width"])
    #expect(try SeedAnswers.resolver.search("status bar").without == [])
  }

  @Test(arguments: [
    ("iphone 15 status bar", "iphone-15", []), ("status bar iPhone 15 Pro", "iphone-15-pro", []),
    ("iphone 15 status bar toaster", "iphone-15", ["toaster"]),
  ])
  func `tells a device from the metric that is asked`(
    text: String, device: String, without: [String]
  ) throws {
    let result = try SeedAnswers.resolver.search(text)
    #expect(result.hits.first?.id == "statusBar.height")
    #expect(result.ask.devices.first == device)
    #expect(result.without == without)
  }

  @Test(
    arguments: [
      ("iphone 15 status bar heigth", "iphone 15 status bar height", "iphone-15"),
      ("statusBarHeigth", "status bar height", nil), ("naviagtion bar", "navigation bar", nil),
      ("status bar toaster", nil, nil), ("status bar", nil, nil),
    ] as [(String, String?, String?)])
  func `looks for a misspelled word as it is spelled`(
    text: String, instead: String?, device: String?
  ) throws {
    let result = try SeedAnswers.resolver.search(text)
    #expect(result.instead == instead)
    #expect(result.ask.devices.first == device)
    #expect(result.hits.first?.kind == .metric)
  }

  @Test(arguments: [
    ("ios 26 tab bar", "tabBar.height", "26"), ("status bar iOS 17.2", "statusBar.height", "17.2"),
    ("iphone 17 ios26", "iphone-17", "26"), ("iPadOS 26", "26", nil),
    ("iphone 17", "iphone-17", nil),
  ])
  func `tells a version from what is asked`(text: String, first: String, version: String?) throws {
    let result = try SeedAnswers.resolver.search(text)
    #expect(result.hits.first?.id == first)
    #expect(result.ask.os == version)
  }

  @Test(arguments: [
    ("导航栏", "navigationBar.height"), ("状态栏", "statusBar.height"), ("标签栏", "tabBar.height"),
    ("工具栏", "toolbar.height"), ("安全区", "safeArea.height"), ("安全区域", "safeArea.height"),
    ("大标题", "navigationBar.largeTitleHeight"), ("键盘", "keyboard.height"),
    ("刘海", "sensorHousing.width"), ("灵动岛", "sensorHousing.width"),
    ("主屏幕指示器", "homeIndicator.height"), ("小黑条", "homeIndicator.height"),
    ("按钮间距", "barButtonItem.spacing"), ("导航栏的高度", "navigationBar.height"),
    ("屏幕圆角", "screen.cornerRadius"), ("home indicator", "homeIndicator.height"),
    ("home indicators", "homeIndicator.height"), ("home bar", "homeIndicator.height"),
    ("safe area tab bar", "safeAreaInsets.bottom"), ("navbar", "navigationBar.height"),
    ("UITabBar", "tabBar.height"), ("navigationBar.maxY", "navigationBar.maxY"),
    ("LARGE title", "navigationBar.largeTitleHeight"), ("導航欄", "navigationBar.height"),
    ("狀態欄", "statusBar.height"), ("狀態列高度", "statusBar.height"), ("導覽列", "navigationBar.height"),
    ("安全區域", "safeArea.height"), ("大字标题", "navigationBar.largeTitleHeight"),
  ])
  func `begins with the metric that is meant`(text: String, metric: String) throws {
    let first = try #require(try found(text).first)
    #expect(first.kind == .metric)
    #expect(first.id == metric)
  }

  @Test(arguments: [
    ("iphone 15 pro", ["iphone-15-pro", "iphone-15-pro-max"]), ("iPhone10,3", ["iphone-x"]),
    ("iphone-8", ["iphone-8", "iphone-8-plus"]),
  ])
  func `finds devices by name and by model identifier, the closest name first`(
    text: String, devices: [String]
  ) throws {
    #expect(try found(text).filter { $0.kind == .device }.map(\.id) == devices)
  }

  @Test(arguments: [
    ("导航栏 层级", "navigation-bar-views-before-11"), ("负宽度", "negative-fixed-space"),
    ("negative fixed space", "negative-fixed-space"), ("Self-Sizing", "self-sizing-from-11"),
  ])
  func `finds techniques by both of their titles`(text: String, technique: String) throws {
    #expect(try found(text).first { $0.kind == .technique }?.id == technique)
  }

  @Test func `finds sources, after all else`() throws {
    let hits = try found("QMUI")
    #expect(hits.contains { $0.id == "qmui-633" })
    let kinds = try found("导航栏").map(\.kind)
    #expect(kinds.first == .metric)
    #expect(kinds.last == .source)
    let order = SearchHit.Kind.allCases
    let places = kinds.map { order.firstIndex(of: $0) ?? -1 }
    #expect(places == places.sorted())
  }

  @Test(arguments: ["toaster", "烤面包机", "", "?!", "toaster heigth", "400x900", "iPhone99,1"])
  func `finds nothing where no word is anywhere`(text: String) throws {
    #expect(try found(text) == [])
  }

  private static let catalogue = Knowledge(
    metrics: [
      Metric(id: "bar.far", title: "Far", definition: "A gap beside the door.", since: .of("2")),
      Metric(id: "door.gap", title: "Door gap of all doors", definition: "D.", since: .of("2")),
      Metric(id: "door.gapSize", title: "Door gap", definition: "D.", since: .of("2")),
      Metric(id: "redDoor.x", title: "Red door", definition: "D.", since: .of("2")),
      Metric(id: "blueRoof.x", title: "Blue roof", definition: "D.", since: .of("2")),
      Metric(
        id: "pane.x", title: "Pane", definition: "A red door and a blue roof.", since: .of("2")),
    ])

  @Test(arguments: [
    // A name counts more than a remark, a name that says little else more than a longer one.
    ("door gap", ["door.gapSize", "door.gap", "bar.far"]),
    ("gaps", ["door.gapSize", "door.gap", "bar.far"]),
    // Two things that have metrics: what speaks of both, then what is called by one.
    ("red door blue roof", ["pane.x", "redDoor.x", "blueRoof.x"]),
    // A word is left over, so that all of them count.
    ("red door blue", ["pane.x"]), ("red door house", ["redDoor.x", "pane.x"]),
    // The beginning of a word is enough from four letters on.
    ("doo", []), ("roof", ["blueRoof.x", "pane.x"]),
  ])
  func `ranks what it finds`(text: String, ids: [String]) {
    #expect(Resolver(Self.catalogue).search(text).hits.map(\.id) == ids)
  }
}
