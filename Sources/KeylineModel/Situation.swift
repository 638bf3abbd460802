/// What decides a metric besides the device and the OS.
///
/// It is held as one code per ``Dimension``; the initial value is the default of every query:
/// portrait, full screen, no bars, an SDK as new as the OS.
public struct Situation: Hashable, Sendable {
  /// The major version of the linked SDK; nil means the major version of the OS.
  public var sdk: Int?
  public var orientation: Orientation = .portrait
  /// Whether `UIDesignRequiresCompatibility` is set.
  public var designCompatibility = false
  public var zoom: Zoom = .standard
  public var presentation: Presentation = .fullScreen
  public var split: Split = .none
  public var inCallBar = false
  public var statusBar: StatusBar = .shown
  public var display: Display = .outer
  /// What is on screen.
  public var content = Content()

  /// Creates the situation that every query starts from.
  public init() {}

  /// What is on screen.
  public struct Content: Hashable, Sendable {
    public var navigationBar = false
    public var largeTitle = false
    public var prompt = false
    public var searchBar = false
    public var titleView = false
    public var barButtonItems: BarButtonItems = .none
    public var tabBar = false
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
