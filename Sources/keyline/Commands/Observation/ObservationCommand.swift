import ArgumentParser

/// The group of commands about observations.
struct ObservationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observation",
    abstract: "List, show, add, edit, remove and restore observations, the statements of sources.",
    subcommands: [
      ObservationList.self, ObservationShow.self, ObservationAdd.self, ObservationEdit.self,
      RowRemove<ObservationNoun>.self, RowRestore<ObservationNoun>.self,
    ])
}
