extension Situation {
  /// Sets a dimension to the value with a code; attributes of the device are left alone.
  public mutating func set(_ dimension: Dimension, to code: Int) {
    switch dimension {
    case .orientation: orientation = Orientation(code: code)
    case .sdk: sdk = code
    case .designCompatibility: designCompatibility = code == 1
    case .zoom: zoom = Zoom(code: code)
    case .presentation: presentation = Presentation(code: code)
    case .split: split = Split(code: code)
    case .inCallBar: inCallBar = code == 1
    case .statusBar: statusBar = StatusBar(code: code)
    case .display: display = Display(code: code)
    case .search: search = Search(code: code)
    case .navigationBar: content.navigationBar = code == 1
    case .largeTitle: content.largeTitle = code == 1
    case .prompt: content.prompt = code == 1
    case .searchBar: content.searchBar = code == 1
    case .titleView: content.titleView = code == 1
    case .barButtonItems: content.barButtonItems = BarButtonItems(code: code)
    case .tabBar: content.tabBar = code == 1
    case .toolbar: content.toolbar = code == 1
    case .family, .idiom, .width, .homeButton, .sensorHousing, .sizeClassInLandscape: break
    }
  }

  /// The situation with the elements on screen that asking a metric puts there.
  ///
  /// Items that are already there keep their kind.
  public func showing(_ elements: [Dimension]) -> Situation {
    var shown = self
    for element in elements where element != .barButtonItems || content.barButtonItems == .none {
      shown.set(element, to: 1)
    }
    return shown
  }

  /// The situation in which everything that lives in a navigation bar has brought its bar along, and
  /// a search its search bar.
  public var completed: Situation {
    var completed = self
    if search != .atRest { completed.content.searchBar = true }
    if content.largeTitle || content.prompt || completed.content.searchBar || content.titleView
      || content.barButtonItems != .none
    {
      completed.content.navigationBar = true
    }
    return completed
  }
}

extension CaseIterable where AllCases.Index == Int {
  /// The case at a position; the first one for a position that does not exist.
  init(code: Int) {
    self = Self.allCases[Self.allCases.indices.contains(code) ? code : 0]
  }
}
