import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes a table of answers in the format that was asked for.
struct GetOutput {
  let table: AnswerTable
  let resolver: Resolver
  /// Nil means text, and a single value alone.
  let format: ListFormat?
  /// True if one metric of one device was asked, so that a single value may print alone.
  let isSingle: Bool
  /// The versions that were asked, so that a value that prints alone can say for which it is not.
  var versions = VersionSet.all
  /// The conditions of few metrics that were named, be it with their default.
  var named: [Dimension] = []
  /// True if a value that prints alone comes with the name of its metric.
  var namesMetric = false
  /// True if devices with equal values share a row.
  var isGrouped = true
  /// False if the answer is about no device.
  var namesDevices = true
  /// True if notes and sources stand below the table.
  var hasFootnotes = false

  /// Writes the data to standard output, notes to standard error, and sets the exit code.
  func write(_ detail: NoteDetail, strict: Bool, to context: CommandContext) throws {
    guard !table.rows.isEmpty else {
      if format == .json { listing(.none).write(.json, data: resolver.knowledge.data, to: context) }
      throw Failure(DeviceText.noneRan(table.dropped, of: versions, labels))
    }
    if detail != .silent { writeDropped(to: context) }
    let answers = table.rows.flatMap(\.answers)
    let failure = isForReaders ? failure(detail) : nil
    if format == nil {
      if let failure { throw failure }
      if isSingle, answers.count == 1, let value = answers[0].value {
        return write(value, of: table.rows[0], detail, to: context)
      }
    }
    let stars = stars(detail)
    listing(stars).write(format ?? .text, data: resolver.knowledge.data, to: context)
    if let failure { throw failure }
    if !hasFootnotes { notes(stars).write(detail, to: context) }
    if isForReaders {
      MissingLines(table.allRecords, resolver).write(detail, to: context)
    }
    let missing = answers.count { $0.value == nil }
    if missing == answers.count || (strict && missing > 0) {
      context.exitCode = ExitStatus.negative
    }
  }

  /// Why one question has no answer, or why nothing of a table ever was; nil for anything else.
  private func failure(_ detail: NoteDetail) -> Failure? {
    if let noneRan { return noneRan }
    guard isSingle, table.rows.count == 1, let record = table.rows[0].records.first,
      record.value == nil
    else { return nil }
    let notes = unusedEvidence + (detail == .silent ? [] : NoteLines.remarks(idle))
    return Failure(
      ([MissingLines.text(record, resolver)] + notes).joined(separator: "\n* "))
  }

  /// That none of the devices ran any of the versions; nil where one did.
  var noneRan: Failure? {
    guard table.rows.allSatisfy(\.isImpossible) else { return nil }
    let stretches = table.rows.map { ($0.device, $0.ranges) }
    return Failure(DeviceText.neverRan(stretches, labels).joined(separator: " "))
  }

  /// Says which of the versions that were asked are no releases, unless a note on the values says it.
  func writeReleases(_ asked: VersionSet, _ detail: NoteDetail, to context: CommandContext) {
    let releases = resolver.knowledge.releases
    guard detail != .silent, releases.note(on: asked) != nil else { return }
    let isSaid = table.notes.contains {
      if case .unreleased = $0.caveat { true } else { false }
    }
    if let note = releases.note(on: asked, saysFuture: !isSaid) { context.say("* " + note) }
  }

  /// Says how many pairs a set brought in that never existed.
  func writeDropped(to context: CommandContext) {
    guard let left = DeviceText.leftOut(table.dropped, of: versions, labels) else { return }
    context.say("note: " + left)
  }

  /// Writes a value alone, with all that there is to say about it.
  private func write(
    _ value: Length, of row: AnswerTable.Row, _ detail: NoteDetail, to context: CommandContext
  ) {
    context.write(value.description + "\n")
    guard detail != .silent else { return }
    let metric = row.columns[0].metric
    if namesMetric { context.say("* " + DeviceText.name(of: metric, on: row.device)) }
    let missing = versions.majorsNotRun(by: row.device)
    if !missing.isEmpty {
      context.say("note: " + DeviceText.neverRan(row.device, labels.label(missing)))
    }
    // One value has room for what there is to say about it.
    notes(.none).write(.all, to: context)
  }

  /// True in a format that people read, which says why there is no value.
  private var isForReaders: Bool { (format ?? .text).isPivoted }

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// A table in a format that was asked for is meant for a document, and says itself what its stars mean.
  private func stars(_ detail: NoteDetail) -> Stars {
    hasFootnotes || detail == .silent ? .none : format == nil ? .marked : .explained
  }

  private func listing(_ stars: Stars) -> Listing {
    func told() -> [ToldAnswer] {
      ToldAnswer.all(table, labels, format == .json ? NeighbourSearch(resolver) : nil)
    }
    let footnotes =
      hasFootnotes ? Footnotes(resolver.knowledge.sources, resolver.calendar) : nil
    return Listing(
      schema: .get,
      table: table.pivoted(
        labels, isGrouped: isGrouped, namesDevices: namesDevices, footnotes: footnotes, stars: stars
      ),
      records: { ToldAnswer.table(told()) },
      objects: told().map(\.json))
  }

  /// The reasons why values may not be taken as they stand.
  func notes(_ stars: Stars) -> NoteLines {
    NoteLines(
      NoteLines.sentences(table) + unusedEvidence, printed, idle,
      stars: isForReaders ? stars : .none)
  }

  /// The values as they are printed: devices with equal ones share a row.
  private var printed: Counts {
    isForReaders && isGrouped
      ? Counts(table.groups) : Counts(table.rows.flatMap(\.answers))
  }

  /// The conditions that were asked for and make no difference.
  private var idle: [Note] {
    resolver.noEffects(on: table.allRecords, naming: named)
  }

  private var unusedEvidence: [String] {
    UnusedEvidence.notes(on: UnusedEvidence(resolver).contradicting(table), in: resolver)
  }
}
