package import KeylineData
import KeylineModel
package import KeylineQuery

extension [NavbarAnswer] {
  /// The answers as texts, one for versions with the same slots: the slots, the wanted constants,
  /// and dissenting sources.
  ///
  /// - Parameter hint: The command that shows the dissenting sources, which one line then counts;
  ///   nil prints them.
  package func texts(
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
      [text.device.name, text.device.system(of: text.ranges, labels), text.situation]
        .joined(separator: " · ").printable + "\n" + text.body
    }
  }
}

extension NavbarAnswer {
  fileprivate func body(_ names: NameIndex, hint: String?) -> String {
    var text =
      width.value == nil
      ? "width of the bar: \(width.text)\n" : "bar \(width.text) points wide\n"
    if let misfitText { return text + "  \(misfitText)\n" }
    text += "\n" + PlainTable().text(slotTable).indented(by: 2)
    for correction in corrections { text += "\n" + self.text(correction) }
    text += section("Remarks", remarks.map { "  \($0.metric): \($0.text.printable)\n" })
    if let hint { return text + section(dissent.map { "\($0): \(hint)" }) }
    text += section("Who says otherwise", statements(otherwise, names))
    return text + section("Stated elsewhere", statements(elsewhere, names))
  }

  /// The number of dissenting sources and of statements about other devices; nil without any.
  private var dissent: String? {
    let sources = Set(otherwise.map(\.source)).count
    let parts = [
      sources == 0
        ? nil : sources == 1 ? "1 source says otherwise" : "\(sources) sources say otherwise",
      elsewhere.isEmpty
        ? nil
        : "\(NameLists.counted(elsewhere.count, "statement")) on other devices",
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func section(_ line: String?) -> String { line.map { "\n\($0)\n" } ?? "" }

  /// The reason for missing slots; nil if there are slots.
  package var misfitText: String? {
    misfit.map {
      "the items do not fit into a bar of \($0) points; what UIKit then does is unknown"
    }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.joined()
  }

  /// Lists the statements of sources, with each metric named once.
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
        heading(.fixedSpace), "  width \(correction.spacer.text), sets only the margin",
        heading(.moveSubviews),
        "  x of the items \(correction.items.map(\.slot.x.text).joined(separator: ", "))",
      ]
    }
    let overhang =
      stack.overhang.value == .zero
      ? []
      : [
        stack.overhang.value.map {
          "  the last item reaches \($0) beyond the stack view, where it takes no touches"
        }
          ?? "  the last item may reach beyond the stack view, where it takes no touches"
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
    method.rawValue + (verdicts[method.rawValue].map { " (\($0.text))" } ?? "")
  }
}

extension NavbarSlot {
  /// The slot's name for people: `left 1`, `title view`.
  var name: String { side == .title ? "title view" : "\(side.rawValue) \(index + 1)" }
}

extension NavbarAnswer {
  /// The answer as an object.
  package func json(_ labels: VersionLabels) -> JSONValue {
    Labelled.fields.object(of: Labelled(answer: self, labels: labels))
  }
}

extension JSONSchema {
  /// The schema of `keyline navbar`.
  package static let navbar = JSONSchema(
    "keyline.navbar/1",
    "The positions of a navigation bar's slots: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(Labelled<NavbarAnswer>.fields)),
        "The answers, by device in the order asked, then by version.")
    ], definitions: [.situation, .insets])
}

extension Labelled<NavbarAnswer> {
  fileprivate static var fields: [Field<Labelled>] {
    Field.place(in: \.setup.situation) + NavbarAnswer.fields.of(\.answer) + Field.doubts()
  }
}

extension NavbarAnswer {
  fileprivate static let fields: [Field<NavbarAnswer>] = [
    .required("barWidth", .amount, "The width of the bar; null if it is unknown.") {
      $0.width
    },
    .required(
      "slots", .array(of: .object(NavbarSlot.fields)),
      "Left items, title view, right items, each side from its edge inwards."
    ) { $0.slots },
    .optional("misfit", .text, "The reason why there are no slots.") { $0.misfitText },
    .required(
      "corrections", .array(of: .object(Correction.fields)),
      "The corrections that bring each side to the wanted margin and gaps; empty if none are wanted."
    ) { answer in answer.corrections.map { Correction(correction: $0, answer: answer) } },
    .required("remarks", .texts, "The notes of the rules behind the values.") {
      [].merged(with: $0.remarks.map(\.text))
    },
    .required(
      "otherwise", .array(of: .object(Observation.statement + [.disputed])),
      "The different values that sources state for this device, these versions and this situation."
    ) { $0.otherwise },
    .required(
      "elsewhere", .array(of: .object(Observation.statement)),
      "For a value with one source: other values that sources give for other devices, versions or situations."
    ) { $0.elsewhere },
  ]

