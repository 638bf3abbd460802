import KeylineJSON
import KeylineModel
public import KeylineQuery

extension [NavbarAnswer] {
  /// The answers as texts, one for versions with the same slots: the slots, the constants for what is
  /// wanted, and what sources say against it.
  ///
  /// - Parameter hint: How to see what sources say, which one line counts then; nil prints it.
  public func texts(
    _ labels: VersionLabels, _ names: NameIndex, hint: String?
  ) -> [String] {
    var texts: [(device: Device, ranges: [VersionRange], situation: String, body: String)] = []
    for answer in self {
      let body = answer.body(names, hint: hint)
      if let last = texts.last, last.device.id == answer.device.id, last.body == body {
        texts[texts.count - 1].ranges += answer.ranges
      } else {
        texts.append((answer.device, answer.ranges, answer.setup.situation.words, body))
      }
    }
    return texts.map { text in
      [text.device.name, "iOS \(labels.label(text.ranges))", text.situation]
        .joined(separator: " · ").printable + "\n" + text.body
    }
  }
}

extension NavbarAnswer {
  fileprivate func body(_ names: NameIndex, hint: String?) -> String {
    var text = "bar \(width.text) points wide\n"
    if let misfitText { return text + "  \(misfitText)\n" }
    text += "\n" + PlainTable().text(slotTable).indented(by: 2)
    for correction in corrections { text += "\n" + self.text(correction) }
    text += section("Remarks", remarks.map { "  \($0.printable)\n" })
    if let hint { return text + section(dissent.map { "\($0): \(hint)" }) }
    text += section("Who says otherwise", statements(otherwise, names))
    return text + section("Stated elsewhere", statements(elsewhere, names))
  }

  /// The count of what sources say against it and about other devices; nil where they say nothing.
  private var dissent: String? {
    let sources = Set(otherwise.map(\.source)).count
    let parts = [
      sources == 0 ? nil : "disputed by \(sources) \(sources == 1 ? "source" : "sources")",
      elsewhere.isEmpty
        ? nil
        : "\(elsewhere.count) \(elsewhere.count == 1 ? "statement" : "statements") about other "
          + "devices",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func section(_ line: String?) -> String { line.map { "\n\($0)\n" } ?? "" }

  /// Why there are no slots; nil where there are.
  public var misfitText: String? {
    misfit.map {
      "the items do not fit into a bar of \($0) points; what UIKit then does is unknown"
    }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.joined()
  }

  /// Lists the statements of sources, naming each metric once.
  private func statements(_ observations: [Observation], _ names: NameIndex) -> [String] {
    var metric = ""
    return observations.map { observation in
      defer { metric = observation.metric }
      let heading = observation.metric == metric ? "" : "  \(observation.metric)\n"
      return heading + names.line(observation, indent: "    ")
    }
  }

  private var slotTable: TextTable {
    TextTable(
      columns: [
        .init("Slot"), .init("x", isNumeric: true), .init("Width", isNumeric: true),
        .init("Gap", isNumeric: true),
      ],
      rows: slots.map { [$0.name, $0.x.text, $0.width.text, $0.gap.text] })
  }

  private func text(_ correction: NavbarCorrection) -> String {
    let table = TextTable(
      columns: [
        .init("Wanted"), .init("x", isNumeric: true), .init("Width", isNumeric: true),
        .init("Gap", isNumeric: true), .init("Move", isNumeric: true),
      ],
      rows: correction.items.map {
        [
          $0.slot.name, $0.slot.x.text, $0.slot.width.text, $0.slot.gap.text, $0.move.signedText,
        ]
      })
    return PlainTable().text(table).indented(by: 2) + "\n"
      + methods(correction).map { "  \($0)\n" }.joined()
  }

  private func methods(_ correction: NavbarCorrection) -> [String] {
    guard let stack = correction.stack else {
      return [
        heading(.fixedSpace), "  width \(correction.spacer.text), for the margin alone",
        heading(.moveSubviews),
        "  x of the items \(correction.items.map(\.slot.x.text).joined(separator: ", "))",
      ]
    }
    let overhang =
      stack.overhang.value == .zero
      ? []
      : [
        "  the last item reaches \(stack.overhang.text) beyond the stack view, "
          + "where it takes no touches"
      ]
    return [heading(.alignmentRect), "  spacer width \(correction.spacer.text)"]
      + correction.items.map { item in
        var words = ["  \(item.slot.name): alignmentRectInsets"]
        words.append(item.alignmentRectInsets?.text ?? "")
        words.append("width anchor \(item.slot.width.text)")
        if let anchorHeight { words.append("height anchor \(anchorHeight)") }
        return words.joined(separator: " ")
      } + overhang + [
        heading(.moveStackView),
        "  stack view x \(stack.x.text), width \(stack.width.text), items in it at x "
          + stack.origins.map(\.text).joined(separator: ", "),
      ]
  }

  private func heading(_ method: Method) -> String {
    method.rawValue + (verdicts[method.rawValue].map { " (\($0.rawValue))" } ?? "")
  }
}

extension NavbarSlot {
  /// The slot as people name it: `left 1`, `title view`.
  var name: String { side == .title ? "title view" : "\(side.rawValue) \(index + 1)" }
}
