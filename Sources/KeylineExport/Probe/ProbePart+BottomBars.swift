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