  fileprivate struct Correction {
    let correction: NavbarCorrection
    let answer: NavbarAnswer

    var methods: [Method] {
      correction.stack == nil ? [.fixedSpace, .moveSubviews] : [.alignmentRect, .moveStackView]
    }

    static let fields: [Field<Correction>] = [
      .required("side", .choice, "The side of the bar.") { $0.correction.side },
      .required("spacer", .amount, "The width of a fixed space in front of the first item.") {
        $0.correction.spacer
      },
      .required(
        "items", .array(of: .object(NavbarSlot.fields.of(\.item.slot) + Item.fields)),
        "The items at their wanted positions."
      ) { correction in
        correction.correction.items.map {
          Item(item: $0, height: correction.answer.anchorHeight)
        }
      },
      .required(
        "stackView", Form.object(NavbarCorrection.Stack.fields).eitherNull,
        "The private stack view of the items; null before iOS 11."
      ) { $0.correction.stack },
      .required(
        "techniques", .array(of: .object(Way.fields)), "The techniques that use these constants."
      ) { correction in
        correction.methods.map {
          Way(technique: $0.rawValue, verdict: correction.answer.verdicts[$0.rawValue])
        }
      },
    ]
  }

  fileprivate struct Item {
    let item: NavbarCorrection.Item
    let height: Length?

    static let fields: [Field<Item>] = [
      .required("move", .amount, "How far it moves, to the right.") { $0.item.move },
      .required(
        "alignmentRectInsets", Form.insets.eitherNull,
        "The alignmentRectInsets of its view; null before iOS 11."
      ) { $0.item.alignmentRectInsets },
      .required(
        "widthAnchor", .value, "The width anchor of its view; null before iOS 11."
      ) { $0.item.alignmentRectInsets == nil ? nil : $0.item.slot.width.value },
      .required(
        "heightAnchor", .value, "The height anchor of its view; null before iOS 11."
      ) { $0.item.alignmentRectInsets == nil ? nil : $0.height },
    ]
  }

  /// A technique that uses the constants of a correction.
  fileprivate struct Way {
    let technique: Technique.ID
    let verdict: Technique.Support.Verdict?

    static let fields: [Field<Way>] = [
      .required("technique", .text, "The identifier of the technique.") { $0.technique },
      .required("verdict", .verdict, "How well it works on these versions.") { $0.verdict },
    ]
  }
}

extension NavbarSlot {
  fileprivate static let fields: [Field<NavbarSlot>] = [
    .required("slot", .text, "The slot, for example left 1 or title view.") { $0.name },
    .required("x", .amount, "From the left edge of the bar.") { $0.x },
    .required("width", .amount, "The width.") { $0.width },
    .required(
      "gap", .amount,
      "The distance to the edge or to the item before it; for the title view, to the item on its left."
    ) { $0.gap },
  ]
}

extension NavbarCorrection.Stack {
  fileprivate static let fields: [Field<NavbarCorrection.Stack>] = [
    .required("x", .amount, "Its wanted x in the bar.") { $0.x },
    .required("width", .amount, "Its wanted width.") { $0.width },
    .required("origins", .array(of: .amount), "The wanted x of each item in the stack view.") {
      $0.origins
    },
    .required(
      "overhang", .amount,
      "The distance by which the last item overhangs the stack view unless the stack view is widened."
    ) { $0.overhang },
  ]
}

extension Observation {
  fileprivate static let statement: [Field<Observation>] = [
    .required("observation", .text, "The identifier of the observation.") { $0.id },
    .required("metric", .text, "The metric that it is about.") { $0.metric },
    .required("source", .text, "The key of its source.") { $0.source },
    .required("value", .number, "The value that it states.") { $0.value },
    .required("os", .text, "The versions that it covers.") { $0.os.text },
    .optional("note", .text, "A note.") { $0.note },
  ]
}

extension Field<Observation> {
  static var disputed: Field {
    .optional("disputed", .text, "The reason to believe that it is wrong.") { $0.disputed }
  }
}
