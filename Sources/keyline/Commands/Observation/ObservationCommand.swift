import ArgumentParser

/// The group of commands about observations.
struct ObservationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observation",
    abstract: "Observations, what sources state: list, show, add, edit, remove, restore.",
    subcommands: [
      ObservationList.self, ObservationShow.self, ObservationAdd.self, ObservationEdit.self,
      RowRemove<ObservationNoun>.self, RowRestore<ObservationNoun>.self,
    ])
}
