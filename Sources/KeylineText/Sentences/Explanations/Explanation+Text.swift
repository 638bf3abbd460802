package import KeylineData
import KeylineModel
package import KeylineQuery

extension Explanation {
  /// The explanation as text: the tree, then supporting and dissenting sources, then the losing
  /// rules with the reasons.
  ///
  /// - Parameter flag: The flag that shows everything. With one, observations about other devices
  ///   are counted, and of the rules that do not apply only the closest are shown.
  package func text(_ names: NameIndex, allWith flag: String? = nil) -> String {
    var text = headline + "\n"
    if let why = record.whyText { text += "  \(why)\n" }
    for caveat in caveats where answer.status != .uncertain { text += "  * \(caveat)\n" }
    for (index, part) in readings.enumerated() {
      if readings.count > 1 {
        let when = index == 0 ? "if the change came late" : "if the change came early"
        text += "\(when): \(part.value?.description ?? part.status.text)\n"
      }
      text += Tree(part, names).text
    }
    var detail = Detail(names: names, device: device, flag: flag, readings)
    for part in readings { detail.add(part) }
    text += detail.text
    if !related.isEmpty {
      text += "\nWhat is known nearby\n"
      for part in related {
        text +=
          "  \(part.metric.id) = \(part.value?.description ?? "") \(part.metric.unit.rawValue)\n"
        for observation in part.stated {
          text += names.line(observation, indent: "    ")
        }
      }
    }
    return text
  }

  /// The caveats about the value.
  var caveats: [String] {
    record.caveats(in: calendar).map { $0.text(on: [device]) }
  }

  private var headline: String {
    let unit = asked.unit.rawValue
    let value =
      answer.value.map { "\($0) \(unit)" }
      ?? answer.content.text + (answer.status == .uncertain ? " \(unit)" : "")
    // The lowest version represents all versions of a device whose versions are unknown; it has no
    // name.
    let system = version == .lowest ? nil : device.system(version)
    // For conditions that `get` answers for each value, `explain` takes one.
    let kinds = Column(asked, situation).conditions.filter { $0.code == 0 }.map {
      $0.dimension.departureText($0.code)
    }
    let place = [device.name, system, situation.words].compactMap(\.self) + kinds
    return "\(asked.id) = \(value)     \(place.joined(separator: " · "))"
  }
}

/// The metrics behind a value as a tree with the scope and the support of each.
private struct Tree {
  private var rows: [[String]] = []

  init(_ part: Explanation.Part, _ names: NameIndex) {
    if part.terms.isEmpty {
      if part.value != nil { add(part, names, branch: "└─ ", deeper: "   ") }
    } else {
      addTerms(part, names, indent: "")
    }
  }

  private mutating func addTerms(_ part: Explanation.Part, _ names: NameIndex, indent: String) {
    for (index, term) in part.terms.enumerated() {
      let isLast = index == part.terms.count - 1
      add(
        term, names, branch: indent + (isLast ? "└─ " : "├─ "),
        deeper: indent + (isLast ? "   " : "│  "))
    }
  }

  private mutating func add(
    _ part: Explanation.Part, _ names: NameIndex, branch: String, deeper: String
  ) {
    let sign = part.isSubtracted ? "− " : ""
    rows.append(
      [branch + sign + part.metric.id, part.value?.description ?? part.standing]
        + (part.isRepeated
          ? ["see above", ""]
          : part.terms.isEmpty ? [names.scope(part), part.support] : ["", ""]))
    addTerms(part, names, indent: deeper)
  }

  var text: String {
    let widths = (0..<4).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = [
        row[0].padded(to: widths[0]), row[1].padded(to: widths[1], right: true),
        " " + row[2].padded(to: widths[2]), row[3],
      ]
      return cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
    }.joined()
  }
}

extension Explanation.Part {
  /// The observations with this very value.
  var stated: [Observation] { (covering + elsewhere).filter { $0.value == value } }

  /// The text in place of a missing value: the status, and for a conflict the value of each rule.
  fileprivate var standing: String {
    let text = Answer.Content.status(status).text
    guard status == .conflict else { return text }
    let rivals = Set(winners.map(\.value.text)).sorted()
    return rivals.count > 1 ? "\(text): \(rivals.joined(separator: " or "))" : text
  }

