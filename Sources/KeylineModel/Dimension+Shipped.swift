// The conditions of the seed: run script/embed instead of editing them.
// swift-format-ignore-file

/// Something that a condition can speak of: an attribute of the device or a part of the situation.
///
/// The list of devices is not among them; ``Scope`` holds it apart because it is a set of names.
package enum Dimension: Int, CaseIterable, Sendable {
  /// The product family of the device.
  case family
  /// The kind of interface; an iPod touch is a phone.
  case idiom
  /// The device's portrait width in points, unzoomed.
  case width
  /// True if the device has a home button.
  case homeButton
  /// The housing of the device's front sensors.
  case sensorHousing
  /// The horizontal size class in landscape.
  case sizeClassInLandscape
  /// The orientation of the interface.
  case orientation
  /// The major version of the linked SDK.
  case sdk
  /// True if UIDesignRequiresCompatibility is set.
  case designCompatibility
  /// Display Zoom.
  case zoom
  /// The presentation of the controller.
  case presentation
  /// The share of an iPad's screen.
  case split
  /// True during a call (the tall status bar before iOS 13).
  case inCallBar
  /// The status bar: shown or hidden.
  case statusBar
  /// The display of a device that folds.
  case display
  /// The state of the search in the navigation bar's search bar.
  case search
  /// The keyboard's suggestion bar: on or off.
  case suggestions
  /// The style of the table view.
  case tableStyle
  /// The configuration of a table view's cell: its textLabel or a default content configuration.
  case cell
  /// The detent at which a sheet rests.
  case detent
  /// The family of the widget; accessory families are on the Lock Screen.
  case widget
  /// Multitasking on iPads: on if the app declares all four orientations and does not require full screen.
  case multitasking
  /// True if a navigation bar is on screen.
  case navigationBar
  /// True if the navigation bar has a large title.
  case largeTitle
  /// True if there is a prompt above the title.
  case prompt
  /// True if there is a search bar in the navigation bar.
  case searchBar
  /// True if the navigation item has a titleView.
  case titleView
  /// The kind of bar button items on screen.
  case barButtonItems
  /// True if a tab bar is on screen.
  case tabBar
  /// True if a toolbar is on screen.
  case toolbar

  static let firstOfSituation = Dimension.orientation
  static let firstOfScreen = Dimension.navigationBar

  static let declarations = [
    Declaration(key: "family", values: .names(["iphone", "ipod", "ipad"]), meaning: "The product family of the device."),
    Declaration(key: "idiom", values: .names(["phone", "pad"]), meaning: "The kind of interface; an iPod touch is a phone."),
    Declaration(key: "width", values: .lengths, meaning: "The device's portrait width in points, unzoomed."),
    Declaration(key: "home-button", values: .flag, meaning: "True if the device has a home button."),
    Declaration(key: "sensor-housing", values: .names(["none", "notch", "dynamic-island"]), meaning: "The housing of the device's front sensors."),
    Declaration(key: "size-class-in-landscape", values: .names(["compact", "regular"]), meaning: "The horizontal size class in landscape."),
    Declaration(key: "orientation", values: .names(["portrait", "landscape"]), meaning: "The orientation of the interface.", places: ["in portrait", "in landscape"]),
    Declaration(key: "sdk", values: .sdk, meaning: "The major version of the linked SDK."),
    Declaration(key: "design-compatibility", values: .flag, meaning: "True if UIDesignRequiresCompatibility is set.", places: ["without UIDesignRequiresCompatibility", "with UIDesignRequiresCompatibility"], hasDefault: true, lifetime: VersionRange(from: OSVersion(26)), sources: ["apple-docs-design-requires-compatibility"]),
    Declaration(key: "zoom", values: .names(["standard", "zoomed"]), meaning: "Display Zoom.", places: ["without Display Zoom", "with Display Zoom"], hasDefault: true),
    Declaration(key: "presentation", values: .names(["full-screen", "page-sheet"]), meaning: "The presentation of the controller.", places: ["in full screen", "in a page sheet"], hasDefault: true),
    Declaration(key: "split", values: .names(["none", "one-third", "one-half", "two-thirds"]), meaning: "The share of an iPad's screen.", places: ["outside Split View", "in Split View (one-third)", "in Split View (one-half)", "in Split View (two-thirds)"], hasDefault: true, idiom: .pad, ran: OSVersion(13), sources: ["ios9news-split-view", "iphonehacks-ios-12-multitasking"]),
    Declaration(key: "in-call-bar", values: .flag, meaning: "True during a call (the tall status bar before iOS 13).", places: ["without the in-call bar", "with the in-call bar"], hasDefault: true, lifetime: VersionRange(until: OSVersion(13)), neverConcerns: ["homeIndicator", "segmentedControl", "switch", "widget"], sources: ["capacitor-plugins-1043", "qmui-745"]),
    Declaration(key: "status-bar", values: .names(["shown", "hidden"]), meaning: "The status bar: shown or hidden.", places: ["with the status bar shown", "with the status bar hidden"], hasDefault: true, neverConcerns: ["homeIndicator", "segmentedControl", "switch", "widget"]),
    Declaration(key: "display", values: .names(["outer", "inner"]), meaning: "The display of a device that folds.", places: ["on the outer display", "on the inner display"], hasDefault: true),
    Declaration(key: "search", values: .names(["at-rest", "active", "cancelled"]), meaning: "The state of the search in the navigation bar's search bar.", places: ["outside a search", "during a search", "after a cancelled search"], hasDefault: true, neverConcerns: ["homeIndicator", "segmentedControl", "switch", "widget", "statusBar", "screen", "sensorHousing"]),
    Declaration(key: "suggestions", values: .names(["on", "off"]), meaning: "The keyboard's suggestion bar: on or off.", places: ["with the suggestion bar", "without the suggestion bar"], hasDefault: true, lifetime: VersionRange(from: OSVersion(8)), codeOutsideLifetime: 1, concerns: ["keyboard.height"], sources: ["anandtech-ios-8-keyboard"]),
    Declaration(key: "table-style", values: .names(["plain", "grouped", "inset-grouped"]), meaning: "The style of the table view.", places: ["in plain tables", "in grouped tables", "in inset-grouped tables"], hasDefault: true, concerns: ["tableView.firstSectionHeaderHeight", "tableView.groupedFooterHeight", "tableView.groupedHeaderHeight", "tableView.rowHeight", "tableView.sectionHeaderHeight", "tableView.separatorInset", "tableView.subtitleRowHeight", "tableView.untitledSectionFooterHeight", "tableView.untitledSectionHeaderHeight"], arrivals: [Arrival(codes: [2], feature: "inset-grouped tables", phone: OSVersion(13), pad: OSVersion(13), sources: ["apple-docs-inset-grouped"])]),
    Declaration(key: "cell", values: .names(["classic", "content-configuration"]), meaning: "The configuration of a table view's cell: its textLabel or a default content configuration.", places: ["for classic cells", "for cells with a content configuration"], hasDefault: true, concerns: ["tableView.rowHeight"], isAskedForEach: true, arrivals: [Arrival(codes: [1], feature: "content configurations", phone: OSVersion(14), pad: OSVersion(14), sources: ["apple-docs-list-content-configuration"])]),
    Declaration(key: "detent", values: .names(["large", "medium"]), meaning: "The detent at which a sheet rests.", places: ["at the large detent", "at the medium detent"], hasDefault: true, concerns: ["sheet"], arrivals: [Arrival(codes: [1], feature: "detents", phone: OSVersion(15), pad: OSVersion(15), sources: ["apple-docs-medium-detent"])]),
    Declaration(key: "widget", values: .names(["small", "medium", "large", "extra-large", "accessory-circular", "accessory-rectangular", "accessory-inline"]), meaning: "The family of the widget; accessory families are on the Lock Screen.", places: ["for small widgets", "for medium widgets", "for large widgets", "for extra-large widgets", "for accessory-circular widgets", "for accessory-rectangular widgets", "for accessory-inline widgets"], hasDefault: true, concerns: ["widget"], isAskedForEach: true, arrivals: [Arrival(codes: [3], feature: "systemExtraLarge widgets", pad: OSVersion(15), sources: ["apple-docs-widget-extra-large", "apple-docs-widget-extra-large-portrait"]), Arrival(codes: [4, 5, 6], feature: "Lock Screen widgets", phone: OSVersion(16), pad: OSVersion(17), sources: ["apple-docs-widget-accessory-circular", "apple-docs-widget-accessory-rectangular", "apple-docs-widget-accessory-inline"])]),
    Declaration(key: "multitasking", values: .names(["on", "off"]), meaning: "Multitasking on iPads: on if the app declares all four orientations and does not require full screen.", places: ["with multitasking", "without multitasking"], hasDefault: true, idiom: .pad, concerns: ["homeIndicator.height", "safeArea.height", "safeAreaInsets.bottom", "screen.safeAreaInsets.bottom", "tabBar.frameHeight", "tabBar.y", "toolbar.frameHeight"], isOfApp: true, sources: ["apple-docs-requires-full-screen", "apple-docs-split-view-quick-start"]),
    Declaration(key: "navigation-bar", values: .flag, meaning: "True if a navigation bar is on screen.", places: ["without a navigation bar", "with a navigation bar"]),
    Declaration(key: "large-title", values: .flag, meaning: "True if the navigation bar has a large title.", places: ["without a large title", "with a large title"]),
    Declaration(key: "prompt", values: .flag, meaning: "True if there is a prompt above the title.", places: ["without a prompt", "with a prompt"]),
    Declaration(key: "search-bar", values: .flag, meaning: "True if there is a search bar in the navigation bar.", places: ["without a search bar", "with a search bar"]),
    Declaration(key: "title-view", values: .flag, meaning: "True if the navigation item has a titleView.", places: ["without a titleView", "with a titleView"]),
    Declaration(key: "bar-button-items", values: .names(["none", "system", "custom"]), meaning: "The kind of bar button items on screen.", places: ["without bar button items", "for system items", "for custom items"]),
    Declaration(key: "tab-bar", values: .flag, meaning: "True if a tab bar is on screen.", places: ["without a tab bar", "with a tab bar"]),
    Declaration(key: "toolbar", values: .flag, meaning: "True if a toolbar is on screen.", places: ["without a toolbar", "with a toolbar"]),
  ]
}

