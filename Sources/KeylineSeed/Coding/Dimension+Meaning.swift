package import KeylineJSON
package import KeylineModel

extension Dimension {
  /// The meaning, for the schemas.
  package var meaning: String {
    switch self {
    case .family: "The product family of the device."
    case .idiom: "The kind of interface; an iPod touch is a phone."
    case .width: "The device's portrait width in points, unzoomed."
    case .homeButton: "Whether the device has a home button."
    case .sensorHousing: "What holds the front sensors of the device."
    case .sizeClassInLandscape: "The horizontal size class in landscape."
    case .orientation: "The orientation of the interface."
    case .sdk: "The major version of the linked SDK."
    case .designCompatibility: "Whether UIDesignRequiresCompatibility is set."
    case .zoom: "Display Zoom."
    case .presentation: "How the controller is presented."
    case .split: "The share of an iPad's screen."
    case .inCallBar: "Whether a call is going on (the tall status bar before iOS 13)."
    case .statusBar: "Whether the status bar is shown."
    case .display: "The display of a device that folds."
    case .search: "How far a search in the navigation bar's search bar is."
    case .navigationBar: "Whether a navigation bar is on screen."
    case .largeTitle: "Whether the navigation bar has a large title."
    case .prompt: "Whether there is a prompt above the title."
    case .searchBar: "Whether there is a search bar in the navigation bar."
    case .titleView: "Whether the navigation item has a titleView."
    case .barButtonItems: "The kind of bar button items on screen."
    case .tabBar: "Whether a tab bar is on screen."
    case .toolbar: "Whether a toolbar is on screen."
    }
  }

  /// A single value of it.
  package var valuePart: SchemaPart {
    switch values {
    case .names(let names): .choice(names)
    case .flag: .boolean
    case .lengths: .number
    case .sdk: .string
    }
  }
}
