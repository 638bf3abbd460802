import ArgumentParser

/// The command line.
struct Keyline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyline",
    abstract: "Heights, insets and margins of Apple devices, per OS version, with sources.",
    version: Version.line,
    subcommands: [
      QuestionCommand<SheetCommand>.self, QuestionCommand<Get>.self, Explain.self,
      QuestionCommand<TimelineCommand>.self, QuestionCommand<FindCommand>.self,
      QuestionCommand<DiffCommand>.self, QuestionCommand<ChangesCommand>.self, DeviceCommand.self,
      RuleCommand.self,
      ObservationCommand.self, SourceCommand.self, MetricCommand.self, TechniqueCommand.self,
      CompareCommand.self, ExportCommand.self, ImportCommand.self, ProbeCommand.self,
      DatabaseCommand.self, SchemaCommand.self,
      QuestionCommand<SearchCommand>.self, SetCommand.self,
      QuestionCommand<AuditCommand>.self, ScrollCommand.self, NavbarCommand.self, AdaptCommand.self,
      Log.self,
      Undo.self, DocsCommand.self, ManualCommand.self, DrawCommand.self,
    ],
    defaultSubcommand: QuestionCommand<SheetCommand>.self)
}
