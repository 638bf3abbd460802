import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The group of commands about sources.
struct SourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source", abstract: "List and show sources.",
    subcommands: [QuestionCommand<SourceList>.self, QuestionCommand<SourceShow>.self])
}

/// Lists sources.
struct SourceList: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the sources, with their licences and numbers of observations.",
    discussion: """
      $ keyline source list

      The licence is an SPDX identifier, none-stated or proprietary. Nobody owns facts; 'keyline \
      db check --licences' lists the rules that rest only on sources under restrictive terms.
      """)

  @OptionGroup var output: ListOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let counts = Dictionary(grouping: resolver.knowledge.observations, by: \.source)
    let sources = resolver.knowledge.sources
    Listing(
      schema: Source.list.schema,
      table: TextTable(
        columns: [
          .init("id"), .init("Observations", isNumeric: true), .init("Kind"), .init("Licence"),
          .init("Title"), .init("Address"),
        ],
        rows: sources.map { source in
          [
            source.id, "\(counts[source.id]?.count ?? 0)", source.kind.rawValue,
            source.licence?.id ?? "", source.title, source.address ?? source.locator.rawValue,
          ]
        }),
      objects: sources.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
  }
}

/// Shows one source.
struct SourceShow: ReadingQuestion {
  static let isText = true
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one source and everything it states.",
    discussion: """
      $ keyline source show seed-000
      """)

  @Argument(help: "The key of the source.", completion: .sources)
  var id: String

  @OptionGroup var output: TextOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let source = try resolver.knowledge.sources.named(id)
    let observations = resolver.knowledge.observations.filter { $0.source == source.id }
    if output.isJSON {
      context.write(
        Source.answer.document((source, observations), data: resolver.knowledge.data).text)
      return
    }
    context.show(RecordText.text(source.json, layer: source.layer))
    let names = NameIndex(resolver)
    for metric in [].merged(with: observations.map(\.metric)) {
      context.show("  \(metric)\n")
      for observation in observations where observation.metric == metric {
        context.show(names.sourcelessLine(observation, indent: "    "))
      }
    }
  }
}
