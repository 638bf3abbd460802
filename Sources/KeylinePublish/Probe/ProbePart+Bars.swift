import KeylineModel

extension ProbePart {
  static let navigationBar = ProbePart(
    "navigation bar", function: "measureNavigationBar",
    metrics: [
      "navigationBar.height", "navigationBar.frameHeight", "navigationBar.y", "navigationBar.maxY",
      "navigationBar.layoutMargins.leading",
    ] + edges(of: "safeAreaInsets"),
    text: #"""
      private func measureNavigationBar() async {
        let navigation = await showNavigation { $0.title = "Title" }
        let bar = navigation.navigationBar
        let frame = bar.convert(bar.bounds, to: window)
        record("navigationBar.height", frame.height, with: ["navigation-bar"])
        record("navigationBar.frameHeight", frame.height, with: ["navigation-bar"])
        record("navigationBar.y", frame.minY, with: ["navigation-bar"])
        record("navigationBar.maxY", frame.maxY, with: ["navigation-bar"])
        record(
          "navigationBar.layoutMargins.leading", bar.directionalLayoutMargins.leading,
          with: ["navigation-bar"])
        recordSafeArea(of: navigation, with: ["navigation-bar"])
      }
      """#)

  static let largeTitle = ProbePart(
    "large title", function: "measureLargeTitle",
    metrics: row("navigationBar.largeTitleHeight"),
    text: #"""
      private func measureLargeTitle() async {
        let navigation = await showNavigation(largeTitle: true) { $0.title = "Title" }
        await recordRow(
          "navigationBar.largeTitleHeight", of: navigation,
          with: ["navigation-bar", "large-title"])
      }
      """#)

  static let prompt = ProbePart(
    "prompt", function: "measurePrompt",
    metrics: row("navigationBar.promptHeight"),
    text: #"""
      private func measurePrompt() async {
        let navigation = await showNavigation {
          $0.title = "Title"
          $0.navigationItem.prompt = "Prompt"
        }
        await recordRow(
          "navigationBar.promptHeight", of: navigation,
          with: ["navigation-bar", "prompt"])
      }
      """#)

  static let searchBar = ProbePart(
    "search bar", function: "measureSearchBar",
    metrics: row("searchBar.rowHeight"),
    text: #"""
      private func measureSearchBar() async {
        let navigation = await showNavigation {
          $0.title = "Title"
          $0.navigationItem.searchController = UISearchController(searchResultsController: nil)
          $0.navigationItem.hidesSearchBarWhenScrolling = false
        }
        await recordRow(
          "searchBar.rowHeight", of: navigation, with: ["navigation-bar", "search-bar"])
      }
      """#)

  static let items = ProbePart(
    "bar button items", function: "measureItems",
    metrics: [], itemMetrics: ["barButtonItem.edgeMargin", "barButtonItem.spacing"],
    text: #"""
      private func measureItems() async {
        let (first, second) = (ProbeView(side: 40), ProbeView(side: 40))
        _ = await showNavigation {
          $0.navigationItem.leftBarButtonItems = [first, second].map { UIBarButtonItem(customView: $0) }
        }
        let (left, right) = (frame(of: first), frame(of: second))
        record("barButtonItem.edgeMargin", left.minX, with: ["navigation-bar", "custom-items"])
        record(
          "barButtonItem.spacing", right.minX - left.maxX, with: ["navigation-bar", "custom-items"])
      }
      """#)

  static let titleView = ProbePart(
    "title view", function: "measureTitleView",
    metrics: ["titleView.edgeMargin"], itemMetrics: ["titleView.barButtonItemSpacing"],
    text: #"""
      private func measureTitleView() async {
        let alone = ProbeView(side: UIView.layoutFittingExpandedSize.width)
        _ = await showNavigation { $0.navigationItem.titleView = alone }
        record("titleView.edgeMargin", frame(of: alone).minX, with: ["navigation-bar", "title-view"])
        let (title, item) = (
          ProbeView(side: UIView.layoutFittingExpandedSize.width), ProbeView(side: 40)
        )
        _ = await showNavigation {
          $0.navigationItem.titleView = title
          $0.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
        }
        record(
          "titleView.barButtonItemSpacing", frame(of: title).minX - frame(of: item).maxX,
          with: ["navigation-bar", "title-view", "custom-items"])
      }
      """#)

  /// The readings of a row that is added to the bar.
  private static func row(_ metric: Metric.ID) -> [Metric.ID] {
    [metric, "navigationBar.frameHeight", "navigationBar.maxY"] + edges(of: "safeAreaInsets")
  }
}

extension ProbePart {
  static let tabBar = ProbePart(
    "tab bar", function: "measureTabBar",
    metrics: ["tabBar.frameHeight", "tabBar.y", "tabBar.width"] + edges(of: "safeAreaInsets"),
    text: #"""
      private func measureTabBar() async {
        let content = ProbeController()
        content.title = "Title"
        let tabs = ProbeTabs()
        tabs.setViewControllers([content, ProbeController()], animated: false)
        await show(tabs)
        let bar = tabs.tabBar
        let frame = bar.convert(bar.bounds, to: window)
        record("tabBar.frameHeight", frame.height, with: ["tab-bar"])
        record("tabBar.y", frame.minY, with: ["tab-bar"])
        record("tabBar.width", frame.width, with: ["tab-bar"])
        record("safeAreaInsets", content.view.safeAreaInsets, with: ["tab-bar"])
      }
      """#)

  static let toolbar = ProbePart(
    "toolbar", function: "measureToolbar",
    metrics: ["toolbar.height"] + edges(of: "safeAreaInsets"),
    text: #"""
      private func measureToolbar() async {
        let navigation = await showNavigation { controller in
          controller.toolbarItems = [UIBarButtonItem(customView: ProbeView(side: 20))]
        }
        navigation.setToolbarHidden(false, animated: false)
        await settle()
        record(
          "toolbar.height", navigation.toolbar.bounds.height, with: ["navigation-bar", "toolbar"])
        recordSafeArea(of: navigation, with: ["navigation-bar", "toolbar"])
      }
      """#)
}
