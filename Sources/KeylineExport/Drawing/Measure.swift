import KeylineModel
import KeylineQuery

/// A length in a picture: what it is and where it is measured.
struct Measure {
  let metric: Metric.ID
  let title: String
  let value: Length
  /// Where it begins and ends, along the direction in which it is measured.
  let from: Units
  let until: Units
  /// Said behind the title where the value is to be checked.
  let remark: String?

  /// The length as it is drawn.
  var extent: Units { until - from }

  var middle: Units { (from + until) / 2 }

  /// Everything that its label says.
  var label: String { "\(value) \(title)" + (remark.map { " · \($0)" } ?? "") }

  /// The label as an element.
  func text(x: Units, y: Units, anchor: String? = nil) -> SVGElement {
    SVGElement(
      "text", ["class": anchor ?? "label", "x": x, "y": y],
      mixed: [
        .element(SVGElement("tspan", ["class": "value"], text: value.description)),
        .text(String(label.dropFirst(value.description.count))),
      ])
  }

  /// The parts of the measure as one element, with the length it measures for readers of files.
  func group(_ elements: [SVGElement]) -> SVGElement {
    SVGElement(
      "g",
      [
        "class": remark == nil ? "measure" : "measure unsure", "data-metric": metric,
        "data-points": value,
      ], elements)
  }
}
