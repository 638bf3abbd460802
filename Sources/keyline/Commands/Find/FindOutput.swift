import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes what a search found.
struct FindOutput {
  let resolver: Resolver
  let detail: NoteDetail
  /// True if devices with equal values share a row.
  let isGrouped: Bool

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// Writes where metrics have values.
  func write(
    _ found: FindAnswer, on versions: VersionSet, _ output: ListOptions,
    to context: CommandContext
  ) {
    let stars: Stars = detail == .silent ? .none : output.asked == nil ? .marked : .explained
    Listing(
      schema: .find, table: found.table(labels, isGrouped: isGrouped, stars: stars),
      records: { ToldAnswer.table(found.answers(labels)) },
      objects: found.answers(labels).map(\.json),
      further: [("undecided", .array(found.undecidedObjects(labels)))]
    ).writeFound(output, data: resolver.knowledge.data, to: context)
    if found.matches.rows.isEmpty { context.say(found.emptyText) }
    let matches = found.matches
    NoteLines(
      NoteLines.sentences(matches),
      output.format.isPivoted && isGrouped
        ? Counts(matches.groups) : Counts(matches.rows.flatMap(\.answers)),
      stars: output.format.isPivoted ? stars : .none
    ).write(detail, to: context)
    guard detail != .silent else { return }
    if matches.rows.isEmpty, let note = resolver.knowledge.releases.note(on: versions) {
      context.say("* " + note)
    }
    let open = found.undecidedDevices
    guard let text = found.undecidedText(open) else { return }
    let all = open.count > Names.few && output.format != .json ? " (all: --format json)" : ""
    context.say("note: " + text + all)
  }

  /// Writes which devices have a screen.
  ///
  /// - Parameter versions: The versions that they ran; nil if none are asked about.
  func write(
    _ matches: [ScreenMatch], on versions: VersionSet?, _ output: ListOptions,
    to context: CommandContext
  ) {
    Listing(
      schema: .findScreen, table: matches.table(), objects: matches.map(\.json)
    ).writeFound(output, data: resolver.knowledge.data, to: context)
    if matches.isEmpty {
      let ran = versions == nil ? "" : " that ran these versions"
      context.say("Keyline knows no device with this screen\(ran).")
    }
  }
}
