import ArgumentParser

/// The commands that hand values on; a new format is one more of them.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Values for others: code, tables, data, a database, a site.",
    discussion: """
      What is exported rests on shared data; your own rows are left out unless --local is given. \
      To hand on your own rows themselves: keyline export seed. A file whose name ends as another \
      format does, such as .png, is refused.
      """,
    subcommands: [
      ExportSwift.self, ExportSnapshotTesting.self, ExportObjectiveC.self, ExportTypeScript.self,
      ExportJSON.self, ExportCSV.self, ExportSQLite.self, ExportSite.self, ExportSeed.self,
    ])
}
