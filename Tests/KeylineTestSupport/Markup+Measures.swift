/// A labelled length as it stands in a picture.
package struct DrawnMeasure: Equatable, Sendable {
  package let metric: String
  /// What the label says: the value, and what it is where it says so.
  package let label: String
  /// The value as programs read it.
  package let points: Double
  /// The distance between the ends of its line, in points.
  package let drawn: Double
  /// Where the line begins, in points from the beginning of the screen.
  package let start: Double
  package let isVertical: Bool
  package let isUnsure: Bool
}

extension Markup {
  /// Units of the picture per point.
  package var scale: Double? {
    guard let width = of(class: "screen").first?.number("data-width"),
      let drawn = outline?.number("width")
    else { return nil }
    return drawn / width
  }

  /// The rectangle of the screen.
  package var outline: Markup? { all.first { $0.name == "clipPath" }?.children.first }

  /// The labelled lengths of a picture; one that cannot be read off is nil.
  package var measures: [DrawnMeasure?] {
    of(class: "mark").filter { $0.attributes["data-points"] != nil }.map { mark in
      guard let scale, let outline, let x = outline.number("x"), let y = outline.number("y"),
        let metric = mark.attributes["data-metric"], let points = mark.number("data-points"),
        let path = mark.of(class: "p-line").first?.attributes["d"],
        let line = path.wholeMatch(of: #/M(\S+) (\S+)([VH])([-.0-9]+)M.*/#),
        let left = Double(line.1), let top = Double(line.2), let end = Double(line.4)
      else { return nil }
      let isVertical = line.3 == "V"
      return DrawnMeasure(
        metric: metric,
        label: mark.all.filter { $0.name == "text" }.map(\.text).joined(separator: " "),
        points: points, drawn: (end - (isVertical ? top : left)) / scale,
        start: (isVertical ? top - y : left - x) / scale, isVertical: isVertical,
        isUnsure: mark.attributes["class"]?.contains("check") == true)
    }
  }
}
