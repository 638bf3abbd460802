import ArgumentParser

/// Which devices and versions are asked.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      """
      Devices: iphone-x, "iPhone X", iPhone10,3, family:iphone, width:375, notch, \
      dynamic-island, home-button, since:2017. May be repeated, commas join.
      """, valueName: "set"), completion: .devices)
  var givenDevice: [String] = []

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp(
      "Versions: 11 is all of 11, 11.0 just that; 11-13, 14+, ..13, all. Commas join.",
      valueName: "set"))
  var givenOS: String?

  @Flag(name: .long, help: "Answer for versions that a device never ran, too.")
  var hypothetical = false

  /// What was given, or what the project asks about.
  var device: [String] {
    givenDevice.isEmpty ? Project.current?.configuration.devices ?? [] : givenDevice
  }

  /// What was given, or what the project asks about.
  var os: String? { givenOS ?? Project.current?.configuration.os }
}
