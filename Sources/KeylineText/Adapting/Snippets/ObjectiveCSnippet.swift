import KeylineModel

/// A snippet in Objective-C.
struct ObjectiveCSnippet {
  let constants: SnippetConstants
  /// The device and the versions that the constants are for.
  let place: String

  var text: String { "#import <UIKit/UIKit.h>\n\n" + body }

  private var body: String {
    switch constants {
    case .zeroEdgeMargin(let margin, let height):
      constant("EdgeMargin", margin, "The distance of bar button items from the edge")
        + Self.zeroEdgeMargin(height)
    case .itemSpacing(let margin, let spacing, let height):
      constant("EdgeMargin", margin, "The distance of bar button items from the edge")
        + constant("ItemSpacing", spacing, "The gap between bar button items")
        + Self.itemSpacing(height)
    case .titleViewFill(let margin):
      constant("EdgeMargin", margin, "The distance of the widest title view from the edge")
        + Self.titleViewFill
    case .tableShift(let top): tableShift(top)
    case .tableExtraSpace: Self.tableExtraSpace
    case .tabBarJump(let y):
      constant("TabBarY", EraConstant(before: nil, from: y), "Where the tab bar belongs")
        + Self.tabBarJump
    }
  }

  private func constant(_ name: String, _ value: EraConstant, _ meaning: String) -> String {
    let head = "/// \(meaning): \(place).\nstatic inline CGFloat \(name)(void) {\n"
    if let single = value.single { return head + "    return \(single);\n}\n\n" }
    let (from, before) = (value.from ?? .zero, value.before ?? .zero)
    return head + """
          if (@available(iOS 11.0, *)) {
              return \(from);
          }
          return \(before);
      }


      """
  }

  private func tableShift(_ top: EraConstant) -> String {
    func inset(_ length: Length?) -> String {
      length.map { "\n        inset.top = \($0);" } ?? ""
    }
    return """
      /// Leaves the insets of a scroll view under the bars to the app: \(place).
      static inline void TakeOverInsets(UIScrollView *scrollView, UIViewController *controller) {
          UIEdgeInsets inset = scrollView.contentInset;
          if (@available(iOS 11.0, *)) {
              scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;\(inset(top.from))
          } else {
              controller.automaticallyAdjustsScrollViewInsets = NO;\(inset(top.before))
          }
          scrollView.contentInset = inset;
      }

      """
  }

  private static let tableExtraSpace = """
    /// Turns self-sizing off, so that the heights of headers and footers count as they are given.
    static inline void UseExactHeights(UITableView *tableView) {
        tableView.estimatedRowHeight = 0;
        tableView.estimatedSectionHeaderHeight = 0;
        tableView.estimatedSectionFooterHeight = 0;
    }

    """

  private static let tabBarJump = """
    /// A tab bar that does not move up while a controller is pushed.
    @interface SteadyTabBar : UITabBar
    @end

    @implementation SteadyTabBar

    - (void)setFrame:(CGRect)frame {
        frame.origin.y = MAX(frame.origin.y, TabBarY());
        [super setFrame:frame];
    }

    @end

    """

  private static let titleViewFill = """
    /// A title view as wide as the bar allows, which takes touches up to the edges of the screen.
    ///
    /// From iOS 11 on the private view around it has to pass those touches on as well.
    @interface FillingTitleView : UIView
    @end

    @implementation FillingTitleView

    - (CGSize)intrinsicContentSize {
        return UILayoutFittingExpandedSize;
    }

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(CGRectInset(self.bounds, -EdgeMargin(), 0), point);
    }

    @end

    """
}
