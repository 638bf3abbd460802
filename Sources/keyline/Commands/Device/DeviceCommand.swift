import ArgumentParser

/// The group of commands about devices.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "List, show, add, edit, remove and restore devices.",
    subcommands: [
      QuestionCommand<DeviceList>.self, QuestionCommand<DeviceShow>.self, DeviceAdd.self,
      DeviceEdit.self,
      RowRemove<DeviceNoun>.self, RowRestore<DeviceNoun>.self,
    ])
}
