/// A scroll view under the bars with insets that the app sets itself: as large as the bars on the
/// current device.
enum TableShiftSnippet {
  static let swift = """
    import UIKit

    extension UIViewController {
      /// Sets the insets of a scroll view that fills the controller's view to what the bars cover
      /// at each edge.
      ///
      /// Call it in viewDidLayoutSubviews.
      func takeOverInsets(of scrollView: UIScrollView) {
        var insets = scrollView.contentInset
        let scrolled: CGFloat
        if #available(iOS 11.0, *) {
          scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
          scrollView.contentInsetAdjustmentBehavior = .never
          insets.top = view.safeAreaInsets.top
          insets.bottom = view.safeAreaInsets.bottom
        } else {
          scrolled = scrollView.contentOffset.y + insets.top
          automaticallyAdjustsScrollViewInsets = false
          insets.top = topLayoutGuide.length
          insets.bottom = bottomLayoutGuide.length
        }
        guard insets != scrollView.contentInset else { return }
        scrollView.contentInset = insets
        scrollView.contentOffset.y = scrolled - insets.top
      }
    }

    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>

    /// Sets the insets of a scroll view that fills the controller's view to what the bars cover
    /// at each edge.
    ///
    /// Call it in viewDidLayoutSubviews.
    static inline void TakeOverInsets(UIScrollView *scrollView, UIViewController *controller) {
        UIEdgeInsets insets = scrollView.contentInset;
        CGPoint offset = scrollView.contentOffset;
        if (@available(iOS 11.0, *)) {
            offset.y += scrollView.adjustedContentInset.top;
            scrollView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
            insets.top = controller.view.safeAreaInsets.top;
            insets.bottom = controller.view.safeAreaInsets.bottom;
        } else {
            offset.y += insets.top;
            controller.automaticallyAdjustsScrollViewInsets = NO;
            insets.top = controller.topLayoutGuide.length;
            insets.bottom = controller.bottomLayoutGuide.length;
        }
        if (UIEdgeInsetsEqualToEdgeInsets(insets, scrollView.contentInset)) {
            return;
        }
        scrollView.contentInset = insets;
        offset.y -= insets.top;
        scrollView.contentOffset = offset;
    }

    """
}
