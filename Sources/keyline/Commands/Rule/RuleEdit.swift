import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineSeed

/// Edits a rule.
struct RuleEdit: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a rule; editing a shipped one stores your own version of it.",
    discussion: """
      $ keyline rule edit status-bar-height/x-family --os-until 14.1 --dry-run

      Only what you name changes: --where replaces the condition with the same key, and --rests-on \
      replaces the whole list. Your version takes the place of the shipped rule and remembers it. \
      A file has the form of a seed file with this one rule. Exit 65: refused.
      """)

  @Argument(help: "The identifier of the rule.", completion: .rules)
  var id: String

  @OptionGroup var rule: RuleOptions
  @OptionGroup var options: EditOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    try RowEdit<RuleNoun>(
      word: id, members: .object(try rule.members()), nested: ["where", "os"], options: options,
      read: Self.read
    ).run(database, context)
  }

  private static func read(_ text: SourceText) throws -> KnowledgeRow {
    let file = try MetricFile(text, layer: .local)
    guard let rule = file.rules.first, file.rules.count == 1, file.observations.isEmpty else {
      throw InputError(file: text.name, message: "one rule is expected, and nothing else")
    }
    return .rule(rule)
  }
}
