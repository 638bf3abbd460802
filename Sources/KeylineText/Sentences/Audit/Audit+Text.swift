package import KeylineData
import KeylineModel
package import KeylineQuery

extension Audit {
  /// The table for people, the wrong values first, with a column for each name that the expression
  /// reads and other columns do not imply.
  package func folded(_ labels: VersionLabels, isGrouped: Bool = true) -> TextTable {
    let groups = isGrouped ? groups : FoldedDevices.apart(cells)
    let names = cells.first?.readings.map(\.name) ?? []
    return TextTable(
      columns: [.init("Device"), .init("iOS")] + names.map { .init($0, isNumeric: true) }
        + [.init("Verdict"), .init("Says", isNumeric: true), .init("Is", isNumeric: true)],
      rows: groups.map { group in
        let cell = group.stages[0]
        return [NameLists.joined(group.devices.map(\.name)), labels.label(group.versions)]
          + group.readings.map { $0.values.map(\.description).joined(separator: ", ") }
          + [cell.verdict.rawValue, cell.says.text, cell.actual.content.text]
      }, legends: [labels.legend(groups.map(\.versions))])
  }

  /// The verdicts counted in one line, for example `disagrees on 20 devices, agrees on 41`.
  package var summary: String {
    let counts = Self.verdicts.map { verdict in
      (verdict, Set(cells.filter { $0.verdict == verdict }.map(\.device.id)).count)
    }.filter { $0.1 > 0 }
    return counts.enumerated().map { index, count in
      let devices = index == 0 ? NameLists.counted(count.1, "device") : "\(count.1)"
      return "\(count.0.rawValue) on \(devices)"
    }.joined(separator: ", ")
  }
}

extension Audit.Cell {
  /// The reason for a missing verdict or value; nil if both sides are known.
  package var reason: String? {
    for case .failed(let failure) in says { return failure }
    if let why = actual.why { return why.text(on: device) }
    for case .unknown(let variable, let result) in says {
      let reason = result.map { $0.why?.text(on: device) ?? $0.status.text }
      return "\(variable): \(reason ?? "unknown for this device")"
    }
    return nil
  }
}

extension [ExpressionValue] {
  /// The possible values: `20 or 16`.
  fileprivate var text: String { map(\.description).joined(separator: " or ") }
}

/// One cell of an audit for machine output.
package struct AuditRecord: Sendable {
  let audit: Audit
  let cell: Audit.Cell
  let os: String

  /// The records of an audit: devices in order, then versions.
  package static func all(_ audit: Audit, _ labels: VersionLabels) -> [AuditRecord] {
    audit.cells.map {
      AuditRecord(audit: audit, cell: $0, os: labels.label($0.ranges, dash: "-"))
    }
  }

  /// The answer about the metric, with its question.
  private var record: AnswerRecord {
    AnswerRecord(cell.device, audit.column, cell.ranges, cell.actual)
  }

  /// The record as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  /// A table with one row per record.
  package static func table(_ records: [AuditRecord]) -> TextTable { TextTable(records, columns) }

  private static let columns = fields.columns(
    "device", "os", "orientation", "metric", "verdict", "says", "value", "status", "variables",
    "reason")

  fileprivate static let fields: [Field<AuditRecord>] =
    Field.question(of: \.record, near: { _ in [] }).filter {
      !["assumesDefaultSDK", "why", "neighbours"].contains($0.property.name)
    }.map { field in
      field.property.name == "value" ? field.shown { $0.cell.actual.content.text } : field
    } + [
      .required("expression", .text, "The expression as it was understood.") {
        $0.audit.expression.description
      },
      .required(
        "os", .text,
        "The versions as asked, or the part of them in which nothing here changes."
      ) { $0.os },
      .optional("reason", .text, "The reason why there is no verdict, or no single value.") {
        $0.cell.reason
      },
      .required(
        "verdict", Form(.choice(Audit.verdicts.map(\.rawValue)), Form.choice.json),
        "The verdict on the expression."
      ) { $0.cell.verdict },
      .required(
        "says", .array(of: .result),
        "The values of the expression, several if a metric that it reads is uncertain; null "
          + "if it has none."
      ) { $0.cell.says }.shown(isNumeric: true) { $0.cell.says.text },
      .required(
        "variables", .array(of: .object(Audit.Reading.fields)),
        "The names that the expression read there, in the order of first use."
      ) { $0.cell.readings }.shown {
        $0.cell.readings.map { "\($0.name)=\($0.values.text)" }.joined(separator: " ")
      },
    ]
}

extension Audit.Reading {
  fileprivate static let fields: [Field<Audit.Reading>] = [
    .required("name", .text, "The name as written.") { $0.name },
    .required(
      "values", .array(of: .operand),
      "The values that it stood for, several if it is uncertain; null if it is unknown."
    ) { $0.values },
  ]
}

extension Form<ExpressionValue> {
  fileprivate static var result: Form { Form(SchemaPart.number.orNull) { json($0) } }

  fileprivate static var operand: Form {
    Form(.either([SchemaPart.number.orNull, .boolean, .string])) { json($0) }
  }

  /// A number with at most three decimals, true or false, a text, or null.
  private static func json(_ value: ExpressionValue) -> JSONValue {
    switch value {
    case .number: .number(value.description)
    case .truth(let truth): .bool(truth)
    case .version, .word: .string(value.description)
    case .unknown, .failed: .null
    }
  }
}

extension JSONSchema {
  /// The schema of `keyline audit`.
  package static let audit = JSONSchema(
    "keyline.audit/1",
    "The places where a rule of thumb is right: one object per device and stretch of versions.",
    [
      .required(
        "results", .array(of: .object(AuditRecord.fields)),
        "The cells: devices in the order asked, then versions.")
    ], definitions: [.situation])
}
