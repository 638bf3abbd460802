import KeylineModel
import KeylineQuery

/// Where the measures of a state stand: beside a narrow screen, inside a wide one.
struct StatePlaces {
  private let shapes: [StatePicture.Shape]
  private let scale: PictureScale
  /// Where the picture ends.
  private let floor: Hundredths
  private let situation: Situation
  private let hasKeyboard: Bool
  private let cell: (Metric.ID) -> AnswerRecord?
  private let screen: StatePicture.Shape
  private let safe: StatePicture.Shape?

  /// Prepares the places of some shapes, the last of which is the screen.
  init(
    _ shapes: [StatePicture.Shape], _ scale: PictureScale, floor: Hundredths,
    _ situation: Situation, withKeyboard: Bool, _ cell: @escaping (Metric.ID) -> AnswerRecord?
  ) {
    self.shapes = shapes
    self.scale = scale
    self.floor = floor
    self.situation = situation
    hasKeyboard = withKeyboard
    self.cell = cell
    screen = shapes[shapes.count - 1]
    safe = shapes.first { $0.name == .safe }
  }

  typealias Mark = StatePicture.Mark

  /// A measure from one place to another; nil where the value is written and nothing is measured.
  struct Span {
    let name: Mark.Name
    let range: ClosedRange<Hundredths>?
    /// The middle of the line, or where a label without one stands.
    let middle: Hundredths

    init(_ name: Mark.Name, _ range: ClosedRange<Hundredths>) {
      (self.name, self.range) = (name, range)
      middle = (range.lowerBound + range.upperBound) / 2
    }

    init(_ name: Mark.Name, at middle: Hundredths) {
      (self.name, self.middle, range) = (name, middle, nil)
    }
  }

  /// The marks, in the order in which they are read.
  func marks(isInside: Bool) -> [Mark] {
    let found = isInside ? inside : beside
    return Mark.Name.allCases.compactMap { name in found.first { $0.name == name } }
  }

  /// Bars at the right of the screen, values alone.
  var heights: [Mark] { bars(gap: 16, above: 8) }

  /// A label without a line: of a value that is unknown or one of several.
  private func written(_ name: Mark.Name, at anchor: Hundredths) -> Span? {
    guard let cell = cell(name.metric), cell.value == nil,
      cell.status == .unknown || cell.status == .uncertain || cell.status == .conflict
    else { return nil }
    return Span(name, at: anchor)
  }

  /// The heights of bars, from the top down.
  private var bars: [Span] {
    var above = screen.y
    let names: [Mark.Name] = [.status, .prompt, .nav, .title, .tab, .toolbar, .keyboard, .home]
    let spans = names.compactMap { name -> Span? in
      guard name.isShown(in: situation, withKeyboard: hasKeyboard) else { return nil }
      if let shape = shapes.first(where: { $0.name.rawValue == name.rawValue }) {
        above = max(above, shape.bottom)
        return Span(name, shape.y...shape.bottom)
      }
      let isLow = [.tab, .toolbar, .keyboard, .home].contains(name)
      let anchor = isLow ? screen.bottom - (name == .home ? 9 : 43) : above + 14
      if !isLow { above = above + 28 }
      return written(name, at: anchor)
    }
    return spans.sorted { $0.middle < $1.middle }
  }

  /// The safe area from the top down.
  private var insets: [Span] {
    func span(
      _ name: Mark.Name, _ range: (Hundredths) -> ClosedRange<Hundredths>?, _ anchor: Hundredths
    ) -> Span? {
      guard let length = cell(name.metric)?.value.map(scale.callAsFunction) else {
        return written(name, at: anchor)
      }
      guard length > .zero, length <= screen.height else { return nil }
      return range(length).map { Span(name, $0) }
    }
    let (top, bottom) = (screen.y, screen.bottom)
    return [
      span(.top, { top...top + $0 }, top + 16),
      span(.height, { _ in safe.map { $0.y...$0.bottom } }, (top + bottom) / 2),
      span(.bottom, { bottom - $0...bottom }, bottom - 16),
    ].compactMap(\.self)
  }

