import ArgumentParser
import KeylineModel
import KeylineQuery

/// Which devices and versions are asked.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      """
      Devices: iphone-x, "iPhone X", iPhone10,3, family:iphone, width:375, notch, \
      dynamic-island, home-button, since:2017, all. May be repeated, commas join. Take away with \
      --except. In quotes, 'iphone-17*' is every name that begins so, and '!notch' takes away, too.
      """, valueName: "set"), completion: .devices)
  var givenDevice: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp(
      """
      Versions: 11 is all of 11, 11.0 just that; 11-13, 14+, ..13 (or "to 13"), all; latest is \
      the newest release of each device. Commas join.
      """,
      valueName: "set"))
  var givenOS: String?

  @Flag(name: .long, help: "Answer for versions that a device never ran, too.")
  var hypothetical = false

  /// What was given, or what the project asks about.
  var device: [String] { Project.devices(given: givenDevice) }

  /// The devices of a catalogue that are asked about; all of them where nothing was said.
  func devices(in catalogue: [Device]) throws -> DeviceSet {
    try DeviceSet(device, except: except.sets, in: catalogue)
  }

  /// What was given, or what the project asks about.
  var os: String? { Project.os(given: givenOS) }
}
