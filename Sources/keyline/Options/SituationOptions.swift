import ArgumentParser
import KeylineModel
import KeylineQuery

/// The contents of the screen and how the app runs; by default portrait, full screen, no bars.
struct SituationOptions: ParsableArguments {
  @OptionGroup var app: AppOptions

  @Option(name: .long, help: "The presentation of the controller.")
  var presentation: Presentation = .fullScreen

  @Option(name: .long, help: "The app's share of an iPad's screen.")
  var split: Split = .none

  @Flag(name: .long, help: "A call is in progress (the tall status bar before iOS 13).")
  var inCallBar = false

  @Option(name: .long, help: "The visibility of the status bar.")
  var statusBar: StatusBar = .shown

  @Option(name: .long, help: "The display of a foldable device.")
  var display: Display = .outer

  @Option(name: .long, help: "The state of a search in the navigation bar's search bar.")
  var search: Search = .atRest

  @Flag(
    name: [.long, .customLong("nav-bar"), .customLong("navbar")], help: "With a navigation bar.")
  var navigationBar = false

  @Flag(name: [.long, .customLong("large-titles")], help: "With a large title.")
  var largeTitle = false

  @Flag(name: .long, help: "With a prompt above the title.")
  var prompt = false

  @Flag(
    name: [.long, .customLong("searchbar")], help: "With a search bar in the navigation bar.")
  var searchBar = false

  @Flag(name: .long, help: "With a titleView.")
  var titleView = false

  @Flag(name: [.long, .customLong("tabbar")], help: "With a tab bar.")
  var tabBar = false

  @Flag(name: .long, help: "With a toolbar.")
  var toolbar = false

  @OptionGroup(title: "Conditions for some metrics") var conditions: FewMetricsOptions

  func validate() throws {
    if split != .none, conditions.given[.multitasking]?.contains(0) == false {
      throw ValidationError(
        "'--split \(split.rawValue)' and '--multitasking off' exclude each other: an app without "
          + "multitasking has the whole screen.")
    }
  }

  /// The orientation; some commands answer for both.
  var orientation: OrientationOptions { app.orientation }

  /// The situation without metric-specific conditions.
  var base: Situation {
    var situation = app.situation
    situation.presentation = presentation
    situation.split = split
    situation.inCallBar = inCallBar
    situation.statusBar = statusBar
    situation.display = display
    situation.search = search
    situation.content.navigationBar = navigationBar
    situation.content.largeTitle = largeTitle
    situation.content.prompt = prompt
    situation.content.searchBar = searchBar
    situation.content.titleView = titleView
    situation.content.tabBar = tabBar
    situation.content.toolbar = toolbar
    return situation.completed
  }
}

/// A value of a condition, abbreviated to any word of its name that no other value has: `half` is
/// `one-half`.
protocol ConditionArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ConditionArgument {
  public init?(argument: String) {
    let meant = Self.allCases.filter { value in
      value.rawValue.split(separator: "-").contains { $0 == argument }
    }
    guard let value = Self(rawValue: argument) ?? (meant.count == 1 ? meant.first : nil) else {
      return nil
    }
    self = value
  }
}

extension Orientation: ConditionArgument {}
extension Presentation: ConditionArgument {}
extension Split: ConditionArgument {}
extension StatusBar: ConditionArgument {}
extension Display: ConditionArgument {}
extension Search: ConditionArgument {}
extension BarButtonItems: ConditionArgument {}
extension Family: ExpressibleByArgument {}
extension SensorHousing: ExpressibleByArgument {}
extension SizeClass: ExpressibleByArgument {}
