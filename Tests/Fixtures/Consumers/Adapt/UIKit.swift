// What the code of `keyline adapt` uses of UIKit, for machines that have none: the signatures as UIKit has
// them, without any of its behaviour.

@_exported import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

@MainActor public final class UITraitCollection: NSObject {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

@MainActor public final class NSLayoutConstraint: NSObject { public var isActive = false }
@MainActor public final class NSLayoutDimension: NSObject {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

@MainActor open class UIView: NSObject {
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var superview: UIView? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  open var intrinsicContentSize: CGSize { .zero }
  public var safeAreaInsets: UIEdgeInsets { alignmentRectInsets }
  public var translatesAutoresizingMaskIntoConstraints = true
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

open class UIButton: UIView {}
open class UITabBar: UIView {}
open class UINavigationBar: UIView {}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
  public var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var contentOffset = CGPoint.zero
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
}

open class UITableView: UIScrollView {
  public var estimatedRowHeight: CGFloat = 0
  public var estimatedSectionHeaderHeight: CGFloat = 0
  public var estimatedSectionFooterHeight: CGFloat = 0
}

@MainActor public final class UIBarButtonItem: NSObject {
  public enum SystemItem: Int {
    case flexibleSpace = 5
    case fixedSpace
  }
  public var width: CGFloat = 0
  public init(customView: UIView) {}
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Never?) {}
}

@MainActor public final class UINavigationItem: NSObject {
  public var leftBarButtonItems: [UIBarButtonItem]?
}

public protocol UILayoutSupport { var length: CGFloat { get } }

@MainActor open class UIViewController: NSObject {
  public var view: UIView! = UIView()
  public var navigationItem: UINavigationItem { UINavigationItem() }
  public var navigationController: UINavigationController? { nil }
  public var automaticallyAdjustsScrollViewInsets = true
  public var topLayoutGuide: any UILayoutSupport { fatalError("a stand-in") }
  public var bottomLayoutGuide: any UILayoutSupport { fatalError("a stand-in") }
}

open class UINavigationController: UIViewController {
  public var navigationBar: UINavigationBar { UINavigationBar() }
}
