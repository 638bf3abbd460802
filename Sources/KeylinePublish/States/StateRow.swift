import KeylineModel

/// A line of the list beside a picture: a metric, in the bar to which it belongs.
struct StateRow: Hashable {
  /// The key of the metric, and the condition in which it departs from the line above it.
  let id: String
  let group: Group
  /// The name of the metric below the heading of its group.
  let title: String
  let metric: Metric
  /// True for what an iPad app without multitasking gets.
  let isWithoutMultitasking: Bool

  /// A heading of the list.
  enum Group: String, CaseIterable {
    case status, navigation, tab, safe, screen, margins, keyboard

    var title: String {
      switch self {
      case .status: "Status bar"
      case .navigation: "Navigation bar"
      case .tab: "Tab bar"
      case .safe: "Safe area"
      case .screen: "Screen without bars"
      case .margins: "Margins"
      case .keyboard: "Keyboard"
      }
    }

    /// True if the bar stands on the screen of a state.
    func isShown(with bars: DeviceState.Bars) -> Bool {
      switch self {
      case .navigation: bars.hasNavigationBar
      case .tab: bars == .tabs
      default: true
      }
    }
  }

  /// True if it stands in the list of a state.
  func isShown(with bars: DeviceState.Bars) -> Bool {
    group.isShown(with: bars) && (id != Self.largeTitle || bars == .title)
  }

  /// The row that is there only while the navigation bar has a large title.
  static let largeTitle = "navigationBar.largeTitleHeight"

  private static let all: [(Group, Metric.ID, String)] = [
    (.status, "statusBar.height", "Height"),
    (.navigation, "navigationBar.height", "Height"),
    (.navigation, largeTitle, "Large title row"),
    (.navigation, "navigationBar.y", "Top edge"),
    (.navigation, "navigationBar.maxY", "Bottom edge"),
    (.tab, "tabBar.frameHeight", "Frame height"),
    (.tab, "tabBar.height", "Height without home indicator"),
    (.tab, "tabBar.platterHeight", "Glass height"),
    (.tab, "tabBar.platterSideInset", "Glass side margin"),
    (.tab, "tabBar.platterBottomGap", "Glass bottom margin"),
    (.safe, "safeAreaInsets.top", "Top"),
    (.safe, "safeAreaInsets.left", "Left"),
    (.safe, "safeAreaInsets.bottom", "Bottom"),
    (.safe, "safeAreaInsets.right", "Right"),
    (.safe, "safeArea.height", "Height"),
    (.screen, "screen.safeAreaInsets.top", "Top inset"),
    (.screen, "screen.safeAreaInsets.left", "Left inset"),
    (.screen, "screen.safeAreaInsets.bottom", "Bottom inset"),
    (.screen, "screen.safeAreaInsets.right", "Right inset"),
    (.screen, "homeIndicator.height", "Home indicator"),
    (.screen, "screen.cornerRadius", "Corner radius"),
    (.margins, "layoutMargins.leading", "Layout margin"),
    (.margins, "barButtonItem.edgeMargin", "Bar button margin"),
    (.keyboard, "keyboard.height", "Height"),
  ]

  /// The metrics that a picture needs besides those of the list.
  static let figures =
    ["screen.width", "screen.height", "screen.cornerRadius", "tabBar.y", "tabBar.width"]
    + housing

  /// The metrics of the sensor housing.
  static let housing = ["width", "height", "y"].map { "sensorHousing.\($0)" }

  /// The situation in which a picture asks for a metric: the sensor housing is known as it is in portrait.
  static func situation(of metric: Metric.ID, in situation: Situation) -> Situation {
    guard housing.contains(metric) else { return situation }
    var portrait = situation
    portrait.orientation = .portrait
    return portrait
  }

  /// The metrics of the list whose value on an iPad rests on whether the app has multitasking.
  private static let ofMultitasking: Set<Metric.ID> = [
    "safeAreaInsets.bottom", "screen.safeAreaInsets.bottom", "homeIndicator.height",
  ]

  /// The rows for a device, as far as a catalogue has their metrics.
  static func all(on device: Device, _ metric: (Metric.ID) -> Metric?) -> [StateRow] {
    all.flatMap { group, id, title -> [StateRow] in
      guard let metric = metric(id) else { return [] }
      let row = StateRow(
        id: id, group: group, title: title, metric: metric, isWithoutMultitasking: false)
      guard device.idiom == .pad, ofMultitasking.contains(id) else { return [row] }
      return [
        row,
        StateRow(
          id: id + "-single", group: group, title: "\(title), without multitasking",
          metric: metric, isWithoutMultitasking: true),
      ]
    }
  }

  /// The situation in which a state asks for it.
  func situation(_ state: DeviceState, from base: Situation) -> Situation {
    var situation = state.situation(from: base)
    if isWithoutMultitasking { situation.set(.multitasking, to: 1) }
    return situation
  }
}
