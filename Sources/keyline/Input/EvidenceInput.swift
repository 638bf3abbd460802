import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage
import KeylineText

/// Rules and observations to add, from a file or from flags.
struct EvidenceInput {
  let file: MetricFile
  /// Sources that come along.
  var sources: [Source] = []

  /// Reads a file, or builds one of a single row from flags.
  ///
  /// - Parameters:
  ///   - rows: `rules` or `observations`: where the row from flags goes.
  ///   - row: The row from flags, with the seed's keys.
  static func read(
    _ path: String?, _ environment: Environment, metric: String?, rows: String,
    row: () throws -> JSONValue, in resolver: Resolver
  ) throws -> EvidenceInput {
    if let path {
      let text = try InputFile.text(path, environment)
      return EvidenceInput(file: try MetricFile(text, layer: .local))
    }
    let metric = try MetricNames(resolver.knowledge.metrics).metric(metric ?? "")
    let value = JSONValue.object([
      ("metric", .string(metric.id)), (rows, .array([try row()])),
    ])
    return EvidenceInput(
      file: try MetricFile(value, in: InputFile.commandLine, layer: .local))
  }

  /// Checks the rows and stores them, all or none.
  func add(
    to database: Database, dryRun: Bool, _ context: CommandContext
  ) throws {
    let rows =
      sources.map(KnowledgeRow.source) + file.observations.map(KnowledgeRow.observation)
      + file.rules.map(KnowledgeRow.rule)
    let alteration: Alteration
    do {
      alteration = try Alteration.run(title, in: database, dryRun: dryRun, context) { knowledge in
        let changes = rows.map(Change.put)
        let admission = ChangeValidator(changes, to: knowledge)
        try admission.refuseTaken()
        try admission.admit()
        return changes
      }
    } catch let refusal as Failure {
      throw located(refusal)
    }
    context.write(
      MetricFile.text(
        metric: file.metric, rules: file.rules, observations: file.observations))
    context.say(dryRun ? "Nothing was stored (--dry-run)." : "Added \(count).")
    warn(
      Resolver(alteration.knowledge.applying(alteration.changes)), isStored: !dryRun, context)
  }

  private var count: String {
    "\(Self.count(file.rules.count, "rule")) and "
      + Self.count(file.observations.count, "observation")
  }

  /// The title of the change in the journal.
  private var title: String {
    let ids =
      file.rules.map { "rule add \($0.id)" } + file.observations.map { "observation add \($0.id)" }
    return ids.count == 1 ? ids[0] : "add \(count)"
  }

  /// A refusal with the place of the row that it is about.
  private func located(_ refusal: Failure) -> Failure {
    guard let subject = refusal.subject, let place = file.places[subject],
      file.name != InputFile.commandLine.name
    else { return refusal }
    return Failure(
      "\(file.name):\(place.position.line):\(place.position.column): \(place.path): "
        + refusal.message, exitCode: refusal.exitCode)
  }

  /// Says which new observations the rules contradict, and how to make a rule of those that change
  /// no answer; they are stored anyway.
  private func warn(_ after: Resolver, isStored: Bool, _ context: CommandContext) {
    let replays = after.replays(of: file.observations)
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
