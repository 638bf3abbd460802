import ArgumentParser

/// To which devices and versions a search is narrowed; without them it is over all.
struct NarrowingOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .singleValue,
    help: ArgumentHelp(
      "Only these devices: iphone-x, family:ipad, notch, since:2017. May be repeated.",
      valueName: "set"), completion: .devices)
  var device: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Only these versions: 11, 11-13, 14+, ..13.", valueName: "set"))
  var os: String?
}
