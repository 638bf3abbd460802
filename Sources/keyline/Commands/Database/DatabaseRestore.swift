import ArgumentParser
import KeylineSeed
import KeylineStorage

/// Puts a copy of the database back.
struct DatabaseRestore: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a copy of the database back; the present one is copied first.",
    discussion: """
      $ keyline db restore ~/keyline-before-import.sqlite

      The copy is verified before anything is touched. The printed file holds what was there; \
      commands that write meanwhile wait. Exit 64: the copy is the database itself. Exit 65: the \
      copy is damaged or not a Keyline database, or a newer Keyline made what is there. \
      Exit 66: there is no such file.
      """)

  @Argument(help: "The copy.")
  var file: String

  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let database = try Database(database, context.environment)
    _ = try database.writablePath()
    let restoration = try KnowledgeStore.restore(
      file, to: database.path, number: try Seed.bundledNumber(), seed: Seed.bundled)
    if let saved = restoration.saved { context.write(saved + "\n") }
    context.say(
      "Restored \(restoration.path)."
        + (restoration.saved == nil ? "" : " What was there is in the file above."))
  }
}
