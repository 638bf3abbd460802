/// A title view that takes the width that the bar leaves it.
enum TitleViewFillSnippet {
  static let swift = """
    import UIKit

    /// A title view as wide as the bar allows, from iOS 11 on.
    ///
    /// The bar keeps a margin beside it, and touches there do not reach it.
    final class FillingTitleView: UIView {
      override var intrinsicContentSize: CGSize {
        return UIView.layoutFittingExpandedSize
      }
    }

    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>

    /// A title view as wide as the bar allows, from iOS 11 on.
    ///
    /// The bar keeps a margin beside it, and touches there do not reach it.
    @interface FillingTitleView : UIView
    @end

    @implementation FillingTitleView

    - (CGSize)intrinsicContentSize {
        return UILayoutFittingExpandedSize;
    }

    @end

    """
}
