/// Sets vertical measures beside an object: their lines in lanes, their labels in a column, and
/// leaders between them.
struct MeasureColumn {
  let elements: [SVGElement]
  /// How far it reaches to the right.
  let end: Units
  /// How far it reaches down.
  let bottom: Units

  private static let lane: Units = 14
  private static let line: Units = 17

  /// - Parameters:
  ///   - object: Where the object ends to the right.
  ///   - top: Where the labels may begin.
  init(_ measures: [Measure], besides object: Units, from top: Units, until floor: Units) {
    let lanes = Self.lanes(measures)
    let labels = object + Self.lane * (lanes.count + 1) + 26
    let middles = Self.labels(measures, from: top, until: floor)
    var elements: [SVGElement] = []
    var end = labels
    for (lane, members) in lanes.enumerated() {
      let x = object + Self.lane * (lane + 1)
      for index in members {
        let measure = measures[index]
        let (from, until) = (measure.from, measure.until)
        let y = middles[index]
        elements.append(
          measure.group([
            SVGElement(
              "path", ["class": "guide", "d": "M\(object) \(from)H\(x)M\(object) \(until)H\(x)"]),
            SVGElement(
              "path", ["class": "tick", "d": "M\(x - 3) \(from)h6M\(x - 3) \(until)h6"]),
            SVGElement("line", ["x1": x, "y1": from, "x2": x, "y2": until]),
            SVGElement(
              "path",
              ["class": "guide", "d": "M\(x) \(measure.middle)H\(labels - 22)L\(labels - 4) \(y)"]),
            measure.text(x: labels, y: y + 4),
          ]))
        end = max(end, labels + measure.label.drawnWidth)
      }
    }
    self.elements = elements
    self.end = end
    bottom = (middles.max() ?? top) + 8
  }

  /// The measures in lanes in which none overlaps another, the shortest nearest to the object.
  private static func lanes(_ measures: [Measure]) -> [[Int]] {
    let order = measures.indices.sorted {
      (measures[$0].extent, $0) < (measures[$1].extent, $1)
    }
    var lanes: [[Int]] = []
    for index in order {
      let measure = measures[index]
      let free = lanes.firstIndex { lane in
        lane.allSatisfy {
          measures[$0].until <= measure.from || measure.until <= measures[$0].from
        }
      }
      if let free { lanes[free].append(index) } else { lanes.append([index]) }
    }
    return lanes
  }

  /// Where the labels stand: at the middle of what they name, but none over another.
  private static func labels(
    _ measures: [Measure], from top: Units, until floor: Units
  ) -> [Units] {
    let order = measures.indices.sorted { (measures[$0].middle, $0) < (measures[$1].middle, $1) }
    var places = measures.map(\.middle)
    var free = top
    for index in order {
      places[index] = max(places[index], free)
      free = places[index] + line
    }
    var limit = max(floor, top + line * max(0, measures.count - 1))
    for index in order.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - line
    }
    return places
  }
}
