import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Imports readings and rows into the user's own layer.
struct ImportCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import readings and rows as your own rows, in one change for each file.",
    discussion: """
      $ keyline import probe.json
      $ keyline import readings --summary --keep-going
      $ keyline import sizes.csv --map device=Model --map safeAreaInsets.top=Top \\
          --source my-table --source-title "My table" --dry-run
      $ keyline import .keyline

      Reads the JSON that the probe prints, the formats of keyline compare, and files and folders \
      in the seed's form. Keyline first compares every row with what it knows: added, same, changed \
      (it replaces another row) or conflicting (it disagrees with the rules and is stored anyway). \
      It leaves out and counts the readings whose device or metric it does not know, and stores all \
      other rows at once, or none. Undo with keyline undo. A folder with the output of probes is one \
      change for each file. Exit 65: refused or damaged, with the place; nothing was stored, or with \
      --keep-going nothing of that file.
      """)

  @Argument(help: "The file or folder; - is standard input.")
  var file: String

  @Option(name: .customLong("as"), help: "Read the file in this format instead of detecting it.")
  var format: ImportFormat?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "The content of a CSV column, as for keyline compare. May be repeated; commas join.",
      valueName: "key=column"))
  var map: [String] = []

  @Option(
    name: .versions,
    help: ArgumentHelp(
      "The versions of the readings if the file states none.", valueName: "set"))
  var os: String?

  @OptionGroup var origin: SourceOptions

  @Flag(name: .long, help: "Store observations only, without rules.")
  var noRules = false

  @Flag(name: .long, help: "Store the other files of a folder if one is refused.")
  var keepGoing = false

  @Flag(
    name: .long, help: "Count by metric what is new, what confirms an answer and what contradicts.")
  var summary = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if let format, ![.external(.csv), .external(.json)].contains(format), !map.isEmpty {
      throw ValidationError("'--map' names the columns of a table, not of \(format.title).")
    }
  }

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    switch try ImportInput.read(file, as: format, context.environment) {
    case .seed(let seed):
      guard origin.source == nil, origin.sourceTitle == nil, os == nil, origin.obtained == nil
      else {
        throw Failure(
          "Rows in the seed's form name their sources and versions themselves; leave out "
            + "--source, --os and --obtained.", exitCode: ExitStatus.usage)
      }
      try store(in: database, context) { knowledge in
        let work = try ImportWork(seed, named: file, in: knowledge, progress(context))
        do throws(Refusal) {
          try work.admit(to: knowledge, leavingDangling: change.force)
        } catch {
          throw work.failure(error)
        }
        return (work, [])
      }
    case .tables(let texts, let format):
      try store(in: database, context) { try admitted(texts, as: format, to: $0, context) }
    }
  }

  /// The plan for the tables that may be stored, with the refusals of the others.
  private func admitted(
    _ texts: [SourceText], as format: ExternalFormat?, to knowledge: Knowledge,
    _ context: CommandContext
  ) throws -> (work: ImportWork, refused: [Failure]) {
    let effective = knowledge.effective
    let versions = try versions(in: knowledge.releases)
    let map = try ColumnMap(map, in: knowledge)
    var stated: [Observation.ID: (value: Length, file: String)] = [:]
    var tables: [ImportTable] = []
    var refused: [Failure] = []
    for text in texts {
      do {
        let read = try ExternalTable(text, as: format, map: map)
        let terms = try terms(of: read, on: versions, in: effective)
        var table = try ImportTable(read, in: text, terms: terms, in: effective)
        if keepGoing { try table.admit(to: effective) }
        try table.join(&stated)
        tables.append(table)
      } catch {
        guard keepGoing, let failure = Failure(translating: error),
          failure.exitCode == ExitStatus.badData
        else { throw error }
        refused.append(failure)
      }
    }
    while true {
      let work = try ImportWork(tables, givesRules: !noRules, in: knowledge, progress(context))
      do throws(Refusal) {
        try work.admit(to: knowledge, leavingDangling: change.force)
        return (work, refused)
      } catch {
        let failure = work.failure(error)
        guard keepGoing, let file = work.file(of: error) else { throw failure }
        refused.append(failure)
        tables.remove(at: file)
      }
    }
  }

  private func progress(_ context: CommandContext) -> ProgressLine {
    ProgressLine(show: context.environment.showProgress)
  }

  private func store(
    in database: Database, _ context: CommandContext,
    _ decide: (Knowledge) throws -> (work: ImportWork, refused: [Failure])
  ) throws {
    var decided: (work: ImportWork, refused: [Failure])?
    let alteration = try LocalChange.run(in: database, dryRun: change.dryRun.isOn, context) {
      knowledge in
      let (work, refused) = try decide(knowledge)
      decided = (work, refused)
      return zip(work.files, work.plan.parts).map { name, part in
        let title = file == "-" ? file : name
        return (title: "import \(title)".printable, changes: part.changes)
      }
    }
    guard let (work, refused) = decided else { return }
    let knowledge = alteration.knowledge
    try ImportOutput(work, releases: knowledge.releases, isStored: alteration.isStored)
      .write(output, bySummary: summary, data: knowledge.data, to: context)
    for failure in refused {
      let message = failure.message.replacing(
        Refusal.consequence, with: "Nothing of this file was stored.")
      context.say("error: \(message)")
      context.exitCode = ExitStatus.badData
    }
  }

  /// The versions of all readings, equal on every device.
  private func versions(in releases: [Release]) throws -> VersionSet? {
    let versions = try os.map { try VersionSet($0, in: releases) }
    if let os, versions?.dependsOnDevice == true {
      throw SetError.malformed(text: os, .dependsOnDevice)
    }
    return versions
  }

  /// The terms of a table, and its source if it is new.
  private func terms(
    of table: ExternalTable, on versions: VersionSet?, in effective: Knowledge
  ) throws -> (terms: ImportTerms, source: Source?) {
    let measurement = table.measurement
    guard let key = origin.source ?? measurement?.key else {
      throw Failure(
        "Name the source of the readings, by its key or the title of a new one, and say how they were made, such "
          + "as: --source \"My team\" --obtained measured",
        exitCode: ExitStatus.usage)
    }
    let named = try NamedSource(key, in: effective)
    let terms = ImportTerms(
      source: named.id, measurement: measurement, obtained: origin.obtained, os: versions)
    let new = try named.record(
      title: origin.sourceTitle ?? (origin.source == nil ? measurement?.title : nil),
      address: origin.sourceAddress, kind: measurement == nil ? .dataset : .notes, in: effective)
    return (terms, new)
  }
}
