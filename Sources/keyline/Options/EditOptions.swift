import ArgumentParser

/// The options of every command that edits a row.
struct EditOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Remove a key of the seed's JSON: note, where.orientation, os.until. May be repeated.",
      valueName: "key"))
  var unset: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the whole row from a file of seed JSON; - is standard input.", valueName: "file"))
  var from: String?

  @OptionGroup var change: ChangeOptions
}
