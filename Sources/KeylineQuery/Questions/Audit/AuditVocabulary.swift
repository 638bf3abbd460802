import KeylineModel

/// The spellings in people's code and their equivalents.
///
/// A new spelling is a row here, never a branch.
package enum AuditVocabulary {
  /// The spellings of parts of a name; the longest one wins, and case, dots and underscores do not
  /// matter. A spelling with an empty equivalent is left out.
  package static let spellings: [(read: String, written: [String])] = [
    (
      "",
      [
        "self", "view", "size", "UIScreen.main", "UIScreen.mainScreen", "UIDevice.current",
        "UIDevice.currentDevice", "UIDevice.current.orientation", "UIApplication.shared",
        "UIApplication.sharedApplication",
      ]
    ),
    ("screen", ["UIScreen.main.bounds", "UIScreen.mainScreen.bounds", "dimen"]),
    (.screenWidth, ["kScreenWidth", "kScreenW"]),
    (.screenHeight, ["kScreenHeight", "kScreenH"]),
    ("native", ["UIScreen.main.nativeBounds", "UIScreen.mainScreen.nativeBounds"]),
    // The window has the insets of a root view without bars; only the top one differs, on iOS 11.
    (.screenSafeAreaInsetsLeft, windows.map { $0 + ".safeAreaInsets.left" }),
    (.screenSafeAreaInsetsRight, windows.map { $0 + ".safeAreaInsets.right" }),
    (.screenSafeAreaInsetsBottom, windows.map { $0 + ".safeAreaInsets.bottom" }),
    ("window", ["keyWindow", "windows.first", "windows.firstObject"]),
    ("statusBar", ["statusBarFrame", "window.windowScene.statusBarManager.statusBarFrame"]),
    (.statusBarHeight, ["kStatusBarHeight", "getStatusBarHeight"]),
    ("pixelsPerInch", ["ppi"]),
    ("homeButton", ["hasHomeButton"]),
    ("notch", ["hasNotch"]),
    ("dynamicIsland", ["hasDynamicIsland"]),
    ("isIPhoneX", ["iPhoneX", "isX", "isIPhoneXSeries", "isIPhoneXOrLater", "isIPhoneXOrGreater"]),
    ("isPhone", ["isIPhone"]),
    ("isPad", ["isIPad"]),
    ("isPod", ["isIPod"]),
    ("idiom", ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]),
    (".phone", ["UIUserInterfaceIdiomPhone"]),
    (".pad", ["UIUserInterfaceIdiomPad"]),
    ("releaseYear", ["released", "year"]),
    ("os", ["iOS", "osVersion", "systemVersion", "systemVersion.floatValue"]),
    ("true", ["YES"]),
    ("false", ["NO"]),
    ("max", ["MAX", "fmax", "Math.max"]),
    ("min", ["MIN", "fmin", "Math.min"]),
  ]

  private static let windows = ["window", "keyWindow", "windows.first", "windows.firstObject"]

  /// The operators of other languages.
  static let signs: [String: AuditExpression.Operation] = ["===": .equal, "!==": .notEqual]

  /// The types that wrap a number without changing it.
  package static let types = ["CGFloat", "Double", "Float"]

  /// The parts of a name with the spellings replaced; a part is known if a spelling covers it.
  static func read(_ parts: [String]) -> [(text: String, isKnown: Bool)] {
    var read: [(text: String, isKnown: Bool)] = []
    var rest = parts[...]
    while let first = rest.first {
      let found = (1...min(rest.count, 4)).reversed().lazy.compactMap { count in
        readings[NearestNames.folded(rest.prefix(count).joined())].map { ($0, count) }
      }.first
      read.append((found?.0 ?? first, found != nil))
      rest = rest.dropFirst(found?.1 ?? 1)
    }
    return read.filter { $0.text != "" }
  }

  private static let readings = Dictionary(
    spellings.flatMap { row in row.written.map { (NearestNames.folded($0), row.read) } },
    uniquingKeysWith: { first, _ in first })
}
