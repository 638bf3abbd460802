package import KeylineModel

/// The contents of a navigation bar.
package struct NavbarSetup: Hashable, Sendable {
  /// The widths of the left items, from the left edge inwards.
  package var leftItems: [Length]
  /// The widths of the right items, from the right edge inwards, as `rightBarButtonItems` has them.
  package var rightItems: [Length]
  /// The `titleView`; nil for none.
  package var titleView: TitleView?
  /// The wanted margins and gaps.
  package var wanted: Wanted?
  /// The situation of the bar.
  package let situation: Situation

  /// The width of the title view.
  package enum TitleView: Hashable, Sendable {
    /// As wide as the bar allows.
    case fill
    case width(Length)
  }

  /// The wanted margins and gaps.
  package struct Wanted: Hashable, Sendable {
    /// The distance from the edge of the screen to the first item; nil leaves it as it is.
    package var margin: Length?
    /// The gaps from the edge inwards; a single gap applies to all, none leaves them as they are.
    package var spacing: [Length]

    /// Creates the wanted margins and gaps; nil leaves the margin as it is.
    package init(margin: Length? = nil, spacing: [Length] = []) {
      self.margin = margin
      self.spacing = spacing
    }

    /// The gap after an item, counted from the edge; nil leaves it as it is.
    func gap(after index: Int) -> Length? {
      spacing.count == 1 ? spacing[0] : spacing.indices.contains(index) ? spacing[index] : nil
    }
  }

  /// Creates the content of a bar; items are custom views unless the situation says otherwise.
  package init(
    leftItems: [Length] = [], rightItems: [Length] = [], titleView: TitleView? = nil,
    wanted: Wanted? = nil, in situation: Situation
  ) {
    self.leftItems = leftItems
    self.rightItems = rightItems
    self.titleView = titleView
    self.wanted = wanted
    var situation = situation
    situation.content.navigationBar = true
    situation.content.titleView = titleView != nil
    let hasItems = !leftItems.isEmpty || !rightItems.isEmpty
    if !hasItems {
      situation.content.barButtonItems = .none
    } else if situation.content.barButtonItems == .none {
      situation.content.barButtonItems = .custom
    }
    self.situation = situation
  }

  /// The widths of one side's items, from the edge inwards.
  func items(_ side: NavbarSlot.Side) -> [Length] {
    switch side {
    case .left: leftItems
    case .right: rightItems
    case .title: []
    }
  }

  /// The metrics that the layout needs.
  var metrics: [Metric.ID] {
    let sides = [leftItems, rightItems]
    var metrics: [Metric.ID] = [.screenWidth]
    if !sides.joined().isEmpty { metrics.append(.barButtonItemEdgeMargin) }
    if sides.contains(where: { $0.count > 1 }) { metrics.append(.barButtonItemSpacing) }
    if titleView != nil {
      if sides.contains(where: \.isEmpty) { metrics.append(.titleViewEdgeMargin) }
      if !sides.joined().isEmpty { metrics.append(.titleViewBarButtonItemSpacing) }
    }
    return metrics
  }
}
