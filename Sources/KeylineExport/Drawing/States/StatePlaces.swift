import KeylineModel
import KeylineQuery

/// Where the measures of a state stand: beside a narrow screen, inside a wide one.
struct StatePlaces {
  private let shapes: StateShapes
  private let isInside: Bool
  private let cell: (Metric.ID) -> AnswerRecord?
  private let screen: StatePicture.Shape
  private let safe: StatePicture.Shape?

  /// Prepares the places of some shapes.
  init(_ shapes: StateShapes, isInside: Bool, _ cell: @escaping (Metric.ID) -> AnswerRecord?) {
    self.shapes = shapes
    self.isInside = isInside
    self.cell = cell
    screen = shapes.screen
    safe = shapes.safe
  }

  typealias Mark = StatePicture.Mark

  /// A measure from one place to another; nil where the value is written and nothing is measured.
  struct Span {
    let name: Mark.Name
    let range: ClosedRange<Hundredths>?
    /// The place that a label without a line stands at.
    let anchor: Hundredths

    var middle: Hundredths {
      range.map { ($0.lowerBound + $0.upperBound) / 2 } ?? anchor
    }
  }

  /// The marks, in the order in which they are read.
  var marks: [Mark] {
    let found = isInside ? inside : beside
    return Mark.Name.allCases.compactMap { name in found.first { $0.name == name } }
  }

  /// A measure of a shape; a label alone where the value is unknown or one of several, nothing where
  /// there is nothing to measure.
  func span(
    _ name: Mark.Name, _ shape: StatePicture.Shape?, else anchor: Hundredths
  ) -> Span? {
    if let shape {
      return Span(name: name, range: shape.y...shape.bottom, anchor: anchor)
    }
    return written(name, at: anchor)
  }

  /// A label without a line: of a value that is unknown or one of several.
  private func written(_ name: Mark.Name, at anchor: Hundredths) -> Span? {
    guard let cell = cell(name.metric), cell.value == nil,
      cell.status == .unknown || cell.status == .uncertain || cell.status == .conflict
    else { return nil }
    return Span(name: name, range: nil, anchor: anchor)
  }

  /// The heights of bars, from the top down.
  var bars: [Span] {
    let bars = shapes.state.bars
    let top = shapes.status?.bottom ?? screen.y
    return [
      span(.status, shapes.status, else: screen.y + 14),
      bars.hasNavigationBar ? span(.nav, shapes.nav, else: top + 14) : nil,
      bars == .title
        ? span(.title, shapes.title, else: (shapes.nav?.bottom ?? top + 28) + 14) : nil,
      bars == .tabs ? span(.tab, shapes.tab, else: screen.bottom - 43) : nil,
      span(.home, shapes.home, else: screen.bottom - 9),
    ].compactMap(\.self)
  }

  /// The safe area from the top down.
  var insets: [Span] {
    func length(_ name: Mark.Name) -> Hundredths? {
      cell(name.metric)?.value.map(shapes.scale.callAsFunction)
    }
    func span(
      _ name: Mark.Name, _ range: (Hundredths) -> ClosedRange<Hundredths>?, _ anchor: Hundredths
    )
      -> Span?
    {
      guard let length = length(name) else { return written(name, at: anchor) }
      guard length > .zero, let range = range(length) else { return nil }
      return Span(name: name, range: range, anchor: anchor)
    }
    let (top, bottom) = (screen.y, screen.bottom)
    return [
      span(.top, { top...top + $0 }, top + 16),
      span(.height, { _ in safe.map { $0.y...$0.bottom } }, (top + bottom) / 2),
      span(.bottom, { bottom - $0...bottom }, bottom - 16),
    ].compactMap(\.self)
  }

  static func vertical(_ range: ClosedRange<Hundredths>, x: Hundredths) -> String {
    let tick = x - Hundredths(count: 250)
    return "M\(x) \(range.lowerBound)V\(range.upperBound)M\(tick) \(range.lowerBound)h5M\(tick) "
      + "\(range.upperBound)h5"
  }

  static func horizontal(_ range: ClosedRange<Hundredths>, y: Hundredths) -> String {
    let tick = y - Hundredths(count: 250)
    return "M\(range.lowerBound) \(y)H\(range.upperBound)M\(range.lowerBound) \(tick)v5M"
      + "\(range.upperBound) \(tick)v5"
  }

  /// The margin of a bar button, below the top of the safe area; left out where it has no room.
  func margin(below top: Hundredths) -> Mark? {
    guard shapes.state.bars.hasNavigationBar, let safe,
      let value = cell(Mark.Name.margin.metric)?.value, value > .zero, safe.bottom - top > 60
    else { return nil }
    let end = screen.x + shapes.scale(value)
    return Mark(
      name: .margin, line: Self.horizontal(screen.x...end, y: top + 13), lead: "", x: end + 6,
      y: top + 5, width: 150, side: .one)
  }
}

