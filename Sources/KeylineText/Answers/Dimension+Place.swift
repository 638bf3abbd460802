package import KeylineModel

extension Dimension {
  /// The place that a value of a condition stands for: `in landscape`, `with Display Zoom`.
  package func placeText(_ code: Int) -> String {
    if let thing { return code == 1 ? "with \(thing.name)" : "without \(thing.name)" }
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

  /// A value that is not the usual one, alone: `large title`, `custom items`, `with Display Zoom`.
  func departureText(_ code: Int) -> String {
    switch values {
    case .names(let names) where self == .barButtonItems: "\(names[code]) items"
    case .names: placeText(code)
    case .flag, .lengths, .sdk: ValueSet(values: [code]).text(of: self)
    }
  }

  /// The same beside another value that has just been named: `without one`, `without it`.
  func placeText(_ code: Int, besides other: Int) -> String {
    if let thing { return "\(code == 1 ? "with" : "without") \(thing.pronoun)" }
    switch self {
    case .zoom, .suggestions, .multitasking:
      let has = (self == .zoom) == (code == 1)
      return has ? "with it" : "without it"
    case .sdk: return "with SDK \(code)"
    case .statusBar: return code == 0 ? "with it shown" : "with it hidden"
    default: return placeText(code)
    }
  }

  /// The place of several values: `in portrait`, `on phones`, `with SDK 26 or later`.
  func placeText(_ allowed: ValueSet) -> String {
    switch self {
    case .family, .idiom: return "on \(allowed.text(of: self))"
    case .homeButton, .sensorHousing, .sizeClassInLandscape, .width:
      return "on devices \(allowed.deviceText(of: self))"
    case .sdk: return "with \(allowed.text(of: self))"
    case .tableStyle:
      let styles = TableStyle.allCases.filter { allowed.contains($0.code) }
      return "in \(Names.list(styles.map(\.rawValue), "or")) tables"
    default:
      let codes = (0..<valueCount).filter(allowed.contains)
      return codes.map(placeText).joined(separator: " or ")
    }
  }

  /// What a condition says is there or is not; nil where it says something else.
  private var thing: (name: String, pronoun: String)? {
    switch self {
    case .designCompatibility: ("UIDesignRequiresCompatibility", "it")
    case .inCallBar: ("the in-call bar", "it")
    case .navigationBar: ("a navigation bar", "one")
    case .largeTitle: ("a large title", "one")
    case .prompt: ("a prompt", "one")
    case .searchBar: ("a search bar", "one")
    case .titleView: ("a titleView", "one")
    case .tabBar: ("a tab bar", "one")
    case .toolbar: ("a toolbar", "one")
    default: nil
    }
  }
}
