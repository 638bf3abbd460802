import ArgumentParser

/// The commands that hand values on; a new format is one more of them.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export values: code, tables, data, a database, a site.",
    discussion: """
      Exports contain the shared data and leave out your own rows unless you add --local. To share \
      your own rows, use keyline export seed. Keyline refuses a file name with the extension of \
      another format, such as .png. Keyline exports a metric with conditions of its own, such as the \
      family of a widget, once for each value that its rules distinguish. To export only some \
      values, name them: --widget small.
      """,
    subcommands: [
      ExportSwift.self, ExportSnapshotTesting.self, ExportObjectiveC.self, ExportTypeScript.self,
      ExportJSON.self, ExportCSV.self, ExportSQLite.self, ExportSite.self, ExportSeed.self,
    ])
}
