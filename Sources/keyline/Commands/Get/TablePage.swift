import KeylineModel
import KeylineQuery
import KeylineText

/// The page of a table of answers, or of a single value.
struct TablePage {
  let page: Page
  let table: AnswerTable
  /// True if the question is one metric of one device, so that a single value may print alone.
  let isSingle: Bool
  /// The versions asked about, so that a value that prints alone can state where it does not hold.
  var versions = VersionSet.all
  /// The metric-specific conditions that were given, defaults included.
  var named: [Dimension] = []
  /// True if a value that prints alone comes with the name of its metric.
  var namesMetric = false
  /// True if devices with equal values share a row.
  var isGrouped = true
  /// False if the answer is not about devices.
  var namesDevices = true
  /// True if notes and sources are below the table.
  var hasFootnotes = false
  /// True if versions are columns.
  var isByVersion = false

  private var resolver: Resolver { page.resolver }
  private var labels: VersionLabels { page.labels }

  /// Writes the page and sets the exit code.
  func write(strict: Bool) throws {
    guard !table.rows.isEmpty else {
      if page.asked == .json { page.write(listing) }
      throw Failure(DeviceText.noneRan(table.dropped, of: versions, labels))
    }
    page.noteDropped(table.dropped, of: versions)
    let answers = table.rows.flatMap(\.answers)
    let failure = page.isForReaders ? failure : nil
    if page.asked == nil {
      if let failure { throw failure }
      if isSingle, !isByVersion, answers.count == 1, let value = answers[0].value {
        return write(value)
      }
    }
    page.write(listing)
    if let failure { throw failure }
    let records = table.allRecords
    if !hasFootnotes {
      let isFolded = page.isForReaders && isGrouped
      page.note(
        table.noteSentences(of: records) + unusedEvidence,
        isFolded ? Counts(table.groups) : Counts(answers), idle: idle(records), stars: stars)
    }
    page.missing(records)
    let missing = answers.count { $0.value == nil }
    if missing == answers.count || (strict && missing > 0) {
      page.context.exitCode = ExitStatus.negative
    }
  }

  /// The reason why one question has no answer, or why nothing in a table ever existed; nil for
  /// anything else.
  private var failure: Failure? {
    if let text = table.noneRanText(labels) { return Failure(text) }
    guard isSingle, table.rows.count == 1, let record = table.rows[0].records.first,
      record.value == nil
    else { return nil }
    let notes = unusedEvidence + (page.detail == .silent ? [] : idle([record]).remarks)
    return Failure(([Missing.text(record, resolver)] + notes).joined(separator: "\n* "))
  }

  /// Writes a single value with all its notes, for which there is room.
  private func write(_ value: Length) {
    let row = table.rows[0]
    page.context.write(value.description + "\n")
    if namesMetric { page.note("* " + DeviceText.name(of: row.columns[0].metric, on: row.device)) }
    let missing = versions.majorsNotRun(by: row.device)
    if !missing.isEmpty {
      page.note("note: " + DeviceText.neverRan(row.device, labels.label(missing)))
    }
    var full = page
    if full.detail == .counted { full.detail = .all }
    let records = row.records
    full.note(table.noteSentences(of: records) + unusedEvidence, idle: idle(records))
  }

  private var stars: Stars { hasFootnotes ? .none : page.stars }

  private var listing: Listing {
    func told() -> [ToldAnswer] {
      ToldAnswer.all(table, labels, page.format == .json ? NeighbourSearch(resolver) : nil)
    }
    if isByVersion {
      return Listing(
        schema: .get, table: table.matrix(labels, isGrouped: isGrouped),
        objects: told().map(\.json))
    }
    return Listing(
      schema: .get,
      table: table.pivoted(
        labels, isGrouped: isGrouped, namesDevices: namesDevices,
        footnotes: hasFootnotes
          ? Footnotes(resolver.knowledge.sources, resolver.calendar) : nil,
        stars: stars),
      records: { ToldAnswer.table(told()) }, objects: told().map(\.json))
  }

  /// The given conditions that make no difference.
  private func idle(_ records: [AnswerRecord]) -> [Note] {
    resolver.noEffects(on: records, naming: named)
  }

  private var unusedEvidence: [String] {
    UnusedEvidence.notes(on: table, in: resolver)
  }
}

extension AnswerTable {
  /// The sentence if none of the devices ran any of the versions; nil if one did.
  func noneRanText(_ labels: VersionLabels) -> String? {
    guard rows.allSatisfy(\.isImpossible) else { return nil }
    return DeviceText.neverRan(rows.map { ($0.device, $0.ranges) }, labels).joined(separator: " ")
  }
}
