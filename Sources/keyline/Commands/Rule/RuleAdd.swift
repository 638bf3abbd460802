import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineText

/// Adds the user's own rules.
struct RuleAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add your own rule; it rests on observations and cannot contradict your other rules.",
    discussion: """
      $ keyline rule add statusBar.height --id status-bar-height/bar-phone \\
          --value 47 --where devices=bar-phone --where orientation=portrait \\
          --os-from 11 --rests-on my-bar-phone/status-bar
      $ keyline rule add --from rules.json --dry-run

      A file has the form of a seed file: { "metric", "rules", "observations" }. Keyline stores \
      nothing if anything is wrong. On a terminal, it asks for a missing metric, identifier, value \
      or observation. Exit 65: refused, with the place.
      """)

  @Argument(help: "The metric.", completion: .metrics)
  var metric: String?

  @Option(name: .long, help: "The identifier: metric-name/rule-name.")
  var id: String?

  @OptionGroup var rule: RuleOptions
  @OptionGroup var input: AddOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if input.from != nil, metric != nil || id != nil || !rule.isEmpty {
      throw ValidationError("with '--from', put everything in the file.")
    }
  }

  func run(in context: CommandContext) throws {
    let given = try completed(input.questions(context.environment))
    let database = try Database(database, context)
    let rows =
      try EvidenceInput(input.from, context.environment)
      ?? EvidenceInput(title: "rule add \(given.id ?? "")") { knowledge in
        EvidenceInput.Rows(
          file: try EvidenceInput.file(
            about: given.metric, "rules", try given.object(), in: knowledge))
      }
    try rows.add(to: database, dryRun: input.dryRun, context)
  }

  /// The same with what had to be asked for.
  private func completed(_ questions: Prompts) throws -> RuleAdd {
    if input.from != nil { return self }
    var given = self
    given.metric = try metric ?? questions.text("Metric, for example statusBar.height")
    given.id = try id ?? questions.text("Identifier, for example status-bar-height/bar-phone")
    given.rule.value = try rule.value ?? questions.text("Value in points, or a formula")
    if rule.restsOn.isEmpty {
      given.rule.restsOn =
        try questions.text("Observation that it rests on, for example my-notes/status-bar")
        .map { [$0] } ?? []
    }
    guard given.metric != nil, given.id != nil, given.rule.value != nil else {
      throw ValidationError("give a metric, '--id' and '--value', or '--from'.")
    }
    return given
  }

  private func object() throws -> JSONValue {
    .object([("id", id.map(JSONValue.string))] + (try rule.members()))
  }
}
