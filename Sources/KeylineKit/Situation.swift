public import KeylineModel

/// The circumstances besides device and OS that decide a metric; portrait, full screen and no bars unless
/// named.
public struct Situation: Hashable, Sendable {
  /// The orientation of the interface.
  public var orientation: Orientation
  /// The major version of the linked SDK; nil means the OS's own.
  public var sdk: Int?
  /// True if `UIDesignRequiresCompatibility` is set.
  public var designCompatibility: Bool
  /// The Display Zoom setting.
  public var zoom: Zoom
  /// How the controller is presented.
  public var presentation: Presentation
  /// The share of an iPad's screen.
  public var split: Split
  /// True if an iPad app takes part in multitasking, as one from Xcode's template does.
  public var multitasking: Bool
  /// True if a call has made the status bar taller, as before iOS 13.
  public var inCallBar: Bool
  /// Whether the status bar is shown.
  public var statusBar: StatusBar
  /// The display of a device that folds.
  public var display: Display
  /// How far a search is; any but the one at rest has a search bar.
  public var search: Search
  /// True if there is a navigation bar; its elements bring it along.
  public var navigationBar: Bool
  /// True if the navigation bar has a large title.
  public var largeTitle: Bool
  /// True if it has a prompt above the title.
  public var prompt: Bool
  /// True if it has a search bar.
  public var searchBar: Bool
  /// True if it has a `titleView`.
  public var titleView: Bool
  /// Which items it has.
  public var barButtonItems: BarButtonItems
  /// True if there is a tab bar.
  public var tabBar: Bool
  /// True if there is a toolbar.
  public var toolbar: Bool
  /// True if the keyboard has its suggestion bar.
  public var suggestions: Bool
  /// The style of a table view.
  public var tableStyle: TableStyle
  /// The configuration of a table view's cell; nil asks for each.
  public var cell: CellConfiguration?
  /// The detent at which a sheet rests.
  public var detent: Detent
  /// The family of a widget; nil asks for each.
  public var widget: WidgetFamily?

  /// Creates a situation from what departs from the usual one.
  ///
  /// Elements of a navigation bar bring their bar along: `Situation(largeTitle: true)` has one.
  public init(
    orientation: Orientation = .portrait, sdk: Int? = nil, designCompatibility: Bool = false,
    zoom: Zoom = .standard, presentation: Presentation = .fullScreen, split: Split = .none,
    multitasking: Bool = true, inCallBar: Bool = false, statusBar: StatusBar = .shown,
    display: Display = .outer, search: Search = .atRest, navigationBar: Bool = false,
    largeTitle: Bool = false, prompt: Bool = false, searchBar: Bool = false,
    titleView: Bool = false, barButtonItems: BarButtonItems = .none, tabBar: Bool = false,
    toolbar: Bool = false, suggestions: Bool = true, tableStyle: TableStyle = .plain,
    cell: CellConfiguration? = nil, detent: Detent = .large, widget: WidgetFamily? = nil
  ) {
    self.orientation = orientation
    self.sdk = sdk
    self.designCompatibility = designCompatibility
    self.zoom = zoom
    self.presentation = presentation
    self.split = split
    self.multitasking = multitasking
    self.inCallBar = inCallBar
    self.statusBar = statusBar
    self.display = display
    self.search = search
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.prompt = prompt
    self.searchBar = searchBar
    self.titleView = titleView
    self.barButtonItems = barButtonItems
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.suggestions = suggestions
    self.tableStyle = tableStyle
    self.cell = cell
    self.detent = detent
    self.widget = widget
  }
}
