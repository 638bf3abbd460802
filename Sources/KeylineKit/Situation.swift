public import KeylineModel
import KeylineQuery

/// The circumstances besides device and OS that decide a metric; portrait, full screen and no bars
/// unless named.
///
/// The usual ones have names of their own. The others, such as `table-style`, `detent` or `widget`,
/// go with their values into `others`, as on the command line: `keyline help conditions` lists
/// them.
public struct Situation: Hashable, Sendable {
  /// The orientation of the interface.
  public var orientation: Orientation
  /// The status bar: shown or hidden.
  public var statusBar: StatusBar
  /// True if there is a navigation bar; its elements imply it.
  public var navigationBar: Bool
  /// True if the navigation bar has a large title.
  public var largeTitle: Bool
  /// True if the navigation bar has a search bar.
  public var searchBar: Bool
  /// True if there is a tab bar.
  public var tabBar: Bool
  /// True if there is a toolbar.
  public var toolbar: Bool
  /// The major version of the linked SDK; nil means the OS's own.
  public var sdk: Int?
  /// Any other condition and its value: `["widget": "small", "presentation": "page-sheet"]`.
  public var others: [String: String]

  /// Creates a situation from the parts that differ from the usual one.
  ///
  /// Elements of a navigation bar imply the bar: `Situation(largeTitle: true)` has one.
  public init(
    orientation: Orientation = .portrait, statusBar: StatusBar = .shown,
    navigationBar: Bool = false, largeTitle: Bool = false, searchBar: Bool = false,
    tabBar: Bool = false, toolbar: Bool = false, sdk: Int? = nil, others: [String: String] = [:]
  ) {
    self.orientation = orientation
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.largeTitle = largeTitle
    self.searchBar = searchBar
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.sdk = sdk
    self.others = others
  }
}

extension Situation {
  /// The situation as the resolver takes it, and the values of metric-specific conditions.
  ///
  /// - Throws: `SetError` for a condition or a value that does not exist.
  func model() throws(SetError) -> (
    situation: KeylineModel.Situation, ofFewMetrics: [Dimension: [Int]]
  ) {
    var model = KeylineModel.Situation()
    model.orientation = orientation
    model.statusBar = statusBar
    model.sdk = sdk
    model.content.navigationBar = navigationBar
    model.content.largeTitle = largeTitle
    model.content.searchBar = searchBar
    model.content.tabBar = tabBar
    model.content.toolbar = toolbar
    var ofFewMetrics: [Dimension: [Int]] = [:]
    for (condition, value) in others.sorted(by: { $0.key < $1.key }) {
      for setting in try SituationChange("\(condition)=\(value)").settings {
        model.set(setting.dimension, to: setting.code)
        if !setting.dimension.concerns.isEmpty {
          ofFewMetrics[setting.dimension] = [setting.code]
        }
      }
    }
    return (model.completed, ofFewMetrics)
  }
}

extension Column {
  /// The conditions that distinguish the column from others of its metric, such as `widget: small`;
  /// nil if there are none.
  var condition: String? {
    let named = conditions.compactMap { dimension, code -> String? in
      guard dimension.isAskedForEach, case .names(let names) = dimension.values else { return nil }
      return "\(dimension.key): \(names[code])"
    }
    return named.isEmpty ? nil : named.joined(separator: ", ")
  }
}
