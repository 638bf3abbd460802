import KeylineModel

extension ProbePart {
  /// All parts, in the order in which the probe measures.
  package static let all: [ProbePart] = [
    ProbePart(
      "screen", function: "measureScreen",
      metrics: [
        "screen.width", "screen.height", "screen.scale", "statusBar.height", "homeIndicator.height",
        "window.safeAreaInsets.top", "safeArea.height", "layoutMargins.leading",
        "readableContent.width", "searchBar.height",
      ] + edges(of: "screen.safeAreaInsets")),
    ProbePart(
      "table", function: "measureTable",
      metrics: ["tableView.groupedHeaderHeight", "tableView.groupedFooterHeight"]),
    ProbePart(
      "navigation bar", function: "measureNavigationBar",
      metrics: [
        "navigationBar.height", "navigationBar.frameHeight", "navigationBar.y",
        "navigationBar.maxY", "navigationBar.layoutMargins.leading",
      ] + edges(of: "safeAreaInsets")),
    ProbePart(
      "large title", function: "measureLargeTitle",
      metrics: row("navigationBar.largeTitleHeight")),
    ProbePart(
      "prompt", function: "measurePrompt",
      metrics: row("navigationBar.promptHeight")),
    ProbePart(
      "search bar", function: "measureSearchBar",
      metrics: row("searchBar.rowHeight")),
    ProbePart(
      "bar button items", function: "measureItems",
      metrics: [], itemMetrics: ["barButtonItem.edgeMargin", "barButtonItem.spacing"]),
    ProbePart(
      "title view", function: "measureTitleView",
      metrics: ["titleView.edgeMargin"], itemMetrics: ["titleView.barButtonItemSpacing"]),
    ProbePart(
      "tab bar", function: "measureTabBar",
      metrics: ["tabBar.frameHeight", "tabBar.y", "tabBar.width"] + edges(of: "safeAreaInsets")),
    toolbar,
    ProbePart(
      "table rows", function: "measureTableRows",
      metrics: [
        "tableView.rowHeight", "tableView.subtitleRowHeight", "tableView.separatorInset",
        "tableView.insetGroupedMargin",
      ]),
    ProbePart(
      "table sections", function: "measureTableSections",
      metrics: [
        "tableView.sectionHeaderHeight", "tableView.firstSectionHeaderHeight",
        "tableView.untitledSectionHeaderHeight", "tableView.untitledSectionFooterHeight",
      ]),
    ProbePart(
      "controls", function: "measureControls",
      metrics: ["switch.width", "switch.height", "segmentedControl.height"]),
    ProbePart(
      "keyboard", function: "measureKeyboard", metrics: ["keyboard.height"]),
    ProbePart(
      "sheet", function: "measureSheet",
      metrics: ["sheet.topOffset", "sheet.height", "sheet.maximumDetentValue"]),
  ]

  /// The toolbar below a navigation bar.
  static let toolbar = ProbePart(
    "toolbar", function: "measureToolbar",
    metrics: ["toolbar.height"] + edges(of: "safeAreaInsets"))

  /// The readings of a row that is added to the bar.
  private static func row(_ metric: Metric.ID) -> [Metric.ID] {
    [metric, "navigationBar.frameHeight", "navigationBar.maxY"] + edges(of: "safeAreaInsets")
  }

  /// The metrics of insets, one for each edge.
  private static func edges(of metric: Metric.ID) -> [Metric.ID] {
    ["top", "left", "bottom", "right"].map { "\(metric).\($0)" }
  }
}
