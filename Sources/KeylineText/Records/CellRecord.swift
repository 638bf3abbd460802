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

  /// The record as an object.
  public var json: JSONValue { Self.fields.object(of: self) }

  /// A table with one row per record.
  ///
  /// The situation has a column where it differs in more than the orientation.
  public static func table(_ records: [CellRecord]) -> TextTable {
    let conditions = records.map { $0.cell.column.conditions.map(\.code) }
    return TextTable(records, Set(conditions).count > 1 ? columnsWithSituation : columns)
  }

  private static let columnsWithSituation = fields.columns(
    "device", "os", "orientation", "situation", "metric", "status", "value", "candidates", "unit",
    "pixels", "confidence", "verifiedThrough", "rules", "sources")

  private static let columns = fields.columns(
    "device", "os", "orientation", "metric", "status", "value", "candidates", "unit", "pixels",
    "confidence", "verifiedThrough", "rules", "sources")

  static let fields: [Field<CellRecord>] =
    Field.question + Field.support + [
      .required(
        "os", .text,
        "The versions, as asked, or the part of them in which the value does not change."
      ) { $0.os },
      .required("unit", .choice, "The unit: pt are points, scale is pixels per point.") {
        $0.metric.unit
      },
      .required(
        "pixels", Form<Int>.integer.orNull,
        "The value in pixels of the device; null where that is no whole number."
      ) { $0.pixels },
      .required("sources", .texts, "The keys of the sources behind the value, sorted.") {
        $0.cell.sources
      },
    ]

  /// The value in pixels of the device; nil where it is not a whole number, or not a length.
  var pixels: Int? {
    guard let value = cell.value, let scale = device.scale, cell.column.metric.unit == .points,
      (value.sixths * scale).isMultiple(of: 6)
    else { return nil }
    return value.sixths * scale / 6
  }
}

extension CellRecord: AnsweredQuestion, SupportedAnswer {
  var metric: Metric { cell.column.metric }
  var situation: Situation { cell.column.situation }
  var status: Status { cell.status }
  var value: Length? { cell.value }
  var readsDefaultSDK: Bool { cell.readsDefaultSDK }
  var reason: String? { cell.reasonText(on: device) }
  var candidates: [Length?] { cell.candidates }
  var confidence: Confidence? { cell.confidence }
  var measuredUntil: OSVersion? { cell.measuredUntil }
  var rules: [String] { cell.rules }
}

extension SchemaDefinition {
  /// One metric of one device over versions in which its value does not change.
  static let cell = SchemaDefinition("cell", .object(CellRecord.fields))
}

extension JSONSchema {
  /// The schema of `keyline get`.
  public static let get = cells("keyline.get/1", "Values: one object per cell of the table.")
  /// The schema of `keyline sheet`.
  public static let sheet = cells(
    "keyline.sheet/1", "The sheet of a device: what people ask for, portrait beside landscape.")
  /// The schema of `keyline timeline`.
  public static let timeline = cells(
    "keyline.timeline/1", "One value over the versions of a device: one object per stretch.")

  private static func cells(_ name: String, _ description: String) -> JSONSchema {
    JSONSchema(
      name, description,
      [
        .required(
          "results", .array(of: SchemaDefinition.cell.reference),
          "The cells: devices in the order asked, then versions, then metrics.")
      ], definitions: [.cell, .situation])
  }
}
