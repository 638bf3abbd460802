import ArgumentParser

/// The group of commands about rules.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Rules, what Keyline asserts: list, show, add, edit, remove, restore.",
    subcommands: [
      RuleList.self, RuleShow.self, RuleAdd.self, RuleEdit.self, RowRemove<RuleNoun>.self,
      RowRestore<RuleNoun>.self,
    ])
}
