import ArgumentParser

/// The devices that are taken away from those that are asked.
struct ExceptOptions: ParsableArguments {
  @Option(
    name: .customLong("except"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out these devices: a set as for --device. May be repeated.", valueName: "set"),
    completion: .devices)
  var sets: [String] = []
}
