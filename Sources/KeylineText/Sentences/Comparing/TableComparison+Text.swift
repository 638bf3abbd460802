package import KeylineData
import KeylineModel
package import KeylineQuery

extension TableComparison {
  /// The lines for people as one table; correct values are left out unless asked for.
  package func table(_ labels: VersionLabels, same: Bool) -> TextTable {
    let namesOS = namesOS
    return TextTable(
      columns: [.init("Verdict")] + ComparisonRow.columns(namesOS: namesOS),
      rows: shown(labels, same).map { [$0.key.verdict.text] + $0.cells(namesOS: namesOS) })
  }

  /// True if the file states different versions.
  private var namesOS: Bool { Set(readings.map(\.reading.os)).count > 1 }

  /// The lines for people, by verdict, after a line of counts.
  package func text(_ labels: VersionLabels, same: Bool, width: Int = .max) -> String {
    let (rows, namesOS) = (shown(labels, same), namesOS)
    var text = summary + "\n"
    for verdict in Comparison.Verdict.allCases {
      let cells = rows.filter { $0.key.verdict == verdict }
        .map { $0.cells(namesOS: namesOS) }
      guard !cells.isEmpty else { continue }
      let table = TextTable(columns: ComparisonRow.columns(namesOS: namesOS), rows: cells)
      text += "\n\(verdict.text)\n" + PlainTable(width: width).text(table)
    }
    return text
  }

  /// The number of readings, and of each verdict.
  package var summary: String {
    let counts = Comparison.Verdict.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    let words = counts.map { verdict, count in
      "\(count) \(count > 1 ? verdict.plural : verdict.text)"
    }
    let total = NameLists.counted(readings.count, "reading")
    let head = "\(format.title): \(total)"
    return words.isEmpty ? "\(head)." : "\(head): \(words.joined(separator: ", "))."
  }

  /// The readings of versions that their devices never ran, or that are not asked about, by their
  /// lines; nil without any.
  package var skipped: String? {
    let lines = [Int]().merged(with: outside.map(\.place.line)).map(String.init)
    if lines.isEmpty { return nil }
    let most = 5
    let places =
      lines.count > most
      ? "\(lines.prefix(most).joined(separator: ", ")) and \(lines.count - most) more"
      : NameLists.list(lines)
    let readings = NameLists.counted(outside.count, "reading")
    let versions = isPart ? "you did not ask for or the device never ran" : "the device never ran"
    let heading = lines.count == 1 ? "line" : "lines"
    return "skipped \(readings) for versions that \(versions): \(heading) \(places)"
  }

  private func shown(_ labels: VersionLabels, _ same: Bool) -> [ComparisonRow] {
    ComparisonRow.all(self, labels).filter { same || $0.key.verdict != .same }
  }
}

extension Comparison.Verdict {
  /// The verdict, in tables and in machine output.
  var text: String {
    switch self {
    case .differs: "differs"
    case .someVersions: "right only on some versions"
    case .someDevices: "right only for some devices"
    case .otherMetric: "equals another metric"
    case .same: "same"
    case .notKnown: "not known"
    }
  }

  /// The verdict on several readings.
  fileprivate var plural: String {
    switch self {
    case .differs: "differ"
    case .otherMetric: "equal another metric"
    default: text
    }
  }
}

extension TableComparison {
  /// Every reading and device as an object.
  package func objects(_ labels: VersionLabels) -> [JSONValue] {
    rows(labels).map(ReadingRow.fields.object)
  }

  /// Every reading and device as a row.
  package func records(_ labels: VersionLabels) -> TextTable {
    TextTable(rows(labels), ReadingRow.columns)
  }

  private func rows(_ labels: VersionLabels) -> [ReadingRow] {
    readings.flatMap { found in
      let comparisons = found.comparisons.isEmpty ? [nil] : found.comparisons.map(Optional.some)
      return comparisons.map { ReadingRow(found: found, comparison: $0, labels: labels) }
    }
  }

  /// The counts of the verdicts.
  package var counts: JSONValue { Self.counted.object(of: self) }

  fileprivate static let counted: [Field<TableComparison>] = Comparison.Verdict.allCases.map {
    verdict in
    .required(verdict.text, .integer, "The number of readings with this outcome: \(verdict.text).")
    {
      $0.count(verdict)
    }
  }
}

/// A reading and a device that its name may mean.
private struct ReadingRow {
  let found: ReadingComparison
  /// The comparison; nil without such a device or metric.
  let comparison: Comparison?
  let labels: VersionLabels

  private var reading: ExternalReading { found.reading }

  static let columns =
    fields.columns("verdict", "name", "device", "orientation", "split", "metric", "stated")
    + cells
    + fields.columns("line", "column")

