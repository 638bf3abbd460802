/// The circumstances besides device and OS that decide a metric.
///
/// It is held as one code per ``Dimension``; the initial value is the default of every query:
/// portrait, full screen, no bars, an SDK as new as the OS.
public struct Situation: Hashable, Sendable {
  /// The major version of the linked SDK; nil means the major version of the OS.
  public var sdk: Int?
  /// The orientation of the interface.
  public var orientation: Orientation = .portrait
  /// True if `UIDesignRequiresCompatibility` is set.
  public var designCompatibility = false
  /// The Display Zoom setting.
  public var zoom: Zoom = .standard
  /// How the controller is presented.
  public var presentation: Presentation = .fullScreen
  /// The share of an iPad's screen that the app has.
  public var split: Split = .none
  /// True if a call has made the status bar taller, as before iOS 13.
  public var inCallBar = false
  /// The visibility of the status bar.
  public var statusBar: StatusBar = .shown
  /// The display of a device that folds.
  public var display: Display = .outer
  /// How far a search is; any but the one at rest has a search bar.
  public var search: Search = .atRest
  /// The bars and items on screen.
  public var content = Content()

  /// Creates the situation that every query starts from.
  public init() {}

  /// The bars and items on screen.
  public struct Content: Hashable, Sendable {
    /// True if there is a navigation bar.
    public var navigationBar = false
    /// True if the navigation bar has a large title, not collapsed.
    public var largeTitle = false
    /// True if the navigation bar has a prompt above the title.
    public var prompt = false
    /// True if the navigation bar has a search bar.
    public var searchBar = false
    /// True if the navigation bar has a `titleView`.
    public var titleView = false
    /// Which items the navigation bar has.
    public var barButtonItems: BarButtonItems = .none
    /// True if there is a tab bar.
    public var tabBar = false
    /// True if there is a toolbar.
    public var toolbar = false

    /// Creates a screen without bars.
    public init() {}
  }

  /// The code of a dimension, on an OS whose major version is the default SDK.
  ///
  /// An attribute of the device has no code here: 0.
  public func code(_ dimension: Dimension, defaultSDK: Int) -> Int {
    switch dimension {
    case .orientation: orientation == .portrait ? 0 : 1
    case .sdk: sdk ?? defaultSDK
    case .designCompatibility: designCompatibility ? 1 : 0
    case .zoom: zoom == .standard ? 0 : 1
    case .presentation: presentation == .fullScreen ? 0 : 1
    case .split: split.code
    case .inCallBar: inCallBar ? 1 : 0
    case .statusBar: statusBar == .shown ? 0 : 1
    case .display: display == .outer ? 0 : 1
    case .search: search.code
    case .navigationBar: content.navigationBar ? 1 : 0
    case .largeTitle: content.largeTitle ? 1 : 0
    case .prompt: content.prompt ? 1 : 0
    case .searchBar: content.searchBar ? 1 : 0
    case .titleView: content.titleView ? 1 : 0
    case .barButtonItems: content.barButtonItems.code
    case .tabBar: content.tabBar ? 1 : 0
    case .toolbar: content.toolbar ? 1 : 0
    case .family, .idiom, .width, .homeButton, .sensorHousing, .sizeClassInLandscape: 0
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The position among all cases: the code of a condition's value.
  public var code: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
