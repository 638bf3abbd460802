import ArgumentParser

/// The database in use, and the flag that leaves out the project's rows above it.
struct DatabaseOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The file of your own rows; by default $KEYLINE_DATABASE or one in your data folder.",
      valueName: "file"), completion: .file())
  var database: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read a folder of seed files instead, without your own rows, to try out an edit of the seed.",
      valueName: "folder"), completion: .directory)
  var seed: String?

  @Flag(
    name: .customLong(Project.omissionFlag),
    help: "Ignore the rows and settings in the project's .keyline folder.")
  var noProject = false
}
