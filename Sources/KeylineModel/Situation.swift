/// The circumstances besides device and OS that decide a metric.
///
/// It is held as one code per ``Dimension``; the initial value is the default of every query:
/// portrait, full screen, no bars, an SDK as new as the OS.
package struct Situation: Hashable, Sendable {
  /// The major version of the linked SDK; nil means the major version of the OS.
  package var sdk: Int?
  /// The orientation of the interface.
  package var orientation: Orientation {
    get { codes[.orientation] }
    set { codes[.orientation] = newValue }
  }
  /// True if `UIDesignRequiresCompatibility` is set.
  package var designCompatibility: Bool {
    get { codes[.designCompatibility] }
    set { codes[.designCompatibility] = newValue }
  }
  /// The Display Zoom setting.
  package var zoom: Zoom {
    get { codes[.zoom] }
    set { codes[.zoom] = newValue }
  }
  /// How the controller is presented.
  package var presentation: Presentation {
    get { codes[.presentation] }
    set { codes[.presentation] = newValue }
  }
  /// The share of an iPad's screen that the app has.
  package var split: Split {
    get { codes[.split] }
    set { codes[.split] = newValue }
  }
  /// True if a call has made the status bar taller, as before iOS 13.
  package var inCallBar: Bool {
    get { codes[.inCallBar] }
    set { codes[.inCallBar] = newValue }
  }
  /// The visibility of the status bar.
  package var statusBar: StatusBar {
    get { codes[.statusBar] }
    set { codes[.statusBar] = newValue }
  }
  /// The display of a device that folds.
  package var display: Display {
    get { codes[.display] }
    set { codes[.display] = newValue }
  }
  /// How far a search is; any but the one at rest has a search bar.
  package var search: Search {
    get { codes[.search] }
    set { codes[.search] = newValue }
  }
  /// The bars and items on screen.
  package var content = Content()
  /// The codes of the other dimensions.
  fileprivate(set) var codes = SituationCodes()

  /// Creates the situation that every query starts from.
  package init() {}

  /// The bars and items on screen.
  package struct Content: Hashable, Sendable {
    /// True if there is a navigation bar.
    package var navigationBar: Bool {
      get { codes[.navigationBar] }
      set { codes[.navigationBar] = newValue }
    }
    /// True if the navigation bar has a large title, not collapsed.
    package var largeTitle: Bool {
      get { codes[.largeTitle] }
      set { codes[.largeTitle] = newValue }
    }
    /// True if the navigation bar has a prompt above the title.
    package var prompt: Bool {
      get { codes[.prompt] }
      set { codes[.prompt] = newValue }
    }
    /// True if the navigation bar has a search bar.
    package var searchBar: Bool {
      get { codes[.searchBar] }
      set { codes[.searchBar] = newValue }
    }
    /// True if the navigation bar has a `titleView`.
    package var titleView: Bool {
      get { codes[.titleView] }
      set { codes[.titleView] = newValue }
    }
    /// Which items the navigation bar has.
    package var barButtonItems: BarButtonItems {
      get { codes[.barButtonItems] }
      set { codes[.barButtonItems] = newValue }
    }
    /// True if there is a tab bar.
    package var tabBar: Bool {
      get { codes[.tabBar] }
      set { codes[.tabBar] = newValue }
    }
    /// True if there is a toolbar.
    package var toolbar: Bool {
      get { codes[.toolbar] }
      set { codes[.toolbar] = newValue }
    }

    /// The codes of the dimensions.
    fileprivate(set) var codes = SituationCodes()

    /// Creates a screen without bars.
    package init() {}
  }

  /// The code of a dimension, on an OS whose major version is the default SDK.
  ///
  /// An attribute of the device has no code here: 0.
  package func code(_ dimension: Dimension, defaultSDK: Int) -> Int {
    if dimension == .sdk { return sdk ?? defaultSDK }
    if dimension.isDeviceAttribute { return 0 }
    return dimension.isContent ? content.codes[dimension] : codes[dimension]
  }

  /// Sets a dimension to the value with a code, to the first for a code that there is not;
  /// attributes of the device are left alone.
  package mutating func set(_ dimension: Dimension, to code: Int) {
    if dimension == .sdk {
      sdk = code
      return
    }
    if dimension.isDeviceAttribute { return }
    let code = (0..<dimension.valueCount).contains(code) ? code : 0
    if dimension.isContent {
      content.codes[dimension] = code
    } else {
      codes[dimension] = code
    }
  }

  /// The situation with the value of a dimension that has names, such as `small` for ``Dimension/widget``.
  ///
  /// - Returns: Nil for a name that the dimension does not have.
  package func with(_ dimension: Dimension, _ name: some StringProtocol) -> Situation? {
    guard case .names(let names) = dimension.values, !dimension.isDeviceAttribute,
      let code = names.firstIndex(where: { $0 == name })
    else { return nil }
    var situation = self
    situation.set(dimension, to: code)
    return situation
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The position among all cases: the code of a condition's value.
  package var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
