import ArgumentParser
import KeylineStore

/// Copies the user's own rows.
struct DatabaseBackup: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the file of your own rows: whole and checked, or not at all.",
    discussion: """
      $ keyline db backup ~/keyline-before-import.sqlite

      To use a copy, put it in the place that 'keyline db path' prints, or name it with --database. \
      It has the file mode of the original. Exit 66: you have no rows of your own. Exit 73: the file \
      exists or cannot be created.
      """)

  @Argument(help: "The file to create; it must not exist.")
  var file: String

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    guard let own = try database.own() else { throw StorageError.missing(try database.path) }
    try own.backup(to: file)
    context.write(file + "\n")
  }
}
