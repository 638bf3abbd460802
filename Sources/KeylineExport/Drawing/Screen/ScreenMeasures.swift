import KeylineModel
import KeylineQuery

/// The measures of a screen, in the places where it is drawn.
struct ScreenMeasures {
  let figures: ScreenFigures
  let bars: ScreenBars
  let scale: DrawingScale
  /// Where the screen begins.
  let x: Units
  let y: Units

  private func measure(_ metric: Metric.ID, y from: Length, height: Length) -> Measure? {
    figures.measure(
      metric, from: y + scale.units(from), until: y + scale.units(from + height))
  }

  private func measure(_ metric: Metric.ID, x from: Length, width: Length) -> Measure? {
    figures.measure(
      metric, from: x + scale.units(from), until: x + scale.units(from + width))
  }

  /// From the top of the screen to a place.
  private func fromTop(_ metric: Metric.ID) -> Measure? {
    figures[metric].flatMap { measure(metric, y: .zero, height: $0) }
  }

  private func fromBottom(_ metric: Metric.ID) -> Measure? {
    figures[metric].flatMap { measure(metric, y: figures.height - $0, height: $0) }
  }

  /// Heights and places from top to bottom.
  var vertical: [Measure] {
    var measures = [fromBottom("homeIndicator.height")]
    for bar in bars.bars {
      measures.append(measure(bar.metric, y: bar.y, height: bar.height))
      measures += bar.parts.map { measure($0.metric, y: $0.y, height: $0.height) }
    }
    let drawn = Set(bars.bars.map(\.metric))
    if drawn.contains("navigationBar.frameHeight") {
      if figures["navigationBar.y"] != figures["statusBar.height"] {
        measures.append(fromTop("navigationBar.y"))
      }
      measures.append(fromTop("navigationBar.maxY"))
    }
    if drawn.contains("tabBar.frameHeight") { measures.append(fromTop("tabBar.y")) }
    measures += [
      fromTop("\(figures.safeArea).top"), fromBottom("\(figures.safeArea).bottom"),
      measure("screen.height", y: .zero, height: figures.height),
    ]
    return measures.compactMap(\.self)
  }

  /// Widths and places from left to right.
  var horizontal: [Measure] {
    let (left, right) = ("\(figures.safeArea).left", "\(figures.safeArea).right")
    let fromLeft = ["screen.cornerRadius", "layoutMargins.leading", left].map { metric in
      figures[metric].flatMap { measure(metric, x: .zero, width: $0) }
    }
    let fromRight = figures[right].flatMap {
      measure(right, x: figures.width - $0, width: $0)
    }
    return (fromLeft + [fromRight, measure("screen.width", x: .zero, width: figures.width)])
      .compactMap(\.self)
  }
}
