public import KeylineJSON
import KeylineModel
public import KeylineQuery

/// One cell of an audit as machines get it.
public struct AuditRecord: Sendable {
  let audit: Audit
  let cell: Audit.Cell
  let os: String

  /// The records of an audit: devices in order, then versions.
  public static func all(_ audit: Audit, _ labels: VersionLabels) -> [AuditRecord] {
    audit.cells.map {
      AuditRecord(audit: audit, cell: $0, os: labels.label($0.ranges, dash: "-"))
    }
  }

  /// The record as an object.
  public var json: JSONValue {
    let actual = cell.actual
    let candidates = actual.candidates.map { $0.map { JSONValue.number($0) } ?? .null }
    return .object([
      ("candidates", candidates.isEmpty ? nil : .array(candidates)),
      ("device", .string(cell.device.id)),
      ("expression", .string(audit.expression.expression.description)),
      ("metric", .string(audit.column.metric.id)),
      ("orientation", .string(audit.column.situation.orientation.rawValue)),
      ("os", .string(os)),
      ("reason", cell.reason.map { .string($0) }),
      ("says", .array(cell.says.map(\.json))),
      ("situation", audit.column.situation.json),
      ("status", .string(actual.status.rawValue)),
      ("value", actual.value.map { .number($0) } ?? .null),
      (
        "variables",
        .array(
          cell.readings.map {
            .object([("name", .string($0.name)), ("values", .array($0.values.map(\.json)))])
          })
      ),
      ("verdict", .string(cell.verdict.rawValue)),
    ])
  }

  private var fields: [String] {
    [
      cell.device.id, os, audit.column.situation.orientation.rawValue, audit.column.metric.id,
      cell.verdict.rawValue, cell.says.text, cell.actual.content.text,
      cell.actual.status.rawValue,
      cell.readings.map { "\($0.name)=\($0.values.text)" }.joined(separator: " "),
      cell.reason ?? "",
    ]
  }

  /// A table with one row per record.
  public static func table(_ records: [AuditRecord]) -> TextTable {
    TextTable(
      columns: [
        .init("device"), .init("os"), .init("orientation"), .init("metric"), .init("verdict"),
        .init("says", isNumeric: true), .init("value", isNumeric: true), .init("status"),
        .init("variables"), .init("reason"),
      ], rows: records.map(\.fields))
  }
}

extension ExpressionValue {
  /// The value in JSON: a number with at most three decimals, true or false, a text; null where
  /// there is none.
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .truth(let truth): .bool(truth)
    case .version(let version): .string(version.description)
    case .word(let word): .string(word)
    case .unknown, .failed: .null
    }
  }
}
