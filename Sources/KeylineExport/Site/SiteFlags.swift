/// The spelling of the flags in printed commands, since only the command line knows its flags.
package struct SiteFlags: Sendable {
  let versions: String
  let landscape: String
  let navigationBar: String
  let largeTitle: String
  let tabBar: String
  let innerDisplay: String
  let withoutMultitasking: String
  let everyChange: String

  /// Creates the spelling of each flag, with its value where it has a fixed one.
  package init(
    versions: String, landscape: String, navigationBar: String, largeTitle: String, tabBar: String,
    innerDisplay: String, withoutMultitasking: String, everyChange: String
  ) {
    self.versions = versions
    self.landscape = landscape
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.tabBar = tabBar
    self.innerDisplay = innerDisplay
    self.withoutMultitasking = withoutMultitasking
    self.everyChange = everyChange
  }

  /// The arguments for the bars of a state, each behind a space.
  func arguments(_ bars: DeviceState.Bars) -> String {
    switch bars {
    case .none: ""
    case .nav: " \(navigationBar)"
    case .title: " \(largeTitle)"
    case .tabs: " \(navigationBar) \(tabBar)"
    }
  }

  /// The arguments for an orientation, behind a space.
  func arguments(_ isLandscape: Bool) -> String { isLandscape ? " \(landscape)" : "" }
}
