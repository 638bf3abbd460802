import KeylineModel
package import KeylineQuery
import KeylineSeed
import KeylineText

/// A metric over versions as steps, a lane for each line of devices that share their values.
package struct TimelinePicture {
  private let matrix: AnswerMatrix
  private let lines: [TimelineLine]
  private let labels: VersionLabels

  static let hatch = "keyline-hatch"

  /// Creates a picture of the first metric of a matrix in its first situation.
  package init(_ matrix: AnswerMatrix) {
    self.matrix = matrix
    lines = TimelineLine.all(matrix)
    labels = VersionLabels(matrix.resolver.knowledge.releases)
  }

  /// True if the picture has a value to show.
  package var hasValues: Bool { lines.contains { $0.segments.contains { !$0.values.isEmpty } } }

  /// The picture as SVG.
  package var svg: String {
    let columns = 30
    let x = Hundredths(24 + columns * 7)
    let axis = VersionAxis(
      matrix.resolver.knowledge.releases, over: lines.flatMap(\.segments).map(\.range), x: x,
      width: 560)
    var lanes: [TimelineLane] = []
    var y = Hundredths(82)
    for line in lines {
      let lane = TimelineLane(
        line: line, names: Names.joined(line.devices.map(\.name)).wrapped(to: columns - 2), y: y,
        axis: axis, bounds: bounds)
      y = y + lane.height
      lanes.append(lane)
    }
    let width = max(axis.end + 24, 460)
    let legend = legend(y: y + 22, width: width)
    return Picture(
      title: title, description: description, width: width, height: legend.bottom + 10,
      elements: head + grid(axis, from: 66, until: y)
        + lanes.flatMap { lane -> [HTML] in
          let line = "M24 \(lane.y)H\(axis.end)"
          return [.element("path", ["class": "axis", "d": line], [])] + lane.elements
        } + legend.elements
    ).svg
  }

  private var head: [HTML] {
    [
      pattern,
      .element("text", ["class": "heading", "x": "24", "y": "28"], HTML(metric?.title ?? "")),
      .element("text", ["class": "quiet", "x": "24", "y": "46"], HTML(subtitle)),
    ]
  }

  private var metric: Metric? { matrix.metrics.first }

  private var title: String { "\(metric?.title ?? ""), \(subtitle)" }

  private var subtitle: String {
    let unit = metric.map { " in \($0.unit.words)" } ?? ""
    return "\(metric?.id ?? "")\(unit) by iOS version · \(matrix.situations.first?.words ?? "")"
  }

  private var description: String {
    lines.map { line in
      let parts = line.stages.map { stage in
        let isDoubted = if case .value = stage.content { !stage.isSure } else { false }
        let doubt = isDoubted ? " (inferred from other screens or disputed, at least in part)" : ""
        return "\(labels.label(stage.versions)) \(stage.content.text)\(doubt)"
      }
      return "\(Names.joined(line.devices.map(\.name))): \(parts.joined(separator: "; "))."
    }.joined(separator: " ")
  }

  /// The lowest and the highest value.
  private var bounds: (low: Length, high: Length) {
    let values = lines.flatMap(\.segments).flatMap(\.values)
    return (values.min() ?? .zero, values.max() ?? .zero)
  }

  private var pattern: HTML {
    HTML.element(
      "pattern",
      [
        "id": Self.hatch, "width": "6", "height": "6", "patternUnits": "userSpaceOnUse",
      ], [HTML.element("path", ["class": "hatch", "d": "M-1 1l2 -2M0 6l6 -6M5 7l2 -2"], [])])
  }

  private func grid(_ axis: VersionAxis, from top: Hundredths, until bottom: Hundredths) -> [HTML] {
    let lines = axis.majors.indices.map { "M\(axis.x + axis.step * $0) \(top)V\(bottom)" }
    let numbers = axis.majors.enumerated().map { index, major in
      HTML.element(
        "text",
        [
          "class": "middle", "x": "\(axis.x + axis.step * index + axis.step / 2)",
          "y": "\(top + 8)",
        ],
        HTML("\(major)"))
    }
    return [
      HTML.element(
        "path", ["class": "guide", "d": lines.joined() + "M\(axis.end) \(top)V\(bottom)"], []),
      HTML.element("text", ["class": "end", "x": "\(axis.x - 8)", "y": "\(top + 8)"], HTML("iOS")),
      HTML.element(
        "g", ["class": "axis-labels"], numbers),
    ]
  }

  /// The meaning of the marks that occur.
  private func legend(y: Hundredths, width: Hundredths) -> (elements: [HTML], bottom: Hundredths) {
    let segments = lines.flatMap(\.segments)
    var rows: [(mark: HTML, text: String)] = []
    func line(_ style: String) -> HTML {
      HTML.element("line", ["class": style, "x1": "24", "y1": "0", "x2": "54", "y2": "0"], [])
    }
    if segments.contains(where: { $0.values.count == 1 && $0.isSure }) {
      rows.append((line("step"), "measured, stated, or \(Status.assumed.text) from older versions"))
    }
    if segments.contains(where: { segment in
      if case .value = segment.content { !segment.isSure } else { false }
    }) {
      rows.append(
        (
          line("unsure step"),
          "\(Status.inferred.text) from other screens, or \(Confidence.disputed.text)"
        ))
    }
    if segments.contains(where: { if case .candidates = $0.content { true } else { false } }) {
      rows.append(
        (
          HTML.element(
            "rect",
            [
              "class": "either", "fill": "url(#\(Self.hatch))", "x": "24", "y": "-6", "width": "30",
              "height": "12",
            ], []), "one of two values, unknown which"
        ))
    }
    if lines.contains(where: { $0.stages.contains(where: \.versions.isOpen) }) {
      rows.append(
        (HTML.element("g", []), "a line covers every version that any of its devices ran"))
    }
    if segments.contains(where: \.values.isEmpty) {
      rows.append((HTML.element("g", []), "no line: unknown, or the metric does not exist yet"))
    }
    let elements = rows.enumerated().map { index, row in
      HTML.element(
        "g", ["transform": "translate(0 \(y + Hundredths(18) * index))"],
        [row.mark, HTML.element("text", ["class": "quiet", "x": "64", "y": "4"], HTML(row.text))])
    }
    return (elements, y + Hundredths(18) * rows.count)
  }
}
