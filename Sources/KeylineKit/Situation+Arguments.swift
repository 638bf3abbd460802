extension Situation {
  /// Creates a situation from what departs from the usual one: portrait, full screen, no bars.
  ///
  /// Elements of a navigation bar bring their bar along: `Situation(largeTitle: true)` has one.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the interface.
  ///   - sdk: The major version of the linked SDK; nil means the OS's own.
  ///   - designCompatibility: Whether `UIDesignRequiresCompatibility` is set.
  ///   - zoom: The Display Zoom setting.
  ///   - presentation: How the controller is presented.
  ///   - split: The share of an iPad's screen.
  ///   - inCallBar: Whether a call has made the status bar taller, as before iOS 13.
  ///   - statusBar: Whether the status bar is shown.
  ///   - display: The display of a device that folds.
  ///   - search: How far a search is; any but the one at rest has a search bar.
  ///   - navigationBar: Whether there is a navigation bar.
  ///   - largeTitle: Whether it has a large title.
  ///   - prompt: Whether it has a prompt above the title.
  ///   - searchBar: Whether it has a search bar.
  ///   - titleView: Whether it has a `titleView`.
  ///   - barButtonItems: Which items it has.
  ///   - tabBar: Whether there is a tab bar.
  ///   - toolbar: Whether there is a toolbar.
  public init(
    orientation: Orientation = .portrait, sdk: Int? = nil, designCompatibility: Bool = false,
    zoom: Zoom = .standard, presentation: Presentation = .fullScreen, split: Split = .none,
    inCallBar: Bool = false, statusBar: StatusBar = .shown, display: Display = .outer,
    search: Search = .atRest,
    navigationBar: Bool = false, largeTitle: Bool = false, prompt: Bool = false,
    searchBar: Bool = false, titleView: Bool = false, barButtonItems: BarButtonItems = .none,
    tabBar: Bool = false, toolbar: Bool = false
  ) {
    self.init()
    self.orientation = orientation
    self.sdk = sdk
    self.designCompatibility = designCompatibility
    self.zoom = zoom
    self.presentation = presentation
    self.split = split
    self.inCallBar = inCallBar
    self.statusBar = statusBar
    self.display = display
    self.search = search
    content.navigationBar = navigationBar
    content.largeTitle = largeTitle
    content.prompt = prompt
    content.searchBar = searchBar
    content.titleView = titleView
    content.barButtonItems = barButtonItems
    content.tabBar = tabBar
    content.toolbar = toolbar
    self = completed
  }
}
