import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStorage
import KeylineText

/// Removes a row: one of the user's own is deleted, a shipped one is taken away.
struct RowRemove<Noun: RowNoun>: KeylineCommand {
  static var configuration: CommandConfiguration {
    let noun = Noun.kind.rawValue
    return CommandConfiguration(
      commandName: "remove",
      abstract: "Remove \(Noun.one): delete your own, or hide a shipped one.",
      discussion: """
        $ keyline \(noun) remove \(Noun.example) --dry-run

        If you have your own version of a shipped \(noun), remove deletes it, and the shipped \
        one applies again; to hide that one as well, remove it once more. No shipped row is lost: bring \
        it back with keyline \(noun) restore or keyline undo. Keyline refuses to remove a row that \
        other rows name unless you add --force. Exit 65: refused.
        """)
  }

  @Argument(help: Noun.kind == .device ? "The identifier or the name." : "The identifier.")
  var id: String

  @OptionGroup var change: ChangeOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let alteration = try LocalChange.run(
      "\(Noun.kind.rawValue) remove \(id)", in: database, dryRun: change.dryRun, context
    ) { knowledge in
      let changes = [knowledge.removal(of: try knowledge.key(Noun.kind, named: id))]
      try Admission(changes, to: knowledge).admit(leavingDangling: change.force)
      return changes
    }
    let differences = alteration.differences
    let key = alteration.changes.first?.key ?? RowKey(Noun.kind, id)
    let isBack = differences.first?.after != nil
    ChangeOutput(
      differences: differences, data: alteration.knowledge.data, isStored: alteration.isStored,
      done: isBack
        ? "Removed your own \(key.id); the \(alteration.origin(of: key)) one applies again."
        : "Removed \(key.id). Undo with: keyline undo"
    ).write(change.output, dryRun: change.dryRun, to: context)
  }
}
