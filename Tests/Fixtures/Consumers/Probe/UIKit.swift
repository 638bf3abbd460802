// What the program of `keyline probe` and the app around it use of UIKit, for machines that have none: the signatures as
// UIKit has them, without any of its behaviour.

@_exported import Foundation

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
}

public struct NSDirectionalEdgeInsets: Sendable {
  public var top, leading, bottom, trailing: CGFloat
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait
  case landscapeRight = 3
}

@MainActor open class UIView: NSObject {
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  public init(frame: CGRect) { bounds = frame }
  public required init?(coder: NSCoder) { nil }
  public var bounds: CGRect
  public var frame: CGRect { bounds }
  public var safeAreaInsets: UIEdgeInsets { fatalError("a stand-in") }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { fatalError("a stand-in") }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  open var intrinsicContentSize: CGSize { .zero }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  @available(iOS 15.0, *) public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public func layoutIfNeeded() {}
}

@MainActor open class UILayoutGuide: NSObject {
  public var layoutFrame: CGRect { .zero }
}

@MainActor public final class UIScreen: NSObject {
  public var bounds: CGRect { .zero }
  public var scale: CGFloat { 3 }
}

public enum UIUserInterfaceIdiom { case phone, pad }

@MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var systemVersion: String { "26.1" }
  public func setValue(_ value: Any?, forKey key: String) {}
}

@MainActor public final class UIStatusBarManager: NSObject {
  public var isStatusBarHidden: Bool { false }
  public var statusBarFrame: CGRect { .zero }
}

@MainActor open class UIResponder: NSObject {}

@MainActor public final class UIApplication: UIResponder {}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor public final class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  public var role: Role { Role() }
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  public var delegateClass: AnyClass?
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {}
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

@MainActor public final class UIWindowScene: UIScene {
  public enum GeometryPreferences: Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  public var statusBarManager: UIStatusBarManager? { nil }
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

@MainActor public final class UIWindow: UIView {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public func makeKeyAndVisible() {}
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { nil }
  public var screen: UIScreen { UIScreen() }
}

@MainActor open class UIViewController: NSObject {
  public var view: UIView!
  public var title: String?
  public var toolbarItems: [UIBarButtonItem]?
  public var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  public var navigationItem: UINavigationItem { UINavigationItem() }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

@available(iOS 15.0, *)
@MainActor public final class UISheetPresentationController: NSObject {
  public var detents: [Detent] = []

  @MainActor public final class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {}
    public class func medium() -> Detent { Detent() }
    @available(iOS 16.0, *)
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent() }
  }
}

@available(iOS 16.0, *)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

@MainActor open class UINavigationController: UIViewController {
  public var navigationBar: UINavigationBar { UINavigationBar(frame: .zero) }
  public var toolbar: UIToolbar! { nil }
  public var topViewController: UIViewController? { nil }
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}

@MainActor open class UITabBarController: UIViewController {
  public var tabBar: UITabBar { UITabBar(frame: .zero) }
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}

@MainActor public final class UINavigationBar: UIView {
  public var prefersLargeTitles = false
}

@MainActor public final class UIToolbar: UIView {}
@MainActor public final class UITabBar: UIView {}

@MainActor public final class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Sendable { case automatic, always, never }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var prompt: String?
  public var titleView: UIView?
  public var leftBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
}

@MainActor public final class UIBarButtonItem: NSObject {
  public init(customView: UIView) {}
}

@MainActor public final class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {}
}

@MainActor public final class UISearchBar: UIView {
  public convenience init() { self.init(frame: .zero) }
}

@MainActor open class UITableView: UIView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public weak var dataSource: (any UITableViewDataSource)?
  public func rectForRow(at path: IndexPath) -> CGRect { .zero }
  public func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
  public func rectForHeader(inSection section: Int) -> CGRect { .zero }
  public func rectForFooter(inSection section: Int) -> CGRect { .zero }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

@MainActor public final class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  public var textLabel: UILabel? { nil }
  public var detailTextLabel: UILabel? { nil }
  public var separatorInset: UIEdgeInsets { fatalError("a stand-in") }
  public var contentConfiguration: UIListContentConfiguration?
  public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
}

public struct UIListContentConfiguration: Sendable {
  public var text: String?
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
}

public enum UIModalPresentationStyle: Sendable { case fullScreen, pageSheet }

public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }

@MainActor public final class UILabel: UIView {
  public var text: String?
}

@MainActor public final class UISwitch: UIView {
  public convenience init() { self.init(frame: .zero) }
}

@MainActor public final class UISegmentedControl: UIView {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

@MainActor public final class UITextField: UIView {
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public func becomeFirstResponder() -> Bool { true }
  public func resignFirstResponder() -> Bool { true }
}
