/// The kind of interface, as UIKit's user interface idiom; an iPod touch is a phone.
public enum Idiom: String, CaseIterable, Sendable { case phone, pad }

/// The product family.
public enum Family: String, CaseIterable, Sendable {
  case iphone, ipod, ipad

  /// The idiom of the family.
  public var idiom: Idiom { self == .ipad ? .pad : .phone }

  /// The word for several devices of it: `iphones`.
  package var plural: String { rawValue + "s" }

  /// The family whose name a text begins with, whatever the case: that of `iPhone 15`.
  package init?(beginning text: some StringProtocol) {
    let small = text.lowercased()
    guard let family = Self.allCases.first(where: { small.hasPrefix($0.rawValue) }) else {
      return nil
    }
    self = family
  }
}

/// The housing of the front sensors.
public enum SensorHousing: String, CaseIterable, Sendable {
  case none, notch
  case dynamicIsland = "dynamic-island"

  /// The one family whose devices have it; nil where devices of several are without one.
  package var family: Family? { self == .none ? nil : .iphone }
}

/// A horizontal size class.
package enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

/// The orientation of the interface.
public enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }

/// The Display Zoom setting.
package enum Zoom: String, CaseIterable, Sendable { case standard, zoomed }

/// How the controller is presented.
package enum Presentation: String, CaseIterable, Sendable {
  case fullScreen = "full-screen"
  case pageSheet = "page-sheet"
}

/// The share of an iPad's screen that the app has in a split.
package enum Split: String, CaseIterable, Sendable {
  case none
  case oneThird = "one-third"
  case oneHalf = "one-half"
  case twoThirds = "two-thirds"
}

/// The visibility of the status bar.
public enum StatusBar: String, CaseIterable, Sendable { case shown, hidden }

/// The display of a device that folds.
package enum Display: String, CaseIterable, Sendable { case outer, inner }

/// How far a search is that the search bar of a navigation bar offers.
package enum Search: String, CaseIterable, Sendable {
  case atRest = "at-rest"
  case active
  case cancelled
}

/// The state of what can be turned off, such as the keyboard's suggestion bar.
package enum Switch: String, CaseIterable, Sendable {
  case on, off

  /// Takes the state from a flag.
  package init(isOn: Bool) { self = isOn ? .on : .off }
}

/// The style of a table view.
package enum TableStyle: String, CaseIterable, Sendable {
  case plain, grouped
  case insetGrouped = "inset-grouped"
}

/// The content of a table view's cell: its `textLabel`, or a default content configuration.
package enum CellConfiguration: String, CaseIterable, Sendable {
  case classic
  case contentConfiguration = "content-configuration"
}

/// The detent at which a sheet rests.
package enum Detent: String, CaseIterable, Sendable { case large, medium }

/// The family of a widget; accessory families are on the Lock Screen.
package enum WidgetFamily: String, CaseIterable, Sendable {
  case small, medium, large
  case extraLarge = "extra-large"
  case accessoryCircular = "accessory-circular"
  case accessoryRectangular = "accessory-rectangular"
  case accessoryInline = "accessory-inline"
}

/// Which bar button items are on screen.
package enum BarButtonItems: String, CaseIterable, Sendable { case none, system, custom }
