import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Prints the paths of the two files.
struct DatabasePath: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the path of the file of your own rows, even if it does not exist yet.",
    discussion: """
      $ sqlite3 "$(keyline db path)" 'select * from own'
      $ sqlite3 "$(keyline db path --data)" "select id, value, os from rule where metric = 'statusBar.height'"

      With --data, Keyline makes the file of the shipped rows first. Exit 73: it cannot be made; Keyline then \
      reads these rows from the program itself.
      """)

  @Flag(name: .long, help: "Print the path of the file of the shipped rows instead.")
  var data = false

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    guard data else { return context.write(try database.path + "\n") }
    guard let path = database.shipped.path else {
      throw Failure("There is no home directory.", exitCode: ExitStatus.configuration)
    }
    guard database.shipped.prepare() else {
      throw Failure(
        "\(path.printable) cannot be made, or its folder is not yours alone.",
        exitCode: ExitStatus.cannotCreate)
    }
    context.write(path + "\n")
  }
}

/// Shows the contents of the database, and the verdicts of the shipped data on the user's own rows.
struct DatabaseStatus: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show what there is, and what the shipped data says about your own rows.",
    discussion: """
      $ keyline db status

      Each of your rows is confirmed or contradicted by the other rules, dangling if it names \
      something that does not exist, changed if the shipped row below it is not the one it \
      replaced, or left alone.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let (path, file) = (try database.path, try database.own())
    let stored = try Reader(database.shipped, own: file).everything()
    let own = LocalReview(
      try database.addingProject(to: stored), overlaps: try file?.overlaps(with: stored) ?? []
    ).items.map { OwnRow($0) { "keyline \($0.kind.rawValue) restore \($0.id)" } }
    let project = try context.project.map { try ProjectStatus($0) }
    if let omission = context.project?.omissionNote { context.say(omission) }
    let counts = Self.counts(stored) + (project?.counts ?? [])
    if output.isJSON {
      let status = (
        path: path, dataPath: database.shipped.path, project: project?.path,
        schema: OwnFile.version, sqlite: OwnFile.sqliteVersion, counts: counts, own: own
      )
      context.write(Knowledge.status.document(status, data: stored.data).text)
      return
    }
    context.show(
      """
      \(path.printable)\(file == nil ? ": no rows of your own yet" : "")
      data \(stored.data)\(database.shipped.path.map { " in \($0.printable)" } ?? ""), \
      SQLite \(OwnFile.sqliteVersion)

      """)
    let table = TextTable(
      columns: [.init("Rows"), .init("Layer"), .init("Count", isNumeric: true)],
      rows: counts.map { [$0.table, $0.layer.rawValue, "\($0.rows)"] })
    if let project { context.show(project.text) }
    context.write(PlainTable(width: context.width).text(table))
    let count = stored.rows(of: .local).count + stored.masks.count
    context.show(OwnRow.summary(own, of: count))
    if let last = try file?.log().last, last.data != stored.data {
      context.show("Your last change was made with data \(last.data).\n")
    }
    context.show(OwnRow.text(own, width: context.width, allWith: "keyline db status --json"))
  }

  private static func counts(_ knowledge: Knowledge) -> [Layer.Count] {
    let layers = [Layer.shipped, .local].map { layer in
      (layer, Dictionary(grouping: knowledge.rows(of: layer), by: \.key.kind))
    }
    let kinds = RowKind.allCases.flatMap { kind in
      layers.map { layer, rows in
        (table: kind.rawValue, layer: layer, rows: rows[kind]?.count ?? 0)
      }
    }
    return kinds + [
      (table: "metric", layer: .shipped, rows: knowledge.metrics.count),
      (table: "release", layer: .shipped, rows: knowledge.releases.count),
    ]
  }
}

/// The status of the project of a call.
struct ProjectStatus {
  private let project: Project
  /// The number of its rows, by table.
  let counts: [Layer.Count]

  init(_ project: Project) throws {
    self.project = project
    let rows = try project.layer()?.rows ?? []
    counts = RowKind.allCases.map { kind in
      (table: kind.rawValue, layer: .project, rows: rows.count { $0.key.kind == kind })
    }
  }

  /// The folder, and the number of the data to which it is pinned.
  var text: String {
    let pin = project.configuration.data.map { ", pinned to data \($0)" } ?? ""
    return "project \(project.path.printable)\(pin)\n"
  }

  /// The folder.
  var path: String { project.path }
}
