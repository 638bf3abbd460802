import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStorage

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
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let key = RowKey(Noun.kind, id)
    let alteration = try Alteration.run(
      "\(Noun.kind.rawValue) restore \(id)", in: database, dryRun: change.dryRun, context
    ) { knowledge in
      guard knowledge.row(key, below: .local) != nil else {
        throw Failure("No \(key.kind.rawValue) \"\(id)\" is shipped, so there is none to restore.")
      }
      let isMasked = knowledge.masks.contains(Mask(key, layer: .local))
      guard isMasked || knowledge.row(key, of: .local) != nil else {
        throw Failure("The shipped \(key.kind.rawValue) \"\(id)\" applies; nothing replaces it.")
      }
      try ChangeValidator([.drop(key)], to: knowledge).admit(leavingDangling: change.force)
      return [.drop(key)]
    }
    ChangeAnswer(
      differences: alteration.differences, data: alteration.knowledge.data,
      isStored: alteration.isStored, done: "The shipped \(id) applies again."
    ).write(change.output, dryRun: change.dryRun, to: context)
  }
}