  private static func vertical(_ range: ClosedRange<Hundredths>, x: Hundredths) -> String {
    let tick = x - Hundredths(count: 250)
    return "M\(x) \(range.lowerBound)V\(range.upperBound)M\(tick) \(range.lowerBound)h5M\(tick) "
      + "\(range.upperBound)h5"
  }

  private static func horizontal(_ range: ClosedRange<Hundredths>, y: Hundredths) -> String {
    let tick = y - Hundredths(count: 250)
    return "M\(range.lowerBound) \(y)H\(range.upperBound)M\(range.lowerBound) \(tick)v5M"
      + "\(range.upperBound) \(tick)v5"
  }

  /// The insets of the sides, where there are any, below a sensor housing that lies at one.
  private func sides(at y: Hundredths) -> [Mark] {
    let housing = shapes.first { $0.name == .housing && $0.bottom > y - 20 }
    let y = max(y, housing.map { $0.bottom + 21 } ?? y)
    return [(Mark.Name.left, true), (.right, false)].compactMap { name, isLeft in
      guard let value = cell(name.metric)?.value, value > .zero, scale(value) < screen.width else {
        return nil
      }
      let range =
        isLeft ? screen.x...screen.x + scale(value) : screen.right - scale(value)...screen.right
      return Mark(
        name: name, line: Self.horizontal(range, y: y), lead: "",
        x: (range.lowerBound + range.upperBound) / 2, y: y - 18, side: .mid)
    }
  }

  /// Margins from the edge, one below the other; left out where there is no room for both.
  private func margins(from top: Hundredths, until bottom: Hundredths) -> [Mark] {
    let housing = shapes.first { $0.name == .housing && $0.x < screen.x + screen.width / 4 }
    var y = top + 8
    return [Mark.Name.margin, .layout].compactMap { name -> Mark? in
      guard name.isShown(in: situation, withKeyboard: hasKeyboard), y + 32 < bottom,
        let value = cell(name.metric)?.value, value > .zero, scale(value) < screen.width / 2,
        housing.map({ y + 12 < $0.y || y > $0.bottom }) ?? true
      else { return nil }
      defer { y = y + 34 }
      let end = screen.x + scale(value)
      return Mark(
        name: name, line: Self.horizontal(screen.x...end, y: y + 8), lead: "", x: end + 6, y: y,
        side: .after)
    }
  }

  // MARK: Beside the screen

  /// Bars at the right of the screen, the safe area at its left.
  private var beside: [Mark] {
    let x = screen.x - 9
    let labels = labels(insets.map(\.middle), gap: 16, above: 8)
    let area = zip(insets, labels).map { inset, y in
      Mark(
        name: inset.name, line: inset.range.map { Self.vertical($0, x: x) } ?? "", lead: "",
        x: x - 4, y: y, side: .end)
    }
    let covered = shapes.first { $0.name == .keyboard }?.y ?? screen.bottom
    let middle = screen.y + screen.height / 2
    let room = (from: safe?.y ?? middle - 90, until: min(safe?.bottom ?? covered, covered))
    return bars(gap: 29, above: 14) + area + margins(from: room.from, until: room.until)
      + sides(at: middle + 30)
  }

  private func bars(gap: Hundredths, above: Hundredths) -> [Mark] {
    let bars = bars
    let labels = labels(bars.map(\.middle), gap: gap, above: above)
    func lies(_ inner: Span, in outer: Span) -> Bool {
      guard let own = outer.range, let range = inner.range, own != range else { return false }
      return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
    }
    // What holds others has its line outside theirs.
    let depths = bars.map { outer in min(2, bars.count { lies($0, in: outer) }) }
    let x = screen.right + 21 + Hundredths(7) * max(0, (depths.max() ?? 0) - 1)
    return bars.indices.map { index in
      let (bar, y) = (bars[index], labels[index])
      let line = screen.right + 9 + Hundredths(7) * depths[index]
      return Mark(
        name: bar.name, line: bar.range.map { Self.vertical($0, x: line) } ?? "",
        lead: bar.range == nil ? "" : "M\(line) \(bar.middle)L\(x - 3) \(y + 7)", x: x, y: y,
        side: .after)
    }
  }

