import ArgumentParser

/// The options of every command that edits a row.
struct EditOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Leave a key of the seed's JSON out: note, where.orientation, os.until. May be repeated.",
      valueName: "key"))
  var unset: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the whole row in the seed's JSON; - is standard input.", valueName: "file"))
  var from: String?

  @OptionGroup var change: ChangeOptions
}
