/// How a scroll view adds the safe area to its contentInset, as UIKit's
/// `contentInsetAdjustmentBehavior`.
public enum AdjustmentBehavior: String, CaseIterable, Sendable {
  /// As ``scrollableAxes``, and in a navigation controller top and bottom in any case.
  case automatic
  /// On the axes that scroll.
  case scrollableAxes
  /// Not at all.
  case never
  /// At every edge.
  case always
}

/// The axes on which a scroll view scrolls: its content is larger there, or it always bounces.
public enum ScrollableAxes: String, CaseIterable, Sendable {
  case none, vertical, horizontal, both

  var hasVertical: Bool { self == .vertical || self == .both }
  var hasHorizontal: Bool { self == .horizontal || self == .both }
}
