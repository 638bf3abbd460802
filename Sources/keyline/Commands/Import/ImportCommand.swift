import ArgumentParser
import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineStorage

/// Imports readings and rows into the user's own layer.
struct ImportCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import readings and rows as rows of your own, all or none of them.",
    discussion: """
      $ keyline import probe.json
      $ keyline import sizes.csv --map device=Model --map safeAreaInsets.top=Top \\
          --source my-table --source-title "My table" --dry-run
      $ keyline import .keyline
      $ xcrun simctl list -j | keyline import -

      Reads the JSON that the probe prints, the formats of keyline compare, files and folders in \
      the seed's form, and the list from simctl. Keyline only reports on that list and stores \
      nothing from it. Keyline first compares every row with what it knows: added, same, changed \
      (it replaces another row) or conflicting (it disagrees with the rules and is stored anyway). \
      Then it stores all rows at once. Undo with keyline undo. Exit 65: refused or damaged, with \
      the place; nothing was stored.
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
    name: .long,
    help: ArgumentHelp(
      "The versions of the readings if the file states none.", valueName: "set"))
  var os: String?

  @Option(
    name: .long,
    help: "The key of the source that the readings come from, or the title of a new one.")
  var source: String?

  @Option(name: .long, help: "Record the source under this title if it is new.")
  var sourceTitle: String?

  @Option(name: .long, help: "The public address of a new source.")
  var sourceAddress: String?

  @Option(name: .long, help: "How the readings were obtained.")
  var obtained: Observation.Obtained?

  @Flag(name: .long, help: "Store observations only, without rules.")
  var noRules = false

  @Flag(name: .long, help: "Show what would be stored without storing it.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Store the change even if other rows name or rest on something that it removes.")
  var force = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if let format, format != .external(.csv), !map.isEmpty {
      throw ValidationError("'--map' names the columns of a CSV, not of \(format.title).")
    }
  }

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let input = try ImportInput(file, as: format, context.environment)
    let known = try database.knowledge(context)
    let versions = try os.map { try VersionSet($0, in: known.releases) }
    if let os, versions?.dependsOnDevice == true {
      throw SetError.malformed(text: os, .dependsOnDevice)
    }
    let progress = ProgressLine(
      verb: "Replaying", noun: "rows", show: context.environment.showProgress)
    switch try input.content(
      as: format, map: { try ColumnMap(map, metrics: known.metrics) })
    {
    case .simulators(let list):
      let report = SimulatorReport(list.types, in: known)
      try ImportAnswer(simulators: report).write(output, data: known.data, to: context)
    case .seed(let seed):
      guard source == nil, sourceTitle == nil, os == nil, obtained == nil else {
        throw Failure(
          "Rows in the seed's form name their sources and versions themselves; leave out "
            + "--source, --os and --obtained.", exitCode: ExitStatus.usage)
      }
      try store(as: .seed, in: database, context) {
        try ImportPlan(seed, in: $0, progress)
      }
    case .table(let table, let name):
      try store(as: .external(table.format), in: database, context) {
        try plan(table, name: name, versions, in: $0, progress)
      }
    }
  }

  private func store(
    as format: ImportFormat, in database: Database, _ context: CommandContext,
    _ plan: (Knowledge) throws -> ImportPlan
  ) throws {
    var answer: ImportAnswer?
    let alteration = try Alteration.run(
      "import \(file)".printable, in: database, dryRun: dryRun, context
    ) { knowledge in
      let plan = try plan(knowledge)
      try plan.admit(to: knowledge, leavingDangling: force)
      answer = ImportAnswer(format: format, items: plan.items, changes: plan.count)
      return plan.list
    }
    answer?.isStored = alteration.isStored
    try answer?.write(output, data: alteration.knowledge.data, dryRun: dryRun, to: context)
  }

  private func plan(
    _ table: ExternalTable, name: String, _ versions: VersionSet?, in knowledge: Knowledge,
    _ progress: ProgressLine
  ) throws -> ImportPlan {
    let measured = table.measurement
    guard let key = source ?? measured?.key else {
      throw Failure(
        "Name the source of the readings: --source KEY, and --source-title for a new one.",
        exitCode: ExitStatus.usage)
    }
    let effective = Resolver(knowledge).knowledge
    let named = try NamedSource(key, in: effective)
    let new = try named.record(
      title: sourceTitle ?? (source == nil ? measured?.title : nil),
      address: sourceAddress, kind: measured == nil ? .dataset : .notes, in: effective)
    let found = try ExternalImport(
      table, name: name, in: effective,
      terms: ExternalImport.Terms(
        source: named.id, obtained: obtained ?? (measured == nil ? .tabulated : .measured),
        tool: measured?.tool, os: versions))
    return try ImportPlan(
      found, name: name, source: new, givesRules: !noRules, in: knowledge, progress)
  }
}

extension Observation.Obtained: ExpressibleByArgument {}
