/// Something that a condition can speak of: an attribute of the device or a part of the situation.
///
/// The list of devices is not among them; ``Scope`` holds it apart because it is a set of names.
public enum Dimension: Int, CaseIterable, Sendable {
  // Attributes of the device.
  case family, idiom, width, homeButton, sensorHousing, sizeClassInLandscape
  // The situation: orientation, linked SDK and what is on screen mean "any" when not mentioned.
  case orientation, sdk
  // The situation: these mean the default when not mentioned.
  case designCompatibility, zoom, presentation, split, inCallBar, statusBar, display, search
  // What is on screen.
  case navigationBar, largeTitle, prompt, searchBar, titleView, barButtonItems, tabBar, toolbar

  /// The key in seed files, and the value of the column `dimension`.
  public var key: String { Self.keys[rawValue] }

  /// The dimension of a key, nil for an unknown one.
  public init?(key: some StringProtocol) {
    guard let dimension = Self.byKey[String(key)] else { return nil }
    self = dimension
  }

  private static let keys = [
    "family", "idiom", "width", "home-button", "sensor-housing", "size-class-in-landscape",
    "orientation", "sdk", "design-compatibility", "zoom", "presentation", "split", "in-call-bar",
    "status-bar", "display", "search", "navigation-bar", "large-title", "prompt", "search-bar",
    "title-view", "bar-button-items", "tab-bar", "toolbar",
  ]

  private static let byKey = Dictionary(uniqueKeysWithValues: zip(keys, allCases))

  /// True if it is an attribute of the device.
  public var isDeviceAttribute: Bool { rawValue < Dimension.orientation.rawValue }

  /// True if a rule that does not mention it means the default rather than any value.
  public var hasDefault: Bool {
    (Dimension.designCompatibility.rawValue...Dimension.search.rawValue).contains(rawValue)
  }

  /// True if it describes what is on screen.
  public var isContent: Bool { rawValue >= Dimension.navigationBar.rawValue }

  /// How its values are written.
  public var values: Values {
    switch self {
    case .family: .names(Family.allCases.map(\.rawValue))
    case .idiom: .names(Idiom.allCases.map(\.rawValue))
    case .width: .lengths
    case .sensorHousing: .names(SensorHousing.allCases.map(\.rawValue))
    case .sizeClassInLandscape: .names(SizeClass.allCases.map(\.rawValue))
    case .orientation: .names(Orientation.allCases.map(\.rawValue))
    case .sdk: .sdk
    case .zoom: .names(Zoom.allCases.map(\.rawValue))
    case .presentation: .names(Presentation.allCases.map(\.rawValue))
    case .split: .names(Split.allCases.map(\.rawValue))
    case .statusBar: .names(StatusBar.allCases.map(\.rawValue))
    case .display: .names(Display.allCases.map(\.rawValue))
    case .search: .names(Search.allCases.map(\.rawValue))
    case .barButtonItems: .names(BarButtonItems.allCases.map(\.rawValue))
    case .homeButton, .designCompatibility, .inCallBar, .navigationBar, .largeTitle, .prompt,
      .searchBar, .titleView, .tabBar, .toolbar:
      .flag
    }
  }

  /// How many values there are; 0 for lengths and SDKs, which are not counted.
  public var valueCount: Int { Self.valueCounts[rawValue] }

  private static let valueCounts = allCases.map { dimension in
    switch dimension.values {
    case .names(let names): names.count
    case .flag: 2
    case .lengths, .sdk: 0
    }
  }

  /// How the values of a dimension are written.
  public enum Values: Hashable, Sendable {
    /// One of these names; the code is the position.
    case names([String])
    /// true or false; the code is 1 or 0.
    case flag
    /// Lengths in points; the code is in sixths.
    case lengths
    /// Major versions of the linked SDK.
    case sdk
  }
}