  /// How well the value is supported, for example `confirmed, 4 sources`.
  var support: String {
    guard let confidence else { return "" }
    let count = NameLists.counted(independent, "source")
    switch confidence {
    case .confirmed, .disputed: return "\(confidence.text), \(count)"
    case .singleSource, .inferred: return confidence.text
    }
  }
}

extension Explanation {
  /// The explanation as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  fileprivate static let fields: [Field<Explanation>] =
    Field.question(of: \.record, near: \.neighbours) + [
      .required("os", .text, "The version that is explained.") { $0.version.description },
      .required(
        "readings", .array(of: .part),
        "The tree; two if the exact version of a change is unknown, the first for the latest "
          + "possible version."
      ) { $0.readings },
      .unlessEmpty(
        "related", .array(of: .part), "Metrics worth a look, because this one is unknown."
      ) { $0.related },
    ]
}

extension Explanation.Part {
  fileprivate static let fields: [Field<Explanation.Part>] = answer + support + evidence

  private static let support: [Field<Explanation.Part>] = [
    .confidence { $0.confidence }, .measured { $0.measuredUntil },
    .rules { $0.winners.map(\.id) },
  ]

  private static let answer: [Field<Explanation.Part>] = [
    .required("metric", .text, "The key of the metric.") { $0.metric.id },
    .required("status", .choice, "The status of the answer.") { $0.status },
    .required("value", .value, "The value; null if there is none.") { $0.value },
    .optional("subtracted", .flag, "True if the formula above subtracts it.") {
      $0.isSubtracted ? true : nil
    },
  ]

  private static let evidence: [Field<Explanation.Part>] = [
    .required(
      "independentSources", .integer,
      "How many independent sources there are; a copy does not count."
    ) { $0.independent },
    .unlessEmpty(
      "sources", .array(of: .text),
      "The sources of the device's own figure, where that is the value."
    ) { $0.sources },
    .required("observations", .texts, "The observations that the rules rest on.") {
      ($0.covering + $0.elsewhere).map(\.id)
    },
    .required(
      "against", .array(of: .against), "The different values that sources state here."
    ) { $0.against },
    .required(
      "beaten", .array(of: .object(Explanation.Beaten.fields)), "Rules that apply, but are beaten."
    ) { $0.beaten },
    .required(
      "misses", .array(of: .object(Miss.fields)),
      "Rules that do not apply, the closest first."
    ) { $0.misses },
    .required("terms", .array(of: .part), "The metrics of the winning rule's formula.") {
      $0.terms
    },
  ]
}

extension Form<Explanation.Part> {
  fileprivate static var part: Form {
    Form(.reference("part")) { Explanation.Part.fields.object(of: $0) }
  }
}

extension Form<Observation> {
  /// An observation that states another value.
  fileprivate static var against: Form {
    Form(.reference("against")) { Observation.against.object(of: $0) }
  }
}

extension Observation {
  fileprivate static let against: [Field<Observation>] = [
    .required("observation", .text, "The identifier of the observation.") { $0.id },
    .required("source", .text, "The key of its source.") { $0.source },
    .required("value", .number, "The value that it states.") { $0.value },
    .disputed,
  ]
}

extension Explanation.Beaten {
  fileprivate static let fields: [Field<Explanation.Beaten>] = [
    .required("rule", .text, "The rule that lost.") { $0.rule.id },
    .required("by", .text, "The rule that beats it.") { $0.by.id },
  ]
}

extension Miss {
  fileprivate static let fields: [Field<Miss>] = [
    .required("rule", .text, "The rule that does not apply.") { $0.rule.id },
    .required("because", .text, "The conditions that failed.") { $0.failureText },
  ]
}

extension JSONSchema {
  /// The schema of `keyline explain`.
  package static let explain = JSONSchema(
    "keyline.explain/1", "The explanation of a value: one object per stretch of versions.",
    [
      .required("results", .array(of: .reference("explanation")), "The explanations.")
    ],
    definitions: [
      SchemaDefinition("explanation", .object(Explanation.fields)),
      SchemaDefinition("part", .object(Explanation.Part.fields)),
      SchemaDefinition("against", .object(Observation.against)), .situation,
    ])
}
