package import KeylineData
import KeylineModel
package import KeylineQuery

extension AdaptAnswer {
  /// The answer as text: how well each technique works where, then each with constants, hazards,
  /// sources.
  package func text(_ labels: VersionLabels, _ names: NameIndex, width: Int = .max) -> String {
    var text = "\(goal.rawValue)     \(device.name) · \(situation.words)".printable + "\n\n"
    text += PlainTable(width: width).text(table(labels))
    for entry in techniques + behaviours { text += "\n" + self.text(entry, labels, names) }
    return text
  }

  private func table(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [.init("Technique")] + columns.map { .init(device.system(of: $0.ranges, labels)) },
      rows: techniques.map { entry in
        [entry.technique.id]
          + columns.indices.map { columns[$0].isRun ? word(entry, $0) : Status.neverRan }
      })
  }

  private func word(_ entry: Entry, _ column: Int) -> String {
    if let redesign = entry.untried[column] {
      return "not tried since \(device.system(redesign.version))"
    }
    if let ended = entry.ended[column] { return "only before \(device.system(ended.latest))" }
    return entry.verdict(column).rawValue
  }

  private func text(_ entry: Entry, _ labels: VersionLabels, _ names: NameIndex) -> String {
    let technique = entry.technique
    var lines = ["\(technique.id)  \(technique.title)", "  \(technique.effect)"]
    let support = folded(labels) { column -> String? in
      guard entry.untried[column] == nil, let support = entry.support[column],
        let note = support.note
      else { return nil }
      let word = technique.kind == .behaviour ? "" : "\(support.verdict.rawValue), "
      return word + note
    }
    lines += support.map { "  \($0.versions): \($0.words)" }
    let redesigns = zip(columns, entry.untried).compactMap { $0.isRun ? $1 : nil }
    lines += [Redesign]().merged(with: redesigns).map {
      "  not tried on \(device.system($0.version)) or later"
    }
    for constant in entry.constants { lines += self.lines(constant, labels) }
    lines += technique.hazards.map { "  hazard: \($0)" }
    if let note = technique.note { lines.append("  note: \(note)") }
    lines += technique.sources.map { "  source: \(names.source($0))" }
    return lines.map { $0.printable + "\n" }.joined()
  }

  private func lines(_ constant: Constant, _ labels: VersionLabels) -> [String] {
    let values = folded(labels) { constant.text($0) }
    let formula = constant.formula.map { "  [\($0)]" } ?? ""
    let note = constant.constant.note.map { ", \($0)" } ?? ""
    return values.map { value in
      let place = values.count == 1 ? "" : " on \(value.versions)"
      return "  \(constant.constant.name) = \(value.words)\(place)\(formula)\(note)"
    }
  }

  /// Groups the columns that the device ran: equal ones together, neighbours or not, with their
  /// versions.
  private func folded(
    _ labels: VersionLabels, _ words: (Int) -> String?
  ) -> [(words: String, versions: String)] {
    let said = columns.indices.filter { columns[$0].isRun }.compactMap { column in
      words(column).map { (words: $0, ranges: columns[column].ranges) }
    }
    return said.grouped(by: \.words).map { words, columns in
      (words, device.systems(of: columns.map(\.ranges), labels))
    }
  }
}

extension AdaptAnswer.Constant {
  /// The formula; nil for other constants.
  var formula: Formula? {
    guard case .formula(let formula) = constant.value else { return nil }
    return formula
  }

  /// The value in a column, with the terms of a sum: `729 (812 − 83)`.
  fileprivate func text(_ column: Int) -> String {
    switch values[column] {
    case .number(let digits): return digits
    case .amount(let amount, let terms):
      guard terms.count > 1, amount.value != nil, let formula else { return amount.text }
      let sum = zip(formula.terms, terms).enumerated().map { index, term in
        let sign = term.0.isSubtracted ? "− " : index == 0 ? "" : "+ "
        return sign + term.1.text
      }
      return "\(amount.text) (\(sum.joined(separator: " ")))"
    }
  }
}

extension AdaptAnswer {
  /// The answer as an object.
  package func json(_ labels: VersionLabels) -> JSONValue {
    Labelled.fields.object(of: Labelled(answer: self, labels: labels))
  }
}

