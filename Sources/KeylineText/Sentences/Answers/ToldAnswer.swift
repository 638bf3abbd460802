package import KeylineData
import KeylineModel
package import KeylineQuery

/// An answer for machine output, with the labels of versions: a row of CSV, an object of JSON.
package struct ToldAnswer: Sendable {
  package let record: AnswerRecord
  /// The nearest values, if there is no value.
  let neighbours: [Neighbour]
  private let labels: VersionLabels

  init(_ record: AnswerRecord, _ labels: VersionLabels, _ search: NeighbourSearch? = nil) {
    self.record = record
    self.labels = labels
    neighbours = search?.neighbours(of: record) ?? []
  }

  /// The answers of a table: devices in order, then columns, then versions; an answer ends only
  /// where its own value changes.
  ///
  /// - Parameter search: Finds the values near a missing one; nil leaves them out.
  package static func all(
    _ table: AnswerTable, _ labels: VersionLabels, _ search: NeighbourSearch? = nil
  ) -> [ToldAnswer] {
    table.records.map { ToldAnswer($0, labels, search) }
  }

  /// The answer as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  /// A table with one row per answer.
  ///
  /// The situation has a column if it differs in more than the orientation.
  package static func table(_ answers: [ToldAnswer]) -> TextTable {
    let conditions = answers.map { $0.record.column.conditions.map(\.code) }
    let situation = Set(conditions).count > 1 ? fields.columns("situation") : []
    return TextTable(
      answers,
      fields.columns("device", "os", "orientation") + situation
        + fields.columns(
          "metric", "status", "value", "candidates", "unit", "pixels", "confidence",
          "verifiedThrough", "rules", "sources") + names)
  }

  private static let names: [FieldColumn<ToldAnswer>] = [
    FieldColumn("name") { $0.record.device.name }, FieldColumn("title") { $0.record.metric.title },
  ]

  static let fields: [Field<ToldAnswer>] =
    Field.question(of: \.record, near: \.neighbours) + Field.support.of(\.record.answer) + [
      .required(
        "os", .text,
        "The versions as asked, or the part of them in which the value does not change."
      ) { $0.labels.label($0.record.ranges, dash: "-") },
      .required("unit", .choice, Metric.Unit.meaning) { $0.record.metric.unit },
      .required(
        "pixels", Form<Int>.integer.orNull,
        "The value in device pixels; null if it is not a whole number."
      ) { $0.pixels },
      .sources { $0.record.answer.sources },
    ]

  /// The value in pixels of the device; nil if it is not a whole number, or not a length.
  var pixels: Int? {
    guard let value = record.value, let scale = record.device.scale, record.metric.unit == .points,
      (value.sixths * scale).isMultiple(of: 6)
    else { return nil }
    return value.sixths * scale / 6
  }
}

extension SchemaDefinition {
  /// One metric of one device over versions in which its value does not change.
  static let cell = SchemaDefinition("cell", .object(ToldAnswer.fields))
}

extension JSONSchema {
  /// The schema of `keyline get`.
  package static let get = cells("keyline.get/1", "The values: one object per cell of the table.")
  /// The schema of `keyline sheet`.
  package static let sheet = cells(
    "keyline.sheet/1",
    "The sheet of a device: the values that people ask for most, portrait beside landscape.")

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
