/// A labelled length as it stands in a picture.
package struct DrawnMeasure: Equatable, Sendable {
  package let metric: String
  /// What the label says.
  package let label: String
  /// The number that the label begins with.
  package let points: Double
  /// The distance between the ends of its line, in points.
  package let drawn: Double
  /// Where the line begins, in points from the beginning of the screen.
  package let start: Double
  package let isVertical: Bool
  package let isUnsure: Bool
}

extension Markup {
  /// Pixels of the picture per point.
  package var scale: Double? { of(class: "measures").first?.number("data-scale") }

  /// The labelled lengths of a picture; one that cannot be read off is nil.
  package var measures: [DrawnMeasure?] {
    of(class: "measure").map { group in
      guard let scale, let line = group.children.first(where: { $0.name == "line" }),
        let x1 = line.number("x1"), let x2 = line.number("x2"),
        let y1 = line.number("y1"), let y2 = line.number("y2"), x1 == x2 || y1 == y2,
        let label = group.all.first(where: { $0.name == "text" }),
        let points = label.of(class: "value").first.flatMap({ Double($0.text) }),
        let metric = group.attributes["data-metric"], let origin
      else { return nil }
      let isVertical = x1 == x2
      return DrawnMeasure(
        metric: metric, label: label.text, points: points,
        drawn: (isVertical ? y2 - y1 : x2 - x1) / scale,
        start: (isVertical ? y1 - origin.y : x1 - origin.x) / scale, isVertical: isVertical,
        isUnsure: group.attributes["class"] == "measure unsure")
    }
  }

  /// Where the screen begins.
  private var origin: (x: Double, y: Double)? {
    guard let clip = all.first(where: { $0.name == "clipPath" })?.children.first,
      let x = clip.number("x"), let y = clip.number("y")
    else { return nil }
    return (x, y)
  }
}