extension JSONSchema {
  /// The schema of `keyline adapt`.
  package static let adapt = JSONSchema(
    "keyline.adapt/1", "The techniques for a goal: one object per device.",
    [
      .required(
        "results", .array(of: .object(Labelled<AdaptAnswer>.fields)),
        "The devices in the order asked.")
    ],
    definitions: [.situation, .entry])
}

extension Labelled<AdaptAnswer> {
  fileprivate static var fields: [Field<Labelled>] {
    AdaptAnswer.question.of(\.answer) + [
      .required(
        "versions", .array(of: .object(Labelled<AdaptAnswer.Column>.fields)),
        "The ranges of versions, in the order of the verdicts and values."
      ) { adapt in
        adapt.answer.columns.map { Labelled<AdaptAnswer.Column>(answer: $0, labels: adapt.labels) }
      }
    ] + AdaptAnswer.ways.of(\.answer) + Field.doubts()
  }
}

extension Labelled<AdaptAnswer.Column> {
  fileprivate static var fields: [Field<Labelled>] {
    [
      .required("os", .text, "The versions over which nothing changes.") {
        $0.labels.label($0.answer.ranges, dash: "-")
      },
      .required("ran", .flag, "True if the device ran them.") { $0.answer.isRun },
    ]
  }
}

extension AdaptAnswer {
  fileprivate static let question: [Field<AdaptAnswer>] = [
    .required("goal", .choice, "The goal that was asked.") { $0.goal },
    .required("device", .text, "The identifier of the device.") { $0.device.id },
    .required("orientation", .choice, "The orientation of the interface.") {
      $0.situation.orientation
    },
    .required(
      "situation", .situation,
      "How the situation differs from the default."
    ) { $0.situation },
  ]

  fileprivate static let ways: [Field<AdaptAnswer>] = [
    .required(
      "techniques", .array(of: .entry),
      "The techniques; those that work on most of the versions come first."
    ) { $0.techniques },
    .required("behaviours", .array(of: .entry), "UIKit's own behavior.") { $0.behaviours },
  ]
}

extension SchemaDefinition {
  fileprivate static let entry = SchemaDefinition("entry", .object(AdaptAnswer.Entry.fields))
}

extension Form<AdaptAnswer.Entry> {
  fileprivate static var entry: Form {
    Form(SchemaDefinition.entry.reference) { AdaptAnswer.Entry.fields.object(of: $0) }
  }
}

extension AdaptAnswer.Entry {
  fileprivate static let fields: [Field<AdaptAnswer.Entry>] = [
    .required("technique", .text, "The identifier.") { $0.technique.id },
    .required("title", .text, "A short title.") { $0.technique.title },
    .required("effect", .text, "Its effect, in one sentence.") { $0.technique.effect },
    .required(
      "support", .array(of: .object(Mark.fields)),
      "How well it works on each of the versions."
    ) { entry in
      entry.support.indices.map {
        Mark(verdict: entry.verdict($0), note: entry.support[$0]?.note)
      }
    },
    .required(
      "constants", .array(of: .object(AdaptAnswer.Constant.fields)), "The numbers that it needs."
    ) { $0.constants },
    .required("hazards", .texts, "Its cost.") { $0.technique.hazards },
    .required("sources", .texts, "The keys of the sources.") { $0.technique.sources },
    .optional("note", .text, "A note.") { $0.technique.note },
  ]

  private struct Mark {
    let verdict: Technique.Support.Verdict
    let note: String?

    static let fields: [Field<Mark>] = [
      .required("verdict", .choice, "How well it works.") { $0.verdict },
      .optional("note", .text, "A note.") { $0.note },
    ]
  }
}

extension AdaptAnswer.Constant {
  fileprivate static let fields: [Field<AdaptAnswer.Constant>] = [
    .required("name", .text, "The purpose of the number.") { $0.constant.name },
    .optional("formula", .text, "The metrics that add up to it.") { $0.formula?.description },
    .required(
      "values", .array(of: .constant),
      "Its values on this device, one for each of the versions."
    ) { $0.values },
    .optional("note", .text, "A note.") { $0.constant.note },
  ]
}

extension Form<AdaptAnswer.Value> {
  fileprivate static var constant: Form {
    Form(SchemaPart.number.orNull) { value in
      switch value {
      case .number(let digits): .number(digits)
      case .amount(let amount, _): Form<DerivedLength>.amount.json(amount)
      }
    }
  }
}
