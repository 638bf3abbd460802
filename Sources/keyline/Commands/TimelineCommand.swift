import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints one value over time.
struct TimelineCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show one value across the versions of a device, and how each stands.",
    discussion: """
      $ keyline timeline statusBar.height -d iphone-11
      $ keyline timeline status bar height iphone 11 landscape
      """)

  @Argument(
    help: "Metrics, for example statusBar.height; also devices, without --device.",
    completion: .metrics)
  var metric: [String]

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var output: ListOptions
  @OptionGroup var noteOptions: NoteOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let asked = try Subjects(
      metric, selection, situation, context.defaults, in: resolver.knowledge)
    var request = AnswerTable.Request(
      columns: [], devices: asked.devices, versions: asked.versions)
    func folded(by folding: AnswerTable.Folding) -> [AnswerTable] {
      request.folding = folding
      return asked.metrics.map { metric in
        request.columns = [Column(metric, asked.situation)]
        return resolver.table(request)
      }
    }
    let tables = folded(by: .status)
    let labels = VersionLabels(resolver.knowledge.releases)
    let rows = tables.flatMap(\.rows)
    if output.asked == nil, rows.allSatisfy(\.isImpossible) {
      throw Failure.noneRan(DeviceText.neverRan(rows.map { ($0.device, $0.ranges) }, labels))
    }
    let records = folded(by: .reasons).flatMap { CellRecord.all($0, labels) }
    Listing(
      schema: .timeline, table: table(tables, labels),
      records: CellRecord.table(records), objects: records.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
    let idle = resolver.noEffects(on: rows, naming: context.named(in: asked.situation))
    // The columns tell the status: what is behind it is told where somebody asks.
    let notes = noteOptions.detail == .all ? NoteLines.sentences(tables) : []
    NoteLines(notes, idle).write(noteOptions.detail, to: context)
    if output.format.isPivoted {
      MissingLines(rows, resolver).write(noteOptions.detail, to: context)
    }
    if rows.flatMap(\.cells).allSatisfy({ $0.value == nil }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func table(_ tables: [AnswerTable], _ labels: VersionLabels) -> TextTable {
    TextTable(
      columns: [
        .init("Device"), .init("Metric"), .init("iOS"), .init("Value", isNumeric: true),
        .init("Status"), .init("Measured through"),
      ],
      rows: tables.flatMap(\.rows).flatMap { row in
        row.cells.map { cell in
          [
            row.device.name, cell.column.metric.id, labels.label(row.ranges),
            cell.content.text, cell.status.text,
            cell.measuredUntil.map { "\(StatedVersion(before: $0))" } ?? "",
          ]
        }
      })
  }
}
