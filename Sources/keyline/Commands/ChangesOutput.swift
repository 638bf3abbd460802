import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes what changed with a version.
struct ChangesOutput {
  /// The version as it was asked.
  let version: String
  /// The versions that it means.
  let range: VersionRange
  let devices: [Device]
  /// The options that name the devices as they were asked.
  let deviceOptions: [String]
  /// True if the table has a column for devices.
  let namesDevices: Bool
  /// The metrics that were asked for, of which there is no summary; empty for all.
  let metrics: [Metric]
  /// The metrics and situations that are compared.
  let comparison: DifferenceRequest
  /// True if values that are unknown before or after are listed, too.
  let listsAll: Bool
  /// True if devices with equal changes share a row; nil if nobody said so.
  let isGrouped: Bool?
  let detail: NoteDetail
  let resolver: Resolver

  /// Writes the data to standard output, notes to standard error, and sets the exit code.
  func write(_ found: [Difference], _ output: ListOptions, to context: CommandContext) {
    let labels = VersionLabels(resolver.knowledge.releases)
    let shown = listsAll ? found : found.filter { $0.kind != .unknown || $0.isBetween }
    let comparable = devices.filter { $0.ranBoth(range) }
    func records() -> [DifferenceRecord] { shown.eachDevice.map { DifferenceRecord($0, labels) } }
    let rows = isGrouped ?? true ? shown.folded : shown.eachDevice
    let redesigns =
      metrics.isEmpty ? resolver.redesigns(in: range, on: comparable, among: found) : []
    // People get the summary unless they named metrics or asked for every row.
    let isSummarized = output.format == .text && metrics.isEmpty && !listsAll && isGrouped == nil
    if isSummarized, !shown.isEmpty {
      tell(redesigns, to: context)
      return summarize(shown, of: found, rows: rows.count, among: comparable, to: context)
    }
    if output.format == .text { tell(redesigns, to: context) }
    Listing(
      schema: .changes,
      table: rows.changesTable(among: comparable, namesDevices: namesDevices, labels),
      records: { DifferenceRecord.table(records()) }, objects: records().map(\.json),
      further: [
        ("version", .string(version)),
        ("redesigns", redesigns.isEmpty ? nil : .array(redesigns.map(\.json))),
      ]
    ).writeFound(output, data: resolver.knowledge.data, to: context)
    // A redesign is a change, even if nobody measured what it changed.
    if !redesigns.isEmpty, output.format == .text || !output.format.isPivoted {
      context.exitCode = ExitStatus.success
    }
    if shown.isEmpty, output.format.isPivoted, output.format != .text {
      for one in redesigns { context.say(one.text(on: devices, isShort: !listsAll)) }
    }
    if shown.isEmpty, redesigns.isEmpty {
      let side = UnknownSide.allCases.first { unknown(metrics, $0).count == metrics.count }
      if !metrics.isEmpty, let side {
        context.say(
          DeviceText.incomparable(metrics, on: devices, side, of: range.from, version: version))
        if side != .both, detail != .silent { context.say(DifferenceOutput.bothSides) }
        return
      }
      context.say(
        DeviceText.unchanged(metrics, on: devices, in: range, version: version, labels))
    }
    NoteLines(NoteLines.sentences(shown.notes(in: labels.calendar), on: devices)).write(
      detail, to: context)
    if detail != .silent, let note = unknown(in: found) { context.say("note: " + note) }
  }

  /// Writes what was redesigned, a line each.
  private func tell(_ redesigns: [RedesignChange], to context: CommandContext) {
    for one in redesigns {
      context.show(one.text(on: devices, isShort: !listsAll) + "\n")
    }
  }

  /// The sentence about metrics that cannot be compared; nil without any.
  private func unknown(in found: [Difference]) -> String? {
    let onOne = found.filter { $0.kind == .unknown && !$0.isBetween }.map(\.metric)
    let isEverywhere = Set(unknown(onOne, .either).map(\.id)).isSuperset(of: onOne.map(\.id))
    return Uncompared(
      onOne: onOne.map(\.id), onBoth: unknown(comparison.metrics, .both).map(\.id),
      of: .beforeAndAfter
    ).sentence(listed: listsAll, place: isEverywhere ? "" : " on some devices")
  }

  /// Those of some metrics that are unknown on a side of the version on each device.
  private func unknown(_ metrics: [Metric], _ side: UnknownSide) -> [Metric] {
    resolver.unanswered(
      metrics, in: comparison.situations, on: devices.filter { $0.ranBoth(range) },
      from: range.from, side)
  }

  private func summarize(
    _ shown: [Difference], of found: [Difference], rows: Int, among devices: [Device],
    to context: CommandContext
  ) {
    let summary = ChangesSummary(shown, among: devices)
    let table = summary.table
    if !table.rows.isEmpty { context.write(PlainTable(width: context.width).text(table)) }
    if let others = summary.others {
      context.show((table.rows.isEmpty ? "" : "\n") + others + "\n")
    }
    guard detail != .silent else { return }
    let words = ["changes", version, shown[0].metric.id] + deviceOptions
    let all = rows == 1 ? "The change in full" : "All \(rows) changes, and what cannot be compared"
    context.say("* \(all): add --all. One metric: keyline \(ArgumentText.text(words))")
    if let note = unknown(in: found) { context.say("note: " + note) }
  }
}

extension Difference {
  /// True if it is only known to lie between two versions.
  fileprivate var isBetween: Bool {
    if case .between = boundary { true } else { false }
  }
}
