import ArgumentParser
import KeylineBundle
import KeylineJSON
import KeylineSeed
import KeylineStorage
import KeylineText

/// Creates the database or brings it up to date.
struct DatabaseMigrate: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Create the database or bring it up to date; other commands do so automatically.",
    discussion: """
      $ keyline db migrate --dry-run
      $ keyline db migrate --database ./keyline.sqlite

      Keyline copies the database first and upgrades it in one transaction; your own rows stay as \
      they are. --dry-run tries the upgrade in memory and says what it would mean for them.
      """)

  @Flag(name: .long, help: "Show what would be done without doing it.")
  var dryRun = false

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    guard dryRun || output.isJSON else {
      let store = try database.store()
      let status = try store.status()
      return context.write("\(store.path): schema \(status.schema), data \(status.data)\n")
    }
    let path = try database.writablePath()
    let before = try KnowledgeStore.versions(
      path: path, makingFolders: database.isStandard)
    let store = dryRun ? try tried(path) : try database.store()
    let status = try store?.status()
    let upgrade = Upgrade(
      path: path, before: before,
      after: (
        status?.schema ?? KnowledgeStore.latestSchema, try status?.data ?? Seed.bundledNumber()
      ))
    let own = try store.map { try OwnRow.all(of: $0, in: try $0.knowledge()) } ?? []
    if output.isJSON {
      context.write(document(upgrade, own).text)
    } else {
      context.write(upgrade.text + (upgrade.isNeeded ? OwnRow.text(own, width: context.width) : ""))
    }
    if dryRun { context.say("Nothing was changed (--dry-run).") }
  }

  /// The database as it would be; nil where there is none.
  private func tried(_ path: String) throws -> KnowledgeStore? {
    try KnowledgeStore.inMemory(
      path: path, number: try Seed.bundledNumber(), seed: Seed.bundled)
  }

  private func document(_ upgrade: Upgrade, _ own: [OwnRow]) -> Document {
    MigrationReport.answer.document(
      MigrationReport(
        path: upgrade.path, isDone: !dryRun, before: upgrade.before, after: upgrade.after,
        migrations: upgrade.migrations, own: own), data: upgrade.after.data)
  }
}

/// The steps that bring a database up to date.
private struct Upgrade {
  let path: String
  /// The versions of the schema and of the data; nil where there is no database.
  let before: (schema: Int, data: Int)?
  let after: (schema: Int, data: Int)

  /// True if there is anything to do.
  var isNeeded: Bool { before.map { $0 != after } ?? true }

  /// The changes of the schema that it lacks, as files.
  var migrations: [String] {
    before.map { KnowledgeStore.pendingMigrations(after: $0.schema) } ?? []
  }

  /// The steps, for people.
  var text: String {
    guard let before else { return "\(path.printable) would be created with data \(after.data)\n" }
    guard isNeeded else {
      return "\(path.printable) is up to date: schema \(after.schema), data \(after.data)\n"
    }
    return
      "\(path.printable): schema \(before.schema) → \(after.schema), data \(before.data) → \(after.data)\n"
      + migrations.map { "  \($0)\n" }.joined()
  }
}
