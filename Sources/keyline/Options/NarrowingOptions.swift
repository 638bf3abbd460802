import ArgumentParser

/// The devices and versions that a search is narrowed to; without them it covers all.
struct NarrowingOptions: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      """
      Only these devices: iphone-x, family:ipad, notch, since:2017. May be repeated. Take away \
      with --except.
      """,
      valueName: "set"), completion: .devices)
  var device: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp("Only these versions: 11, 11-13, 14+, ..13, latest.", valueName: "set"))
  var os: String?
}
