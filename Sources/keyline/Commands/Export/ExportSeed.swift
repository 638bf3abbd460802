import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineSeed
import KeylineText

/// Writes the user's own rows in the seed's form.
struct ExportSeed: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "seed",
    abstract: "Your own rows in the seed's form, to share them or to keep them.",
    discussion: """
      $ keyline export seed > mine.json
      $ keyline export seed --to .keyline

      What you removed is listed as masks. keyline import takes all of it back as it was. A folder \
      that holds rows already keeps them, with yours over them; a folder named .keyline that is \
      committed is a project's, whose rows everybody has. A row that the folder has with another content \
      is replaced only with --force. Exit 1: you have no rows of your own. \
      Exit 65: the folder would hold more rows than are read. Exit 73: a row would be replaced.
      """)

  @Option(
    name: .long,
    help: ArgumentHelp("Write files into this folder, one for each device and metric."))
  var to: String?

  @Flag(name: .long, help: "Name the files that would be written or removed, change nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Replace rows that the folder has with another content.")
  var force = false

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if force, to == nil { throw ValidationError("'--force' is about the files of '--to'.") }
    if dryRun, to == nil { throw ValidationError("'--dry-run' is about the files of '--to'.") }
    if to?.isEmpty == true { throw ValidationError("'--to' needs the name of a folder.") }
  }

  func run(in context: inout CommandContext) throws {
    let database = try Database(database, context.environment)
    let knowledge = try database.knowledge(&context)
    let rows = knowledge.rows(of: .local)
    let masks = knowledge.masks.filter { $0.layer == .local }.map(\.key)
    guard !rows.isEmpty || !masks.isEmpty else { throw Failure("There are no rows of your own.") }
    guard let to else {
      context.write(LayerSeed.text(rows, masks: masks))
      if rows.count + masks.count > LayerSeed.maximumCount {
        context.say("note: keyline import reads \(LayerSeed.maximumCount) of these rows at a time")
      }
      return
    }
    let output = try SeedOutput(rows, masks: masks, to: to)
    try say(output, &context)
    if !dryRun { try output.write() }
    for change in output.changes {
      let path = "\(to)/\(change.path)".printable
      context.write("\(change.text == nil ? "removed" : "wrote") \(path)\n")
    }
    let count = rows.count + masks.count
    let words = "\(count == 1 ? "1 row" : "\(count) rows") of your own"
    if dryRun {
      context.say("Nothing was written (--dry-run).")
    } else if output.changes.isEmpty {
      context.say("\(to.printable) has the \(words) already.")
    } else {
      context.say("\(to.printable) has the \(words).")
    }
  }

  /// Tells which rows of others would go, and refuses to replace them unless that is wanted.
  private func say(_ output: SeedOutput, _ context: inout CommandContext) throws {
    guard let first = output.replaced.first else { return }
    let more = output.replaced.count - 1
    let rows = more == 0 ? "\(first)" : "\(first) and \(more) more"
    guard force || dryRun else {
      throw Failure(
        "\(output.folder.printable) has \(rows) with another content. Nothing was written. See the "
          + "files: --dry-run. Replace what the folder has: --force",
        exitCode: ExitStatus.cannotCreate)
    }
    context.say("note: \(force && !dryRun ? "replaced" : "would replace") \(rows)")
  }
}
