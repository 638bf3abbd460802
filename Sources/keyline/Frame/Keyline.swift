import ArgumentParser

/// The command line.
struct Keyline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyline",
    abstract: "Heights, insets and margins of Apple devices, per OS version, with sources.",
    version: Version.line,
    subcommands: [
      QuestionCommand<SheetCommand>.self, QuestionCommand<Get>.self, Explain.self,
      QuestionCommand<FindCommand>.self,
      QuestionCommand<DiffCommand>.self, QuestionCommand<ChangesCommand>.self, DeviceCommand.self,
      RuleCommand.self,
      ObservationCommand.self, SourceCommand.self, MetricCommand.self, TechniqueCommand.self,
      CompareCommand.self, ExportCommand.self, ImportCommand.self, ProbeCommand.self,
      DatabaseCommand.self, SchemaCommand.self,
      QuestionCommand<SearchCommand>.self, SetCommand.self,
      QuestionCommand<AuditCommand>.self, ScrollCommand.self, NavbarCommand.self, AdaptCommand.self,
      Log.self,
      Undo.self, DocsCommand.self, SkillCommand.self, ManualCommand.self, DrawCommand.self,
    ],
    defaultSubcommand: QuestionCommand<SheetCommand>.self)
}

/// The group of commands about devices.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "List, show, add, edit, remove and restore devices.",
    subcommands: [
      QuestionCommand<DeviceList>.self, QuestionCommand<DeviceShow>.self, DeviceAdd.self,
      DeviceEdit.self,
      RowRemove<DeviceNoun>.self, RowRestore<DeviceNoun>.self,
    ])
}

/// The group of commands about rules.
struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "List, show, add, edit, remove and restore rules, the assertions of Keyline.",
    subcommands: [
      RuleList.self, RuleShow.self, RowAdd<RuleNoun>.self, RowEdit<RuleNoun>.self,
      RowRemove<RuleNoun>.self,
      RowRestore<RuleNoun>.self,
    ])
}

/// The group of commands about observations.
struct ObservationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observation",
    abstract: "List, show, add, edit, remove and restore observations, the statements of sources.",
    subcommands: [
      ObservationList.self, ObservationShow.self, RowAdd<ObservationNoun>.self,
      RowEdit<ObservationNoun>.self,
      RowRemove<ObservationNoun>.self, RowRestore<ObservationNoun>.self,
    ])
}

/// The group of commands about the database.
struct DatabaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "db",
    abstract: "Inspect, check and back up the database.",
    subcommands: [
      DatabasePath.self, DatabaseStatus.self, DatabaseCheck.self, DatabaseCoverage.self,
      DatabaseBackup.self, DatabaseReleaseNotes.self,
    ])
}

/// The group of commands that export values; a new format is a command of it.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export values: code, tables, data, a database, a site.",
    discussion: """
      Exports contain the shared data and leave out your own rows unless you add --local. To share \
      your own rows, use keyline export seed. Keyline refuses a file name with the extension of \
      another format, such as .png. If a metric has conditions of its own, such as the family \
      of a widget, Keyline exports it once for each value that its rules distinguish. To export \
      only some values, name them: --widget small. The first line of exported code holds the \
      question, by which 'keyline docs check' tells if the file is up to date.
      """,
    subcommands: [
      MatrixCommand<ExportSwift>.self, MatrixCommand<ExportSnapshotTesting>.self,
      MatrixCommand<ExportTypeScript>.self,
      MatrixCommand<ExportJSON>.self, MatrixCommand<ExportCSV>.self, ExportSQLite.self,
      ExportSite.self, ExportSeed.self,
    ])
}

/// The commands that draw.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw pictures with the resolved lengths, as SVG.",
    discussion: """
      $ keyline draw iphone-17 --navigation-bar --tab-bar --output screen.svg

      Pictures fit light and dark pages. They show the shared data and leave out your own rows \
      unless you add --local.
      """,
    subcommands: [DrawScreen.self, DrawTimeline.self])
}

/// The group of commands that keep tables in the user's files up to date.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Fill and check the tables between markers in your files, and generated code.",
    discussion: """
      A block is a command between two comments:

        <!-- keyline:begin get safeAreaInsets.top -d iphone-xr --os 12-18 -->
        <!-- keyline:end -->

      In MDX the comments are {/* … */}, in AsciiDoc and source files //. Tables are HTML in HTML \
      files, AsciiDoc in .adoc files, text in source files and Markdown elsewhere; '--format' in the block overrides that. A pair of \
      comments on one line holds a single value. Everything outside the markers stays as it is.

      Code that 'keyline export' wrote is a block as a whole: its first line holds the question, as \
      in // keyline:file export swift statusBar.height -d iphone-15.

      $ keyline docs update README.md
      $ keyline docs check README.md docs
      """,
    subcommands: [DocsUpdate.self, DocsCheck.self])
}
