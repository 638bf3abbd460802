import ArgumentParser
import KeylineModel
import KeylineQuery

/// The devices and versions in question.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      """
      Devices: iphone-x, "iPhone X", iPhone10,3, family:iphone, width:375, notch, \
      dynamic-island, home-button, since:2017, all. May be repeated; commas join. Take devices \
      away with --except. In quotes, 'iphone-17*' is every name that begins that way, and '!notch' \
      takes devices away, too.
      """, valueName: "set"), completion: .devices)
  var givenDevice: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp(
      """
      Versions: 11 (all of 11), 11.0 (that version alone), 11-13, 14+, ..13 (or "to 13"), all, or \
      latest (the newest release of each device). Commas join.
      """,
      valueName: "set"))
  var givenOS: String?

  @Flag(name: .long, help: "Also answer for versions that a device never ran.")
  var hypothetical = false

  /// The given sets, or else those of the project.
  var device: [String] { Project.devices(given: givenDevice) }

  /// The devices of a catalogue that are asked about; all of them where nothing was said.
  func devices(in catalogue: [Device]) throws -> DeviceSet {
    try DeviceSet(device, except: except.sets, in: catalogue)
  }

  /// The given set, or else that of the project.
  var os: String? { Project.os(given: givenOS) }
}
