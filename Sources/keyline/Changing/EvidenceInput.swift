import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage
import KeylineText

/// Rules and observations to add, from a file or from flags.
struct EvidenceInput {
  /// The title of the change in the journal.
  private let title: String
  /// The rows, once it is known what is stored.
  private let rows: (Knowledge) throws -> Rows

  /// The rows of a file, and the sources that come along.
  struct Rows {
    let file: MetricFile
    var sources: [Source] = []

    fileprivate var all: [KnowledgeRow] {
      sources.map(KnowledgeRow.source) + file.observations.map(KnowledgeRow.observation)
        + file.rules.map(KnowledgeRow.rule)
    }
  }

  /// Reads a file; nil where none is given.
  init?(_ path: String?, _ environment: Environment) throws {
    guard let path else { return nil }
    let file = try MetricFile(try InputFile.text(path, environment), layer: .local)
    let ids =
      file.rules.map { "rule add \($0.id)" } + file.observations.map { "observation add \($0.id)" }
    title = ids.count == 1 ? ids[0] : "add \(Self.count(file))"
    rows = { _ in Rows(file: file) }
  }

  /// Takes what flags give.
  init(title: String, _ rows: @escaping (Knowledge) throws -> Rows) {
    self.title = title
    self.rows = rows
  }

  /// A file of one row from flags.
  ///
  /// - Parameters:
  ///   - metric: The metric, as it was named.
  ///   - kind: `rules` or `observations`: where the row goes.
  ///   - row: The row, with the seed's keys.
  static func file(
    about metric: String?, _ kind: String, _ row: JSONValue, in knowledge: Knowledge
  ) throws -> MetricFile {
    let metric = try MetricNames(knowledge.metrics).metric(metric ?? "")
    let value = JSONValue.object([("metric", .string(metric.id)), (kind, .array([row]))])
    return try MetricFile(value, in: InputFile.commandLine, layer: .local)
  }

  /// Checks the rows and stores them, all or none.
  func add(to database: Database, dryRun: Bool, _ context: CommandContext) throws {
    var added: (file: MetricFile, after: Resolver)?
    _ = try LocalChange.run(title, in: database, dryRun: dryRun, context) { knowledge in
      let rows = try rows(knowledge)
      let changes = rows.all.map(Change.put)
      let admission = Admission(changes, to: knowledge)
      do throws(Refusal) {
        try admission.refuseTaken()
        try admission.admit()
      } catch {
        throw Failure(error, after: Self.place(of: error.subject, in: rows.file))
      }
      added = (rows.file, admission.after)
      return changes
    }
    guard let (file, after) = added else { return }
    context.write(
      MetricFile.text(
        metric: file.metric, rules: file.rules, observations: file.observations))
    context.say(stored: "Added \(Self.count(file)).", dryRun: dryRun)
    warn(file.observations, after, isStored: !dryRun, context)
  }

  private static func count(_ file: MetricFile) -> String {
    let counts = [(file.rules.count, "rule"), (file.observations.count, "observation")]
    return counts.filter { $0.0 > 0 }.map { count($0, $1) }.joined(separator: " and ")
  }

  /// The place of the row that a refusal is about, in front of it; nothing for one from flags.
  private static func place(of subject: String?, in file: MetricFile) -> String {
    guard let subject, let place = file.places[subject], file.name != InputFile.commandLine.name
    else { return "" }
    return "\(file.name):\(place.position.line):\(place.position.column): \(place.path):"
  }

  /// Says which new observations the rules contradict, and how to make a rule of those that change
  /// no answer; they are stored anyway.
  private func warn(
    _ observations: [Observation], _ after: Resolver, isStored: Bool, _ context: CommandContext
  ) {
    let replays = after.replays(of: observations)
    for replay in replays {
      guard replay.verdict == .disagrees || replay.verdict == .uncertain else { continue }
      let place = replay.places.first.map { " on \($0.device) with iOS \($0.version)" } ?? ""
      context.say(
        "note: \(replay.observation.id) \(replay.verdict.rawValue) with the rules\(place)")
    }
    guard isStored else { return }
    let differing = Set(replays.filter { $0.verdict != .agrees }.map(\.observation.id))
    let unused = UnusedEvidence(after).observations.filter { differing.contains($0.id) }
    for note in UnusedEvidence.notes(on: unused, in: after) { context.say("note: \(note)") }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
