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
  static let largeTitle = Metric.ID.navigationBarLargeTitleHeight

  private static let all: [(Group, Metric.ID, String)] = [
    (.status, .statusBarHeight, "Height"),
    (.navigation, .navigationBarHeight, "Height"),
    (.navigation, largeTitle, "Large title row"),
    (.navigation, .navigationBarY, "Top edge"),
    (.navigation, .navigationBarMaxY, "Bottom edge"),
    (.tab, .tabBarFrameHeight, "Frame height"),
    (.tab, .tabBarHeight, "Height without home indicator"),
    (.tab, .tabBarPlatterHeight, "Glass height"),
    (.tab, .tabBarPlatterSideInset, "Glass side margin"),
    (.tab, .tabBarPlatterBottomGap, "Glass bottom margin"),
    (.safe, .safeAreaInsetsTop, "Top"),
    (.safe, .safeAreaInsetsLeft, "Left"),
    (.safe, .safeAreaInsetsBottom, "Bottom"),
    (.safe, .safeAreaInsetsRight, "Right"),
    (.safe, .safeAreaHeight, "Height"),
    (.screen, .screenSafeAreaInsetsTop, "Top inset"),
    (.screen, .screenSafeAreaInsetsLeft, "Left inset"),
    (.screen, .screenSafeAreaInsetsBottom, "Bottom inset"),
    (.screen, .screenSafeAreaInsetsRight, "Right inset"),
    (.screen, .homeIndicatorHeight, "Home indicator"),
    (.screen, .screenCornerRadius, "Corner radius"),
    (.margins, .layoutMarginsLeading, "Layout margin"),
    (.margins, .barButtonItemEdgeMargin, "Bar button margin"),
    (.keyboard, .keyboardHeight, "Height"),
  ]

  /// The metrics that a picture needs besides those of the list.
  static let figures =
    [.screenWidth, .screenHeight, .screenCornerRadius, .tabBarY, .tabBarWidth]
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
    .safeAreaInsetsBottom, .screenSafeAreaInsetsBottom, .homeIndicatorHeight,
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
