extension ProbePart {
  static let screen = ProbePart(
    "screen", function: "measureScreen",
    metrics: [
      "screen.width", "screen.height", "screen.scale", "statusBar.height", "homeIndicator.height",
      "window.safeAreaInsets.top", "safeArea.height", "layoutMargins.leading",
      "readableContent.width", "searchBar.height",
    ] + edges(of: "screen.safeAreaInsets"),
    text: #"""
      private func measureScreen() async {
        let controller = ProbeController()
        await show(controller)
        guard let view = controller.view else { return }
        let screen = window.screen
        record("screen.width", screen.bounds.width)
        record("screen.height", screen.bounds.height)
        record("screen.scale", screen.scale)
        if let bar = window.windowScene?.statusBarManager, !bar.isStatusBarHidden {
          record("statusBar.height", bar.statusBarFrame.height)
        }
        record("screen.safeAreaInsets", view.safeAreaInsets)
        record("homeIndicator.height", window.safeAreaInsets.bottom)
        record("window.safeAreaInsets.top", window.safeAreaInsets.top)
        record("safeArea.height", view.safeAreaLayoutGuide.layoutFrame.height)
        record("layoutMargins.leading", view.directionalLayoutMargins.leading)
        record("readableContent.width", view.readableContentGuide.layoutFrame.width)
        let search = UISearchBar()
        record("searchBar.height", search.intrinsicContentSize.height)
      }
      """#)
}
