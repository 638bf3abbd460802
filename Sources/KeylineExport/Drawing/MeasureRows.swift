/// Sets horizontal measures below an object, in rows in which nothing overlaps.
struct MeasureRows {
  let elements: [SVGElement]
  /// How far it reaches to the right.
  let end: Units
  /// How far it reaches down.
  let bottom: Units

  private static let row: Units = 24

  /// - Parameters:
  ///   - object: Where the object ends at the bottom.
  ///   - left: What no label may pass on the left.
  init(_ measures: [Measure], below object: Units, left: Units) {
    var rows: [[(from: Units, until: Units)]] = []
    var elements: [SVGElement] = []
    var end = left
    let order = measures.indices.sorted { (measures[$0].extent, $0) < (measures[$1].extent, $1) }
    for index in order {
      let measure = measures[index]
      let place = Place(measure, left: left)
      let free = rows.firstIndex { row in
        row.allSatisfy { $0.until <= place.from || place.until <= $0.from }
      }
      let row = free ?? rows.count
      if free == nil { rows.append([]) }
      rows[row].append((place.from, place.until))
      end = max(end, place.until)
      let y = object + Self.row * (row + 1)
      let (from, until) = (measure.from, measure.until)
      elements.append(
        measure.group([
          SVGElement(
            "path", ["class": "guide", "d": "M\(from) \(object)V\(y)M\(until) \(object)V\(y)"]),
          SVGElement("path", ["class": "tick", "d": "M\(from) \(y - 3)v6M\(until) \(y - 3)v6"]),
          SVGElement("line", ["x1": from, "y1": y, "x2": until, "y2": y]),
          measure.text(
            x: place.label, y: place.anchor == "middle" ? y - 5 : y + 4, anchor: place.anchor),
        ]))
    }
    self.elements = elements
    self.end = end
    bottom = object + Self.row * rows.count
  }

  /// Where a measure and its label stand in a row.
  private struct Place {
    let label: Units
    /// Nil where the label begins at its place.
    let anchor: String?
    let from: Units
    let until: Units

    init(_ measure: Measure, left: Units) {
      let width = measure.label.drawnWidth
      if width + 16 <= measure.extent {
        (label, anchor) = (measure.middle, "middle")
        (from, until) = (measure.from, measure.until)
      } else if measure.from - 8 - width >= left {
        (label, anchor) = (measure.from - 8, "end")
        (from, until) = (label - width, measure.until + 8)
      } else {
        (label, anchor) = (measure.until + 8, nil)
        (from, until) = (measure.from - 8, label + width + 8)
      }
    }
  }
}
