import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Removes a row: the user's own is deleted, a shipped one is masked.
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
        other rows name unless you add --force: then your own rows about it alone go with it, in the same \
        change. Exit 65: refused.
        """)
  }

  @Argument(help: Noun.kind == .device ? "The identifier or the name." : "The identifier.")
  var id: String

  @OptionGroup var change: ChangeOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let alteration = try LocalChange.run(
      "\(Noun.kind.rawValue) remove \(id)", in: database, dryRun: change.dryRun.isOn, context
    ) { knowledge in
      let key = try knowledge.key(Noun.kind, named: id)
      let changes = change.force ? knowledge.removals(of: key) : [knowledge.removal(of: key)]
      try Admission(changes, to: knowledge).admit(leavingDangling: change.force)
      return changes
    }
    let key = alteration.changes.first?.key ?? RowKey(Noun.kind, id)
    let isBack = alteration.differences.first?.after != nil
    alteration.write(
      output,
      done: isBack
        ? "Removed your own \(key.id); the \(alteration.origin(of: key)) one applies again."
        : "Removed \(key.id)\(Self.besides(alteration.changes)). Undo with: keyline undo",
      dryRun: change.dryRun.isOn, to: context)
  }

  /// The user's own rows that were removed with a row, and those that lost it, in words.
  private static func besides(_ changes: [Change]) -> String {
    let others = changes.dropFirst()
    let kept = others.count { if case .put = $0 { true } else { false } }
    let counts = [(others.count - kept, "removed"), (kept, "changed")].filter { $0.0 > 0 }.map {
      "\($0.0) of your own rows about it \($0.1)"
    }
    return counts.isEmpty ? "" : ", " + counts.joined(separator: ", ")
  }
}
