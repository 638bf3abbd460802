package import KeylineData
import KeylineModel
package import KeylineQuery

/// The report of an import or a dry run: per device and source in a table, row by row for programs.
package struct ImportReport: Sendable {
  /// The format of the file, for people.
  package let title: String
  /// The items of the file, each with its status.
  package let items: [ImportItem]

  /// The most rows listed for people.
  package static let maximumRemarks = 100

  /// Creates the report of a file.
  package init(title: String, items: [ImportItem]) {
    self.title = title
    self.items = items
  }

  /// The number of rows with a status.
  package func count(_ status: ImportItem.Status) -> Int {
    items.count { $0.status == status }
  }

  /// The number of rows of each kind and status.
  package var summary: String {
    let kinds = RowKind.allCases.compactMap { kind -> String? in
      // A line that gives no row would have been an observation.
      let items = items.filter { ($0.key?.kind ?? .observation) == kind }
      guard !items.isEmpty else { return nil }
      let counts = ImportItem.Status.allCases.compactMap { status -> String? in
        let count = items.count { $0.status == status }
        return count > 0 ? "\(count) \(status.rawValue)" : nil
      }
      return "\(NameLists.counted(items.count, kind.rawValue)): \(counts.joined(separator: ", "))"
    }
    return "\(title): \(kinds.isEmpty ? "0 rows" : kinds.joined(separator: "; "))"
  }

  /// The counts per device and source, in the order of the file.
  package var table: TextTable {
    let statuses = ImportItem.Status.allCases
    return TextTable(
      columns: [.init("Device"), .init("Source")]
        + statuses.map { status in
          .init(status.rawValue.capitalizedStart, isNumeric: true)
        },
      rows: items.grouped { [$0.about, $0.source ?? ""] }.map { names, items in
        names + statuses.map { status in "\(items.count { $0.status == status })" }
      })
  }

  /// The rows that need attention, the most urgent ones first; at most ``maximumRemarks``.
  package var remarks: TextTable {
    TextTable(
      columns: [
        .init("Status"), .init("Row"), .init("Device"), .init("Metric"),
        .init("Value", isNumeric: true), .init("Because"),
      ],
      rows: remarkable.prefix(Self.maximumRemarks).map { item in
        [
          item.status.rawValue, item.key?.id ?? "", item.about, item.metric?.printable ?? "",
          item.value ?? "", item.detail?.text ?? "",
        ]
      })
  }

  private var remarkable: [ImportItem] {
    Self.urgency.flatMap { status in
      let isAlways = status != .added && status != .same
      return items.filter { $0.status == status && (isAlways || $0.detail != nil) }
    }
  }

  private static let urgency: [ImportItem.Status] = [
    .conflicting, .changed, .leftOut, .added, .same,
  ]

  /// The report for people: a line of counts, a table of counts, the remarks.
  ///
  /// - Parameters:
  ///   - table: The counts; per device and source, or per metric.
  ///   - flag: The flag that prints all rows, if these are not all.
  package func text(_ table: TextTable, width: Int = .max, allWith flag: String) -> String {
    var text = summary + "\n"
    if !table.rows.isEmpty { text += "\n" + PlainTable(width: width).text(table) }
    let remarks = remarks
    if !remarks.rows.isEmpty { text += "\n" + PlainTable(width: width).text(remarks) }
    if remarkable.count > Self.maximumRemarks {
      text += "\nThe first \(Self.maximumRemarks) rows with a remark. All rows: \(flag)\n"
    }
    return text
  }

  /// The columns for spreadsheets.
  package static let columns: [TextTable.Column] = ImportItem.columns.map(\.column)

  /// Every row for spreadsheets, created lazily.
  package var records: some Sequence<[String]> {
    items.lazy.map { item in ImportItem.columns.map { $0.text(item) } }
  }

  /// Every row as an object, created lazily.
  package var objects: some Sequence<JSONValue> {
    items.lazy.map { ImportItem.fields.object(of: $0) }
  }

  /// The number of rows by status.
  package var counts: JSONValue { Self.counted.object(of: self) }

  static let counted: [Field<ImportReport>] = ImportItem.Status.allCases.map { status in
    .required(status.rawValue, .integer, "The number of rows with the status \(status.rawValue).") {
      $0.count(status)
    }
  }
}

extension ImportItem.Detail {
  /// The detail, as the end of a sentence.
  package var text: String {
    switch self {
    case .rules(let place): "\(place.known) on \(place.device) with iOS \(place.version)"
    case .takenAway: "removes the row"
    case .dropped: "nothing gives this value any more"
    case .leftOut(let line, let omission): "line \(line): \(omission.text)"
    }
  }
}

extension ImportItem.Omission {
  /// The reason, as the end of a sentence.
  var text: String {
    switch self {
    case .metric: return "no such metric"
    case .device: return "no such device"
    case .scale: return "in pixels, and the scale of the device is unknown"
    case .severalRanges: return "several ranges of versions; put each on its own line"
    case .severalDevices(let devices):
      let named = devices.prefix(3).joined(separator: ", ")
      let more = devices.count > 3 ? " and \(devices.count - 3) more" : ""
      return "the name fits several devices: \(named)\(more)"
    }
  }
}

extension Replay.Place {
  /// The answer that a new value replaces, as a sentence; nil if there was no single one.
  package var replaced: String? {
    result.value.map { value in
      let status = result.status == .known ? "" : " (\(result.status.text))"
      return "before this, Keyline said \(value)\(status) on \(device) with iOS \(version)"
    }
  }

  fileprivate var known: String {
    switch (result.value, result.status) {
    case (let value?, .known): "Keyline has \(value)"
    case (let value?, let status): "Keyline has \(value) (\(status.text))"
    case (nil, .conflict): "rules conflict"
    case (nil, let status): "it is \(status.text)"
    }
  }
}

extension ImportItem {
  fileprivate var about: String {
    if !devices.isEmpty { return devices.map(\.printable).joined(separator: ", ") }
    guard let key else { return "" }
    return key.kind == .rule || key.kind == .observation ? "by attributes" : "\(key)"
  }
}

extension ImportItem {
  fileprivate static let columns = fields.columns(
    "status", "kind", "id", "devices", "source", "metric", "value", "detail")

  fileprivate static let fields: [Field<ImportItem>] = [
    .required("status", .choice, "The outcome of the row.") { $0.status },
    .required(
      "kind", Form<RowKind>.choice.orNull,
      "The kind of the row; null if it cannot become a row."
    ) { $0.key?.kind },
    .required("id", .textOrNull, "Its identifier.") { $0.key?.id },
    .required(
      "devices", .texts, "The devices that it is about; for what was skipped, their names."
    ) { $0.devices.map(\.printable) },
    .required("source", .textOrNull, "The key of the source.") { $0.source },
    .required("metric", .textOrNull, "The key of the metric.") { $0.metric?.printable },
    .required("value", .textOrNull, "The value in points, or a rule's formula.") { $0.value }
      .shown(isNumeric: true) { $0.value ?? "" },
    .required("detail", .textOrNull, "The reason, in words.") { $0.detail?.text },
  ]
}

extension JSONSchema {
  /// The schema of `keyline import`.
  package static let imported = JSONSchema(
    "keyline.import/1", "The effect of an import, made or planned.",
    [
      .required("format", .string, "The format as which the file was read."),
      .required("stored", .boolean, "True if it was stored; false for a dry run."),
      .required("counts", .object(ImportReport.counted), "The number of rows by status."),
      .required(
        "items", .array(of: .object(ImportItem.fields)),
        "The rows, as in the file; then the rules."),
    ], definitions: [])
}
