import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Lists rules.
struct RuleList: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all rules, or those of some metrics.",
    discussion: """
      $ keyline rule list statusBar.height
      """)

  @Argument(help: "Metrics; all by default.", completion: .metrics)
  var metric: [String] = []

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let names = MetricNames(resolver.knowledge.metrics)
    let wanted = try Set(metric.isEmpty ? [] : names.metrics(metric).map(\.id))
    let rules = resolver.knowledge.rules.filter { wanted.isEmpty || wanted.contains($0.metric) }
    Listing(
      schema: Rule.list.schema,
      table: TextTable(
        columns: [
          .init("id"), .init("Metric"), .init("Value"), .init("Where"), .init("iOS"),
          .init("Layer"),
        ],
        rows: rules.map { rule in
          [
            rule.id, rule.metric, rule.value.text,
            rule.scope.words(in: resolver, most: 3), rule.os.text,
            rule.layer.rawValue,
          ]
        }),
      objects: rules.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
  }
}
