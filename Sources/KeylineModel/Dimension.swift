/// Something that a condition can speak of: an attribute of the device or a part of the situation.
///
/// The list of devices is not among them; ``Scope`` holds it apart because it is a set of names.
/// A new one is a case and, below, what is said of it: the seed, the command line, the schemas and
/// the resolver take it from there.
package enum Dimension: Int, CaseIterable, Sendable {
  // Attributes of the device.
  case family, idiom, width, homeButton, sensorHousing, sizeClassInLandscape
  // The situation: orientation, linked SDK and what is on screen mean "any" when not mentioned.
  case orientation, sdk
  // The situation: these mean the default, their first value, when not mentioned.
  case designCompatibility, zoom, presentation, split, inCallBar, statusBar, display, search
  // The same, for a few metrics alone.
  case suggestions, tableStyle, cell, detent, widget, multitasking
  // What is on screen.
  case navigationBar, largeTitle, prompt, searchBar, titleView, barButtonItems, tabBar, toolbar

  private var declared: Declaration {
    switch self {
    case .family: .init("family", Family.self, "The product family of the device.")
    case .idiom: .init("idiom", Idiom.self, "The kind of interface; an iPod touch is a phone.")
    case .width: .init("width", .lengths, "The device's portrait width in points, unzoomed.")
    case .homeButton: .init("home-button", .flag, "True if the device has a home button.")
    case .sensorHousing:
      .init("sensor-housing", SensorHousing.self, "The housing of the device's front sensors.")
    case .sizeClassInLandscape:
      .init(
        "size-class-in-landscape", SizeClass.self, "The horizontal size class in landscape.")
    case .orientation:
      .init("orientation", Orientation.self, "The orientation of the interface.")
    case .sdk: .init("sdk", .sdk, "The major version of the linked SDK.")
    case .designCompatibility:
      .init(
        "design-compatibility", .flag, "True if UIDesignRequiresCompatibility is set.")
    case .zoom: .init("zoom", Zoom.self, "Display Zoom.")
    case .presentation:
      .init("presentation", Presentation.self, "The presentation of the controller.")
    case .split: .init("split", Split.self, "The share of an iPad's screen.")
    case .inCallBar:
      .init(
        "in-call-bar", .flag, "True during a call (the tall status bar before iOS 13).",
        notOf: Self.ownSize)
    case .statusBar:
      .init(
        "status-bar", StatusBar.self, "The status bar: shown or hidden.", notOf: Self.ownSize)
    case .display: .init("display", Display.self, "The display of a device that folds.")
    case .search:
      .init(
        "search", Search.self, "The state of the search in the navigation bar's search bar.",
        notOf: Self.ownSize + ["statusBar", "screen", "sensorHousing"])
    case .suggestions:
      .init(
        "suggestions", Switch.self, "The keyboard's suggestion bar: on or off.",
        of: ["keyboard.height"])
    case .tableStyle:
      .init(
        "table-style", TableStyle.self, "The style of the table view.",
        // What is of inset-grouped tables alone, such as their margin, knows no other style.
        of: [
          "tableView.firstSectionHeaderHeight", "tableView.groupedFooterHeight",
          "tableView.groupedHeaderHeight", "tableView.rowHeight", "tableView.sectionHeaderHeight",
          "tableView.separatorInset", "tableView.subtitleRowHeight",
          "tableView.untitledSectionFooterHeight", "tableView.untitledSectionHeaderHeight",
        ])
    case .cell:
      .init(
        "cell", CellConfiguration.self,
        "The configuration of a table view's cell: its textLabel or a default content configuration.",
        of: ["tableView.rowHeight"], isAskedForEach: true)
    case .detent:
      .init("detent", Detent.self, "The detent at which a sheet rests.", of: ["sheet"])
    case .widget:
      .init(
        "widget", WidgetFamily.self,
        "The family of the widget; accessory families are on the Lock Screen.",
        of: ["widget"], isAskedForEach: true)
    case .multitasking:
      .init(
        "multitasking", Switch.self,
        "Multitasking on iPads: on if the app declares all four orientations and does not require "
          + "full screen.",
        of: [
          "homeIndicator.height", "safeArea.height", "safeAreaInsets.bottom",
          "screen.safeAreaInsets.bottom", "tabBar.frameHeight", "tabBar.y", "toolbar.frameHeight",
        ])
    case .navigationBar: .init("navigation-bar", .flag, "True if a navigation bar is on screen.")
    case .largeTitle:
      .init("large-title", .flag, "True if the navigation bar has a large title.")
    case .prompt: .init("prompt", .flag, "True if there is a prompt above the title.")
    case .searchBar:
      .init("search-bar", .flag, "True if there is a search bar in the navigation bar.")
    case .titleView:
      .init("title-view", .flag, "True if the navigation item has a titleView.")
    case .barButtonItems:
      .init("bar-button-items", BarButtonItems.self, "The kind of bar button items on screen.")
    case .tabBar: .init("tab-bar", .flag, "True if a tab bar is on screen.")
    case .toolbar: .init("toolbar", .flag, "True if a toolbar is on screen.")
    }
  }

  /// The metrics whose size does not depend on what stands at the top of the screen.
  private static let ownSize = ["homeIndicator", "segmentedControl", "switch", "widget"]

  /// True if it is an attribute of the device.
  package var isDeviceAttribute: Bool { rawValue < Dimension.orientation.rawValue }

  /// True if a rule that does not mention it means the default rather than any value.
  package var hasDefault: Bool {
    (Dimension.designCompatibility.rawValue...Dimension.multitasking.rawValue).contains(rawValue)
  }

  /// Those with a default.
  package static let withDefault = allCases.filter(\.hasDefault)

  /// True if it describes what is on screen.
  package var isContent: Bool { rawValue >= Dimension.navigationBar.rawValue }

  /// True if it is that a bar, or a part of one other than its items, is on screen.
  package var isBar: Bool { isContent && self != .barButtonItems }

  /// How the values of a dimension are written.
  package enum Values: Hashable, Sendable {
    /// One of these names; the code is the position.
    case names([String])
    /// true or false; the code is 1 or 0.
    case flag
    /// Lengths in points; the code is in sixths.
    case lengths
    /// Major versions of the linked SDK.
    case sdk
  }

  /// All that is said of a dimension.
  private struct Declaration: Sendable {
    let key: String
    let values: Values
    let meaning: String
    /// The metrics, or groups of metrics, that it is about alone; empty for one that may decide any.
    let subjects: [String]
    /// The metrics, or groups of metrics, that it cannot decide.
    let strangers: [String]
    let isAskedForEach: Bool

    init(
      _ key: String, _ values: Values, _ meaning: String, of subjects: [String] = [],
      notOf strangers: [String] = [], isAskedForEach: Bool = false
    ) {
      self.strangers = strangers
      self.key = key
      self.values = values
      self.meaning = meaning
      self.subjects = subjects
      self.isAskedForEach = isAskedForEach
    }

    /// A dimension whose values are the cases of an enumeration, the default first.
    init<Value: CaseIterable & RawRepresentable<String>>(
      _ key: String, _ values: Value.Type, _ meaning: String, of subjects: [String] = [],
      notOf strangers: [String] = [], isAskedForEach: Bool = false
    ) {
      self.init(
        key, .names(Value.allCases.map(\.rawValue)), meaning, of: subjects, notOf: strangers,
        isAskedForEach: isAskedForEach)
    }
  }

  private static let declarations = allCases.map(\.declared)

  private static let byKey = Dictionary(
    uniqueKeysWithValues: zip(declarations.map(\.key), allCases))

  private static let valueCounts = declarations.map { declaration in
    switch declaration.values {
    case .names(let names): names.count
    case .flag: 2
    case .lengths, .sdk: 0
    }
  }
}

