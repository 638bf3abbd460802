import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// Adds rules of the user's own.
struct RuleAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a rule of your own; it rests on observations and may contradict none of yours.",
    discussion: """
      $ keyline rule add statusBar.height --id status-bar-height/bar-phone --value 47 \\
          --where devices=bar-phone --where orientation=portrait --os-from 11 \\
          --rests-on my-bar-phone/status-bar
      $ keyline rule add --from rules.json --dry-run

      A file has the form of a seed file: { "metric", "rules", "observations" }. Nothing is \
      stored if anything is wrong. Exit 65: refused, with the place.
      """)

  @Argument(help: "The metric.")
  var metric: String?

  @Option(name: .long, help: "The identifier: metric-name/rule-name.")
  var id: String?

  @OptionGroup var scope: ConditionOptions

  @Option(name: .long, help: "The first version, or 'AFTER..BY' when only known to lie between.")
  var osFrom: String?

  @Option(name: .long, help: "The version at which it ends, not included; or 'AFTER..BY'.")
  var osUntil: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: "A length in points, or a formula such as 'a.b + c.d'.")
  var value: String?

  @Option(name: .long, parsing: .singleValue, help: "The identifier of an observation.")
  var restsOn: [String] = []

  @Option(name: .long, help: "A note.")
  var note: String?

  @OptionGroup var input: AddOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if input.from == nil, metric == nil || id == nil || value == nil {
      throw ValidationError("give a metric, '--id' and '--value', or '--from'.")
    }
    if input.from != nil,
      metric != nil || id != nil || value != nil || osFrom != nil || osUntil != nil
        || note != nil || !restsOn.isEmpty || !scope.conditions.isEmpty
    {
      throw ValidationError("with '--from' everything stands in the file.")
    }
  }

  func run(in context: inout CommandContext) throws {
    let database = try Database(database, context.environment)
    let resolver = try database.resolver(&context)
    let file = try EvidenceInput.read(
      input.from, context.environment, metric: metric, rows: "rules", row: object, in: resolver)
    try file.add(to: database, resolver, dryRun: input.dryRun, &context)
  }

  private func object() throws -> JSONValue {
    let os = JSONValue.object([
      ("from", try osFrom.map(ConditionOptions.boundary)),
      ("until", try osUntil.map(ConditionOptions.boundary)),
    ])
    let isNumber = value.flatMap { Length($0) } != nil
    return .object([
      ("id", id.map(JSONValue.string)),
      ("where", try scope.object()),
      ("os", osFrom == nil && osUntil == nil ? nil : os),
      ("value", value.map { isNumber ? .number($0) : .string($0) }),
      ("rests-on", .strings(restsOn)),
      ("note", note.map(JSONValue.string)),
    ])
  }
}
