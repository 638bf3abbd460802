import ArgumentParser

/// Where rows to add come from, and whether they are stored.
struct AddOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Read the seed's JSON; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?

  @Flag(name: .long, help: "Check and show what would be stored, store nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Never ask; what is missing is an error.")
  var noInput = false

  @OptionGroup var output: TextOptions

  /// The questions about missing values; a file is never added to.
  func questions(_ environment: Environment) -> Questions {
    Questions(noInput || from != nil ? nil : environment.ask)
  }
}
