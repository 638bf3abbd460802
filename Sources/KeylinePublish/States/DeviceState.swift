import KeylineModel

/// The choices of a reader besides the version: display, orientation and bars.
struct DeviceState: Hashable {
  let display: Display
  let orientation: Orientation
  let bars: Bars

  /// The bars on screen.
  enum Bars: String, CaseIterable {
    case none, nav, title, tabs

    /// The words of its switch.
    var label: String {
      switch self {
      case .none: "No bars"
      case .nav: "Navigation"
      case .title: "+ Large title"
      case .tabs: "+ Tab bar"
      }
    }

    /// The bars in the middle of a sentence.
    var words: String {
      switch self {
      case .none: "no bars"
      case .nav: "navigation bar"
      case .title: "large title"
      case .tabs: "navigation and tab bar"
      }
    }

    var hasNavigationBar: Bool { self != .none }
  }

  /// The states of a device, those that a page shows first at the beginning.
  static func all(_ orientations: [Orientation], folds: Bool) -> [DeviceState] {
    (folds ? Display.allCases : [.outer]).flatMap { display in
      orientations.flatMap { orientation in
        Bars.allCases.map {
          DeviceState(display: display, orientation: orientation, bars: $0)
        }
      }
    }
  }

  /// A situation with what the state adds.
  func situation(from base: Situation) -> Situation {
    var situation = base
    situation.orientation = orientation
    if display != .outer { situation.display = display }
    switch bars {
    case .none: break
    case .nav: situation.content.navigationBar = true
    case .title: situation.content.largeTitle = true
    case .tabs:
      situation.content.navigationBar = true
      situation.content.tabBar = true
    }
    return situation.completed
  }
}
