// What generated code uses of UIKit, for machines that have none. It is stricter than UIKit: a trait
// collection is not Sendable here, so no export may keep one in a constant.

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: Double
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

public struct CGSize: Equatable, Sendable {
  public var width, height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

public enum UIUserInterfaceIdiom: String, Sendable { case unspecified, phone, pad }
public enum UIUserInterfaceSizeClass: String, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Sendable { case unspecified, leftToRight }
public struct UIContentSizeCategory: Sendable {
  public static let medium = UIContentSizeCategory()
}

public class UITraitCollection {
  public var idiom = UIUserInterfaceIdiom.unspecified
  public var horizontal = UIUserInterfaceSizeClass.unspecified
  public var vertical = UIUserInterfaceSizeClass.unspecified

  public init() {}
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.idiom = idiom }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { horizontal = horizontalSizeClass }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { vertical = verticalSizeClass }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {}
  public init(preferredContentSizeCategory: UIContentSizeCategory) {}
  public init(traitsFrom collections: [UITraitCollection]) {
    for other in collections {
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
    }
  }
}
