public import KeylineJSON
import KeylineModel
public import KeylineQuery

/// One cell as machines get it: a row of CSV, a line of JSON.
public struct CellRecord: Sendable {
  let device: Device
  let os: String
  let cell: Cell

  /// The records of a table: devices in order, then columns, then versions; a record ends only
  /// where its own value changes.
  public static func all(_ table: AnswerTable, _ labels: VersionLabels) -> [CellRecord] {
    table.stretches.map {
      CellRecord(device: $0.device, os: labels.label($0.ranges, dash: "-"), cell: $0.cell)
    }
  }

  /// The value in pixels of the device; nil where it is no whole number or no length.
  var pixels: Int? {
    guard let value = cell.value, let scale = device.scale, cell.column.metric.unit == .points,
      (value.sixths * scale).isMultiple(of: 6)
    else { return nil }
    return value.sixths * scale / 6
  }

  var verifiedThrough: String? {
    cell.measuredUntil.map { StatedVersion(before: $0).description }
  }

  /// The status as JSON spells it.
  var status: String { cell.status.rawValue }

  /// The record as an object.
  public var json: JSONValue {
    let candidates = cell.candidates.map { $0.map { JSONValue.number($0) } ?? .null }
    return .object([
      ("assumesDefaultSDK", cell.readsDefaultSDK ? .bool(true) : nil),
      ("candidates", candidates.isEmpty ? nil : .array(candidates)),
      ("confidence", cell.confidence.map { .string($0.rawValue) } ?? .null),
      ("device", .string(device.id)),
      ("metric", .string(cell.column.metric.id)),
      ("orientation", .string(cell.column.situation.orientation.rawValue)),
      ("os", .string(os)),
      ("pixels", pixels.map { .number($0) } ?? .null),
      ("reason", cell.reasonText(on: device).map(JSONValue.string)),
      ("rules", .strings(cell.rules)),
      ("situation", cell.column.situation.json),
      ("sources", .strings(cell.sources)),
      ("status", .string(status)),
      ("unit", .string(cell.column.metric.unit.rawValue)),
      ("value", cell.value.map { .number($0) } ?? .null),
      ("verifiedThrough", verifiedThrough.map(JSONValue.string) ?? .null),
    ])
  }

  /// The columns of a table of records.
  static let columns: [TextTable.Column] = [
    .init("device"), .init("os"), .init("orientation"), .init("metric"), .init("status"),
    .init("value", isNumeric: true), .init("candidates"), .init("unit"),
    .init("pixels", isNumeric: true), .init("confidence"), .init("verifiedThrough"),
    .init("rules"), .init("sources"),
  ]

  var fields: [String] {
    let candidates =
      cell.candidates.isEmpty ? "" : Cell.Content.candidates(cell.candidates).text
    return [
      device.id, os, cell.column.situation.orientation.rawValue, cell.column.metric.id, status,
      cell.value?.description ?? "", candidates, cell.column.metric.unit.rawValue,
      pixels.map(String.init) ?? "", cell.confidence?.rawValue ?? "", verifiedThrough ?? "",
      cell.rules.joined(separator: " "), cell.sources.joined(separator: " "),
    ]
  }

  /// A table with one row per record.
  public static func table(_ records: [CellRecord]) -> TextTable {
    TextTable(columns: columns, rows: records.map(\.fields))
  }
}
