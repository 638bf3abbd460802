import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The group of commands about metrics.
struct MetricCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metric", abstract: "List and show metrics, the values you can ask for.",
    subcommands: [QuestionCommand<MetricList>.self, QuestionCommand<MetricShow>.self])
}

/// Lists metrics.
struct MetricList: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the metrics, with the first OS and the number of rules of each.",
    discussion: """
      $ keyline metric list
      """)

  @OptionGroup var output: ListOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let knowledge = try source.knowledge(context).effective
    let counts = Dictionary(grouping: knowledge.rules, by: \.metric)
    let metrics = knowledge.metrics
    Listing(
      schema: Metric.list.schema,
      table: TextTable(
        columns: [
          .init("Metric"), .init("Unit"), .init("Since"), .init("Rules", isNumeric: true),
          .init("Title"),
        ],
        rows: metrics.map { metric in
          [
            metric.id, metric.unit.rawValue, "iOS \(metric.since.short)",
            metric.attribute == nil ? "\(counts[metric.id]?.count ?? 0)" : "", metric.title,
          ]
        }),
      objects: metrics.map(\.json)
    ).write(output, data: knowledge.data, to: context)
  }
}

/// Shows one metric.
struct MetricShow: ReadingQuestion {
  static let isText = true
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one metric: its definition and its rules.",
    discussion: """
      $ keyline metric show navigationBar.maxY
      """)

  @Argument(help: "The metric, or a group such as safeAreaInsets.", completion: .metrics)
  var metric: String

  @OptionGroup var output: TextOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let metrics = try MetricNames(resolver.knowledge.metrics).metrics(metric)
    if output.isJSON {
      context.write(
        Metric.list.document(metrics, data: resolver.knowledge.data).text)
      return
    }
    for metric in metrics {
      context.show(RecordText.text(metric.json, layer: .shipped))
      for rule in resolver.knowledge.rules where rule.metric == metric.id {
        let place = rule.scope.words(in: resolver)
        context.show("  \(rule.value.text)  \(place), \(rule.os.text)  (\(rule.id))\n")
      }
    }
    context.say("What is unknown: keyline db coverage \(ArgumentText.text([self.metric]))")
  }
}
