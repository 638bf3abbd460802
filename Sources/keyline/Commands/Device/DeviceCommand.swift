import ArgumentParser

/// The group of commands about devices.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Devices: list, show, add, edit, remove, restore.",
    subcommands: [
      QuestionCommand<DeviceList>.self, QuestionCommand<DeviceShow>.self, DeviceAdd.self,
      DeviceEdit.self,
      RowRemove<DeviceNoun>.self, RowRestore<DeviceNoun>.self,
    ])
}
