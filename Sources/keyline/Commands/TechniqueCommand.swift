import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The group of commands about techniques.
struct TechniqueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "technique",
    abstract: "List and show techniques for adapting layouts.",
    subcommands: [TechniqueList.self, TechniqueShow.self])
}

/// Lists techniques.
struct TechniqueList: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all techniques, or those for a goal, a version or some words.",
    discussion: """
      $ keyline technique list --goal zero-edge-margin
      $ keyline technique list 间距
      """)

  @Argument(help: "Words that must occur in the title, the effect, a hazard or a note.")
  var words: [String] = []

  @Option(name: .long, help: "List only techniques for this goal.")
  var goal: Technique.Goal?

  @Option(name: .long, help: "List only techniques of this kind.")
  var kind: Technique.Kind?

  @Option(
    name: .versions,
    help: ArgumentHelp(
      "List only techniques that work, at least partly, on one of these versions.", valueName: "set"
    ))
  var os: String?

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let versions = try VersionSet(
      optional: os, in: resolver.knowledge.releases)
    let techniques = resolver.knowledge.techniques.filter { technique in
      (goal.map(technique.goals.contains) ?? true) && (kind ?? technique.kind) == technique.kind
        && (os == nil || technique.works(on: versions)) && technique.mentions(words)
    }
    Listing(
      schema: Technique.list.schema,
      table: TextTable(
        columns: [
          .init("id"), .init("Kind"), .init("iOS"), .init("Title"), .init("中文"),
        ],
        rows: techniques.map { technique in
          [
            technique.id, technique.kind.rawValue, technique.supportText, technique.title,
            technique.chineseTitle ?? "",
          ]
        }),
      objects: techniques.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
  }
}

/// Shows one technique.
struct TechniqueShow: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one technique: where it works, what it costs, its numbers and sources.",
    discussion: """
      $ keyline technique show negative-fixed-space
      """)

  @Argument(help: "The identifier.", completion: .techniques)
  var id: String

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let technique = try resolver.knowledge.techniques.found(id, .technique)
    if output.isJSON {
      context.write(
        Technique.answer.document(technique, data: resolver.knowledge.data).text)
    } else {
      context.show(TechniqueText.text(technique, NameIndex(resolver)))
      if let goal = technique.goals.first {
        context.say(
          "On a device, with its numbers: keyline adapt \(goal.rawValue) -d DEVICE. For code, add --code"
        )
      }
    }
  }
}

extension Technique.Goal: ExpressibleByArgument {}
extension Technique.Kind: ExpressibleByArgument {}
