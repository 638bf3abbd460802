package import KeylineModel

/// The metrics that people ask about a device, one a line, portrait beside landscape.
package enum Sheet {
  /// The metrics of the sheet that a catalogue has, in order.
  package static func metrics(in catalogue: [Metric]) -> [Metric] {
    keys.compactMap { key in catalogue.first { $0.id == key } }
  }

  private static let keys = [
    "screen.width", "screen.height", "statusBar.height", "navigationBar.height",
    "navigationBar.largeTitleHeight", "navigationBar.maxY", "tabBar.height", "tabBar.frameHeight",
    "toolbar.height", "homeIndicator.height", "screen.safeAreaInsets.top",
    "screen.safeAreaInsets.left", "screen.safeAreaInsets.bottom", "screen.safeAreaInsets.right",
    "barButtonItem.edgeMargin", "titleView.edgeMargin",
  ]
}
