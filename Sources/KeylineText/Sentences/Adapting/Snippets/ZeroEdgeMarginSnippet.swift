import KeylineModel
import KeylineQuery

/// A bar button item at the very edge of the screen.
struct ZeroEdgeMarginSnippet {
  private let guarded: SnippetGuard
  private let margin: Length
  private let height: Length

  init(_ answer: AdaptAnswer, _ labels: VersionLabels) throws(SnippetError) {
    let technique = "alignment-rect-insets-with-fixed-space"
    margin = try answer.constant(technique, "left inset")
    height = try answer.constant(technique, "height anchor")
    guarded = try SnippetGuard(answer, labels)
  }

  var swift: String {
    """
    import UIKit

    \(guarded.swift)/// The custom view of a bar button item at the left edge of the screen.
    final class EdgeButton: UIButton {
      fileprivate var margin: CGFloat = 0

      override var alignmentRectInsets: UIEdgeInsets {
        guard #available(iOS 11.0, *) else { return super.alignmentRectInsets }
        return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: -margin)
      }
    }

    extension UIViewController {
      /// Puts a button at the left edge of the navigation bar, or where UIKit puts it if the numbers
      /// do not hold there; the space in front of it lets all of it take touches.
      ///
      /// Call it in viewWillAppear and, with a new button, when the width of the bar has changed.
      func setLeftEdgeButton(_ button: EdgeButton, width: CGFloat) {
        if #available(iOS 11.0, *) {
          button.translatesAutoresizingMaskIntoConstraints = false
          button.widthAnchor.constraint(equalToConstant: width).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        } else {
          button.frame = CGRect(x: 0, y: 0, width: width, height: \(height))
        }
        let item = UIBarButtonItem(customView: button)
        guard navigationController?.navigationBar.isCovered == true else {
          navigationItem.leftBarButtonItems = [item]
          return
        }
        button.margin = \(margin)
        let spacer = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        spacer.width = -\(margin)
        navigationItem.leftBarButtonItems = [spacer, item]
      }
    }

    """
  }

  var objectiveC: String {
    """
    #import <UIKit/UIKit.h>
    #import <sys/utsname.h>

    \(guarded.objectiveC)/// The custom view of a bar button item at the left edge of the screen.
    @interface EdgeButton : UIButton
    @property (nonatomic) CGFloat margin;
    @end

    @implementation EdgeButton

    - (UIEdgeInsets)alignmentRectInsets {
        if (@available(iOS 11.0, *)) {
            return UIEdgeInsetsMake(0, self.margin, 0, -self.margin);
        }
        return [super alignmentRectInsets];
    }

    @end

    /// Puts a button at the left edge of the navigation bar, or where UIKit puts it if the numbers
    /// do not hold there; the space in front of it lets all of it take touches.
    ///
    /// Call it in viewWillAppear: and, with a new button, when the width of the bar has changed.
    static inline void SetLeftEdgeButton(UIViewController *controller, EdgeButton *button,
                                         CGFloat width) {
        if (@available(iOS 11.0, *)) {
            button.translatesAutoresizingMaskIntoConstraints = NO;
            [button.widthAnchor constraintEqualToConstant:width].active = YES;
            [button.heightAnchor constraintEqualToConstant:\(height)].active = YES;
        } else {
            button.frame = CGRectMake(0, 0, width, \(height));
        }
        UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:button];
        UINavigationBar *bar = controller.navigationController.navigationBar;
        if (bar == nil || !IsCovered(bar)) {
            controller.navigationItem.leftBarButtonItems = @[ item ];
            return;
        }
        button.margin = \(margin);
        UIBarButtonItem *spacer =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                                                          target:nil
                                                          action:nil];
        spacer.width = -\(margin);
        controller.navigationItem.leftBarButtonItems = @[ spacer, item ];
    }

    """
  }
}
