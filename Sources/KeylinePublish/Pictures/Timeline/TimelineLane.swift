import KeylineModel
import KeylineQuery
import KeylineText

/// One line of a timeline in a lane of its own, so that equal values do not hide each other.
struct TimelineLane {
  let line: TimelineLine
  /// The names of its devices in lines.
  let names: [String]
  let y: Hundredths
  let axis: VersionAxis
  /// The lowest and the highest value of all lanes.
  let bounds: (low: Length, high: Length)

  /// How far apart the lowest and the highest value are drawn.
  static let rise: Hundredths = 36
  private static let line: Hundredths = 15

  var height: Hundredths { max(Self.rise + 42, Self.line * names.count + 24) }

  /// Where a value is drawn.
  func place(_ value: Length) -> Hundredths {
    let range = (bounds.high - bounds.low).sixths
    let base = y + 26 + Self.rise
    if range == 0 { return base - Self.rise / 2 }
    return base - Self.rise * (value - bounds.low).sixths / range
  }

  var elements: [HTML] {
    let labels = names.enumerated().map { index, name in
      Picture.text(nil, 24, y + 22 + Self.line * index, name)
    }
    return [HTML.element("g", ["class": "lane"], labels + rises + steps)]
  }

  /// The thin lines between steps that follow each other.
  private var rises: [HTML] {
    zip(line.segments, line.segments.dropFirst()).compactMap { left, right -> HTML? in
      guard
        left.range.until == right.range.from || axis[left.range.until] == axis[right.range.from],
        case .value(let from) = left.content, case .value(let to) = right.content, from != to
      else { return nil }
      return Picture.path("rise", "M\(axis[right.range.from]) \(place(from))V\(place(to))")
    }
  }

  private var steps: [HTML] {
    // Where the last label ends, above and below the line.
    var free = (above: Hundredths.zero, below: Hundredths.zero)
    var shown: String?
    var elements: [HTML] = []
    for segment in line.segments {
      let (from, until) = (axis[segment.range.from], axis[segment.range.until])
      guard from < until else { continue }
      elements += mark(segment, from: from, until: until)
      // Only whether it is sure changed.
      if shown == segment.text { continue }
      shown = segment.text
      elements.append(label(segment, at: from + 3, free: &free))
    }
    return elements
  }

  /// The label of a segment, above its line, or below it where there is no room above.
  private func label(
    _ segment: TimelineLine.Segment, at x: Hundredths,
    free: inout (above: Hundredths, below: Hundredths)
  ) -> HTML {
    let isGap = segment.values.isEmpty
    let width = segment.text.drawnWidth
    // At the end of the axis there is no room behind its beginning.
    let x = min(x, max(axis.x + 3, axis.end - width))
    let isAbove = free.above <= x || free.above <= free.below
    if isAbove { free.above = x + width + 4 } else { free.below = x + width + 4 }
    let values = segment.values.map(place)
    let middle = y + 26 + Self.rise / 2 + 4
    let y = isGap ? middle : isAbove ? (values.min() ?? 0) - 5 : (values.max() ?? 0) + 14
    return Picture.text(isGap ? "quiet" : "value", x, y, segment.text)
  }

  private func mark(
    _ segment: TimelineLine.Segment, from: Hundredths, until: Hundredths
  ) -> [HTML] {
    switch segment.content {
    case .value(let value):
      let y = place(value)
      return [
        HTML.element(
          "line",
          [
            "class": segment.isSure ? "step" : "unsure step",
            "data-from": segment.range.from.description,
            "data-until": segment.range.until.description, "data-points": value.description,
            "x1": from.description, "y1": y.description,
            "x2": until.description, "y2": y.description,
          ], [])
      ]
    case .candidates:
      let places = segment.values.map(place)
      guard let top = places.min(), let bottom = places.max() else { return [] }
      // Where one of the two is unknown, the mark still needs a height.
      let (high, low) = (top - 2, bottom + 2)
      return [
        HTML.element(
          "rect",
          [
            "class": "either", "fill": "url(#\(TimelinePicture.hatch))", "x": from.description,
            "y": high.description,
            "width": "\(until - from)", "height": "\(low - high)",
            "data-from": segment.range.from.description,
            "data-until": segment.range.until.description,
            "data-points": segment.text,
          ], [])
      ]
    case .status: return []
    }
  }
}
