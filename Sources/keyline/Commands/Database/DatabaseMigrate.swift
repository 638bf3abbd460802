import ArgumentParser
import KeylineSeed
import KeylineStorage

/// Creates the database or brings it up to date.
struct DatabaseMigrate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Create the database or bring it up to date; every other command does it by itself.",
    discussion: """
      $ keyline db migrate --database /tmp/keyline.sqlite
      """)

  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let store = try Database(database, context.environment).store()
    let status = try store.status()
    context.write("\(store.path): schema \(status.schema), data \(status.data)\n")
  }
}
