import ArgumentParser
import KeylineBundle
import KeylineSeed
import KeylineStorage

/// Copies the database.
struct DatabaseBackup: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database: whole and checked, or not at all.",
    discussion: """
      $ keyline db backup
      $ keyline db backup ~/keyline-before-import.sqlite

      Without a file, Keyline puts the copy beside the database and names it after the time. It \
      also makes a copy before each upgrade and keeps the last three of these. A copy has the file mode \
      of the original. Exit 73: the file exists or cannot be created.
      """)

  @Argument(help: "The file to create; it must not exist.")
  var file: String?

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let store = try Database(database, context).store()
    context.write(try store.backup(to: file) + "\n")
  }
}

/// Restores the database from a copy.
struct DatabaseRestore: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restore the database from a copy; the current one is copied first.",
    discussion: """
      $ keyline db restore ~/keyline-before-import.sqlite

      Keyline verifies the copy before it touches anything, and prints the file that now holds the \
      previous database. Commands that write in the meantime wait. Exit 64: the copy is the \
      database itself. Exit 65: the copy is damaged or not a Keyline database, or a newer Keyline \
      made the current database. Exit 66: there is no such file.
      """)

  @Argument(help: "The copy to restore.")
  var file: String

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let restoration = try KnowledgeStore.restore(
      file, to: database.writablePath(), makingFolders: database.isStandard,
      number: try Seed.bundledNumber(), seed: Seed.bundled)
    if let saved = restoration.saved { context.write(saved + "\n") }
    context.say(
      "Restored \(restoration.path)."
        + (restoration.saved == nil ? "" : " The previous database is in the file above."))
  }
}
