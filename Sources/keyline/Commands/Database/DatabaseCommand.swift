import ArgumentParser

/// The group of commands about the database.
struct DatabaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "db",
    abstract: "Inspect, check, migrate, back up and restore the database.",
    subcommands: [
      DatabasePath.self, DatabaseStatus.self, DatabaseCheck.self, DatabaseCoverage.self,
      DatabaseVerify.self, DatabaseMigrate.self, DatabaseBackup.self, DatabaseRestore.self,
      DatabaseReleaseNotes.self,
    ])
}

/// Prints where the database is.
struct DatabasePath: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the database, even if it does not exist yet.",
    discussion: """
      $ sqlite3 "$(keyline db path)" .tables
      """)

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    context.write(try Database(database, context).path + "\n")
  }
}
