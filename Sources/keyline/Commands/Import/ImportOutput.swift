import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

/// Writes the effect of an import, made or planned.
struct ImportOutput {
  private let format: ImportFormat
  private let report: ImportReport
  private let isStored: Bool
  private let outcome: String
  /// True if nothing is stored.
  private let isTrial: Bool
  /// The notes on standard error.
  private let notes: [String]

  init(_ work: ImportWork, releases: [Release], isStored: Bool) {
    let plan = work.plan
    format = work.format
    let contradicting = Self.note(
      contradicting: plan.contradicting, releases: releases, isStored: isStored)
    notes =
      work.columnNotes
      + [
        contradicting, Self.note(unused: plan.unused),
        work.format == .seed ? nil : Self.note(open: plan.openRules),
      ].compactMap(\.self)
    report = ImportReport(title: format.title, items: plan.items)
    self.isStored = isStored
    outcome = plan.outcome
    isTrial = !isStored && !plan.changes.isEmpty
  }

  func write(
    _ options: ListOptions, bySummary: Bool, data: Int, to context: CommandContext
  ) throws {
    if bySummary {
      writeSummary(options.format, data: data, to: context)
    } else {
      try write(options.format, data: data, to: context)
    }
    for note in notes { context.say(note) }
    context.say(stored: outcome, dryRun: isTrial)
    if isStored, let project = context.project {
      context.say(
        "To share your rows with everyone on the project: keyline export seed --to "
          + ArgumentText.text([project.path]))
    }
  }

  /// The note on readings that contradict the answers and change none; nil if there are none.
  private static func note(
    contradicting readings: [Observation], releases: [Release], isStored: Bool
  ) -> String? {
    guard let first = readings.first else { return nil }
    let note =
      readings.count == 1
      ? "note: 1 reading contradicts Keyline, and the answer keeps its value"
      : "note: \(readings.count) readings contradict Keyline, and the answers keep their values"
    // Before the source is stored, a change cannot cite it.
    guard isStored else { return note }
    let one = readings.count == 1 ? "it" : "the first"
    return note + ". To make \(one) the answer: \(SetCommand.text(for: first, in: releases))"
  }

  /// The note on the versions of new rules without an end; nil if there are none.
  private static func note(open rules: [(rule: Rule, readUntil: OSVersion)]) -> String? {
    guard let (rule, end) = rules.first, let from = rule.os.from?.latest else { return nil }
    let last = StatedVersion(before: end).description
    let read = [from.short] + (last.hasPrefix(from.short) ? [] : [last])
    let subject =
      rules.count == 1
      ? "the new rule holds on iOS \(from.short) and later"
      : "\(rules.count) new rules hold on the version that was read and later, \(rule.id) on iOS "
        + "\(from.short) and later"
    return "note: \(subject); for iOS \(read.joined(separator: "–")) alone, add "
      + "\"until\": \"\(end.short)\" to its \"os\": keyline rule show \(rule.id) --json > rule.json, then "
      + "keyline rule edit \(rule.id) rule.json"
  }

  /// The note on readings that change no answer; nil if there are none.
  private static func note(unused: Int) -> String? {
    guard unused > 0 else { return nil }
    let (readings, it, was) =
      unused == 1
      ? ("1 reading is", "it", "it was") : ("\(unused) readings are", "them", "they were")
    return "note: \(readings) kept as evidence, and no answer uses \(it) yet. "
      + "If \(was) measured: --obtained measured, and --os unless the file states versions"
  }

  private func writeSummary(_ format: ListFormat, data: Int, to context: CommandContext) {
    if format == .text {
      context.show(
        report.text(report.metrics, width: context.width, allWith: "--format csv without --summary")
      )
    } else {
      Listing(
        schema: .importSummary, table: report.metrics, objects: report.metricObjects,
        further: members
      ).write(format, data: data, to: context)
    }
  }

  private func write(
    _ format: ListFormat, data: Int, to context: CommandContext
  ) throws {
    switch format {
    case .text:
      context.show(report.text(report.table, width: context.width, allWith: "--format csv"))
    case .csv: try write(.csv, to: context)
    case .tsv: try write(.tsv, to: context)
    case .jsonl:
      try context.stream { sink in
        for object in report.objects { try sink.write(object.sorted.inline + "\n") }
      }
    case .json:
      let document = Document(
        schema: JSONSchema.imported.name, data: data,
        members: members)
      try context.stream { sink in
        try document.write(JSONSchema.imported.listKey, report.objects) { try sink.write($0) }
      }
    default:
      Listing(
        schema: .imported, table: report.table, objects: Array(report.objects), further: members
      )
      .write(format, data: data, to: context)
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
}
