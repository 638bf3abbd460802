import ArgumentParser
import KeylineBundle
import KeylineJSON
import KeylineModel
import KeylineSeed
import KeylineStorage
import KeylineText

/// Prints where the database is.
struct DatabasePath: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the database, even if it does not exist yet.",
    discussion: """
      $ sqlite3 "$(keyline db path)" .tables
      """)

  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    context.write(try Database(database, context).path + "\n")
  }
}

/// Shows the contents of the database.
struct DatabaseStatus: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show what the database holds, and what the shipped data says about your own rows.",
    discussion: """
      $ keyline db status

      Each of your rows is confirmed or contradicted by the other rules, dangling if it names \
      something that does not exist, or changed if the shipped row below it is not the one it \
      replaced.
      """)

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let store = try database.readable(context)
    let status = try store.status()
    let own = try OwnRow.all(
      of: store, in: try database.addingProject(to: try store.knowledge()))
    let project = try context.project.map { try ProjectStatus($0) }
    if let omission = context.project?.omissionNote { context.say(omission) }
    let counts = status.counts.compactMap(Self.row) + (project?.counts ?? [])
    if output.isJSON {
      let report = StatusReport(
        path: store.path, project: project?.path, programData: try Seed.bundledNumber(),
        schema: status.schema, sqlite: status.sqlite, counts: counts, own: own)
      context.write(StatusReport.answer.document(report, data: status.data).text)
      return
    }
    context.write(
      """
      \(store.path)
      data \(status.data) (this program carries \(try Seed.bundledNumber())), \
      schema \(status.schema), SQLite \(status.sqlite)

      """)
    let table = TextTable(
      columns: [.init("Rows"), .init("Layer"), .init("Count", isNumeric: true)],
      rows: counts.map { [$0.table, $0.layer.rawValue, "\($0.rows)"] })
    if let project { context.show(project.text) }
    context.write(PlainTable(width: context.width).text(table))
    context.show(OwnRow.text(own, width: context.width))
  }

  private static func row(_ count: KnowledgeStore.Status.Count) -> StatusReport.Count? {
    Layer(rawValue: count.layer).map {
      StatusReport.Count(table: count.table, layer: $0, rows: count.rows)
    }
  }
}

/// The status of the project that a call stands in.
struct ProjectStatus {
  private let project: Project
  /// How many rows it has, by table.
  let counts: [StatusReport.Count]

  init(_ project: Project) throws {
    self.project = project
    let rows = try project.layer()?.rows ?? []
    counts = RowKind.allCases.map { kind in
      StatusReport.Count(
        table: kind.rawValue, layer: .project, rows: rows.count { $0.key.kind == kind })
    }
  }

  /// The folder, and the number of the data that it is pinned to.
  var text: String {
    let pin = project.configuration.data.map { ", pinned to data \($0)" } ?? ""
    return "project \(project.path.printable)\(pin)\n"
  }

  /// The folder.
  var path: String { project.path }
}
