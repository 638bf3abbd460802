import KeylineModel

/// A snippet in Swift.
struct SwiftSnippet {
  let constants: SnippetConstants
  /// The device and the versions that the constants are for.
  let place: String

  var text: String { "import UIKit\n\n" + body }

  private var body: String {
    switch constants {
    case .zeroEdgeMargin(let margin, let height):
      constant("edgeMargin", margin, "The distance of bar button items from the edge")
        + Self.zeroEdgeMargin(height)
    case .itemSpacing(let margin, let spacing, let height):
      constant("edgeMargin", margin, "The distance of bar button items from the edge")
        + constant("itemSpacing", spacing, "The gap between bar button items")
        + Self.itemSpacing(height)
    case .titleViewFill(let margin):
      constant("edgeMargin", margin, "The distance of the widest title view from the edge")
        + Self.titleViewFill
    case .tableShift(let top): tableShift(top)
    case .tableExtraSpace: Self.tableExtraSpace
    case .tabBarJump(let y):
      constant("tabBarY", EraConstant(before: nil, from: y), "Where the tab bar belongs")
        + Self.tabBarJump
    }
  }

  private func constant(_ name: String, _ value: EraConstant, _ meaning: String) -> String {
    let declaration = "/// \(meaning): \(place).\nprivate let \(name): CGFloat = "
    if let single = value.single { return declaration + "\(single)\n\n" }
    let (from, before) = (value.from ?? .zero, value.before ?? .zero)
    return declaration + """
      {
        if #available(iOS 11.0, *) { return \(from) }
        return \(before)
      }()


      """
  }

  private func tableShift(_ top: EraConstant) -> String {
    func inset(_ length: Length?) -> String {
      length.map { "\n      scrollView.contentInset.top = \($0)" } ?? ""
    }
    return """
      extension UIViewController {
        /// Leaves the insets of a scroll view under the bars to the app: \(place).
        func takeOverInsets(of scrollView: UIScrollView) {
          if #available(iOS 11.0, *) {
            scrollView.contentInsetAdjustmentBehavior = .never\(inset(top.from))
          } else {
            automaticallyAdjustsScrollViewInsets = false\(inset(top.before))
          }
        }
      }

      """
  }

  private static let tableExtraSpace = """
    extension UITableView {
      /// Turns self-sizing off, so that the heights of headers and footers count as they are given.
      func useExactHeights() {
        estimatedRowHeight = 0
        estimatedSectionHeaderHeight = 0
        estimatedSectionFooterHeight = 0
      }
    }

    """

  private static let tabBarJump = """
    /// A tab bar that does not move up while a controller is pushed.
    final class SteadyTabBar: UITabBar {
      override var frame: CGRect {
        get { return super.frame }
        set {
          var frame = newValue
          frame.origin.y = max(frame.origin.y, tabBarY)
          super.frame = frame
        }
      }
    }

    """

  private static let titleViewFill = """
    /// A title view as wide as the bar allows, which takes touches up to the edges of the screen.
    ///
    /// From iOS 11 on the private view around it has to pass those touches on as well.
    final class FillingTitleView: UIView {
      override var intrinsicContentSize: CGSize {
        return UIView.layoutFittingExpandedSize
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -edgeMargin, dy: 0).contains(point)
      }
    }

    """
}
