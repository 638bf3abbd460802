import KeylineModel
import KeylineQuery
import KeylineText

/// One navigation bar with its contents.
struct NavbarPanel {
  let answer: NavbarAnswer
  let heading: String
  let x: Units
  let y: Units
  /// The width of the bar, nil where it is unknown.
  let width: Length?

  /// The height of a bar in a picture: no measure.
  private static let height: Units = 44

  /// The drawing, and how far it reaches down.
  var drawing: (elements: [SVGElement], bottom: Units) {
    let title = SVGElement("text", ["class": "value", "x": x, "y": y], text: heading)
    guard let width else { return ([title] + said(answer.width.gaps.texts, at: y + 20), y + 40) }
    let scale = DrawingScale(width: width, height: .zero)
    let bar = SVGElement(
      "rect",
      [
        "class": "band", "x": x, "y": y + 10, "width": scale.units(width), "height": Self.height,
      ])
    if let misfit = answer.misfitText {
      return ([title, bar] + said([misfit], at: y + Self.height + 26), y + Self.height + 46)
    }
    let rows = MeasureRows(measures(scale), below: y + 10 + Self.height, left: x - 8)
    let slots = answer.slots.compactMap { slot -> SVGElement? in
      guard let from = slot.x.value, let length = slot.width.value else { return nil }
      return SVGElement(
        "rect",
        [
          "class": "slot", "data-slot": "\(slot.side.rawValue) \(slot.index + 1)",
          "x": x + scale.units(from), "y": y + 17, "width": scale.units(length),
          "height": Self.height - 14, "rx": 4,
        ])
    }
    let measures = SVGElement(
      "g", ["class": "measures", "data-scale": scale.rawValue], rows.elements)
    return ([title, bar] + slots + [measures], rows.bottom)
  }

  private func said(_ sentences: [String], at y: Units) -> [SVGElement] {
    sentences.prefix(1).map {
      SVGElement("text", ["class": "quiet", "x": x, "y": y], text: $0.shortened(to: 60))
    }
  }

  /// The widths of the slots and the distances before them.
  private func measures(_ scale: DrawingScale) -> [Measure] {
    answer.slots.flatMap { slot -> [Measure] in
      guard let from = slot.x.value, let width = slot.width.value else { return [] }
      let name = slot.side == .title ? "title view" : "item \(slot.index + 1)"
      var measures = [measure(slot.width, name, from: from, of: slot, "width", scale)]
      if let gap = slot.gap.value {
        let start = slot.side == .right ? from + width : from - gap
        let kind = slot.side != .title && slot.index == 0 ? "margin" : "gap"
        measures.append(measure(slot.gap, kind, from: start, of: slot, "gap", scale))
      }
      return measures.filter { $0.value > .zero }
    }
  }

  private func measure(
    _ amount: DerivedLength, _ title: String, from: Length, of slot: NavbarSlot, _ kind: String,
    _ scale: DrawingScale
  ) -> Measure {
    let value = amount.value ?? .zero
    return Measure(
      metric: "\(slot.side.rawValue) \(slot.index + 1) \(kind)", title: title, value: value,
      from: x + scale.units(from), until: x + scale.units(from + value),
      remark: amount.cells.lazy.compactMap(\.starText).first)
  }
}
