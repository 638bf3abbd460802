import KeylineModel
import KeylineQuery

/// Bar button items with custom margins and gaps, from iOS 11 on.
struct ItemSpacingSnippet {
  private let guarded: SnippetGuard
  private let margin: Length
  private let spacing: Length
  private let height: Length

  init(_ answer: AdaptAnswer, _ labels: VersionLabels) throws(SnippetError) {
    let technique = "alignment-rect-insets-with-fixed-space"
    margin = try answer.constant(technique, "left inset")
    spacing = try answer.constant("move-subviews-before-11", "gap between custom items")
    height = try answer.constant(technique, "height anchor")
    guarded = try SnippetGuard(answer, labels)
  }

  var swift: String {
    """
    import UIKit

    \(guarded.swift)/// The custom view of a bar button item, shifted to the left of its place in the bar.
    final class ShiftedButton: UIButton {
      fileprivate var shift: CGFloat = 0

      override var alignmentRectInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 0, left: shift, bottom: 0, right: -shift)
      }
    }

    extension UIViewController {
      /// Places buttons of equal width with a margin and a gap. Where the numbers do not apply, UIKit
      /// places them.
      ///
      /// Call it in viewWillAppear and, with new buttons, when the width of the bar has changed.
      @available(iOS 11.0, *)
      func setLeftButtons(
        _ buttons: [ShiftedButton], width: CGFloat, margin: CGFloat, gap: CGFloat
      ) {
        let isCovered = navigationController?.navigationBar.isCovered == true
        var items: [UIBarButtonItem] = []
        if isCovered {
          let spacer = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
          spacer.width = margin - \(margin)
          items.append(spacer)
        }
        for (index, button) in buttons.enumerated() {
          if isCovered {
            button.shift = \(margin) - margin + CGFloat(index) * (\(spacing) - gap)
          }
          button.translatesAutoresizingMaskIntoConstraints = false
          button.widthAnchor.constraint(equalToConstant: width).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          items.append(UIBarButtonItem(customView: button))
        }
        navigationItem.leftBarButtonItems = items
      }
    }

    """
  }

  var objectiveC: String {
    """
    #import <UIKit/UIKit.h>
    #import <sys/utsname.h>

    \(guarded.objectiveC)/// The custom view of a bar button item, shifted to the left of its place in the bar.
    @interface ShiftedButton : UIButton
    @property (nonatomic) CGFloat shift;
    @end

    @implementation ShiftedButton

    - (UIEdgeInsets)alignmentRectInsets {
        return UIEdgeInsetsMake(0, self.shift, 0, -self.shift);
    }

    @end

    /// Places buttons of equal width with a margin and a gap. Where the numbers do not apply, UIKit
    /// places them.
    ///
    /// Call it in viewWillAppear: and, with new buttons, when the width of the bar has changed.
    API_AVAILABLE(ios(11.0))
    static inline void SetLeftButtons(UIViewController *controller,
                                      NSArray<ShiftedButton *> *buttons, CGFloat width,
                                      CGFloat margin, CGFloat gap) {
        UINavigationBar *bar = controller.navigationController.navigationBar;
        BOOL isCovered = bar != nil && IsCovered(bar);
        NSMutableArray<UIBarButtonItem *> *items = [NSMutableArray array];
        if (isCovered) {
            UIBarButtonItem *spacer =
                [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                                                              target:nil
                                                              action:nil];
            spacer.width = margin - \(margin);
            [items addObject:spacer];
        }
        CGFloat shift = \(margin) - margin;
        for (ShiftedButton *button in buttons) {
            if (isCovered) {
                button.shift = shift;
            }
            shift += \(spacing) - gap;
            button.translatesAutoresizingMaskIntoConstraints = NO;
            [button.widthAnchor constraintEqualToConstant:width].active = YES;
            [button.heightAnchor constraintEqualToConstant:\(height)].active = YES;
            [items addObject:[[UIBarButtonItem alloc] initWithCustomView:button]];
        }
        controller.navigationItem.leftBarButtonItems = items;
    }

    """
  }
}
