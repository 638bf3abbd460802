import ArgumentParser
import KeylineModel
import KeylineQuery

/// The devices and versions in question.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: .devices, parsing: .singleValue,
    help: ArgumentHelp(
      """
      Devices: iphone-x, "iPhone X", iPhone10,3, family:iphone, width:375, notch, dynamic-island, \
      home-button, since:2017, os:17, all. May be repeated; commas join. Take devices away with --except. \
      In quotes, 'iphone-17*' matches every name that begins with iphone-17, and '!notch' also \
      takes devices away.
      """, valueName: "set"), completion: .devices)
  var device: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .versions, parsing: .singleValue,
    help: ArgumentHelp(
      """
      Versions: 11 (all of 11), 11.0 (that version alone), 11-13, 14+, ..13 (or "to 13"), all, or \
      latest (the newest release of each device). May be repeated; commas join.
      """,
      valueName: "set"))
  var versions: [String] = []

  /// The set of versions that was asked for; nil where none was.
  var os: String? { versions.isEmpty ? nil : versions.joined(separator: ",") }
}

/// The devices and versions that a search is narrowed to; without them it covers all.
struct NarrowingOptions: ParsableArguments {
  @Option(
    name: .devices, parsing: .singleValue,
    help: ArgumentHelp(
      """
      Only these devices: iphone-x, family:ipad, notch, since:2017, os:17. May be repeated. Take away \
      with --except.
      """,
      valueName: "set"), completion: .devices)
  var device: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .versions,
    help: ArgumentHelp("Only these versions: 11, 11-13, 14+, ..13, latest.", valueName: "set"))
  var os: String?
}

/// The devices that are taken away from those that are asked.
struct ExceptOptions: ParsableArguments {
  @Option(
    name: .customLong("except"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out these devices: a set as for --device. May be repeated.", valueName: "set"),
    completion: .devices)
  var sets: [String] = []
}

extension NameSpecification {
  /// The names of the option for devices.
  static let devices: NameSpecification = [
    .customShort("d"), .customLong("device"), .customLong("devices"),
  ]

  /// The names of the option for versions.
  static let versions: NameSpecification = [.customLong("os"), .customLong("ios")]
}
