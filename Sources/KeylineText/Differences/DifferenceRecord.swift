public import KeylineJSON
import KeylineModel
public import KeylineQuery

/// One difference as machines get it: a row of CSV, a line of JSON.
public struct DifferenceRecord: Sendable {
  let difference: Difference
  let labels: VersionLabels

  /// Creates the record of a difference; the labels write its versions.
  public init(_ difference: Difference, _ labels: VersionLabels) {
    self.difference = difference
    self.labels = labels
  }

  /// The record as an object.
  public var json: JSONValue {
    .object([
      ("devices", .strings(difference.devices.map(\.id))),
      ("kind", .string(difference.kind.rawValue)), ("left", side(difference.left)),
      ("metric", .string(difference.metric.id)),
      ("orientations", .strings(difference.orientations.map(\.rawValue))),
      ("right", side(difference.right)),
      ("rules", .strings(difference.rules)),
      ("unit", .string(difference.metric.unit.rawValue)),
      ("when", when),
    ])
  }

  /// When it changed; nil where the sides are not two times.
  private var when: JSONValue? {
    switch difference.boundary {
    case .exact(let version)?: .object([("version", .string(version.description))])
    case .between(let after, let by)?:
      .object([("after", .string(labels.label(after: after))), ("by", .string(by.description))])
    case nil: nil
    }
  }

  private func side(_ spans: [Span]) -> JSONValue {
    .array(
      spans.map { span in
        let cell = span.cell
        let candidates = cell.candidates.map { $0.map { JSONValue.number($0) } ?? .null }
        return .object([
          ("candidates", candidates.isEmpty ? nil : .array(candidates)),
          ("confidence", cell.confidence.map { .string($0.rawValue) } ?? .null),
          ("os", .string(labels.label([span.range], dash: "-"))),
          ("rules", .strings(cell.rules)), ("situation", cell.column.situation.json),
          ("sources", .strings(cell.sources)), ("status", .string(cell.status.rawValue)),
          ("value", cell.value.map { .number($0) } ?? .null),
          (
            "verifiedThrough",
            cell.measuredUntil.map { .string(StatedVersion(before: $0).description) } ?? .null
          ),
        ])
      })
  }

  /// A table with one row per record.
  public static func table(_ records: [DifferenceRecord]) -> TextTable {
    TextTable(
      columns: [
        .init("devices"), .init("metric"), .init("orientations"), .init("kind"), .init("left"),
        .init("right"), .init("unit"), .init("when"), .init("rules"),
      ], rows: records.map(\.fields))
  }

  private var fields: [String] {
    [
      difference.devices.map(\.id).joined(separator: " "), difference.metric.id,
      difference.orientations.map(\.rawValue).joined(separator: " "), difference.kind.rawValue,
      Difference.text(difference.left, labels), Difference.text(difference.right, labels),
      difference.metric.unit.rawValue, difference.boundary.map(labels.label) ?? "",
      difference.rules.joined(separator: " "),
    ]
  }
}
