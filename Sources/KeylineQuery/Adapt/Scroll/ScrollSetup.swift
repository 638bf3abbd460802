package import KeylineModel

/// A scroll view as an app sets it up.
package struct ScrollSetup: Hashable, Sendable {
  /// Its frame in the window; nil means the whole screen.
  package var frame: Frame<Length>?
  /// The inset that the app sets itself.
  package var contentInset: Edges<Length> = .zero
  /// How the scroll view adjusts itself, from iOS 11 on.
  package var behavior: AdjustmentBehavior = .automatic
  /// The additional insets of the controller, from iOS 11 on.
  package var additionalSafeArea: Edges<Length> = .zero
  /// The axes that scroll; a table scrolls vertically.
  package var scrollableAxes: ScrollableAxes = .vertical
  /// True if the controller is in a navigation controller.
  package var isInNavigationController = false
  /// The controller's `automaticallyAdjustsScrollViewInsets`, which is true unless it is set.
  package var automaticallyAdjusts = true
  /// The situation of the screen.
  package var situation: Situation

  /// Creates a scroll view that fills the screen; a navigation bar means a navigation controller.
  package init(in situation: Situation) {
    self.situation = situation.completed
    isInNavigationController = self.situation.content.navigationBar
  }

  /// The edges at which the behaviour adds the safe area, from iOS 11 on.
  package var adjustedEdges: Edges<Bool> {
    let vertical: Bool
    let horizontal: Bool
    switch behavior {
    case .never: (vertical, horizontal) = (false, false)
    case .always: (vertical, horizontal) = (true, true)
    case .scrollableAxes:
      (vertical, horizontal) = (scrollableAxes.hasVertical, scrollableAxes.hasHorizontal)
    case .automatic:
      let isAdjustedAnyway = isInNavigationController && automaticallyAdjusts
      vertical = isAdjustedAnyway || scrollableAxes.hasVertical
      horizontal = scrollableAxes.hasHorizontal
    }
    return Edges(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}

/// How a scroll view adds the safe area to its contentInset, as UIKit's
/// `contentInsetAdjustmentBehavior`.
package enum AdjustmentBehavior: String, CaseIterable, Sendable {
  /// Like ``scrollableAxes``; in a navigation controller also at the top and the bottom.
  case automatic
  /// On the axes that scroll.
  case scrollableAxes
  /// Not at all.
  case never
  /// At every edge.
  case always
}

/// The axes on which a scroll view scrolls: its content is larger there, or it always bounces.
package enum ScrollableAxes: String, CaseIterable, Sendable {
  case none, vertical, horizontal, both

  var hasVertical: Bool { self == .vertical || self == .both }
  var hasHorizontal: Bool { self == .horizontal || self == .both }
}
