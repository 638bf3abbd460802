import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStore

/// Brings back a shipped row that was edited or removed.
struct RowRestore<Noun: RowNoun>: KeylineCommand {
  static var configuration: CommandConfiguration {
    let noun = Noun.kind.rawValue
    return CommandConfiguration(
      commandName: "restore",
      abstract: "Bring back a shipped \(noun) that you edited or removed.",
      discussion: """
        $ keyline \(noun) restore \(Noun.example)

        Keyline drops your version of it. Exit 1: there is nothing to drop. Exit 65: refused.
        """)
  }

  @Argument(help: "The identifier.")
  var id: String

  @OptionGroup var change: ChangeOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let alteration = try LocalChange.run(
      "\(Noun.kind.rawValue) restore \(id)", in: database, dryRun: change.dryRun.isOn, context
    ) { knowledge in
      let changes = [try knowledge.restoration(of: RowKey(Noun.kind, id))]
      try Admission(changes, to: knowledge).admit(leavingDangling: change.force)
      return changes
    }
    alteration.write(
      output, done: "The \(alteration.origin(of: RowKey(Noun.kind, id))) \(id) applies again.",
      dryRun: change.dryRun.isOn, to: context)
  }
}
