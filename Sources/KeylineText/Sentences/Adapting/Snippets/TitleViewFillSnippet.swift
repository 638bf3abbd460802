/// A title view as wide as the bar allows.
enum TitleViewFillSnippet {
  static let swift = """
    import UIKit

    /// A title view as wide as the bar allows, from iOS 11 on.
    ///
    /// The bar keeps a margin on each side; the view gets no touches there.
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
    /// The bar keeps a margin on each side; the view gets no touches there.
    @interface FillingTitleView : UIView
    @end

    @implementation FillingTitleView

    - (CGSize)intrinsicContentSize {
        return UILayoutFittingExpandedSize;
    }

    @end

    """
}
