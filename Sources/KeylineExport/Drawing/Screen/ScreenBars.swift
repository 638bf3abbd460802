import KeylineModel
import KeylineQuery

/// The bars of a screen: bands as tall as they are, where they are.
struct ScreenBars {
  /// A bar that can be drawn.
  struct Bar {
    /// The class of its element.
    let style: String
    let metric: Metric.ID
    let y: Length
    let height: Length
    /// Parts of it from the top down.
    var parts: [(metric: Metric.ID, y: Length, height: Length)] = []
  }

  private(set) var bars: [Bar] = []
  private(set) var omissions: [Omission] = []

  init(_ figures: ScreenFigures) {
    let content = figures.situation.completed.content
    if let height = figures["statusBar.height"], height > .zero {
      bars.append(Bar(style: "status", metric: "statusBar.height", y: .zero, height: height))
    }
    if content.navigationBar, let y = figures["navigationBar.y"],
      let height = figures["navigationBar.frameHeight"], height > .zero
    {
      let parts = rows(figures, in: y, height)
      bars.append(
        Bar(
          style: "band", metric: "navigationBar.frameHeight", y: y, height: height, parts: parts))
    }
    if content.tabBar { addTabBar(figures) }
    if content.toolbar { addToolbar(figures, besideTabBar: content.tabBar) }
    if let height = figures["keyboard.height"], height > .zero, height < figures.height {
      bars.append(
        Bar(
          style: "band", metric: "keyboard.height", y: figures.height - height, height: height))
    }
  }

  /// The rows of a navigation bar, if they make up all of it.
  private mutating func rows(
    _ figures: ScreenFigures, in y: Length, _ height: Length
  ) -> [(metric: Metric.ID, y: Length, height: Length)] {
    let rows = ["promptHeight", "height", "largeTitleHeight"].map { "navigationBar.\($0)" }
      .filter { figures.cell($0) != nil }
    var parts: [(metric: Metric.ID, y: Length, height: Length)] = []
    var end = y
    for metric in rows {
      guard let height = figures[metric] else { return [] }
      parts.append((metric, end, height))
      end = end + height
    }
    if !rows.isEmpty, end != y + height {
      omissions.append(
        Omission(
          "Rows of the navigation bar", status: "sum differs from the frame",
          reason: "their recorded heights do not add up to the bar's frame"))
      return []
    }
    return parts
  }

  private mutating func addTabBar(_ figures: ScreenFigures) {
    guard let y = figures["tabBar.y"], let height = figures["tabBar.frameHeight"], height > .zero
    else { return }
    if let width = figures["tabBar.width"], width != figures.width {
      omissions.append(
        Omission(
          "Tab bar", status: "\(width) wide, position unknown",
          reason: "it is \(width) points wide, and its position is unknown"))
      return
    }
    var bar = Bar(style: "band", metric: "tabBar.frameHeight", y: y, height: height)
    bar.parts = inside("tabBar.height", figures, in: y, height)
    bars.append(bar)
  }

  /// The frame of a toolbar takes in the home indicator, so it ends where the screen ends.
  private mutating func addToolbar(_ figures: ScreenFigures, besideTabBar: Bool) {
    guard let height = figures["toolbar.frameHeight"], height > .zero else { return }
    if besideTabBar {
      omissions.append(
        Omission(
          "Toolbar", status: "position beside a tab bar unknown",
          reason: "its position beside a tab bar is unknown"))
      return
    }
    let y = figures.height - height
    var bar = Bar(style: "band", metric: "toolbar.frameHeight", y: y, height: height)
    bar.parts = inside("toolbar.height", figures, in: y, height)
    bars.append(bar)
  }

  /// The bar without the home indicator below it, where the two make up the frame; where they do
  /// not, its position in the frame is unknown.
  private mutating func inside(
    _ metric: Metric.ID, _ figures: ScreenFigures, in y: Length, _ frame: Length
  ) -> [(metric: Metric.ID, y: Length, height: Length)] {
    guard let cell = figures.cell(metric), let height = cell.value, height > .zero,
      height != frame
    else { return [] }
    if let indicator = figures["homeIndicator.height"], height + indicator == frame {
      return [(metric, y, height)]
    }
    omissions.append(
      Omission(
        cell.column.metric.title, status: "\(height), position in the frame unknown",
        reason: "it is \(height), and its position in the frame of \(frame) is unknown"))
    return []
  }
}
