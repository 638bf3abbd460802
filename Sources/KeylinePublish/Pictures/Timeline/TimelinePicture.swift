import KeylineData
import KeylineModel
package import KeylineQuery
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
        line: line, names: NameLists.joined(line.devices.map(\.name)).wrapped(to: columns - 2),
        y: y,
        axis: axis, bounds: bounds)
      y = y + lane.height
      lanes.append(lane)
    }
    let width = max(axis.end + 24, 460)
    let legend = legend(y: y + 22, width: width)
    return Picture(
      title: title, description: description, width: width, height: legend.bottom + 10,
      elements: head + grid(axis, from: 66, until: y)
        + lanes.flatMap { [Picture.path("axis", "M24 \($0.y)H\(axis.end)")] + $0.elements }
        + legend.elements
    ).svg
  }

  private var head: [HTML] {
    [
      pattern,
      Picture.text("heading", 24, 28, metric?.title ?? ""),
      Picture.text("quiet", 24, 46, subtitle),
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
      return "\(NameLists.joined(line.devices.map(\.name))): \(parts.joined(separator: "; "))."
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
      ["id": Self.hatch, "width": "6", "height": "6", "patternUnits": "userSpaceOnUse"],
      Picture.path("hatch", "M-1 1l2 -2M0 6l6 -6M5 7l2 -2"))
  }

  private func grid(_ axis: VersionAxis, from top: Hundredths, until bottom: Hundredths) -> [HTML] {
    let lines = axis.majors.indices.map { "M\(axis.x + axis.step * $0) \(top)V\(bottom)" }
    let numbers = axis.majors.enumerated().map { index, major in
      Picture.text("middle", axis.x + axis.step * index + axis.step / 2, top + 8, "\(major)")
    }
    return [
      Picture.path("guide", lines.joined() + "M\(axis.end) \(top)V\(bottom)"),
      Picture.text("end", axis.x - 8, top + 8, "iOS"),
      HTML.element("g", ["class": "axis-labels"], numbers),
    ]
  }

  /// The meaning of the marks that occur.
  private func legend(y: Hundredths, width: Hundredths) -> (elements: [HTML], bottom: Hundredths) {
    let segments = lines.flatMap(\.segments)
    func isValue(_ segment: TimelineLine.Segment) -> Bool {
      if case .value = segment.content { true } else { false }
    }
    let box = HTML.element(
      "rect",
      [
        "class": "either", "fill": "url(#\(Self.hatch))", "x": "24", "y": "-6", "width": "30",
        "height": "12",
      ], [])
    let all: [(isThere: Bool, mark: HTML, text: String)] = [
      (
        segments.contains { isValue($0) && $0.isSure }, Picture.path("step", "M24 0h30"),
        "measured, stated, or \(Status.assumed.text) from older versions"
      ),
      (
        segments.contains { isValue($0) && !$0.isSure }, Picture.path("unsure step", "M24 0h30"),
        "\(Status.inferred.text) from other screens, or \(Confidence.disputed.text)"
      ),
      (
        segments.contains { !isValue($0) && !$0.values.isEmpty }, box,
        "one of two values, unknown which"
      ),
      (
        lines.contains { $0.stages.contains(where: \.versions.isOpen) }, "",
        "a line covers every version that any of its devices ran"
      ),
      (
        segments.contains(where: \.values.isEmpty), "",
        "no line: unknown, or the metric does not exist yet"
      ),
    ]
    let rows = all.filter(\.isThere)
    let elements = rows.enumerated().map { index, row in
      HTML.element(
        "g", ["transform": "translate(0 \(y + Hundredths(18) * index))"],
        [row.mark, Picture.text("quiet", 64, 4, row.text)])
    }
    return (elements, y + Hundredths(18) * rows.count)
  }
}
