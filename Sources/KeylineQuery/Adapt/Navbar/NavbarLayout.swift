import KeylineModel

/// Places the items and the title view in a bar with the same margins on both sides.
struct NavbarLayout {
  let setup: NavbarSetup
  let width: DerivedLength
  let figures: MetricValues
  /// The margin before the first item.
  let margin: DerivedLength

  init(_ setup: NavbarSetup, _ figures: MetricValues) {
    self.setup = setup
    self.figures = figures
    width = figures[.screenWidth]
    margin = figures[.barButtonItemEdgeMargin]
  }

  /// The items of one side, from the edge inwards.
  ///
  /// - Parameters:
  ///   - margin: The distance from the edge to the first item.
  ///   - gap: The distance after an item, by its index.
  func items(
    _ side: NavbarSlot.Side, margin: DerivedLength, gap: (Int) -> DerivedLength
  ) -> [NavbarSlot] {
    var slots: [NavbarSlot] = []
    var distance = margin
    for (index, length) in setup.items(side).enumerated() {
      let before = index == 0 ? margin : gap(index - 1)
      if index > 0 { distance = distance + before }
      let item = DerivedLength(length)
      slots.append(
        NavbarSlot(
          side: side, index: index,
          x: side == .left ? distance : width - distance - item, width: item, gap: before))
      distance = distance + item
    }
    return slots
  }

  /// The items of one side as UIKit places them.
  func items(_ side: NavbarSlot.Side) -> [NavbarSlot] {
    items(side, margin: margin) { _ in figures[.barButtonItemSpacing] }
  }

  /// The title view between the items.
  func title(_ titleView: NavbarSetup.TitleView) -> NavbarSlot {
    let left = items(.left).last
    let right = items(.right).last
    let (edge, gap) = (figures[.titleViewEdgeMargin], figures[.titleViewBarButtonItemSpacing])
    let from = left.map { $0.end + gap } ?? edge
    let until = right.map { $0.x - gap } ?? width - edge
    let room = until - from
    func slot(_ x: DerivedLength, _ width: DerivedLength) -> NavbarSlot {
      NavbarSlot(
        side: .title, index: 0, x: x, width: width, gap: left.map { x - $0.end } ?? x)
    }
    guard case .width(let wanted) = titleView else { return slot(from, room) }
    guard let available = room.value, let first = from.value, let last = until.value else {
      return slot(from + room, DerivedLength(wanted))
    }
    if wanted >= available { return slot(from, room) }
    let middle = (width - DerivedLength(wanted)).half
    if let x = middle.value, x >= first, x + wanted <= last {
      return slot(middle, DerivedLength(wanted))
    }
    return slot(DerivedLength(gap: .titleBesideMiddle), DerivedLength(wanted))
  }

  /// The width of the bar if the slots do not fit into it; nil if they fit or it is unknown.
  func misfit(_ slots: [NavbarSlot]) -> Length? {
    var room: [(from: Length, until: Length)] = []
    for slot in slots {
      if let from = slot.x.value, let until = slot.end.value { room.append((from, until)) }
    }
    room.sort { $0.from < $1.from }
    guard let width = width.value else { return nil }
    let isInside = room.allSatisfy { $0.from >= .zero && $0.from <= $0.until && $0.until <= width }
    let isApart = zip(room, room.dropFirst()).allSatisfy { $0.until <= $1.from }
    return isInside && isApart ? nil : width
  }
}
