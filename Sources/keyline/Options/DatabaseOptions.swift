import ArgumentParser

/// Which database is used, and whether the project's rows stand above it.
struct DatabaseOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The database file. Without it: $KEYLINE_DATABASE, or a file in your data directory.",
      valueName: "file"), completion: .file())
  var database: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read a folder of seed files instead of a database, to try an edit of the seed.",
      valueName: "folder"), completion: .directory)
  var seed: String?

  @Flag(
    name: .customLong(Project.omissionFlag),
    help: "Leave out the rows and the settings of the project's .keyline folder.")
  var noProject = false
}
