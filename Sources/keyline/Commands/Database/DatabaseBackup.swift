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

      Without a file the copy lies beside the database and is named after the time. Before an \
      upgrade a copy is made by itself; the last three of those are kept. A copy has the mode of \
      its origin. Exit 73: the file \
      exists or cannot be made.
      """)

  @Argument(help: "The copy; it must not exist.")
  var file: String?

  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let store = try Database(database, context.environment).store()
    context.write(try store.backup(to: file) + "\n")
  }
}
