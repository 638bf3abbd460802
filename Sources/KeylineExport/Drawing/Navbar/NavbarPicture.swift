package import KeylineModel
package import KeylineQuery
import KeylineText

/// The slots of navigation bars, one bar for each stretch of versions, in the same scale.
package struct NavbarPicture {
  private let answers: [NavbarAnswer]
  private let labels: VersionLabels

  /// The metrics that it rests on.
  package static let metrics: [Metric.ID] = [
    "screen.width", "barButtonItem.edgeMargin", "barButtonItem.spacing", "titleView.edgeMargin",
    "titleView.barButtonItemSpacing",
  ]

  /// Creates the picture of answers, one for each bar; the labels write their versions.
  package init(_ answers: [NavbarAnswer], _ labels: VersionLabels) {
    self.answers = answers
    self.labels = labels
  }

  /// True if any slot has a place.
  package var hasSlots: Bool {
    answers.contains { answer in answer.slots.contains(where: \.isPlaced) }
  }

  /// The parts that are left out with the reasons, one sentence each.
  package var omissions: [String] {
    let sentences = answers.flatMap { answer in
      answer.amounts.gaps.texts + (answer.misfitText.map { ["\(heading(answer)): \($0)"] } ?? [])
    }
    return [].merged(with: sentences)
  }

  /// The picture as SVG.
  package var svg: String {
    let widths = answers.compactMap(\.width.value)
    let widest = widths.max() ?? .zero
    let column = DrawingScale(width: widest, height: .zero).units(widest) + 48
    let columns = column <= 500 && answers.count > 1 ? 2 : 1
    var elements: [SVGElement] = []
    var y = Units(78)
    for start in stride(from: 0, to: answers.count, by: columns) {
      var bottom = y
      for (index, answer) in answers[start..<min(start + columns, answers.count)].enumerated() {
        let drawing = NavbarPanel(
          answer: answer, heading: heading(answer), x: Units(24) + column * index, y: y,
          width: answer.width.value
        ).drawing
        elements.append(SVGElement("g", ["class": "panel"], drawing.elements))
        bottom = max(bottom, drawing.bottom)
      }
      y = bottom + 40
    }
    let width = max(column * columns, 460)
    let lines = remarks.flatMap { $0.wrapped(to: (width - 48).twelfths / 12 / 7) }
    return Picture(
      title: title, description: description, width: width,
      height: y + Units(16) * lines.count - 4,
      elements: [
        SVGElement(
          "text", ["class": "name", "x": 24, "y": 28],
          text: names.shortened(to: width.twelfths / 12 / 10)),
        SVGElement("text", ["class": "quiet", "x": 24, "y": 46], text: setup),
      ] + elements
        + lines.enumerated().map { index, line in
          SVGElement(
            "text", ["class": "quiet", "x": 24, "y": y + Units(16) * index - 12], text: line)
        }
    ).svg
  }

  private var devices: [Device] { answers.map(\.device).eachOnce }

  private var names: String { Names.joined(devices.map(\.name)) }

  private var title: String { "Navigation bar of \(names), \(setup)" }

  /// The contents of the bars.
  private var setup: String {
    guard let setup = answers.first?.setup else { return "" }
    var parts: [String] = []
    for (items, side) in [(setup.leftItems, "left"), (setup.rightItems, "right")]
    where !items.isEmpty {
      parts.append("\(side) items \(items.map(\.description).joined(separator: ", "))")
    }
    switch setup.titleView {
    case .fill: parts.append("title view that fills")
    case .width(let width): parts.append("title view \(width)")
    case nil: break
    }
    return (parts + [setup.situation.orientation.rawValue]).joined(separator: " · ")
  }

  private func heading(_ answer: NavbarAnswer) -> String {
    let versions = answer.device.system(of: answer.ranges, labels)
    return devices.count > 1 ? "\(answer.device.name) · \(versions)" : versions
  }

  private var remarks: [String] {
    var remarks = ["Lengths in points along the bar; heights are not to scale."]
    let missing = answers.flatMap { answer in
      answer.slots.filter { !$0.isPlaced }.map {
        "\($0.side.rawValue) \($0.side == .title ? "view" : "item \($0.index + 1)") "
          + "(\(heading(answer)): unknown)"
      }
    }
    if !missing.isEmpty { remarks.append("Not drawn: \(missing.joined(separator: ", ")).") }
    return remarks
  }

  private var description: String {
    answers.map { answer in
      let slots = answer.slots.filter(\.isPlaced).map { slot in
        "\(slot.side.rawValue) \(slot.index + 1) at \(slot.x.value ?? .zero), "
          + "\(slot.width.value ?? .zero) wide"
      }
      let what =
        slots.isEmpty ? answer.misfitText ?? Status.unknown.text : slots.joined(separator: "; ")
      return "\(heading(answer)): \(what)."
    }.joined(separator: " ")
  }
}

extension NavbarSlot {
  /// True if its place is known.
  fileprivate var isPlaced: Bool { x.value != nil && width.value != nil }
}
