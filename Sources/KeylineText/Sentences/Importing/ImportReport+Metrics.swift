package import KeylineData
import KeylineModel
import KeylineQuery

/// The readings of an import about one metric.
private struct MetricReport: Sendable {
  /// The key of the metric, or the name in the file for an unknown one.
  let metric: String
  let items: [ImportItem]

  func count(_ effect: ImportItem.Effect) -> Int { items.count { $0.effect == effect } }
  func count(_ status: ImportItem.Status) -> Int { items.count { $0.status == status } }

  static let fields: [Field<MetricReport>] =
    [.required("metric", .text, "The key of the metric, or what the file calls it.") { $0.metric }]
    + ImportItem.Effect.allCases.map { effect in
      .required("\(effect)", .integer, "The number of new readings where \(effect.meaning).") {
        $0.count(effect)
      }
    } + [
      .required("same", .integer, "The number of readings that were there already.") {
        $0.count(.same)
      },
      .required("leftOut", .integer, "The number of readings that cannot become rows.") {
        $0.count(.leftOut)
      },
    ]
}

extension ImportReport {
  /// The counts of the readings by metric, in the order of the file.
  private var reports: [MetricReport] {
    items.filter { ($0.key?.kind ?? .observation) == .observation }
      .grouped { $0.metric?.printable ?? "" }
      .map { MetricReport(metric: $0.key, items: $0.members) }
  }

  /// The readings by metric, for people.
  package var metrics: TextTable {
    let effects = ImportItem.Effect.allCases
    return TextTable(
      columns: [.init("Metric")]
        + effects.map { .init($0.rawValue.capitalizedStart, isNumeric: true) }
        + [.init("Same", isNumeric: true), .init("Left out", isNumeric: true)],
      rows: reports.map { report in
        [report.metric] + effects.map { "\(report.count($0))" }
          + ["\(report.count(.same))", "\(report.count(.leftOut))"]
      })
  }

  /// The readings by metric, as objects.
  package var metricObjects: [JSONValue] { reports.map { MetricReport.fields.object(of: $0) } }
}

extension ImportItem.Effect {
  fileprivate var meaning: String {
    switch self {
    case .new: "there was no answer"
    case .oneOfSeveral: "the answer was one of several values, of which this is one"
    case .confirmsAssumed: "the same answer was assumed"
    case .confirmsInferred: "the same answer was inferred"
    case .confirmsKnown: "the same answer was known"
    case .contradicts: "the answer was another"
    }
  }
}

extension JSONSchema {
  /// The schema of `keyline import --summary`.
  package static let importSummary = JSONSchema(
    "keyline.import-summary/1", "What imported readings say of the answers, by metric.",
    [
      .required("format", .string, "The format as which the files were read."),
      .required("stored", .boolean, "True if it was stored; false for a dry run."),
      .required("counts", .object(ImportReport.counted), "The number of rows by status."),
      .required(
        "metrics", .array(of: .object(MetricReport.fields)), "The metrics, as in the files."),
    ], definitions: [])
}
