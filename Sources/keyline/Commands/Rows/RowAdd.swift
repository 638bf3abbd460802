import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Adds the user's own rules and observations from a file.
struct RowAdd<Noun: EvidenceNoun>: KeylineCommand {
  static var configuration: CommandConfiguration {
    let noun = Noun.kind.rawValue
    return CommandConfiguration(
      commandName: "add",
      abstract: Noun.addition,
      discussion: """
        $ keyline \(noun) add \(noun)s.json --dry-run
        $ keyline \(noun) add - < \(noun)s.json

        A file has the form of a seed file, { "metric", "rules", "observations" }, or that of \
        'keyline \(noun) show ID --json' with one \(noun). Keyline stores nothing if anything is wrong. \
        To give a metric a value, or to record one as evidence, you need no file: see 'keyline set'. \
        Exit 65: refused, with the place.
        """)
  }

  @OptionGroup var input: EvidenceFile
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let input = try EvidenceInput(input.path, Noun.kind, context.environment)
    let rows = input.rows
    let title =
      rows.count == 1 ? "\(rows[0].key.kind.rawValue) add \(rows[0].key.id)" : "add \(input.count)"
    var after: Resolver?
    _ = try LocalChange.run(
      title, in: try Database(database, context), dryRun: dryRun.isOn, context
    ) { knowledge in
      let changes = rows.map(Change.put)
      let admission = Admission(changes, to: knowledge)
      do throws(Refusal) {
        try admission.refuseTaken()
        try admission.admit()
      } catch {
        throw input.failure(error)
      }
      after = admission.after
      return changes
    }
    guard let after else { return }
    let file = input.file
    context.write(
      MetricFile.text(
        metric: file.metric, rules: file.rules, observations: file.observations))
    context.say(stored: "Added \(input.count).", dryRun: dryRun.isOn)
    UnusedEvidence.warn(file.observations, after, isStored: !dryRun.isOn, context)
  }
}
