import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a version's changes.
struct ChangesPage {
  let page: Page
  /// The version as typed.
  let version: String
  /// The versions that it means.
  let range: VersionRange
  let devices: [Device]
  /// The named metrics, which are never summarized; empty for all.
  let metrics: [Metric]
  /// True to list values that are unknown before or after, too.
  let listsAll: Bool
  /// True if devices with equal changes share a row; nil by default.
  let isGrouped: Bool?
  let found: VersionChanges

  private var resolver: Resolver { page.resolver }
  private var context: CommandContext { page.context }

  /// Writes the page and sets the exit code.
  ///
  /// - Parameters:
  ///   - namesDevices: True if the table has a column for devices.
  ///   - deviceOptions: The options for devices as typed.
  func write(namesDevices: Bool, deviceOptions: [String]) {
    let labels = page.labels
    let shown =
      listsAll
      ? found.differences : found.differences.filter { $0.kind != .unknown || $0.isBetween }
    let comparable = devices.filter { $0.ranBoth(range) }
    let rows = isGrouped ?? true ? shown.folded : shown.eachDevice
    let redesigns =
      metrics.isEmpty
      ? resolver.redesigns(in: range, on: comparable, among: found.differences) : []
    if page.format == .text {
      for one in redesigns {
        context.show(one.text(on: devices, isShort: !listsAll) + "\n")
      }
      // People get the summary unless they named metrics or requested every row.
      if metrics.isEmpty, !listsAll, isGrouped == nil, !shown.isEmpty {
        return summarize(shown, rows: rows.count, among: comparable, deviceOptions)
      }
    }
    func records() -> [DifferenceRecord] { shown.eachDevice.map { DifferenceRecord($0, labels) } }
    page.writeFound(
      Listing(
        schema: .changes,
        table: rows.changesTable(among: comparable, namesDevices: namesDevices, labels),
        records: { DifferenceRecord.table(records()) }, objects: records().map(\.json),
        further: [
          ("version", .string(version)),
          ("redesigns", redesigns.isEmpty ? nil : .array(redesigns.map(\.json))),
        ]))
    // A redesign is a change, even if its effects were never measured.
    if !redesigns.isEmpty, page.format == .text || !page.isForReaders {
      context.exitCode = ExitStatus.success
    }
    if shown.isEmpty, page.isForReaders, page.format != .text {
      for one in redesigns { context.say(one.text(on: devices, isShort: !listsAll)) }
    }
    if shown.isEmpty, redesigns.isEmpty {
      let side = UnknownSide.allCases.first { found.unknown(metrics, $0).count == metrics.count }
      if !metrics.isEmpty, let side {
        context.say(
          DeviceText.incomparable(metrics, on: devices, side, of: range.from, version: version))
        if side != .both { page.note(DiffPage.bothSides) }
        return
      }
      context.say(
        DeviceText.unchanged(metrics, on: devices, in: range, version: version, labels))
    }
    page.note(shown.notes(in: labels.calendar).sentences(on: devices))
    page.note(unknown.map { "note: " + $0 })
  }

  /// The sentence about metrics that cannot be compared; nil without any.
  private var unknown: String? {
    let onOne = found.differences.filter { $0.kind == .unknown && !$0.isBetween }.map(\.metric)
    let isEverywhere = Set(found.unknown(onOne, .either).map(\.id)).isSuperset(of: onOne.map(\.id))
    return Uncompared(
      onOne: onOne.map(\.id), onBoth: found.unknown(found.metrics, .both).map(\.id),
      of: .beforeAndAfter
    ).note(listed: listsAll, place: isEverywhere ? "" : " on some devices")
  }

  private func summarize(
    _ shown: [Difference], rows: Int, among devices: [Device], _ deviceOptions: [String]
  ) {
    let summary = ChangesSummary(shown, among: devices)
    let table = summary.table
    if !table.rows.isEmpty { context.write(PlainTable(width: context.width).text(table)) }
    if let others = summary.others {
      context.show((table.rows.isEmpty ? "" : "\n") + others + "\n")
    }
    let words = ["changes", version, shown[0].metric.id] + deviceOptions
    let all = rows == 1 ? "The change in full" : "All \(rows) changes, and what cannot be compared"
    page.note("* \(all): add --all. One metric: keyline \(ArgumentText.text(words))")
    page.note(unknown.map { "note: " + $0 })
  }
}

extension Difference {
  /// True if the change is only known to lie between two versions.
  fileprivate var isBetween: Bool {
    if case .between = boundary { true } else { false }
  }
}
