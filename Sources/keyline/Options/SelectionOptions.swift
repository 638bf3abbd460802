import ArgumentParser
import KeylineModel
import KeylineQuery

/// The devices in question.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .devices, parsing: .singleValue,
    help: ArgumentHelp(
      """
      Devices: iphone-x, "iPhone X", iPhone10,3, family:iphone, width:375, notch, dynamic-island, \
      home-button, since:2017, os:17, all, 'iphone-17*'. May be repeated; commas join.
      """, valueName: "set"), completion: .devices)
  var sets: [String] = []

  @Option(
    name: .customLong("except"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out these devices: a set as for --device. May be repeated.", valueName: "set"),
    completion: .devices)
  var exceptions: [String] = []

  /// True if nothing is given.
  var isEmpty: Bool { sets.isEmpty && exceptions.isEmpty }
}

/// The devices and versions in question.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var devices: DeviceOptions

  @Option(
    name: .versions, parsing: .singleValue,
    help: ArgumentHelp(
      """
      Versions: 11 (all of 11), 11.0 (that version alone), 11-13, 14+, ..13, all, latest (of each \
      device). May be repeated; commas join.
      """,
      valueName: "set"))
  var versions: [String] = []

  /// The requested set of versions; nil if there is none.
  var os: String? { versions.isEmpty ? nil : versions.joined(separator: ",") }
}

extension NameSpecification {
  /// The names of the option for devices.
  static let devices: NameSpecification = [
    .customShort("d"), .customLong("device"), .customLong("devices"),
  ]

  /// The names of the option for versions.
  static let versions: NameSpecification = [.customLong("os"), .customLong("ios")]
}
