/// A tab bar that stays at the bottom of its view.
///
/// It is for phones only: an iPad may have the bar at the top. A bar that UIKit moves down to hide
/// it stays hidden.
enum TabBarJumpSnippet {
  static let swift = """
    import UIKit

    /// The tab bar of an iPhone that does not move up while a controller is pushed.
    final class SteadyTabBar: UITabBar {
      override var frame: CGRect {
        get { return super.frame }
        set {
          var frame = newValue
          if let superview = superview, traitCollection.userInterfaceIdiom == .phone {
            frame.origin.y = max(frame.origin.y, superview.bounds.height - frame.height)
          }
          super.frame = frame
        }
      }
    }

    """

  static let objectiveC = """
    #import <UIKit/UIKit.h>

    /// The tab bar of an iPhone that does not move up while a controller is pushed.
    @interface SteadyTabBar : UITabBar
    @end

    @implementation SteadyTabBar

    - (void)setFrame:(CGRect)frame {
        BOOL isPhone = self.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiomPhone;
        if (self.superview != nil && isPhone) {
            CGFloat bottom = self.superview.bounds.size.height;
            frame.origin.y = MAX(frame.origin.y, bottom - frame.size.height);
        }
        [super setFrame:frame];
    }

    @end

    """
}
