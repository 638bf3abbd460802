import KeylineModel

/// The arithmetic of a scroll view from iOS 11 on.
struct ScrollLayout {
  /// The safe area of the controller's root view without additional insets.
  let system: Edges<DerivedLength>
  let window: (width: DerivedLength, height: DerivedLength)
  /// The edges at which the safe area is added.
  var adjustedEdges: Edges<Bool>
  var contentInset: Edges<DerivedLength>
  var additional: Edges<DerivedLength>
  /// The frame in the window; nil means all of the window.
  var frame: Frame<DerivedLength>?

  /// The safe area of the controller's root view.
  var rootSafeArea: Edges<DerivedLength> {
    system.combined(with: additional) { inset, extra in
      let sum = inset + extra
      guard let length = sum.value, length < .zero else { return sum }
      return DerivedLength(gap: .negativeSafeArea(length))
    }
  }

  /// The part of the safe area that the scroll view reaches into.
  var safeAreaInsets: Edges<DerivedLength> {
    guard let frame else { return rootSafeArea }
    let distances = Edges(
      top: frame.y, left: frame.x, bottom: window.height - frame.y - frame.height,
      right: window.width - frame.x - frame.width)
    return rootSafeArea.combined(with: distances) { inset, distance in
      guard let length = distance.value, length < .zero else {
        return (inset - distance).atLeastZero
      }
      return DerivedLength(gap: .outsideScreen(Length.zero - length))
    }
  }

  /// The insets that the safe area adds to contentInset.
  var adjustment: Edges<DerivedLength> {
    safeAreaInsets.combined(with: adjustedEdges) { $1 ? $0 : .zero }
  }

  var adjustedContentInset: Edges<DerivedLength> {
    contentInset.combined(with: adjustment, +)
  }

  /// The start of the content in the window, from the top.
  var contentTop: DerivedLength { (frame?.y ?? .zero) + adjustedContentInset.top }

  /// The part of the screen inside the safe area.
  var safeFrame: Frame<DerivedLength> {
    let root = rootSafeArea
    return Frame(
      x: root.left, y: root.top, width: window.width - root.left - root.right,
      height: window.height - root.top - root.bottom)
  }
}
