import ArgumentParser

/// The group of commands about observations.
struct ObservationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observation", abstract: "Observations, what sources state: list, show, add.",
    subcommands: [ObservationList.self, ObservationShow.self, ObservationAdd.self])
}
