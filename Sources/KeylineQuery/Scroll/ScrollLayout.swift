import KeylineModel

/// The arithmetic of a scroll view from iOS 11 on, whatever is changed about it.
struct ScrollLayout {
  /// The safe area of the controller's root view without additional insets.
  let system: Edges<Amount>
  let screen: (width: Amount, height: Amount)
  /// The edges at which the safe area is added.
  var adjustedEdges: Edges<Bool>
  var contentInset: Edges<Amount>
  var additional: Edges<Amount>
  /// The frame in the window; nil means the whole screen.
  var frame: Frame<Amount>?

  /// The safe area of the controller's root view.
  var rootSafeArea: Edges<Amount> {
    system.combined(with: additional) { inset, extra in
      let sum = inset + extra
      guard let length = sum.value, length < .zero else { return sum }
      return Amount(gap: .negativeSafeArea(length))
    }
  }

  /// The part of the safe area that the scroll view reaches into.
  var safeAreaInsets: Edges<Amount> {
    guard let frame else { return rootSafeArea }
    let distances = Edges(
      top: frame.y, left: frame.x, bottom: screen.height - frame.y - frame.height,
      right: screen.width - frame.x - frame.width)
    return rootSafeArea.combined(with: distances) { inset, distance in
      guard let length = distance.value, length < .zero else {
        return (inset - distance).atLeastZero
      }
      return Amount(gap: .outsideScreen(Length.zero - length))
    }
  }

  /// What the safe area adds to contentInset.
  var adjustment: Edges<Amount> {
    safeAreaInsets.combined(with: adjustedEdges) { $1 ? $0 : .zero }
  }

  var adjustedContentInset: Edges<Amount> {
    contentInset.combined(with: adjustment, +)
  }

  /// Where the content begins in the window, measured from the top.
  var contentTop: Amount { (frame?.y ?? .zero) + adjustedContentInset.top }

  /// What the safe area leaves of the screen.
  var safeFrame: Frame<Amount> {
    let root = rootSafeArea
    return Frame(
      x: root.left, y: root.top, width: screen.width - root.left - root.right,
      height: screen.height - root.top - root.bottom)
  }
}
