import KeylineModel

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

  /// The arguments for conditions that a state departs by, each behind a space.
  func arguments(_ departures: [Dimension]) -> String {
    let flags: [(Dimension, String)] = [
      (.multitasking, withoutMultitasking), (.navigationBar, navigationBar),
      (.largeTitle, largeTitle), (.tabBar, tabBar), (.display, innerDisplay),
    ]
    return flags.filter { departures.contains($0.0) }.map { " " + $0.1 }.joined()
  }
}
