import KeylineExport
import KeylineJSON
import KeylineQuery
import KeylineText

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
    _ options: ListOptions, data: Int, dryRun: Bool = false, to context: CommandContext
  ) throws {
    let format = options.json ? .json : options.format
    if let simulators {
      simulated(simulators).write(format, data: data, to: context)
    } else {
      try write(format, data: data, to: context)
    }
    if let simulators {
      let counts = SimulatorReport.Verdict.allCases.map { "\(simulators.count($0)) \($0.rawValue)" }
      context.say("\(counts.joined(separator: ", ")). The simctl list is never stored.")
    } else if changes == 0 {
      context.say("Nothing is new, so nothing was stored.")
    } else {
      let rows = changes == 1 ? "1 row" : "\(changes) rows"
      context.say(stored: "Stored \(rows). Undo with: keyline undo", dryRun: dryRun)
    }
  }

  private func write(
    _ format: ListFormat, data: Int, to context: CommandContext
  ) throws {
    switch format {
    case .text: context.show(report.text(width: context.width, allWith: "--format csv"))
    case .csv: try write(.csv, to: context)
    case .tsv: try write(.tsv, to: context)
    case .jsonl:
      try context.stream { sink in
        for object in report.objects { try sink.write(object.sorted.inline + "\n") }
      }
    case .json:
      let document = Document(
        schema: JSONSchema.imported.name, data: data,
        members: members + [("simulators", .array([]))])
      try context.stream { sink in
        try document.write(JSONSchema.imported.listKey, report.objects) { try sink.write($0) }
      }
    default: context.write(format.table?(context.width).text(report.table) ?? "")
    }
  }

  private func write(_ table: SeparatedTable, to context: CommandContext) throws {
    try context.stream { sink in
      try sink.write(table.header(ImportReport.columns))
      for record in report.records {
        try sink.write(table.line(record, of: ImportReport.columns))
      }
    }
  }

  private var members: [(String, JSONValue?)] {
    [
      ("counts", report.counts), ("format", .string(format.name)), ("stored", .bool(isStored)),
    ]
  }

  private func simulated(_ simulators: SimulatorReport) -> Listing {
    Listing(
      schema: .imported, key: "simulators", table: simulators.table,
      objects: simulators.objects,
      further: members + [(JSONSchema.imported.listKey, .array([]))])
  }
}