  /// The columns only for tables: the answers in words.
  private static let cells: [FieldColumn<ReadingRow>] = [
    FieldColumn("right") { row in row.comparison.map { $0.right(row.labels) } ?? "" },
    FieldColumn("keyline") { row in
      row.comparison.map { $0.ours(row.labels) } ?? row.found.reason?.text ?? ""
    },
    FieldColumn("confidence") { $0.comparison?.confidence?.rawValue ?? "" },
    FieldColumn("sources") { ($0.comparison?.sources ?? []).joined(separator: " ") },
  ]

  static let fields: [Field<ReadingRow>] = statement + verdicts

  private static let statement: [Field<ReadingRow>] = [
    .required("name", .text, "The device as the file names it.") { $0.reading.device },
    .required(
      "device", .textOrNull,
      "The identifier of a device that the name may mean; null if there is none."
    ) { $0.comparison?.device.id },
    .required("metric", .text, "The key of the metric, or the file's own name for it.") {
      $0.found.metric?.id ?? $0.reading.metric
    },
    .required("orientation", .choice, "The orientation of the interface.") {
      $0.reading.orientation
    },
    .required("split", .choice, "The share of an iPad's screen.") { $0.reading.split },
    .required("stated", .number, "The value in the file.") { $0.reading.value },
    .optional("unit", .text, "The unit of the value in the file: px; points if it is missing.") {
      $0.reading.isInPixels ? "px" : nil
    },
    .required("line", .integer, "The line of the value in the file, counted from one.") {
      $0.reading.place.line
    },
    .required("column", .integer, "The column of the value, in bytes, counted from one.") {
      $0.reading.place.column
    },
    .required("path", .text, "The keys, names or column that lead to the value.") {
      $0.reading.path
    },
  ]

  private static let verdicts: [Field<ReadingRow>] = [
    .required("verdict", .verdict, "The outcome of the reading on this device.") {
      $0.comparison?.verdict ?? .notKnown
    },
    .required(
      "overall", .verdict, "The outcome of the reading over all devices that its name may mean."
    ) { $0.found.verdict },
    .optional("reason", .text, "The reason why it cannot be compared.") { $0.found.reason?.text },
    .optional("equals", .text, "The key of another metric of the same thing that has the value.") {
      $0.comparison?.other
    },
    .required(
      "publishers", .texts, "The sources of disputed observations that state the value; sorted."
    ) { $0.comparison?.publishers ?? [] },
    .required(
      "stretches", .array(of: .object(Labelled<Timeline<Replay.Judgement>.Stretch>.fields)),
      "Keyline's values on the versions that the reading is assumed to cover."
    ) { row in
      (row.comparison?.stretches ?? []).map { Labelled(answer: $0, labels: row.labels) }
    },
  ]
}

extension Labelled<Timeline<Replay.Judgement>.Stretch> {
  fileprivate static var fields: [Field<Labelled>] {
    [
      .required("os", .text, "The versions in which the answer does not change.") {
        $0.labels.label($0.answer.hull, dash: "-")
      },
      .required("verdict", .choice, "The outcome of the reading on these versions.") {
        $0.answer.value.verdict
      },
      .required("status", .choice, "The status of the answer.") { $0.answer.value.answer.status },
      .required("value", .value, "The value in Keyline; null if there is none.") {
        $0.answer.value.answer.value
      },
      .candidates("The values that an uncertain or conflicting answer may have") {
        $0.answer.value.answer.candidates
      },
      .required(
        "confidence", .confidence, "How well the value is supported; null without one."
      ) { $0.answer.value.answer.confidence },
      .required("rules", .texts, "The identifiers of the rules that gave the value.") {
        $0.answer.value.answer.rules
      },
      .required("sources", .texts, "The keys of the sources behind the value, sorted.") {
        $0.answer.value.answer.sources
      },
    ]
  }
}

extension JSONSchema {
  /// The schema of `keyline compare`.
  package static let compare = JSONSchema(
    "keyline.compare/1", "Another table, compared with Keyline.",
    [
      .required(
        "counts", .object(TableComparison.counted),
        "The number of readings by outcome, over all their devices."),
      .required(
        "format", .choice(ExternalFormat.allCases.map(\.rawValue)),
        "The format as which the file was read."),
      .required("leftOut", .integer, "How many entries are not about an Apple device."),
      .required(
        "missed", .integer, "How many parts of the file hold numbers that were not read."),
      .required(
        "outside", .integer,
        "How many readings are of versions that were not asked for or that the device never ran."),
      .required(
        "readings", .array(of: .object(ReadingRow.fields)),
        "One object for each reading and device that its name may mean, as in the file."),
    ], definitions: [])
}

extension Form<Comparison.Verdict> {
  fileprivate static let verdict = Form(
    .choice(Comparison.Verdict.allCases.map(\.text)), { .string($0.text) })
}
