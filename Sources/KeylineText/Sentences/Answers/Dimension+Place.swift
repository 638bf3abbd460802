package import KeylineModel
import KeylineQuery

extension Dimension {
  /// A value of a condition as a place: `in landscape`, `with Display Zoom`.
  package func placeText(_ code: Int) -> String {
    if let thing { return code == 1 ? "with \(thing)" : "without \(thing)" }
    guard case .names(let names) = values else {
      return self == .sdk ? "for apps built with SDK \(code)" : ""
    }
    let name = names.indices.contains(code) ? names[code] : ""
    return switch self {
    case .zoom: code == 0 ? "without Display Zoom" : "with Display Zoom"
    case .orientation: "in \(name)"
    case .presentation: code == 0 ? "in full screen" : "in a page sheet"
    case .split: code == 0 ? "outside Split View" : "in Split View (\(name))"
    case .statusBar: code == 0 ? "with the status bar shown" : "with the status bar hidden"
    case .display: "on the \(name) display"
    case .search:
      code == 0
        ? "outside a search" : name == "active" ? "during a search" : "after a \(name) search"
    case .suggestions: code == 0 ? "with the suggestion bar" : "without the suggestion bar"
    case .tableStyle: "in \(name) tables"
    case .cell: code == 0 ? "for classic cells" : "for cells with a content configuration"
    case .detent: "at the \(name) detent"
    case .widget: "for \(name) widgets"
    case .multitasking: code == 0 ? "with multitasking" : "without multitasking"
    case .barButtonItems: code == 0 ? "without bar button items" : "for \(name) items"
    default: name
    }
  }

  /// An unusual value by itself: `large title`, `custom items`, `with Display Zoom`.
  func departureText(_ code: Int) -> String {
    switch values {
    case .names(let names) where self == .barButtonItems: "\(names[code]) items"
    case .names: placeText(code)
    case .flag, .lengths, .sdk: ValueSet(values: [code]).text(of: self)
    }
  }

  /// Several values as a place: `in portrait`, `on phones`, `with SDK 26 or later`.
  func placeText(_ allowed: ValueSet) -> String {
    switch self {
    case .family, .idiom: return "on \(allowed.text(of: self))"
    case .homeButton, .sensorHousing, .sizeClassInLandscape, .width:
      return "on devices \(allowed.deviceText(of: self))"
    case .sdk: return "with \(allowed.text(of: self))"
    case .tableStyle:
      let styles = TableStyle.allCases.filter { allowed.contains($0.code) }
      return "in \(NameLists.list(styles.map(\.rawValue), "or")) tables"
    default:
      let codes = (0..<valueCount).filter(allowed.contains)
      return codes.map(placeText).joined(separator: " or ")
    }
  }

  /// The thing whose presence the condition states; nil for other conditions.
  private var thing: String? {
    switch self {
    case .designCompatibility: "UIDesignRequiresCompatibility"
    case .inCallBar: "the in-call bar"
    case .navigationBar: "a navigation bar"
    case .largeTitle: "a large title"
    case .prompt: "a prompt"
    case .searchBar: "a search bar"
    case .titleView: "a titleView"
    case .tabBar: "a tab bar"
    case .toolbar: "a toolbar"
    default: nil
    }
  }
}
