package import KeylineModel

/// The constants that bring the items of one side to the wanted margin and gaps.
package struct NavbarCorrection: Hashable, Sendable {
  /// The side of the bar to correct.
  package let side: NavbarSlot.Side
  /// The width of a fixed space in front of the first item.
  package let spacer: DerivedLength
  /// The items from the edge inwards.
  package let items: [Item]
  /// The stack view that holds the items, from iOS 11 on; nil before.
  package let stack: Stack?

  /// One item.
  package struct Item: Hashable, Sendable {
    /// The wanted place.
    package let slot: NavbarSlot
    /// The distance to move, to the right.
    package let move: DerivedLength
    /// The alignmentRectInsets of its view, from iOS 11 on; nil before.
    package let alignmentRectInsets: Edges<DerivedLength>?
  }

  /// The private stack view of the bar.
  package struct Stack: Hashable, Sendable {
    /// Its wanted origin and width in the bar.
    package let x: DerivedLength
    /// The width in points.
    package let width: DerivedLength
    /// The wanted origins of the items in the stack view.
    package let origins: [DerivedLength]
    /// The distance by which the last item reaches out of a stack view that is not widened; it
    /// takes no touches there.
    package let overhang: DerivedLength
  }
}

extension NavbarLayout {
  /// The correction that gives one side the wanted margin and gaps; nil if the side has no items.
  func correction(
    _ side: NavbarSlot.Side, _ wanted: NavbarSetup.Wanted, hasStack: Bool
  ) -> NavbarCorrection? {
    let standing = items(side)
    guard let first = standing.first else { return nil }
    let margin = wanted.margin.map { DerivedLength($0) } ?? first.gap
    let slots = items(side, margin: margin) { index in
      wanted.gap(after: index).map { DerivedLength($0) } ?? standing[index + 1].gap
    }
    let items = zip(slots, standing).map { slot, standing in
      let move = slot.x - standing.x
      return NavbarCorrection.Item(
        slot: slot, move: move,
        alignmentRectInsets: hasStack
          ? Edges(top: .zero, left: -move, bottom: .zero, right: move) : nil)
    }
    return NavbarCorrection(
      side: side, spacer: margin - first.gap, items: items,
      stack: hasStack ? stack(side, slots, standing) : nil)
  }

  private func stack(
    _ side: NavbarSlot.Side, _ slots: [NavbarSlot], _ standing: [NavbarSlot]
  ) -> NavbarCorrection.Stack? {
    guard let first = slots.first, let last = slots.last, let end = standing.last else {
      return nil
    }
    let (leftmost, rightmost) = side == .left ? (first, last) : (last, first)
    let beyond = side == .left ? last.end - end.end : end.x - last.x
    return NavbarCorrection.Stack(
      x: leftmost.x, width: rightmost.end - leftmost.x,
      origins: slots.map { $0.x - leftmost.x }, overhang: beyond.atLeastZero)
  }
}
