import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineSeed

/// Edits an observation.
struct ObservationEdit: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change an observation; editing a shipped one stores your own version of it.",
    discussion: """
      $ keyline observation edit seed-000/title-view-gap-11 \\
          --note "Seen again." --dry-run

      Only what you name changes: --where replaces the condition with the same key, and --os \
      replaces all versions. To dispute an observation that a rule rests on, add --force. A file \
      has the form of a seed file with this one observation. Exit 65: refused.
      """)

  @Argument(help: "The identifier of the observation.", completion: .observations)
  var id: String

  @OptionGroup var observation: ObservationOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    try RowEdit<ObservationNoun>(
      word: id, members: .object(try observation.members()), nested: ["where"], options: options,
      read: Self.read
    ).run(database, context)
  }

  private static func read(_ text: SourceText) throws -> KnowledgeRow {
    let file = try MetricFile(text, layer: .local)
    guard let observation = file.observations.first, file.observations.count == 1,
      file.rules.isEmpty
    else {
      throw InputError(file: text.name, message: "one observation is expected, and nothing else")
    }
    return .observation(observation)
  }
}
