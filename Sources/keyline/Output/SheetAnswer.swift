import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery

/// Writes the sheets of devices: what people ask for, portrait beside landscape.
struct SheetAnswer {
  let resolver: Resolver
  let devices: DeviceSet
  let versions: VersionSet
  var hypothetical = false

  /// Writes the sheets in a format; the formats of records have one record per cell.
  func write(_ format: TableFormatName, to context: inout CommandContext) {
    let labels = VersionLabels(resolver.knowledge.releases)
    let sheets = devices.devices.map { (device: $0, tables: tables($0)) }
    let records = sheets.flatMap(\.tables).flatMap { CellRecord.all($0, labels) }
    switch format {
    case .json:
      context.write(
        Document(
          schema: "keyline.sheet/1", data: resolver.knowledge.data,
          members: [("results", .array(records.map(\.json)))]
        ).text)
    case .jsonl: context.write(records.map { $0.json.sorted.inline + "\n" }.joined())
    case .csv, .tsv: context.write(format.table?.text(CellRecord.table(records)) ?? "")
    case .text, .markdown, .html:
      let texts = sheets.map { sheet in
        (format == .text ? DeviceText.heading(sheet.device) + "\n" : "")
          + (format.table?.text(Sheet.text(sheet.tables, labels)) ?? "")
      }
      context.write(texts.joined(separator: "\n"))
    }
    let cells = sheets.flatMap(\.tables).flatMap(\.rows).flatMap(\.cells)
    if cells.allSatisfy({ $0.value == nil }) { context.exitCode = ExitStatus.negative }
  }

  private func tables(_ device: Device) -> [AnswerTable] {
    Sheet.metrics(in: resolver.knowledge.metrics).map { metric in
      let columns = Orientation.allCases.map { orientation in
        var situation = Situation()
        situation.orientation = orientation
        return Column(metric, situation)
      }
      var request = AnswerTable.Request(
        columns: columns, devices: DeviceSet(naming: [device]), versions: versions)
      request.hypothetical = hypothetical
      return resolver.table(request)
    }
  }
}
