public import KeylineJSON
import KeylineModel
public import KeylineQuery

extension TableComparison {
  /// Every reading and device as an object.
  public func objects(_ labels: VersionLabels) -> [JSONValue] {
    readings.flatMap { found in
      found.comparisons.isEmpty
        ? [Self.object(found, nil, labels)]
        : found.comparisons.map { Self.object(found, $0, labels) }
    }
  }

  /// Every reading and device as a row.
  public func records(_ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [
        .init("verdict"), .init("name"), .init("device"), .init("orientation"), .init("split"),
        .init("metric"), .init("stated", isNumeric: true), .init("right"), .init("keyline"),
        .init("confidence"), .init("sources"), .init("line", isNumeric: true),
        .init("column", isNumeric: true),
      ],
      rows: readings.flatMap { found -> [[String]] in
        guard !found.comparisons.isEmpty else {
          return [Self.cells(found, nil, "", found.reason?.rawValue ?? "")]
        }
        return found.comparisons.map {
          Self.cells(found, $0, $0.right(labels), $0.ours(labels))
        }
      })
  }

  /// The counts of the verdicts.
  public var counts: JSONValue {
    .object(Comparison.Verdict.allCases.map { ($0.text, .number(count($0))) })
  }

  private static func cells(
    _ found: ReadingComparison, _ comparison: Comparison?, _ right: String, _ ours: String
  ) -> [String] {
    let reading = found.reading
    return [
      (comparison?.verdict ?? .notKnown).text, reading.device, comparison?.device.id ?? "",
      reading.orientation.rawValue, reading.split.rawValue, found.metric?.id ?? reading.metric,
      reading.value.description, right, ours, comparison?.confidence?.rawValue ?? "",
      (comparison?.sources ?? []).joined(separator: " "), "\(reading.place.line)",
      "\(reading.place.column)",
    ]
  }

  private static func object(
    _ found: ReadingComparison, _ comparison: Comparison?, _ labels: VersionLabels
  ) -> JSONValue {
    let reading = found.reading
    let stretches = comparison?.stretches.map { $0.json(labels) } ?? []
    return .object([
      ("column", .number(reading.place.column)),
      ("device", comparison.map { .string($0.device.id) } ?? .null),
      ("line", .number(reading.place.line)),
      ("metric", .string(found.metric?.id ?? reading.metric)),
      ("name", .string(reading.device)),
      ("orientation", .string(reading.orientation.rawValue)),
      ("overall", .string(found.verdict.text)),
      ("path", .string(reading.path)),
      ("reason", found.reason.map { .string($0.rawValue) }),
      ("split", .string(reading.split.rawValue)),
      ("stated", .number(reading.value)),
      ("stretches", .array(stretches)),
      ("verdict", .string((comparison?.verdict ?? .notKnown).text)),
    ])
  }
}

extension Replay.Stretch {
  /// The stretch as an object.
  fileprivate func json(_ labels: VersionLabels) -> JSONValue {
    let candidates = outcome.candidates.map { $0.map { JSONValue.number($0) } ?? .null }
    return .object([
      ("candidates", candidates.isEmpty ? nil : .array(candidates)),
      ("confidence", outcome.confidence.map { .string($0.rawValue) } ?? .null),
      ("os", .string(labels.label(range, dash: "-"))),
      ("rules", .strings(outcome.rules)),
      ("sources", .strings(outcome.sources)),
      ("status", .string(outcome.status.rawValue)),
      ("value", outcome.value.map { .number($0) } ?? .null),
      ("verdict", .string(verdict.rawValue)),
    ])
  }
}
