import KeylineFormats
import KeylineJSON
import KeylineQuery

/// Writes what an import does, or would do.
struct ImportAnswer {
  private let format: ImportFormat
  private let report: ImportReport
  private let simulators: SimulatorReport?
  private let changes: Int
  var isStored = false

  init(format: ImportFormat, items: ImportItems, changes: Int) {
    self.format = format
    self.changes = changes
    report = ImportReport(title: format.title, items: items)
    simulators = nil
  }

  init(simulators: SimulatorReport) {
    format = .simctl
    changes = 0
    report = ImportReport(title: format.title, items: ImportItems([]))
    self.simulators = simulators
  }

  func write(
    _ options: ListOptions, data: Int, dryRun: Bool = false, to context: inout CommandContext
  ) {
    let format = options.json ? .json : options.format
    if format == .text {
      context.write(simulators.map { PlainTable().text($0.table) } ?? report.text)
    } else {
      listing(format).write(format, data: data, to: &context)
    }
    if let simulators {
      let counts = SimulatorReport.Verdict.allCases.map { "\(simulators.count($0)) \($0.rawValue)" }
      context.say("\(counts.joined(separator: ", ")). Nothing of this is stored.")
    } else if changes == 0 {
      context.say("Nothing is new; nothing was stored.")
    } else if dryRun {
      context.say("Nothing was stored (--dry-run).")
    } else {
      let rows = changes == 1 ? "1 row" : "\(changes) rows"
      context.say("Stored \(rows). Take it back: keyline undo")
    }
  }

  private func listing(_ format: TableFormatName) -> Listing {
    let simulated = simulators?.objects ?? []
    return Listing(
      schema: "keyline.import/1", key: "items", table: simulators?.table ?? report.table,
      records: simulators?.table ?? report.records,
      objects: format == .jsonl && simulators != nil ? simulated : report.objects,
      further: [
        ("counts", report.counts), ("format", .string(self.format.name)),
        ("simulators", .array(simulated)), ("stored", .bool(isStored)),
      ])
  }
}