extension Dimension {
  /// The key in seed files, and the value of the column `dimension`.
  package var key: String { Self.declarations[rawValue].key }

  /// The dimension of a key, nil for an unknown one.
  package init?(key: some StringProtocol) {
    guard let dimension = Self.byKey[String(key)] else { return nil }
    self = dimension
  }

  /// One sentence that says what it is, for schemas and help.
  package var meaning: String { Self.declarations[rawValue].meaning }

  /// How its values are written.
  package var values: Values { Self.declarations[rawValue].values }

  /// How many values there are; 0 for lengths and SDKs, which are not counted.
  package var valueCount: Int { Self.valueCounts[rawValue] }

  /// The metrics and groups of metrics that it is about; empty for one that may decide any metric.
  package var subjects: [String] { Self.declarations[rawValue].subjects }

  /// The only kind of device that it is about; nil for one that is about any.
  package var idiom: Idiom? { self == .split || self == .multitasking ? .pad : nil }

  /// True if it is about a kind of device.
  package func isAbout(_ kind: Idiom) -> Bool { idiom.map { $0 == kind } ?? true }

  /// The versions on which it decides anything.
  package var lifetime: VersionRange {
    switch self {
    case .designCompatibility: VersionRange(from: OSVersion(26))
    case .suggestions: VersionRange(from: OSVersion(8))
    case .inCallBar: VersionRange(until: OSVersion(13))
    default: .all
    }
  }

  /// The code of the only value on other versions.
  package var codeOutsideLifetime: Int { self == .suggestions ? Switch.off.code : 0 }

  /// Those that decide nothing on some versions.
  package static let timed = allCases.filter { $0.lifetime != .all }

  /// True if it tells how an app was built, so that a source that does not name the app leaves it open.
  package var isOfApp: Bool { self == .multitasking }

  /// True if it may decide a metric.
  package func mayDecide(_ metric: Metric.ID) -> Bool {
    subjects.isEmpty
      ? !Self.isAmong(Self.declarations[rawValue].strangers, metric)
      : Self.isAmong(subjects, metric)
  }

  /// Tells whether a metric is one of some, or of some groups.
  private static func isAmong(_ names: [String], _ metric: Metric.ID) -> Bool {
    names.contains {
      metric.hasPrefix($0)
        && (metric.utf8.count == $0.utf8.count
          || metric.utf8.dropFirst($0.utf8.count).first == UInt8(ascii: "."))
    }
  }

  /// True if a question that names no value asks for each, rather than for the default.
  package var isAskedForEach: Bool { Self.declarations[rawValue].isAskedForEach }

  /// The dimensions that few metrics have.
  package static let ofFewMetrics = allCases.filter { !$0.subjects.isEmpty }
}