  /// The tops of labels beside some places: so far apart, and within the picture.
  private func labels(
    _ middles: [Hundredths], gap: Hundredths, above: Hundredths
  ) -> [Hundredths] {
    var tops = middles.map { $0 - above }
    var limit: Hundredths = 0
    for index in tops.indices {
      tops[index] = max(tops[index], limit)
      limit = tops[index] + gap
    }
    limit = floor
    for index in tops.indices.reversed() {
      tops[index] = min(tops[index], limit - gap)
      limit = tops[index]
    }
    return tops
  }

  // MARK: Inside the screen

  /// Everything inside the screen: columns below the top and above the bottom, joined by a lead.
  private var inside: [Mark] {
    let sides = ["left", "right"].map { side in
      (cell("safeAreaInsets.\(side)")?.value).map(scale.callAsFunction) ?? .zero
    }
    let area = (left: screen.x + sides[0], right: screen.right - sides[1])
    let isTop = { (span: Span) in span.middle < self.screen.y + self.screen.height / 2 }
    let (bars, insets) = (bars.filter { $0.name != .keyboard }, insets)
    let keyboard = shapes.first { $0.name == .keyboard }
    let top = insets.filter { $0.name == .top } + bars.filter(isTop)
    let bottom = insets.filter { $0.name == .bottom } + bars.filter { !isTop($0) }
    let ceiling = top.compactMap(\.range?.upperBound).max() ?? safe?.y ?? screen.y
    let floor = bottom.compactMap(\.range?.lowerBound).min() ?? safe?.bottom ?? screen.bottom
    var marks = columns(top, from: area.left, until: area.right, label: ceiling + 3, next: 30)
    marks += columns(bottom, from: area.left, until: area.right, label: floor - 32, next: -30)
    marks += self.sides(at: screen.y + screen.height / 2 + 8)
    let height = insets.first { $0.name == .height }
    if let range = height?.range {
      let x = area.right - 12
      let until = min(range.upperBound, keyboard?.y ?? range.upperBound)
      marks.append(
        Mark(
          name: .height, line: Self.vertical(range, x: x), lead: "", x: x - 6,
          y: (range.lowerBound + until) / 2 - 8, side: .end))
    }
    if let keyboard {
      let x = area.right - 76
      marks.append(
        Mark(
          name: .keyboard, line: Self.vertical(keyboard.y...keyboard.bottom, x: x), lead: "",
          x: x + 6, y: keyboard.y + 4, side: .after))
    }
    return marks
      + margins(
        from: ceiling + (top.isEmpty ? 0 : top.count > 4 ? 62 : 32),
        until: min(floor - 34, keyboard?.y ?? floor))
  }

  /// Lines side by side, each with a lead to its label; in two rows where one has no room.
  private func columns(
    _ spans: [Span], from left: Hundredths, until right: Hundredths, label y: Hundredths,
    next row: Hundredths
  ) -> [Mark] {
    guard !spans.isEmpty else { return [] }
    let step = min(98, (right - left - 9) / spans.count)
    return spans.enumerated().map { index, span in
      let x = left + 9 + step * index
      let y = spans.count > 4 && index % 2 == 1 ? y + row : y
      let end = span.range.map { row > .zero ? $0.upperBound : $0.lowerBound }
      return Mark(
        name: span.name, line: span.range.map { Self.vertical($0, x: x) } ?? "",
        lead: end.map { "M\(x) \($0)V\(y + (row > .zero ? 7 : 8))H\(x + 4)" } ?? "", x: x + 7,
        y: y, side: .after)
    }
  }
}
