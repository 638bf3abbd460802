import ArgumentParser
import KeylineSeed
import KeylineStorage

/// Creates the database or brings it up to date.
struct DatabaseMigrate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Create the database or bring it up to date; every other command does it by itself.",
    discussion: """
      $ keyline db migrate --dry-run
      $ keyline db migrate --database ./keyline.sqlite

      An upgrade is one transaction, made after a copy; your own rows stay as they are. A dry run \
      tries it in memory and says what it would mean for them.
      """)

  @Flag(name: .long, help: "Say what would be done, do nothing.")
  var dryRun = false

  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let database = try Database(database, context.environment)
    if dryRun { return try plan(database, &context) }
    let store = try database.store()
    let status = try store.status()
    context.write("\(store.path): schema \(status.schema), data \(status.data)\n")
  }

  private func plan(_ database: Database, _ context: inout CommandContext) throws {
    let path = try database.writablePath()
    let number = try Seed.bundledNumber()
    defer { context.say("Nothing was changed (--dry-run).") }
    guard let now = try KnowledgeStore.versions(path: path),
      let copy = try KnowledgeStore.inMemory(path: path, number: number, seed: Seed.bundled)
    else {
      context.write("\(path) would be created with data \(number)\n")
      return
    }
    let then = try copy.status()
    guard then.schema != now.schema || then.data != now.data else {
      context.write("\(path) is up to date: schema \(now.schema), data \(now.data)\n")
      return
    }
    context.write(
      "\(path): schema \(now.schema) → \(then.schema), data \(now.data) → \(then.data)\n")
    for migration in KnowledgeStore.pendingMigrations(after: now.schema) {
      context.write("  \(migration)\n")
    }
    context.write(try OwnRows(copy, in: try copy.knowledge()).text)
  }
}
