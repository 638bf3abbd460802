import ArgumentParser

/// The group of commands about rules.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "List, show, add, edit, remove and restore rules, the assertions of Keyline.",
    subcommands: [
      RuleList.self, RuleShow.self, RuleAdd.self, RuleEdit.self, RowRemove<RuleNoun>.self,
      RowRestore<RuleNoun>.self,
    ])
}
