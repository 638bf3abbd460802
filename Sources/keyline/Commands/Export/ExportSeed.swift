import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineSeed

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
      committed is a project's, whose rows everybody has. Exit 1: you have no rows of your own. \
      Exit 65: the folder would hold more rows than are read.
      """)

  @Option(
    name: .long,
    help: ArgumentHelp("Write files into this folder, one for each device and metric."))
  var to: String?

  @Flag(name: .long, help: "Name the files that would be written or removed, change nothing.")
  var dryRun = false

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
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
    if !dryRun { try output.write() }
    for change in output.changes {
      context.write("\(change.text == nil ? "removed" : "wrote") \(change.path.printable)\n")
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
}
