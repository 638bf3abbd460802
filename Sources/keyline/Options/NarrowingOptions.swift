import ArgumentParser

/// To which devices and versions a search is narrowed; without them it is over all.
struct NarrowingOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      """
      Only these devices: iphone-x, family:ipad, notch, since:2017. May be repeated. Take away \
      with --except.
      """,
      valueName: "set"), completion: .devices)
  var givenDevice: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp("Only these versions: 11, 11-13, 14+, ..13, latest.", valueName: "set"))
  var givenOS: String?

  /// What was given, or what the project asks about.
  var device: [String] { Project.devices(given: givenDevice) }

  /// What was given, or what the project asks about.
  var os: String? { Project.os(given: givenOS) }
}
