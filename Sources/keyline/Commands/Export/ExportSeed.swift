import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes the user's own rows in the seed's form.
struct ExportSeed: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "seed",
    abstract: "Export your own rows in the seed's form, to share or to keep them.",
    discussion: """
      $ keyline export seed > mine.json
      $ keyline export seed --to .keyline
      $ keyline export seed --into seed

      Rows that you removed are listed as masks. keyline import restores all of it as it was. With \
      --to, Keyline adds your rows to those in the folder; to replace one that differs from yours, \
      add --force. Commit a folder named .keyline, and everyone on the project gets its rows. Exit \
      1: you have no rows of your own. Exit 65: the folder would hold more rows than Keyline \
      reads. Exit 73: a row would be replaced. Exit 75: another call writes into the folder.
      """)

  @Option(
    name: .long,
    help: ArgumentHelp("Write files into this folder, one for each device and metric."))
  var to: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Add them to the files of a seed, such as that of a checkout.", valueName: "seed"))
  var into: String?

  @OptionGroup var dryRun: DryRunOption

  @Flag(name: .long, help: "Replace rows of the folder that differ from yours.")
  var force = false

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if to != nil, into != nil {
      throw ValidationError("'--to' and '--into' are two places; leave one out.")
    }
    let folder = to ?? into
    if force, folder == nil { throw ValidationError("'--force' needs '--to' or '--into'.") }
    if dryRun.isOn, folder == nil { throw ValidationError("'--dry-run' needs '--to' or '--into'.") }
    if folder?.isEmpty == true {
      throw ValidationError("'--\(to == nil ? "into" : "to")' needs the name of a folder.")
    }
  }

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let knowledge = try database.knowledge(context)
    let rows = knowledge.rows(of: .local)
    let masks = knowledge.masks.filter { $0.layer == .local }.map(\.key)
    guard !rows.isEmpty || !masks.isEmpty else { throw Failure("You have no rows of your own.") }
    guard let folder = to ?? into else {
      context.write(LayerSeed.text(rows, masks: masks))
      if rows.count + masks.count > Knowledge.maximumRows {
        context.say(
          "note: Keyline imports at most \(Knowledge.maximumRows) of these rows at a time")
      }
      return
    }
    func planned() throws -> SeedOutput {
      let planned =
        try to == nil
        ? SeedOutput(rows, masks: masks, into: folder) : SeedOutput(rows, masks: masks, to: folder)
      try refuse(planned)
      return planned
    }
    var output = try planned()
    if !dryRun.isOn {
      let root = try output.output.keptFolder()
      // Another call may have written in the meantime.
      output = try planned()
      try output.output.write(into: root)
    }
    say(output, context)
    for line in output.output.lines { context.write(line) }
    let words = "\(NameLists.counted(rows.count + masks.count, "row")) of your own"
    if dryRun.isOn {
      context.say("Nothing was written (--dry-run).")
    } else if output.output.changes.isEmpty {
      context.say("\(folder.printable) already has the \(words).")
    } else {
      context.say("\(folder.printable) has the \(words).")
    }
  }

  /// Refuses to replace others' rows without permission.
  private func refuse(_ output: SeedOutput) throws {
    guard let rows = replaced(output), !force, !dryRun.isOn else { return }
    throw Failure(
      "\(output.output.folder.printable) has a different version of \(rows). Nothing was written. "
        + "List the files with --dry-run. Override with --force.",
      exitCode: ExitStatus.cannotCreate)
  }

  /// Prints which of others' rows are replaced.
  private func say(_ output: SeedOutput, _ context: CommandContext) {
    guard let rows = replaced(output) else { return }
    context.say("note: \(force && !dryRun.isOn ? "replaced" : "would replace") \(rows)")
  }

  /// The others' rows that are replaced, in words; nil if there are none.
  private func replaced(_ output: SeedOutput) -> String? {
    guard let first = output.replaced.first else { return nil }
    let more = output.replaced.count - 1
    return more == 0 ? "\(first)" : "\(first) and \(more) more"
  }
}
