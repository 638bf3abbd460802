import ArgumentParser
import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery

/// Imports readings and rows into the user's own layer.
struct ImportCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import readings and rows as your own rows, in one change.",
    discussion: """
      $ keyline import probe.json
      $ keyline import sizes.csv --map device=Model --map safeAreaInsets.top=Top \\
          --source my-table --source-title "My table" --dry-run
      $ keyline import .keyline

      Reads the JSON that the probe prints, the formats of keyline compare, and files and folders \
      in the seed's form. Keyline first compares every row with what it knows: added, same, changed \
      (it replaces another row) or conflicting (it disagrees with the rules and is stored anyway). \
      It leaves out and counts the readings whose device or metric it does not know, and stores all \
      other rows at once, or none. Undo with keyline undo. Exit 65: refused or damaged, with the \
      place; nothing was stored.
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
    switch try ImportInput(file, as: format, context.environment).content(as: format) {
    case .seed(let seed):
      guard origin.source == nil, origin.sourceTitle == nil, os == nil, origin.obtained == nil
      else {
        throw Failure(
          "Rows in the seed's form name their sources and versions themselves; leave out "
            + "--source, --os and --obtained.", exitCode: ExitStatus.usage)
      }
      try store(in: database, context) { try ImportWork(seed, in: $0, progress(context)) }
    case .table(let text, let format):
      try store(in: database, context) { knowledge in
        let versions = try versions(in: knowledge.releases)
        let map = try ColumnMap(map, in: knowledge)
        let table = try ExternalTable(text, as: format, map: map)
        return try ImportWork(
          table, in: text, terms: try terms(of: table, on: versions, in: knowledge),
          givesRules: !noRules, in: knowledge, progress(context))
      }
    }
  }

  private func progress(_ context: CommandContext) -> ProgressLine {
    ProgressLine(verb: "Replaying", noun: "rows", show: context.environment.showProgress)
  }

  private func store(
    in database: Database, _ context: CommandContext, _ work: (Knowledge) throws -> ImportWork
  ) throws {
    var planned: ImportWork?
    let alteration = try LocalChange.run(
      "import \(file)".printable, in: database, dryRun: change.dryRun.isOn, context
    ) { knowledge in
      let work = try work(knowledge)
      try work.admit(to: knowledge, leavingDangling: change.force)
      planned = work
      return work.plan.changes
    }
    guard let planned else { return }
    let knowledge = alteration.knowledge
    try ImportOutput(planned, releases: knowledge.releases, isStored: alteration.isStored)
      .write(output, data: knowledge.data, to: context)
  }

  /// The versions of all readings, the same on every device.
  private func versions(in releases: [Release]) throws -> VersionSet? {
    let versions = try os.map { try VersionSet($0, in: releases) }
    if let os, versions?.dependsOnDevice == true {
      throw SetError.malformed(text: os, .dependsOnDevice)
    }
    return versions
  }

  /// The terms of a table, and its source where it is new.
  private func terms(
    of table: ExternalTable, on versions: VersionSet?, in knowledge: Knowledge
  ) throws -> (terms: ImportTerms, source: Source?) {
    let measurement = table.measurement
    guard let key = origin.source ?? measurement?.key else {
      throw Failure(
        "Name the source of the readings, by its key or the title of a new one, and say how they were made, such "
          + "as: --source \"My team\" --obtained measured",
        exitCode: ExitStatus.usage)
    }
    let effective = knowledge.effective
    let named = try NamedSource(key, in: effective)
    let terms = ImportTerms(
      source: named.id, measurement: measurement, obtained: origin.obtained, os: versions)
    let new = try named.record(
      title: origin.sourceTitle ?? (origin.source == nil ? measurement?.title : nil),
      address: origin.sourceAddress, kind: measurement == nil ? .dataset : .notes, in: effective)
    return (terms, new)
  }
}
