/// Where the content of a screen begins, as an app writes it by hand.
public enum BarLayout {
  /// The lower edge of the navigation bar in portrait on iOS 11 and 12, in points.
  public static func navigationBarBottom(hasNotch: Bool) -> Double { hasNotch ? 88 : 64 }

  /// The height of the tab bar's frame in portrait on iOS 11 and 12, in points.
  public static func tabBarHeight(hasNotch: Bool) -> Double { hasNotch ? 83 : 49 }
}
