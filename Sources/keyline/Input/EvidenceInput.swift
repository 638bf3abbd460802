import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage

/// Rules and observations to add, from a file or from flags.
struct EvidenceInput {
  let file: EvidenceFile
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
      return EvidenceInput(file: try EvidenceFile(text, layer: .local))
    }
    let found = try MetricNames(resolver.knowledge.metrics).metrics(metric ?? "")
    guard found.count == 1, let metric = found.first else {
      throw SetError.ambiguous(
        kind: "metric", name: metric ?? "", choices: found.map(\.id))
    }
    let value = JSONValue.object([
      ("metric", .string(metric.id)), (rows, .array([try row()])),
    ])
    return EvidenceInput(
      file: try EvidenceFile(value, in: InputFile.commandLine, layer: .local))
  }

  /// Checks the rows and stores them, all or none.
  func add(
    to database: Database, _ resolver: Resolver, dryRun: Bool, _ context: inout CommandContext
  ) throws {
    do {
      if dryRun {
        try admit(resolver)
      } else {
        try database.store().add(
          sources: sources, observations: file.observations, rules: file.rules
        ) { try admit(Resolver($0)) }
      }
    } catch let refusal as Failure {
      throw located(refusal)
    }
    context.write(
      EvidenceFile.text(
        metric: file.metric, rules: file.rules, observations: file.observations))
    let count =
      "\(Self.count(file.rules.count, "rule")) and "
      + Self.count(file.observations.count, "observation")
    context.say(dryRun ? "Nothing was stored (--dry-run)." : "Added \(count).")
    warn(resolver, &context)
  }

  private func admit(_ resolver: Resolver) throws {
    try Admission(resolver).admit(
      sources: sources, observations: file.observations, rules: file.rules)
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

  /// Says which of the new observations the rules contradict; they are stored all the same.
  private func warn(_ resolver: Resolver, _ context: inout CommandContext) {
    var extended = resolver.knowledge
    extended.sources += sources
    extended.observations += file.observations
    extended.rules += file.rules
    let after = Resolver(extended)
    for observation in file.observations {
      let replay = after.replay(observation)
      guard replay.verdict == .disagrees || replay.verdict == .uncertain else { continue }
      let place = replay.places.first.map { " on \($0.device) with iOS \($0.version)" } ?? ""
      context.say("note: \(observation.id) \(replay.verdict.rawValue) with the rules\(place)")
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
