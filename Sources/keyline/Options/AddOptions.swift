import ArgumentParser

/// The origin of the rows to add, and the flags that decide if they are stored.
struct AddOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read the rows from a file of seed JSON; - is standard input.", valueName: "file"),
    completion: .file())
  var from: String?

  @Flag(name: .long, help: "Show what would be stored without storing it.")
  var dryRun = false

  @Flag(name: .long, help: "Never prompt; treat a missing value as an error.")
  var noInput = false

  @OptionGroup var output: TextOptions

  /// The questions about missing values; a file is never added to.
  func questions(_ environment: Environment) -> Questions {
    Questions(noInput || from != nil ? nil : environment.ask)
  }
}
