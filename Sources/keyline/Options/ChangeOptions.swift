import ArgumentParser

/// The file to add from, and the flags that decide if it is stored.
struct AddOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the input from a file of seed JSON; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?

  @Flag(name: .long, help: "Show what would be stored without storing it.")
  var dryRun = false

  @Flag(name: .long, help: "Never prompt; treat a missing value as an error.")
  var noInput = false

  @OptionGroup var output: TextOptions

  /// The questions about missing values; a file is never added to.
  func questions(_ environment: Environment) -> Prompts {
    Prompts(noInput || from != nil ? nil : environment.ask)
  }
}

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

/// The flags that decide if a change is stored and how it is shown.
struct ChangeOptions: ParsableArguments {
  @Flag(name: .long, help: "Show what would change without storing it.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Store the change even if other rows name or rest on something that it removes.")
  var force = false

  @OptionGroup var output: TextOptions
}
