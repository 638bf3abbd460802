import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Shows one rule.
struct RuleShow: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one rule and the observations it rests on.",
    discussion: """
      $ keyline rule show status-bar-height/x-family
      """)

  @Argument(help: "The identifier of the rule.", completion: .rules)
  var id: String

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let rule = try resolver.knowledge.rules.found(id, .rule)
    if output.isJSON {
      context.write(
        Rule.answer.document(rule, data: resolver.knowledge.data).text)
      return
    }
    context.show(RecordText.text(rule.json, layer: rule.layer))
    let names = NameIndex(resolver)
    for id in rule.restsOn {
      if let observation = resolver.observation(id) {
        context.show(names.line(observation, indent: "  "))
      }
    }
  }
}
