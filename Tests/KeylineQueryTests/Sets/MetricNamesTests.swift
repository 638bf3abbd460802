import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct MetricNamesTests {
  private static let every = [
    "navigationBar.height", "navigationBar.y", "navigationBar.maxY",
    "navigationBar.largeTitleHeight", "safeAreaInsets.top", "safeAreaInsets.bottom",
    "screen.safeAreaInsets.top", "statusBar.height", "tabBar.height", "barButtonItem.spacing",
    "barButtonItem.minimumSpacing",
  ]
  private let names = MetricNames(every.map { Metric.of($0) })

  private func keys(_ text: String) throws -> [String] { try names.metrics(text).map(\.id) }

  @Test(arguments: every)
  func `a key is found whatever the case`(key: String) throws {
    #expect(try keys(key) == [key])
    #expect(try keys(key.lowercased()) == [key])
    #expect(try keys(key.uppercased()) == [key])
  }

  @Test(arguments: [
    ("navbar.height", "navigationBar.height"), ("NavBar.Height", "navigationBar.height"),
    ("navigationBar.minY", "navigationBar.y"), ("navbar.miny", "navigationBar.y"),
    ("navbar.maxY", "navigationBar.maxY"), ("safeArea.top", "safeAreaInsets.top"),
    ("safearea.bottom", "safeAreaInsets.bottom"),
    ("navbar.largeTitle", "navigationBar.largeTitleHeight"),
  ])
  func `common names are understood, the key is given back`(alias: String, key: String) throws {
    #expect(try keys(alias) == [key])
  }

  @Test(arguments: [
    ("navigation bar height", "navigationBar.height"), ("navBarHeight", "navigationBar.height"),
    ("NAV_BAR_HEIGHT", "navigationBar.height"), ("nav-bar-max-y", "navigationBar.maxY"),
    ("safe area inset top", "safeAreaInsets.top"), ("safeAreaBottom", "safeAreaInsets.bottom"),
    ("Tab Bar Height", "tabBar.height"), ("UITabBarHeight", "tabBar.height"),
    ("导航栏高度", "navigationBar.height"), ("状态栏的高度", "statusBar.height"),
    ("导航栏 大标题高度", "navigationBar.largeTitleHeight"), ("安全区底部", "safeAreaInsets.bottom"),
    ("tabBar高度", "tabBar.height"), ("bar button item spacing", "barButtonItem.spacing"),
  ])
  func `plain words are understood where they name one metric`(words: String, key: String) throws {
    #expect(try keys(words) == [key])
  }

  @Test(arguments: [
    ("bar height", ["statusBar.height", "tabBar.height"]),
    ("spacing", ["barButtonItem.spacing", "barButtonItem.minimumSpacing"]),
    ("notch", ["statusBar.height", "safeAreaInsets.top", "screen.safeAreaInsets.top"]),
    ("刘海", ["statusBar.height", "safeAreaInsets.top", "screen.safeAreaInsets.top"]),
  ])
  func `words that may mean several metrics list them`(words: String, some: [String]) {
    let error = #expect(throws: SetError.self) { try names.metrics(words) }
    guard case .ambiguous(.metric, words, let choices) = error else {
      Issue.record("\(String(describing: error)) lists no choices")
      return
    }
    #expect(Set(choices).isSuperset(of: some))
  }

  @Test func `commas join metrics, each once, in the order given`() throws {
    #expect(
      try names.metrics(["tabBar.height,statusBar.height", "tabBar.height"]).map(\.id)
        == ["tabBar.height", "statusBar.height"])
    #expect(throws: SetError.self) { try names.metrics(["tabBar.height,"]) }
  }

  @Test(arguments: [
    ("safeAreaInsets", ["safeAreaInsets.top", "safeAreaInsets.bottom"]),
    ("safeArea", ["safeAreaInsets.top", "safeAreaInsets.bottom"]),
    ("barbuttonitem", ["barButtonItem.spacing", "barButtonItem.minimumSpacing"]),
    ("screen.safeAreaInsets", ["screen.safeAreaInsets.top"]),
    ("screen", ["screen.safeAreaInsets.top"]),
  ])
  func `a group means its members`(group: String, members: [String]) throws {
    #expect(try keys(group) == members)
  }

  @Test(arguments: [
    "", ".", "navigationBar.", "toaster", "navigationBarheight.x", "height", "烤面包机高度",
  ])
  func `what is no metric is an error`(text: String) {
    #expect(throws: SetError.self) { try names.metrics(text) }
  }

  @Test func `a group is no prefix of a word`() {
    #expect(throws: SetError.self) { try names.metrics("safeArea.to") }
    #expect(throws: SetError.self) { try names.metrics("naviga") }
  }
}