/// The product family of the device.
public enum Family: String, CaseIterable, Sendable {
  case iphone
  case ipod
  case ipad
}

/// The kind of interface; an iPod touch is a phone.
public enum Idiom: String, CaseIterable, Sendable {
  case phone
  case pad
}

/// The housing of the device's front sensors.
public enum SensorHousing: String, CaseIterable, Sendable {
  case none
  case notch
  case dynamicIsland = "dynamic-island"
}

/// The horizontal size class in landscape.
package enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}

/// The orientation of the interface.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscape
}

/// Display Zoom.
package enum Zoom: String, CaseIterable, Sendable {
  case standard
  case zoomed
}

/// The presentation of the controller.
package enum Presentation: String, CaseIterable, Sendable {
  case fullScreen = "full-screen"
  case pageSheet = "page-sheet"
}

/// The share of an iPad's screen.
package enum Split: String, CaseIterable, Sendable {
  case none
  case oneThird = "one-third"
  case oneHalf = "one-half"
  case twoThirds = "two-thirds"
}

/// The status bar: shown or hidden.
public enum StatusBar: String, CaseIterable, Sendable {
  case shown
  case hidden
}

/// The display of a device that folds.
package enum Display: String, CaseIterable, Sendable {
  case outer
  case inner
}

/// The state of the search in the navigation bar's search bar.
package enum Search: String, CaseIterable, Sendable {
  case atRest = "at-rest"
  case active
  case cancelled
}

/// The keyboard's suggestion bar: on or off.
package enum Switch: String, CaseIterable, Sendable {
  case on
  case off
}

/// The style of the table view.
package enum TableStyle: String, CaseIterable, Sendable {
  case plain
  case grouped
  case insetGrouped = "inset-grouped"
}

/// The detent at which a sheet rests.
package enum Detent: String, CaseIterable, Sendable {
  case large
  case medium
}

/// The family of the widget; accessory families are on the Lock Screen.
package enum WidgetFamily: String, CaseIterable, Sendable {
  case small
  case medium
  case large
  case extraLarge = "extra-large"
  case accessoryCircular = "accessory-circular"
  case accessoryRectangular = "accessory-rectangular"
  case accessoryInline = "accessory-inline"
}

/// The kind of bar button items on screen.
package enum BarButtonItems: String, CaseIterable, Sendable {
  case none
  case system
  case custom
}
