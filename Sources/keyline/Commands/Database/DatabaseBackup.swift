import ArgumentParser
import KeylineStorage

/// Copies the database.
struct DatabaseBackup: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the database: whole and checked, or not at all.",
    discussion: """
      $ keyline db backup
      $ keyline db backup ~/keyline-before-import.sqlite

      Without a file, the copy lies beside the database and is named after the time. Keyline also \
      makes a copy before each upgrade and keeps the last three of these. A copy has the file mode \
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
