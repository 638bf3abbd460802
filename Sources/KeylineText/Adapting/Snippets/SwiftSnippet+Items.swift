import KeylineModel

extension SwiftSnippet {
  static func zeroEdgeMargin(_ height: Length) -> String {
    """
    /// The custom view of a bar button item at the left edge of the screen.
    final class EdgeButton: UIButton {
      override var alignmentRectInsets: UIEdgeInsets {
        guard #available(iOS 11.0, *) else { return super.alignmentRectInsets }
        return UIEdgeInsets(top: 0, left: edgeMargin, bottom: 0, right: -edgeMargin)
      }
    }

    extension UINavigationItem {
      /// Puts a button at the left edge; the space in front of it lets all of it take touches.
      func setLeftEdgeButton(_ button: EdgeButton, width: CGFloat) {
        let spacer = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        spacer.width = -edgeMargin
        if #available(iOS 11.0, *) {
          button.translatesAutoresizingMaskIntoConstraints = false
          button.widthAnchor.constraint(equalToConstant: width).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        } else {
          button.frame = CGRect(x: 0, y: 0, width: width, height: \(height))
        }
        leftBarButtonItems = [spacer, UIBarButtonItem(customView: button)]
      }
    }

    """
  }

  static func itemSpacing(_ height: Length) -> String {
    """
    /// The custom view of a bar button item, shifted to the left of its place in the bar.
    final class ShiftedButton: UIButton {
      var shift: CGFloat = 0

      override var alignmentRectInsets: UIEdgeInsets {
        return UIEdgeInsets(top: 0, left: shift, bottom: 0, right: -shift)
      }
    }

    extension UINavigationItem {
      /// Puts buttons of one width at a margin and with a gap, from iOS 11 on.
      @available(iOS 11.0, *)
      func setLeftButtons(
        _ buttons: [ShiftedButton], width: CGFloat, margin: CGFloat, gap: CGFloat
      ) {
        let spacer = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        spacer.width = margin - edgeMargin
        var items = [spacer]
        for (index, button) in buttons.enumerated() {
          button.shift = edgeMargin - margin + CGFloat(index) * (itemSpacing - gap)
          button.translatesAutoresizingMaskIntoConstraints = false
          button.widthAnchor.constraint(equalToConstant: width).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          items.append(UIBarButtonItem(customView: button))
        }
        leftBarButtonItems = items
      }
    }

    """
  }
}
