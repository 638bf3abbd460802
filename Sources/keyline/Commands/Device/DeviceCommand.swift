import ArgumentParser

/// The group of commands about devices.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Devices: list, show, add.",
    subcommands: [DeviceList.self, DeviceShow.self, DeviceAdd.self])
}