extension StatePlaces {
  /// Bars at the right of the screen, values alone.
  var heights: [Mark] {
    bars(gap: 16, above: 8)
  }

  private func bars(gap: Hundredths, above: Hundredths) -> [Mark] {
    let labels = labels(bars.map(\.middle), gap: gap, above: above)
    return zip(bars, labels).map { bar, y -> Mark in
      let overlaps = bars.contains { other in
        guard let own = bar.range, let range = other.range, other.name != bar.name else {
          return false
        }
        return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
          && own != range
      }
      let line = screen.right + (overlaps ? 16 : 9)
      let label = screen.right + 23
      return Mark(
        name: bar.name, line: bar.range.map { Self.vertical($0, x: line) } ?? "",
        lead: bar.range == nil ? "" : "M\(line) \(bar.middle)L\(label - 3) \(y + 7)", x: label,
        y: y, width: gap > 20 ? 360 - label : 172 - label, side: .after)
    }
  }

  /// Bars at the right of the screen, the safe area at its left.
  private var beside: [Mark] {
    var marks = bars(gap: 29, above: 14)
    let x = screen.x - 9
    marks += insets.map { inset in
      Mark(
        name: inset.name, line: inset.range.map { Self.vertical($0, x: x) } ?? "", lead: "",
        x: -4, y: inset.middle - 8, width: x, side: .end)
    }
    return marks + [safe.flatMap { margin(below: $0.y) }].compactMap(\.self)
      + sides(at: screen.y + screen.height / 2 + 30)
  }

  /// The tops of labels beside some places: so far apart, and the lowest where it wants to be.
  private func labels(
    _ middles: [Hundredths], gap: Hundredths, above: Hundredths
  ) -> [Hundredths] {
    var tops = middles.map { $0 - above }
    for index in tops.indices.dropFirst() { tops[index] = max(tops[index], tops[index - 1] + gap) }
    guard let last = tops.indices.last else { return [] }
    tops[last] = min(tops[last], middles[last] - above)
    for index in tops.indices.dropLast().reversed() {
      tops[index] = min(tops[index], tops[index + 1] - gap)
    }
    return tops
  }

  /// The insets of the sides, where there are any.
  private func sides(at y: Hundredths) -> [Mark] {
    let scale = shapes.scale
    return [(Mark.Name.left, true), (.right, false)].compactMap { name, isLeft in
      guard let value = cell(name.metric)?.value, value > .zero else { return nil }
      let range =
        isLeft ? screen.x...screen.x + scale(value) : screen.right - scale(value)...screen.right
      return Mark(
        name: name, line: Self.horizontal(range, y: y), lead: "", x: range.lowerBound, y: y - 20,
        width: scale(value), side: .mid)
    }
  }

  /// Everything inside the screen: columns below the top and above the bottom, joined by a lead.
  private var inside: [Mark] {
    let area = safe ?? screen
    let isTop = { (span: Span) in span.middle < self.screen.y + self.screen.height / 2 }
    let spans = insets.filter { $0.name != .height }
    let top = spans.filter { $0.name == .top } + bars.filter(isTop)
    let bottom = spans.filter { $0.name == .bottom } + bars.filter { !isTop($0) }
    let ceiling = (top.compactMap(\.range?.upperBound) + [area.y]).max() ?? area.y
    let floor = (bottom.compactMap(\.range?.lowerBound) + [area.bottom]).min() ?? area.bottom
    var marks = columns(top, in: area, label: ceiling + 3) { range in
      "\(range.upperBound)V\(ceiling + 10)"
    }
    marks += columns(bottom, in: area, label: floor - 32) { range in
      "\(range.lowerBound)V\(floor - 24)"
    }
    let middle = area.y + area.height / 2
    marks += sides(at: screen.y + screen.height / 2 + 8)
    marks += insets.filter { $0.name == .height && $0.range != nil }.map { span in
      Mark(
        name: .height, line: span.range.map { Self.vertical($0, x: area.right - 12) } ?? "",
        lead: "", x: area.right - 108, y: middle - 8, width: 90, side: .end)
    }
    return marks + [area.height > 200 ? margin(below: ceiling + 45) : nil].compactMap(\.self)
  }

  private func columns(
    _ spans: [Span], in area: StatePicture.Shape, label y: Hundredths,
    lead: (ClosedRange<Hundredths>) -> String
  ) -> [Mark] {
    guard !spans.isEmpty else { return [] }
    let first = area.x + 9
    let step = min(98, (area.right - first) / spans.count)
    return spans.enumerated().map { index, span in
      let x = first + Hundredths(count: step.count * index)
      return Mark(
        name: span.name, line: span.range.map { Self.vertical($0, x: x) } ?? "",
        lead: span.range.map { "M\(x) \(lead($0))H\(x + 4)" } ?? "", x: x + 7, y: y,
        width: step - 2, side: .after)
    }
  }
}
